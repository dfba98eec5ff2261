import type { UseQueryResult } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useRef } from "react";
import type { PageMeta } from "#server/features/recipes/schema/lists.ts";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { PageLoadError } from "../../components/page-load-error.tsx";
import { Button } from "../../components/ui/button.tsx";
import { EmptyStateMessage } from "../../components/ui/empty-state-message.tsx";
import { PageNumberPager } from "../../components/ui/page-number-pager.tsx";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { hasNoDataByServerFailure } from "../../lib/has-no-data-by-server-failure.ts";
import type { SearchState } from "../../lib/query-string-view.ts";
import { hasSearchOrFilter, type ListView } from "./list-address.ts";
import { resultsRegion, scrollToAndFocusResults } from "./list-focus.ts";
import { ListLayoutButton } from "./list-layout-button.tsx";
import { LoadMoreOrPager } from "./load-more-or-pager.tsx";
import { PagerWithPageSize } from "./pager-with-page-size.tsx";
import { RecipeGrid, RecipeGridSkeleton } from "./recipe-grid.tsx";
import { RecipeSearchAndFilters } from "./recipe-search-and-filters.tsx";
import { TagSearchChips } from "./tag-chips.tsx";
import { useListLayout } from "./use-list-layout.ts";

type Props<Order extends string> = {
  words: ComponentProps<typeof RecipeSearchAndFilters<Order>>["words"] &
    Record<
      "title" | "failed" | "noneTitle" | "noneBody" | "pastEndTitle" | "pastEndBody" | "firstPage",
      string
    >;
  state: SearchState<ListView<Order>>;
  view: ListView<Order>;
  onShow: (view: ListView<Order>, options?: { replace: boolean }) => void;
  sorts: readonly Order[];
  query: UseQueryResult<unknown, unknown>;
  /** The metadata of `query`; undefined while the list must not be shown yet. */
  meta: PageMeta | undefined;
  shown: readonly RecipeSummary[];
  tags: readonly string[];
  /** Replaces the list if it is empty although no filter is set. */
  bare: ReactNode;
  /** Buttons next to the heading. */
  actions?: ReactNode;
  count: ReactNode;
  /** Filters that only this list has. */
  filters?: ReactNode;
  canClear: boolean;
  grid: Omit<ComponentProps<typeof RecipeGrid>, "recipes" | "isStale" | "layout">;
  skeletons: number;
  pageSizes?: readonly number[];
} & Pick<ComponentProps<typeof LoadMoreOrPager>, "scrolled" | "further">;

/** A page with a list of recipes: heading, filters, results and pager. */
export function RecipeListPage<Order extends string>(props: Props<Order>) {
  const { words, view, onShow, query, meta, shown, tags, scrolled, further, grid, pageSizes } = props;
  const layout = useListLayout();
  const top = useRef<HTMLDivElement>(null);
  const isNarrowed = hasSearchOrFilter(view);
  const cleared = { ...props.state.read(""), order: view.order, pageSize: view.pageSize };
  const change = (part: Partial<ListView<Order>>) => {
    const next = { ...view, page: 1, ...part };
    onShow(next, { replace: next.search !== view.search });
  };
  const pager = {
    page: view.page + further.length,
    pages: meta?.totalPages ?? 0,
    go(page: number) {
      onShow({ ...view, page });
      scrollToAndFocusResults(top.current);
    },
  };
  const isPastEnd = meta !== undefined && meta.totalCount > 0;
  const heading = (
    <div ref={top} className="list-head grid scroll-mt-24 items-center gap-x-6 gap-y-1">
      <PageHeading>{words.title}</PageHeading>
      <div className="list-deeds -mr-3 flex flex-row-reverse">
        {props.actions}
        {/* Takes its space without recipes too, so that nothing moves when the list has loaded. */}
        <div className={props.bare ? "invisible" : undefined}>
          <ListLayoutButton />
        </div>
      </div>
      {props.bare ? null : props.count}
    </div>
  );
  if (props.bare)
    return (
      <>
        {heading}
        {props.bare}
      </>
    );
  return (
    <>
      {heading}
      <div className="mt-3 sm:mt-6">
        <RecipeSearchAndFilters
          words={words}
          tags={tags}
          view={view}
          sorts={props.sorts}
          onChange={change}
          isDisabled={hasNoDataByServerFailure(query)}
          isNarrowed={isNarrowed}
          onClear={() => onShow(cleared, { replace: cleared.search !== view.search })}
        >
          {props.filters}
        </RecipeSearchAndFilters>
      </div>
      <section {...resultsRegion} aria-label={words.title} className="mt-4 outline-none sm:mt-7">
        {meta === undefined && query.isError ? (
          <PageLoadError
            heading={<h2 className="text-2xl">{text.recipes.list.failedTitle}</h2>}
            error={query.error}
            lines={[serverErrorTextOr(query.error, words.failed)]}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : meta === undefined ? (
          <RecipeGridSkeleton count={props.skeletons} layout={layout} />
        ) : (
          <>
            <TagSearchChips
              tags={tags}
              search={view.search}
              onSearch={(search) => onShow({ ...view, page: 1, search })}
            />
            {shown.length > 0 ? (
              <RecipeGrid {...grid} layout={layout} recipes={shown} isStale={query.isPlaceholderData} />
            ) : (
              <EmptyStateMessage
                title={isPastEnd ? words.pastEndTitle : words.noneTitle}
                action={
                  <Button
                    onClick={() => {
                      onShow(isPastEnd ? { ...view, page: 1 } : cleared);
                      scrollToAndFocusResults(null);
                    }}
                  >
                    {isPastEnd || !props.canClear ? words.firstPage : words.clearFilters}
                  </Button>
                }
              >
                {isPastEnd ? words.pastEndBody : words.noneBody}
              </EmptyStateMessage>
            )}
          </>
        )}
      </section>
      {meta && shown.length > 0 ? (
        <LoadMoreOrPager
          scrolled={scrolled}
          further={further}
          shown={shown.length}
          all={meta.totalCount}
          pageSize={view.pageSize}
          layout={layout}
        >
          {pageSizes ? (
            <PagerWithPageSize
              page={pager.page}
              pages={pager.pages}
              count={meta.totalCount}
              onPage={pager.go}
              sizes={pageSizes}
              size={view.pageSize}
              onSize={(pageSize) => onShow({ ...view, page: 1, pageSize })}
              sizeLabel={text.recipes.list.perPage}
            />
          ) : (
            <PageNumberPager page={pager.page} pages={pager.pages} onChange={pager.go} className="mt-12" />
          )}
        </LoadMoreOrPager>
      ) : null}
    </>
  );
}
