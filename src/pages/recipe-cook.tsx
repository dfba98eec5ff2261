import { Link, useParams } from "wouter";
import { text } from "#server/texts/en.ts";
import { Page, PageHeading, useDocumentTitle } from "../components/page.tsx";
import { PageLoadError } from "../components/page-load-error.tsx";
import { Button } from "../components/ui/button.tsx";
import { EmptyPlatePicture } from "../components/ui/empty-plate-picture.tsx";
import { CookModeScreen } from "../features/cooking/cook-mode-screen.tsx";
import { CookModeWithoutSteps } from "../features/cooking/cook-mode-without-steps.tsx";
import { useLeaveToRecipePage } from "../features/cooking/use-leave-to-recipe-page.ts";
import { useRecipeWithCachedSummary } from "../features/recipe-page/use-recipe-with-cached-summary.ts";
import { readErrorAnswer } from "../lib/error-answer.ts";
import { serverErrorTextOr } from "../lib/error-message.ts";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";
import "../features/recipe-page/recipe-print.css";

const texts = text.cooking;
const { notFoundTitle, notFoundBody, failedTitle, failed } = text.recipes.detail;

export default function RecipeCookPage() {
  const { id = "" } = useParams();
  const { data: recipe, error, isPlaceholderData, isFetching, refetch } = useRecipeWithCachedSummary(id);
  useDocumentTitle(recipe ? texts.documentTitle(recipe.title) : text.cookPlace.title);
  const { back, leave } = useLeaveToRecipePage(id);
  const { user } = useSession();

  if (recipe && !isPlaceholderData && recipe.instructions.length > 0) {
    return <CookModeScreen key={recipe.id} recipe={recipe} onLeave={leave} />;
  }
  if (recipe && !isPlaceholderData) {
    return (
      <NothingToCookPage
        title={texts.noStepsTitle}
        body={texts.noStepsBody}
        back={back}
        label={text.cookPlace.leave}
      />
    );
  }
  if (error && readErrorAnswer(error).status === 404) {
    const toList = user ? paths.recipes : paths.dashboard;
    return (
      <NothingToCookPage
        title={notFoundTitle}
        body={notFoundBody}
        back={toList}
        label={text.recipes.detail.back}
      />
    );
  }
  if (error) {
    return (
      <CookModeWithoutSteps onLeave={leave}>
        <PageLoadError
          heading={<PageHeading className="text-2xl!">{failedTitle}</PageHeading>}
          error={error}
          lines={[serverErrorTextOr(error, failed)]}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          <Button asChild variant="plain">
            <Link href={back}>{text.cookPlace.leave}</Link>
          </Button>
        </PageLoadError>
      </CookModeWithoutSteps>
    );
  }
  return <CookModeWithoutSteps title={recipe?.title} onLeave={leave} />;
}

function NothingToCookPage({
  title,
  body,
  back,
  label,
}: Record<"title" | "body" | "back" | "label", string>) {
  return (
    <Page documentTitle={title} className="flex flex-col items-center text-center">
      <EmptyPlatePicture className="mt-6 w-56 rounded-card" />
      <PageHeading className="mt-8">{title}</PageHeading>
      <p className="mt-3 text-lg text-soft">{body}</p>
      <Button asChild variant="primary" className="mt-7">
        <Link href={back}>{label}</Link>
      </Button>
    </Page>
  );
}
