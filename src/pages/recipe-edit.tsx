import { type ReactNode, useState } from "react";
import { Link, useParams } from "wouter";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { FailedState } from "../components/failed-state.tsx";
import { Page } from "../components/page.tsx";
import { Alert } from "../components/ui/alert.tsx";
import { Button } from "../components/ui/button.tsx";
import { draftKey, drafts } from "../features/drafts/draft-storage.ts";
import { DeletedRecipe } from "../features/recipe-form/deleted-recipe.tsx";
import { EditRecipe } from "../features/recipe-form/edit-recipe.tsx";
import { FormHeading } from "../features/recipe-form/form-heading.tsx";
import { RecipeFormSkeleton } from "../features/recipe-form/recipe-form-skeleton.tsx";
import { readErrorAnswer } from "../lib/error-answer.ts";
import { errorMessage } from "../lib/error-message.ts";
import { useSession } from "../lib/session.ts";
import { trpc } from "../lib/trpc.ts";
import { paths } from "../paths.ts";

const words = text.recipes.form;

export default function RecipeEditPage() {
  const { id = "" } = useParams();
  const { user } = useSession();
  return (
    <Page documentTitle={words.editTitle} className="pb-0!">
      <FormHeading cancelHref={paths.recipe(id)}>{words.editTitle}</FormHeading>
      {user ? <Opened key={id} id={id} userId={user.id} /> : null}
    </Page>
  );
}

function Opened({ id, userId }: { id: string; userId: string }) {
  // What is written upon must be what stands now, not what a list remembered.
  const { data, error, isFetchedAfterMount, isFetching, refetch } = trpc.recipes.get.useQuery(
    { id },
    { staleTime: 0 },
  );
  // Later answers do not touch what is being typed: the first one stands until it is saved or given up.
  const [opened, setOpened] = useState<Recipe | null>(null);
  const current = opened ?? (isFetchedAfterMount ? data : undefined);
  if (current && !opened) setOpened(current);
  // Saving ends the draft before the page is left.
  const [hasDraft] = useState(() => drafts.read(draftKey(userId, `recipe:${id}`)) !== null);

  if (error && !current) {
    const { failed } = text.recipes.detail;
    // Asked for again it would still not be there.
    const isGone = readErrorAnswer(error).status === 404;
    if (isGone && hasDraft) return <DeletedRecipe userId={userId} id={id} />;
    return (
      <WayBack>
        {isGone ? (
          <Alert tone="error">{errorMessage(error, failed)}</Alert>
        ) : (
          <FailedState
            error={error}
            fallback={failed}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
      </WayBack>
    );
  }
  if (!current) return <RecipeFormSkeleton />;
  if (current.userId !== userId) {
    return (
      <WayBack>
        <Alert tone="error">{words.notYours}</Alert>
      </WayBack>
    );
  }
  return <EditRecipe userId={userId} recipe={current} />;
}

/** Why there is no form, and where to go from here. */
function WayBack({ children }: { children: ReactNode }) {
  return (
    <div className="grid max-w-[40rem] gap-6">
      {children}
      <Button asChild className="justify-self-start">
        <Link href={paths.recipes}>{text.recipes.detail.back}</Link>
      </Button>
    </div>
  );
}
