import { useRef } from "react";
import { useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { hasServerFailed } from "../../lib/has-server-failed.ts";
import { useMedia } from "../../lib/use-media.ts";
import { paths } from "../../paths.ts";
import { linkedFrom } from "../recipe-lists/back-to-list.ts";
import { ListEnd } from "../recipe-lists/list-end.tsx";
import { ListPager } from "../recipe-lists/list-pager.tsx";
import { goToResults, resultsRegion } from "../recipe-lists/list-place.ts";
import { ActiveChips } from "./active-chips.tsx";
import { FilterColumn } from "./filter-column.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { Ideas } from "./ideas.tsx";
import { ResultsHead } from "./results-head.tsx";
import { canSearch, changeView, searchPageSizes } from "./search-address.ts";
import { SearchButton } from "./search-button.tsx";
import { SearchCombobox } from "./search-combobox.tsx";
import { SearchResults } from "./search-results.tsx";
import { UnderstoodNote } from "./understood-note.tsx";
import { useRecentSearches } from "./use-recent-searches.ts";
import { useRememberSearch } from "./use-remember-search.ts";
import { type SearchForm, useSearchForm } from "./use-search-form.ts";
import { type FoundRecipes, useSearchRecipes } from "./use-search-recipes.ts";
import "./search-screen.css";

const words = text.search;

/** All recipes one may read: by words and filters, ordered and paged by the address. */
export function SearchScreen() {
  const [, navigate] = useLocation();
  const form = useSearchForm();
  const { view } = form;
  const field = useRef<HTMLInputElement>(null);
  const query = useSearchRecipes(view);
  const recent = useRecentSearches();
  // Room for a column of filters beside the results.
  const isWide = useMedia("(min-width: 64rem)");
  const hasFound = query.data !== undefined && !query.isStale && query.data.totalCount > 0;
  useRememberSearch(view.query, hasFound, recent.remember);

  function submit(typed = form.draft.query) {
    if (!canSearch({ ...view, query: typed, ...form.draft.filters })) field.current?.focus();
    // Pressed again for the same: the answer may be another by now.
    else if (!form.hasChangedFilters && typed.trim() === view.query) query.refetch();
    form.submit(typed);
  }

  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <div className="search-field-place">
        <SearchCombobox
          field={field}
          value={form.draft.query}
          onType={form.type}
          onSearch={submit}
          onOpen={(id) => navigate(paths.recipe(id), { state: linkedFrom() })}
          recent={recent}
        />
        {isWide ? null : <FilterSheet form={form} onSearch={() => submit()} />}
      </div>
      {/* The field searches by itself; what was chosen in the sheet, and not searched by there, waits here. */}
      {!isWide && form.hasChangedFilters ? (
        <SearchButton hasChanged onSearch={() => submit()} className="mt-3 max-w-3xl" />
      ) : null}
      <div className="search-layout">
        {isWide ? (
          <FilterColumn form={form} isOff={hasServerFailed(query)} onSearch={() => submit()} />
        ) : null}
        {canSearch(view) ? (
          <Results form={form} query={query} onClearedQuery={() => field.current?.focus()} />
        ) : (
          <Ideas recent={recent.texts} />
        )}
      </div>
    </>
  );
}

function Results(props: { form: SearchForm; query: FoundRecipes; onClearedQuery: () => void }) {
  const { form, query } = props;
  const { view } = form;
  const top = useRef<HTMLElement>(null);

  function showPage(page: number) {
    form.show({ ...view, page });
    goToResults(top.current);
  }

  return (
    <section ref={top} aria-label={words.results} className="min-w-0 scroll-mt-20">
      <ActiveChips form={form} />
      <ResultsHead
        view={view}
        found={query.data}
        hasFailed={query.isError && !query.data}
        onShow={form.show}
      />
      <UnderstoodNote
        understood={query.data?.understood ?? null}
        hasFound={(query.data?.totalCount ?? 0) > 0}
      />
      <div {...resultsRegion} className="search-results outline-none">
        <SearchResults form={form} query={query} onClearedQuery={props.onClearedQuery} />
      </div>
      {query.data && query.data.recipes.length > 0 ? (
        <ListEnd
          scrolled={query.scrolled}
          further={query.further}
          shown={query.data.recipes.length}
          all={query.data.totalCount}
          pageSize={view.pageSize}
        >
          <ListPager
            page={view.page + query.further.length}
            pages={query.data.totalPages}
            count={query.data.totalCount}
            onPage={showPage}
            sizes={searchPageSizes}
            size={view.pageSize}
            onSize={(pageSize) => form.show(changeView(view, { pageSize }))}
            sizeLabel={text.recipes.list.perPage}
          />
        </ListEnd>
      ) : null}
    </section>
  );
}
