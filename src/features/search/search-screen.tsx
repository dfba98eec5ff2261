import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { hasNoDataByServerFailure } from "../../lib/has-no-data-by-server-failure.ts";
import { useMediaQueryMatches } from "../../lib/use-media.ts";
import { paths } from "../../paths.ts";
import { createCurrentPathHistoryState } from "../recipe-lists/back-to-list.ts";
import { resultsRegion, scrollToAndFocusResults } from "../recipe-lists/list-focus.ts";
import { LoadMoreOrPager } from "../recipe-lists/load-more-or-pager.tsx";
import { PagerWithPageSize } from "../recipe-lists/pager-with-page-size.tsx";
import { useListLayout } from "../recipe-lists/use-list-layout.ts";
import { ActiveFilterChips } from "./active-filter-chips.tsx";
import { FilterSheetWithButton } from "./filter-sheet-with-button.tsx";
import { ResultCountAndOrder } from "./result-count-and-order.tsx";
import { ResultsOrEmptyOrError } from "./results-or-empty-or-error.tsx";
import { changeViewToFirstPage, hasQueryOrFilter, searchPageSizes } from "./search-address.ts";
import { SearchFieldWithSuggestions } from "./search-field-with-suggestions.tsx";
import { SearchIdeasSection } from "./search-ideas-section.tsx";
import { SearchWithFormButton } from "./search-with-form-button.tsx";
import { openSingleResultOf, useOpenSingleResult } from "./use-open-single-result.ts";
import { useRecentSearches } from "./use-recent-searches.ts";
import { type RecipeSearch, useRecipeSearchPages } from "./use-recipe-search-pages.ts";
import { type SearchForm, useSearchForm } from "./use-search-form.ts";
import "./search-screen.css";
import type { Understood } from "#server/features/search/schema.ts";
import { SearchFilterFields } from "./search-filter-fields.tsx";

const texts = text.search;

/** Searches all visible recipes by query and filters. Query, filters, sort and page are in the address. */
export function SearchScreen() {
  const [, navigate] = useLocation();
  const form = useSearchForm();
  const { view } = form;
  const field = useRef<HTMLInputElement>(null);
  const query = useRecipeSearchPages(view);
  const recent = useRecentSearches();
  // Whether the filters fit in a column next to the results.
  const isWide = useMediaQueryMatches("(min-width: 64rem)");
  const hasFound = query.data !== undefined && !query.isStale && query.data.totalCount > 0;
  const open = useCallback(
    (id: string) => navigate(paths.recipe(id), { state: createCurrentPathHistoryState() }),
    [navigate],
  );
  // A typo is not remembered, but its correction.
  useRememberSearchWithResults(query.data?.understood?.corrected ?? view.query, hasFound, recent.remember);
  useOpenSingleResult(view.query, query, open);

  function submit(typed = form.draft.query) {
    if (!hasQueryOrFilter({ ...view, query: typed, ...form.draft.filters })) field.current?.focus();
    // A search that is submitted again unchanged is repeated, because its results may be outdated.
    else if (!form.hasChangedFilters && typed.trim() === view.query) query.refetch();
    form.submit(typed);
  }

  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      <div className="search-field-place mt-4 flex max-w-3xl gap-2.5 sm:mt-6">
        <SearchFieldWithSuggestions
          field={field}
          value={form.draft.query}
          onType={form.type}
          onSearch={(typed) => {
            submit(typed);
            openSingleResultOf(typed);
          }}
          onOpen={open}
          recent={recent}
        />
        {isWide ? null : <FilterSheetWithButton form={form} onSearch={() => submit()} />}
      </div>
      {/* Typing in the field searches by itself; this button applies filters that were changed in the sheet. */}
      {!isWide && form.hasChangedFilters ? (
        <SearchWithFormButton hasChanged onSearch={() => submit()} className="mt-3 max-w-3xl" />
      ) : null}
      <div className="search-layout mt-4 grid gap-x-10">
        {isWide ? (
          <FilterColumn form={form} isDisabled={hasNoDataByServerFailure(query)} onSearch={() => submit()} />
        ) : null}
        {hasQueryOrFilter(view) ? (
          <SearchResultsColumn form={form} query={query} onClearedQuery={() => field.current?.focus()} />
        ) : (
          <SearchIdeasSection recent={recent.texts} />
        )}
      </div>
    </>
  );
}

