import { ArrowDownUp } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { PillSelect } from "../../components/ui/pill-select.tsx";
import { cn } from "../../lib/class-names.ts";
import { ListLayoutButton } from "../recipe-lists/list-layout-button.tsx";
import { formatRecipeCount } from "../recipe-lists/recipe-facts.ts";
import { changeViewToFirstPage, naturalOrder, type SearchView, searchSorts } from "./search-address.ts";
import type { SearchResult } from "./use-recipe-search-pages.ts";

const texts = text.search;

/** The sort options. Favorites have no relevance, so that option sorts them by the time of the like. */
function listSortOptions({ onlyFavorites }: SearchView) {
  return searchSorts.map((value) => {
    const label = value === "relevance" && onlyFavorites ? texts.likedOrder : texts.sorts[value];
    return { value, label };
  });
}

function sortOrderText({ sort, order, onlyFavorites }: SearchView): string {
  return texts.orders[sort === "relevance" && onlyFavorites ? "created_at" : sort][order];
}

/** The number of results, and selects for their order, which take effect at once. */
export function ResultCountAndOrder(props: {
  view: SearchView;
  found: Pick<SearchResult, "totalCount" | "totalIsCapped"> | undefined;
  hasFailed: boolean;
  onShow: (view: SearchView) => void;
}) {
  const { view, found, hasFailed, onShow } = props;
  const order = sortOrderText(view);
  // If nothing is found, the heading below says so, and the number is visually hidden.
  const isEmpty = found?.totalCount === 0;
  return (
    <div className="flex min-h-11 items-center justify-between gap-x-3">
      <p role="status" className={cn("flex min-h-7 items-center text-note text-soft", isEmpty && "sr-only")}>
        {found ? formatFoundCount(found) : null}
      </p>
      {/* Without results the selects are invisible but take their space, so that the content below does not move. */}
      <div className={cn("flex flex-wrap items-center gap-2", (isEmpty || hasFailed) && "invisible")}>
        <PillSelect
          label={texts.sort}
          value={view.sort}
          options={listSortOptions(view)}
          onChange={(sort) => onShow(changeViewToFirstPage(view, { sort, order: naturalOrder[sort] }))}
          isActive={false}
        />
        <button
          type="button"
          aria-label={texts.order(order)}
          onClick={() =>
            onShow(changeViewToFirstPage(view, { order: view.order === "asc" ? "desc" : "asc" }))
          }
          className="order-button inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-line font-medium text-note text-soft transition-colors hover:border-edge hover:text-ink sm:h-10"
        >
          <ArrowDownUp aria-hidden className="size-4" />
          {/* Sorting by "Best match" has no direction to choose. */}
          {view.sort === "relevance" && !view.onlyFavorites ? null : (
            <span className="hidden sm:inline">{order}</span>
          )}
        </button>
        <div className="-mr-3">
          <ListLayoutButton />
        </div>
      </div>
    </div>
  );
}

function formatFoundCount({
  totalCount,
  totalIsCapped,
}: Pick<SearchResult, "totalCount" | "totalIsCapped">): string {
  return totalIsCapped
    ? texts.capped(totalCount.toLocaleString("en"))
    : texts.found(formatRecipeCount(totalCount));
}
