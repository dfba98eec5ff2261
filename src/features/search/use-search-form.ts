import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useSearch } from "wouter/use-browser-location";
import { useSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import {
  changeViewToFirstPage,
  createSearchPath,
  parseSearchView,
  type SearchView,
} from "./search-address.ts";
import {
  type ActiveFilter,
  areSameFilters,
  noFilters,
  pickFiltersOfView,
  resetMemberFilters,
  type SearchFilters,
} from "./search-filters.ts";

const TYPING_PAUSE_MS = 500;

/**
 * The search in the address, and the form's unsaved changes (`draft`): a typed query is searched after a
 * pause, changed filters when the search button is pressed.
 */
export function useSearchForm() {
  const [, navigate] = useLocation();
  const isMember = useSession().user !== null;
  const requested = parseSearchView(useSearch());
  const view = isMember ? requested : resetMemberFilters(requested);
  const address = createSearchPath(view);
  const [draft, setDraft] = useState(createFormDraftFromView(view));
  const ownAddress = useRef(address);

  // A navigation, for example by Back, replaces the changes in the form.
  useEffect(() => {
    if (ownAddress.current === address) return;
    ownAddress.current = address;
    setDraft(createFormDraftFromView(parseSearchViewOfPath(address)));
  }, [address]);

  useEffect(() => {
    const shown = parseSearchViewOfPath(address);
    const query = draft.query.trim();
    if (query === shown.query) return;
    const timer = setTimeout(() => {
      ownAddress.current = createSearchPath(changeViewToFirstPage(shown, { query }));
      navigate(ownAddress.current, { replace: true });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft.query, address, navigate]);

  function show(next: SearchView) {
    ownAddress.current = createSearchPath(next);
    if (ownAddress.current !== address) navigate(ownAddress.current);
  }

  return {
    isMember,
    /** The search in the address. */
    view,
    draft,
    hasChangedFilters: !areSameFilters(draft.filters, view),
    type: (query: string) => setDraft({ ...draft, query }),
    filter: (part: Partial<SearchFilters>) => setDraft({ ...draft, filters: { ...draft.filters, ...part } }),
    /** Searches with the form's query and filters. */
    submit: (query = draft.query) =>
      show(changeViewToFirstPage(view, { query: query.trim(), ...draft.filters })),
    /** Shows another page or order of the same search; changed filters stay in the form. */
    show,
    /** Removes one filter and searches at once; other changed filters stay in the form. */
    drop({ name, entry, off }: ActiveFilter) {
      const { filters } = draft;
      const remaining =
        entry === undefined ? off : { [name]: removeIngredientFromFilter(filters, name, entry) };
      setDraft({ ...draft, filters: { ...filters, ...remaining } });
      show(changeViewToFirstPage(view, off));
    },
    /** Removes all filters and searches at once. */
    clearFilters() {
      setDraft({ ...draft, filters: noFilters });
      show(changeViewToFirstPage(view, { query: draft.query.trim(), ...noFilters }));
    },
    /** Clears the query and searches at once, without the pause after typing. The filters stay. */
    clearQuery() {
      setDraft({ ...draft, query: "" });
      show(changeViewToFirstPage(view, { query: "" }));
    },
  };
}

export type SearchForm = ReturnType<typeof useSearchForm>;

function createFormDraftFromView(view: SearchView): { query: string; filters: SearchFilters } {
  return { query: view.query, filters: pickFiltersOfView(view) };
}

/** Removes an ingredient from the form's list, which may have more ingredients than the current search. */
function removeIngredientFromFilter(
  filters: SearchFilters,
  name: ActiveFilter["name"],
  entry: string,
): string[] {
  return name === "include" || name === "exclude" ? filters[name].filter((other) => other !== entry) : [];
}

function parseSearchViewOfPath(address: string): SearchView {
  return parseSearchView(address.slice(paths.search().length));
}
