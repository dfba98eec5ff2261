import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { useSession } from "../../lib/session.ts";
import { CardMenu } from "../recipes/card-menu.tsx";
import { FailedState } from "../recipes/failed-state.tsx";
import { goToResults } from "../recipes/list-place.ts";
import { RecipeGrid, RecipeGridSkeleton } from "../recipes/recipe-grid.tsx";
import { isFiltered, searchInput } from "./search-address.ts";
import type { SearchForm } from "./use-search-form.ts";
import type { FoundRecipes } from "./use-search-recipes.ts";

const words = text.search;

/** What was found, or why there is nothing to see. */
export function SearchResults({ form, query }: { form: SearchForm; query: FoundRecipes }) {
  const { user } = useSession();
  const { data } = query;
  if (query.isError && !data) {
    return (
      <FailedState
        error={query.error}
        fallback={words.failed}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        className="max-w-[40rem]"
      />
    );
  }
  if (!data) return <RecipeGridSkeleton count={searchInput(form.view).pageSize} />;
  if (data.recipes.length > 0) {
    return (
      <RecipeGrid
        recipes={data.recipes}
        isStale={query.isPlaceholderData}
        actionFor={(recipe) => (recipe.userId === user?.id ? <CardMenu recipe={recipe} /> : null)}
      />
    );
  }
  return data.metadata.totalCount > 0 ? <PastEnd form={form} /> : <NothingFound form={form} />;
}

function NothingFound({ form }: { form: SearchForm }) {
  return (
    <EmptyState
      title={words.noneTitle}
      action={
        isFiltered(form.view) ? (
          <Button
            onClick={() => {
              form.clearFilters();
              goToResults(null);
            }}
          >
            {words.clearFilters}
          </Button>
        ) : null
      }
    >
      {words.none}
    </EmptyState>
  );
}

function PastEnd({ form }: { form: SearchForm }) {
  return (
    <EmptyState
      title={words.pastEndTitle}
      action={
        <Button
          onClick={() => {
            form.show({ ...form.view, page: 1 });
            goToResults(null);
          }}
        >
          {words.firstPage}
        </Button>
      }
    >
      {words.pastEndBody}
    </EmptyState>
  );
}
