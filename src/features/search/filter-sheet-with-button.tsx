import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { SidePanelSheet } from "../../components/ui/side-panel-sheet.tsx";
import { useDebouncedValue } from "../../lib/use-debounced.ts";
import { formatRecipeCount } from "../recipe-lists/recipe-facts.ts";
import { changeViewToFirstPage, hasQueryOrFilter } from "./search-address.ts";
import { SearchFilterFields } from "./search-filter-fields.tsx";
import { listActiveFilters } from "./search-filters.ts";
import { SearchWithFormButton } from "./search-with-form-button.tsx";
import { useOneResultPage } from "./use-recipe-search-pages.ts";
import type { SearchForm } from "./use-search-form.ts";

const texts = text.search;

/** The filters on small screens: a button with the number of active filters, which opens a sheet. */
export function FilterSheetWithButton({ form, onSearch }: { form: SearchForm; onSearch: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const count = listActiveFilters(form.draft.filters).length;
  const expectedCount = useExpectedCountTextIfKnown(form, isOpen);
  return (
    <>
      <Button
        aria-label={texts.filtersCount(count)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="filter-button"
      >
        <SlidersHorizontal aria-hidden />
        <span className="filter-button-word">{texts.filters}</span>
        {count === 0 ? null : (
          <span className="grid size-6 place-items-center rounded-full bg-ink text-paper text-sm tabular-nums">
            {count}
          </span>
        )}
      </Button>
      <SidePanelSheet open={isOpen} onOpenChange={setOpen} side="bottom" title={texts.filters}>
        <SearchFilterFields filters={form.draft.filters} onChange={form.filter} isMember={form.isMember} />
        <SearchWithFormButton
          hasChanged={form.hasChangedFilters}
          finds={expectedCount}
          isMain
          onSearch={() => {
            setOpen(false);
            onSearch();
          }}
          className="filter-foot-sheet sticky z-20 mt-4 border-line border-t"
        />
      </SidePanelSheet>
    </>
  );
}

/** Delay after a slider change before recipes are counted, in ms. */
const DEBOUNCE_MS = 300;

/**
 * The number of recipes that the form would find as text, for example "42 recipes". Undefined while unknown,
 * or without query and filters.
 */
function useExpectedCountTextIfKnown({ draft, view }: SearchForm, isOn: boolean): string | undefined {
  const settled = useDebouncedValue(draft, DEBOUNCE_MS);
  const nextView = changeViewToFirstPage(view, { query: settled.query, ...settled.filters });
  const { data: found } = useOneResultPage({ ...nextView, pageSize: 1 }, { enabled: isOn, retry: false });
  if (!isOn || !hasQueryOrFilter(nextView)) return undefined;
  if (found?.totalIsCapped) return text.search.cappedCount(found.totalCount.toLocaleString("en"));
  return found && formatRecipeCount(found.totalCount);
}
