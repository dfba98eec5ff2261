import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useParams } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { text } from "#server/texts/en.ts";
import { Page, PageHeading } from "../components/page.tsx";
import { PageLoadError } from "../components/page-load-error.tsx";
import { Button } from "../components/ui/button.tsx";
import { EmptyPlatePicture } from "../components/ui/empty-plate-picture.tsx";
import { RereadButtonWithDialog } from "../features/imports/reread/reread-button-with-dialog.tsx";
import {
  goBackToOpeningList,
  readListPathFromHistoryStateOrNull,
} from "../features/recipe-lists/back-to-list.ts";
import { RecipeActionRow } from "../features/recipe-page/recipe-action-row.tsx";
import { RecipePageContent, RecipePageSkeleton } from "../features/recipe-page/recipe-page-content.tsx";
import { useRecipeWithCachedSummary } from "../features/recipe-page/use-recipe-with-cached-summary.ts";
import { RegisterToSaveSection } from "../features/save-recipe/register-to-save-section.tsx";
import { RegisterToSaveButton, SaveCopyButton } from "../features/save-recipe/save-copy-button.tsx";
import { SharedRecipeVisitorStrip } from "../features/save-recipe/shared-recipe-visitor-strip.tsx";
import { wasRecipeOpenedByShareLink } from "../features/save-recipe/shared-visit.ts";
import { OriginalPhotosButton } from "../features/scans/original-photos-button.tsx";
import { cn } from "../lib/class-names.ts";
import { readErrorAnswer } from "../lib/error-answer.ts";
import { serverErrorTextOr } from "../lib/error-message.ts";
import { createLazyComponent } from "../lib/lazy-component.ts";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";
import "../features/save-recipe/recipe-ways.css";
import "../features/recipe-page/recipe-lines.css";
import "../features/recipe-page/recipe-print.css";

const texts = text.recipes.detail;
const MoreRecipes = createLazyComponent(() => import("../features/dashboard/more-recipes.tsx"), {
  isOptional: true,
});
const OwnRecipes = createLazyComponent(() => import("../features/dashboard/own-recipes.tsx"), {
  isOptional: true,
});

export default function RecipePage() {
  const { id = "" } = useParams();
  const { user } = useSession();
  const { data: recipe, error, isPlaceholderData, isFetching, refetch } = useRecipeWithCachedSummary(id);
  const isGone = error !== null && readErrorAnswer(error).status === 404;

  const isOwner = recipe !== undefined && user?.id === recipe.userId;

  // A guest who opened a shared link has no list to return to.
  const list = readListPathFromHistoryStateOrNull(useHistoryState());
  const isShared = list === null && wasRecipeOpenedByShareLink(id);
  const isNewcomer = isShared && user === null;

  if (isGone) return <RecipeNotFoundPage isNewcomer={isNewcomer} />;
  return (
    <Page documentTitle={recipe?.title ?? texts.documentTitle} className="relative py-0! md:pt-5! md:pb-10!">
      {isNewcomer ? (
        <SharedRecipeVisitorStrip recipeId={id} />
      ) : (
        <BackToListLink isMember={user !== null} isOverPicture={recipe !== undefined || !error}>
          {recipe && user === null ? <RegisterToSaveButton recipeId={id} /> : null}
        </BackToListLink>
      )}
      {recipe ? (
        <>
          <RecipePageContent
            recipe={recipe}
            isComplete={!isPlaceholderData}
            author={isOwner ? null : recipe.authorName}
            actions={
              <RecipeActionRow
                key={recipe.id}
                recipe={recipe}
                isOwner={isOwner}
                saveButton={
                  isShared && user && !isOwner ? <SaveCopyButton recipe={recipe} userId={user.id} /> : null
                }
              />
            }
            sourceAction={
              isOwner && recipe.privacySource === "IMPORTED" ? (
                <RereadButtonWithDialog recipe={recipe} />
              ) : recipe.originalPhotos.length > 0 ? (
                <OriginalPhotosButton paths={recipe.originalPhotos} />
              ) : null
            }
          />
          {user === null ? <VisitorSections recipeId={id} /> : null}
        </>
      ) : error ? (
        <div className="py-8">
          <PageLoadError
            heading={<PageHeading className="text-2xl!">{texts.failedTitle}</PageHeading>}
            error={error}
            lines={[serverErrorTextOr(error, texts.failed)]}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </div>
      ) : (
        <RecipePageSkeleton />
      )}
    </Page>
  );
}

/** Shown to visitors below a recipe: how to save it, and other recipes. */
function VisitorSections({ recipeId }: { recipeId: string }) {
  return (
    <>
      <RegisterToSaveSection recipeId={recipeId} />
      <MoreRecipes except={[recipeId]} />
    </>
  );
}

type BackLinkProps = { isMember: boolean; isOverPicture: boolean; children: ReactNode };

/**
 * A link back to the list that the recipe was opened from, or else to the member's recipes. `children` are on
 * the opposite side.
 */
function BackToListLink({ isMember, isOverPicture, children }: BackLinkProps) {
  return (
    <div
      className={cn("recipe-ways", !isOverPicture && "pt-4 md:pt-0")}
      data-over={isOverPicture || undefined}
    >
      <Link
        href={isMember ? paths.recipes : paths.dashboard}
        onClick={(event) => goBackToOpeningList(event, isMember)}
        className="inline-flex h-11 items-center gap-2 rounded-full bg-surface px-4 font-semibold text-note text-soft hover:text-ink md:bg-transparent md:px-0"
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        {texts.back}
      </Link>
      {children}
    </div>
  );
}

function RecipeNotFoundPage({ isNewcomer }: { isNewcomer: boolean }) {
  const { user } = useSession();
  return (
    <Page documentTitle={texts.notFoundTitle} isWide className="flex flex-col items-center py-5 text-center">
      <EmptyPlatePicture className="mt-6 w-56 rounded-card" />
      <PageHeading className="mt-8">{texts.notFoundTitle}</PageHeading>
      <p className="mt-3 text-lg text-soft">{texts.notFoundBody}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button asChild variant="primary">
          <Link href={user ? paths.recipes : paths.dashboard}>
            {isNewcomer ? text.keeping.lookAround : texts.back}
          </Link>
        </Button>
        <Button asChild>
          <Link href={paths.search()}>{text.failures.search}</Link>
        </Button>
      </div>
      {user ? <OwnRecipes /> : null}
    </Page>
  );
}
