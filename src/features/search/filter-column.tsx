import { text } from "#server/texts/en.ts";
import { FilterFields } from "./filter-fields.tsx";
import { SearchButton } from "./search-button.tsx";
import type { SearchForm } from "./use-search-form.ts";
import "../../components/ui/below-bars.css";

/** Beside the results on wide screens: the filters, and the button that searches by them always in sight. */
export function FilterColumn({ form, onSearch }: { form: SearchForm; onSearch: () => void }) {
  return (
    <section
      aria-label={text.search.filters}
      className="below-bars self-start [@media(min-height:62rem)]:sticky"
    >
      <FilterFields filters={form.draft.filters} onChange={form.filter} isMember={form.isMember} />
      <SearchButton
        hasChanged={form.hasChangedFilters}
        onSearch={onSearch}
        className="sticky bottom-0 z-20 mt-4 border-line border-t bg-paper py-4"
      />
    </section>
  );
}
