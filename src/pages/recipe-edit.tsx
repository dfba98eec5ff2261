import { type ReactNode, useState } from "react";
import { Link, useParams } from "wouter";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { Page, PageHeading } from "../components/page.tsx";
import { PageLoadError } from "../components/page-load-error.tsx";
import { Button } from "../components/ui/button.tsx";
import { EmptyStateMessage } from "../components/ui/empty-state-message.tsx";
import { createDraftStorageKey, drafts } from "../features/drafts/draft-storage.ts";
import { CreateRecipeForm } from "../features/recipe-editor/create-recipe-form.tsx";
import { EditRecipeForm } from "../features/recipe-editor/edit-recipe-form.tsx";
import { EditRecipeSkeleton } from "../features/recipe-editor/edit-recipe-skeleton.tsx";
import { readErrorAnswer } from "../lib/error-answer.ts";
import { serverErrorTextOr } from "../lib/error-message.ts";
import { useSession } from "../lib/session.ts";
import { trpc } from "../lib/trpc.ts";
import { paths } from "../paths.ts";

const texts = text.recipes.form;

export default function RecipeEditPage() {
  const { id = "" } = useParams();
  const { user } = useSession();
  return (
    <Page documentTitle={texts.editTitle} className="pb-0!">
      <PageHeading className="mb-3 text-2xl!">{texts.editTitle}</PageHeading>
      {user ? <EditRecipeFormOrError key={id} id={id} userId={user.id} /> : null}
    </Page>
  );
}

function EditRecipeFormOrError({ id, userId }: { id: string; userId: string }) {
  // `staleTime: 0`, because the form needs the current recipe and not a cached one.
  const { data, error, isFetchedAfterMount, isFetching, refetch } = trpc.recipes.get.useQuery(
    { id },
    { staleTime: 0 },
  );
  // Only the first response is used, because a later one must not change what the member types.
  const [opened, setOpened] = useState<Recipe | null>(null);
  const current = opened ?? (isFetchedAfterMount ? data : undefined);
  if (current && !opened) setOpened(current);
  // Reads the drafts once, because saving removes the draft before the page is left.
  const [hasDraft] = useState(() => drafts.read(createDraftStorageKey(userId, `recipe:${id}`)) !== null);

  if (error && !current) {
    const { notFoundBody, failedTitle, failed } = text.recipes.detail;
    // A 404 offers no retry, because it would fail again.
    const isGone = readErrorAnswer(error).status === 404;
    if (isGone && hasDraft) return <CreateRecipeForm userId={userId} deletedId={id} />;
    if (isGone)
      return (
        <FormUnavailableMessage title={serverErrorTextOr(error, failed)}>
          {notFoundBody}
        </FormUnavailableMessage>
      );
    return (
      <PageLoadError
        heading={<h2 className="text-2xl">{failedTitle}</h2>}
        error={error}
        lines={[serverErrorTextOr(error, failed)]}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        <MyRecipesLink />
      </PageLoadError>
    );
  }
  if (!current) return <EditRecipeSkeleton />;
  if (current.userId !== userId)
    return <FormUnavailableMessage title={texts.notYoursTitle}>{texts.notYours}</FormUnavailableMessage>;
  return <EditRecipeForm userId={userId} recipe={current} />;
}

/** Says why there is no form, with links to go on. */
function FormUnavailableMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert">
      <EmptyStateMessage title={title} action={<MyRecipesLink variant="primary" />}>
        {children}
      </EmptyStateMessage>
    </div>
  );
}

function MyRecipesLink({ variant = "plain" }: { variant?: "primary" | "plain" }) {
  return (
    <Button asChild variant={variant}>
      <Link href={paths.recipes}>{text.recipes.detail.back}</Link>
    </Button>
  );
}