function SearchResultsColumn(props: { form: SearchForm; query: RecipeSearch; onClearedQuery: () => void }) {
  const { form, query } = props;
  const { view } = form;
  const layout = useListLayout();
  const top = useRef<HTMLElement>(null);

  function showPage(page: number) {
    form.show({ ...view, page });
    scrollToAndFocusResults(top.current);
  }

  return (
    <section ref={top} aria-label={texts.results} className="min-w-0 scroll-mt-20">
      <ActiveFilterChips form={form} />
      <ResultCountAndOrder
        view={view}
        found={query.data}
        hasFailed={query.isError && !query.data}
        onShow={form.show}
      />
      <CorrectedQueryNote
        understood={query.data?.understood ?? null}
        hasFound={(query.data?.totalCount ?? 0) > 0}
      />
      <div {...resultsRegion} className="mt-1.5 outline-none">
        <ResultsOrEmptyOrError form={form} query={query} onClearedQuery={props.onClearedQuery} />
      </div>
      {query.data && query.data.recipes.length > 0 ? (
        <LoadMoreOrPager
          scrolled={query.scrolled}
          further={query.further}
          shown={query.data.recipes.length}
          all={query.data.totalCount}
          pageSize={view.pageSize}
          layout={layout}
        >
          <PagerWithPageSize
            page={view.page + query.further.length}
            pages={query.data.totalPages}
            count={query.data.totalCount}
            onPage={showPage}
            sizes={searchPageSizes}
            size={view.pageSize}
            onSize={(pageSize) => form.show(changeViewToFirstPage(view, { pageSize }))}
            sizeLabel={text.recipes.list.perPage}
          />
        </LoadMoreOrPager>
      ) : null}
    </section>
  );
}

/** The filters on wide screens. Their search button is always in view. */
function FilterColumn(props: {
  form: SearchForm;
  /** Whether the filters are disabled, because the results could not be loaded. */
  isDisabled: boolean;
  onSearch: () => void;
}) {
  const { form, isDisabled, onSearch } = props;
  return (
    <section aria-label={text.search.filters} className="filter-column">
      <fieldset disabled={isDisabled} className="filter-set min-w-0">
        <SearchFilterFields filters={form.draft.filters} onChange={form.filter} isMember={form.isMember} />
        <SearchWithFormButton
          hasChanged={form.hasChangedFilters}
          onSearch={onSearch}
          className="sticky bottom-(--bottom-bars) z-20 mt-4 border-line border-t bg-paper py-4"
        />
      </fieldset>
    </section>
  );
}

/** Says how the server corrected the query. Its space is reserved, so that nothing moves. */
function CorrectedQueryNote(props: { understood: Understood | null; hasFound: boolean }) {
  const { corrected = null, without = [] } = props.understood ?? {};
  // If nothing is found, the heading names the unknown words instead.
  const unknown = props.hasFound ? (props.understood?.unknown ?? []) : [];
  return (
    <div role="status" className="understood-note grid gap-0.5 text-note text-soft">
      {corrected === null ? null : (
        <p>
          {props.hasFound ? texts.understood.shown : texts.understood.searched}{" "}
          <bdi className="font-semibold text-ink">{corrected}</bdi>
        </p>
      )}
      {unknown.length === 0 ? null : <p>{texts.understood.unknown(unknown)}</p>}
      {without.length === 0 ? null : <p>{texts.understood.without(without)}</p>}
    </div>
  );
}

/** How long results must be shown before their search is remembered, in ms. */
const REMEMBER_DELAY_MS = 1500;

/**
 * Remembers a search with results after a delay, or when the member opens a result. The delay excludes the
 * searches that run while the member types.
 */
function useRememberSearchWithResults(
  query: string,
  hasFound: boolean,
  remember: (query: string) => void,
): void {
  const latest = useRef({ query, hasFound, remember });
  latest.current = { query, hasFound, remember };

  useEffect(() => {
    if (query === "" || !hasFound) return;
    const timer = setTimeout(() => latest.current.remember(query), REMEMBER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, hasFound]);

  useEffect(
    () => () => {
      const last = latest.current;
      if (last.query !== "" && last.hasFound) last.remember(last.query);
    },
    [],
  );
}
