import { X } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { trpc } from "../../lib/trpc.ts";
import { goToResults } from "../recipe-lists/list-place.ts";
import { recipeCount } from "../recipe-lists/recipe-facts.ts";
import { filterWords } from "./filter-words.ts";
import { canSearch, changeView, type SearchView } from "./search-address.ts";
import { type ActiveFilter, activeFilters } from "./search-filters.ts";
import { favoritesInput, searchInput } from "./search-input.ts";
import type { SearchForm } from "./use-search-form.ts";

const words = text.search;
/** So many filters are tried: each is a search of its own. */
const mostTried = 6;

/** Nothing fits: what was searched by can be taken away, each part by itself, where one sees what that would find. */
export function NothingFound({ form, onClearedQuery }: { form: SearchForm; onClearedQuery: () => void }) {
  const filters = activeFilters(form.view);
  return (
    <EmptyState
      title={words.noneTitle}
      className="py-8"
      action={
        <>
          {filters.length > 0 ? (
            <Button
              onClick={() => {
                form.clearFilters();
                goToResults(null);
              }}
            >
              {words.clearFilters}
            </Button>
          ) : null}
          {form.view.query === "" ? null : (
            <Button
              onClick={() => {
                form.clearQuery();
                onClearedQuery();
              }}
            >
              {words.clear}
            </Button>
          )}
          {filters.length > 0 ? <WhatToDrop form={form} filters={filters.slice(0, mostTried)} /> : null}
        </>
      }
    >
      {words.none}
    </EmptyState>
  );
}

/** Each filter with what the search finds without it. */
function WhatToDrop({ form, filters }: { form: SearchForm; filters: readonly ActiveFilter[] }) {
  const counts = useCountsWithout(form.view, filters);
  return (
    <div className="mt-3 basis-full">
      <p className="text-note text-soft">{words.dropHint}</p>
      <ul className="mt-2.5 flex flex-wrap justify-center gap-2">
        {filters.map((filter, at) => {
          const told = filterWords(form.view, filter);
          const count = counts[at];
          const recipes = count === undefined ? "" : recipeCount(count);
          return (
            <li key={`${filter.name} ${filter.entry ?? ""}`}>
              <Button
                size="small"
                aria-label={count === undefined ? words.drop(told) : words.dropped(told, recipes)}
                onClick={() => {
                  form.drop(filter);
                  goToResults(null);
                }}
                className={count === 0 ? "text-soft!" : ""}
              >
                <X aria-hidden />
                {told}
                <span className="min-w-16 text-left font-normal text-soft">{recipes}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Undefined where it is not known yet, or nothing would be left to search by. */
function useCountsWithout(view: SearchView, filters: readonly ActiveFilter[]): (number | undefined)[] {
  const views = filters.map(({ off }) => changeView({ ...view, pageSize: 12 }, off));
  const ofAll = trpc.useQueries((call) =>
    views.map((without) =>
      call.search.advanced(
        { ...searchInput(without), pageSize: 1 },
        { enabled: canSearch(without) && !without.onlyFavorites, retry: false },
      ),
    ),
  );
  const liked = trpc.useQueries((call) =>
    views.map((without) =>
      call.likes.favorites(
        { ...favoritesInput(without), pageSize: 1 },
        { enabled: without.onlyFavorites, retry: false },
      ),
    ),
  );
  return views.map((without, at) =>
    without.onlyFavorites ? liked[at]?.data?.pagination.totalCount : ofAll[at]?.data?.metadata.totalCount,
  );
}
