import { text } from "#server/texts/en.ts";
import { FilterFields } from "./filter-fields.tsx";
import { SearchButton } from "./search-button.tsx";
import type { SearchForm } from "./use-search-form.ts";

/** Beside the results on wide screens: the filters, and the button that searches by them always in sight. */
export function FilterColumn(props: {
  form: SearchForm;
  /** The server failed: there is nothing to narrow. */
  isOff: boolean;
  onSearch: () => void;
}) {
  const { form, isOff, onSearch } = props;
  return (
    <section aria-label={text.search.filters} className="filter-column">
      <fieldset disabled={isOff} className="filter-set">
        <FilterFields filters={form.draft.filters} onChange={form.filter} isMember={form.isMember} />
        <SearchButton hasChanged={form.hasChangedFilters} onSearch={onSearch} className="filter-foot" />
      </fieldset>
    </section>
  );
}
