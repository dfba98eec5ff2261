import { useRef } from "react";
import { text } from "#server/texts/en.ts";
import { PageHeading } from "../../components/page.tsx";
import { ListPager } from "../recipe-lists/list-pager.tsx";
import { goToResults, resultsRegion } from "../recipe-lists/list-place.ts";
import { Ideas } from "./ideas.tsx";
import { ResultsHead } from "./results-head.tsx";
import { canSearch, changeView, searchPageSizes } from "./search-address.ts";
import { SearchFields } from "./search-fields.tsx";
import { SearchResults } from "./search-results.tsx";
import { useSearchForm } from "./use-search-form.ts";
import { useSearchRecipes } from "./use-search-recipes.ts";

const words = text.search;

/** All recipes one may read: by words and filters, ordered and paged by the address. */
export function SearchScreen() {
  const form = useSearchForm();
  const { view } = form;
  const field = useRef<HTMLInputElement>(null);
  const top = useRef<HTMLElement>(null);
  const query = useSearchRecipes(view);

  function submit() {
    if (!canSearch({ ...view, query: form.draft.query, ...form.draft.filters })) field.current?.focus();
    // Pressed again for the same: the answer may be another by now.
    else if (!form.hasChangedFilters && form.draft.query.trim() === view.query) void query.refetch();
    form.submit();
  }

  function showPage(page: number) {
    form.show({ ...view, page });
    goToResults(top.current);
  }

  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <div className="mt-6">
        <SearchFields form={form} field={field} onSubmit={submit} />
      </div>
      {canSearch(view) ? (
        <section ref={top} aria-label={words.results} className="mt-7 scroll-mt-20 border-line border-t pt-6">
          <ResultsHead view={view} found={query.data?.metadata} onShow={form.show} />
          <div {...resultsRegion} className="mt-5 outline-none">
            <SearchResults form={form} query={query} onClearedQuery={() => field.current?.focus()} />
          </div>
          {query.data ? (
            <ListPager
              page={view.page}
              pages={query.data.metadata.totalPages}
              count={query.data.metadata.totalCount}
              onPage={showPage}
              sizes={searchPageSizes}
              size={view.pageSize}
              onSize={(pageSize) => form.show(changeView(view, { pageSize }))}
              sizeLabel={text.recipes.list.perPage}
            />
          ) : null}
        </section>
      ) : (
        <Ideas />
      )}
    </>
  );
}
