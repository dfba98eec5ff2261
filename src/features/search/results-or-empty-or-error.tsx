import { text } from "#server/texts/en.ts";
import { PageLoadError } from "../../components/page-load-error.tsx";
import { Button } from "../../components/ui/button.tsx";
import { EmptyStateMessage } from "../../components/ui/empty-state-message.tsx";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { useSession } from "../../lib/session.ts";
import { scrollToAndFocusResults } from "../recipe-lists/list-focus.ts";
import { OwnRecipeCardMenu } from "../recipe-lists/own-recipe-card-menu.tsx";
import { RecipeGrid, RecipeGridSkeleton } from "../recipe-lists/recipe-grid.tsx";
import { useListLayout } from "../recipe-lists/use-list-layout.ts";
import { NothingFoundState } from "./nothing-found-state.tsx";
import { timeSlider } from "./search-filters.ts";
import type { RecipeSearch } from "./use-recipe-search-pages.ts";
import type { SearchForm } from "./use-search-form.ts";

const texts = text.search;

/** The results of a search, or a message that nothing was found or that it failed. */
export function ResultsOrEmptyOrError(props: {
  form: SearchForm;
  query: RecipeSearch;
  /** Called after the query was cleared; must focus the search field. */
  onClearedQuery: () => void;
}) {
  const { form, query, onClearedQuery } = props;
  const { user } = useSession();
  const layout = useListLayout();
  const { data } = query;
  if (query.isError && !data) {
    return (
      <PageLoadError
        heading={<h2 className="text-2xl">{texts.failedTitle}</h2>}
        error={query.error}
        lines={[serverErrorTextOr(query.error, texts.failed)]}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  }
  if (!data) return <RecipeGridSkeleton count={form.view.pageSize} layout={layout} />;
  if (data.recipes.length > 0) {
    return (
      <RecipeGrid
        recipes={data.recipes}
        layout={layout}
        matches={data.matches}
        isStale={query.isStale}
        marksPublic
        isByCooking={form.view.maxTime !== timeSlider.max || form.view.sort === "cooking_time"}
        actionFor={(recipe) =>
          recipe.userId === user?.id ? (
            <OwnRecipeCardMenu recipe={recipe} onDeleteFailed={logDeleteFailure} />
          ) : null
        }
      />
    );
  }
  if (data.totalCount > 0) return <PageBeyondEndMessage form={form} />;
  return <NothingFoundState form={form} understood={data.understood} onClearedQuery={onClearedQuery} />;
}

/** Only logs an error of a deletion, because the card that stays visible shows it. */
function logDeleteFailure(error: unknown): void {
  console.error(texts.deleteFailed, error);
}

function PageBeyondEndMessage({ form }: { form: SearchForm }) {
  return (
    <EmptyStateMessage
      title={texts.pastEndTitle}
      action={
        <Button
          onClick={() => {
            form.show({ ...form.view, page: 1 });
            scrollToAndFocusResults(null);
          }}
        >
          {texts.firstPage}
        </Button>
      }
    >
      {texts.pastEndBody}
    </EmptyStateMessage>
  );
}
