import { X } from "lucide-react";
import type { Understood } from "#server/features/search/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { EmptyPlate } from "../../components/ui/empty-plate.tsx";
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
export function NothingFound(props: {
  form: SearchForm;
  understood: Understood | null;
  onClearedQuery: () => void;
}) {
  const { form, onClearedQuery } = props;
  const filters = activeFilters(form.view);
  const known = props.understood?.known ?? null;
  const unknown = props.understood?.unknown ?? [];
  return (
    <EmptyState
      title={unknown.length > 0 ? words.understood.unknown(unknown) : words.noneTitle}
      picture={<EmptyPlate className="w-36 rounded-card sm:w-52" />}
      className="nothing-found"
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
          {known === null ? null : (
            <Button
              onClick={() => {
                form.submit(known);
                goToResults(null);
              }}
            >
              {words.searchFor(known)}
            </Button>
          )}
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

/** Each filter without which the search finds something, and how much. */
function WhatToDrop({ form, filters }: { form: SearchForm; filters: readonly ActiveFilter[] }) {
  const counts = useCountsWithout(form.view, filters);
  const helpful = filters.flatMap((filter, at) => {
    const count = counts[at] ?? 0;
    return count > 0 ? [{ filter, told: filterWords(form.view, filter), recipes: recipeCount(count) }] : [];
  });
  if (helpful.length === 0) return null;
  return (
    <div className="drop-filters">
      <p className="text-note text-soft">{words.dropHint}</p>
      <ul className="mt-2.5 flex flex-wrap justify-center gap-2">
        {helpful.map(({ filter, told, recipes }) => (
          <li key={`${filter.name} ${filter.entry ?? ""}`}>
            <Button
              size="small"
              aria-label={words.dropped(told, recipes)}
              onClick={() => {
                form.drop(filter);
                goToResults(null);
              }}
            >
              <X aria-hidden />
              {told}
              <span className="font-normal text-soft">{recipes}</span>
            </Button>
          </li>
        ))}
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
