import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { SidePanelSheet } from "../../components/ui/side-panel-sheet.tsx";
import { useDebounced } from "../../lib/use-debounced.ts";
import { recipeCount } from "../recipe-lists/recipe-facts.ts";
import { FilterFields } from "./filter-fields.tsx";
import { canSearch, changeView } from "./search-address.ts";
import { SearchButton } from "./search-button.tsx";
import { activeFilters } from "./search-filters.ts";
import type { SearchForm } from "./use-search-form.ts";
import { useResultPage } from "./use-search-recipes.ts";

const texts = text.search;

/** The filters on small screens: a button with the number of active filters, and a sheet. */
export function FilterSheet({ form, onSearch }: { form: SearchForm; onSearch: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const count = activeFilters(form.draft.filters).length;
  const expectedCount = useExpectedCount(form, isOpen);
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
        <FilterFields filters={form.draft.filters} onChange={form.filter} isMember={form.isMember} />
        <SearchButton
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

/** Debounce of slider changes, in ms. */
const DEBOUNCE_MS = 300;

/** The number of recipes that the form would find: "42 recipes". Undefined while unknown, or without a query. */
function useExpectedCount({ draft, view }: SearchForm, isOn: boolean): string | undefined {
  const settled = useDebounced(draft, DEBOUNCE_MS);
  const nextView = changeView(view, { query: settled.query, ...settled.filters });
  const { data: found } = useResultPage({ ...nextView, pageSize: 1 }, { enabled: isOn, retry: false });
  if (!isOn || !canSearch(nextView)) return undefined;
  if (found?.totalIsCapped) return text.search.cappedCount(found.totalCount.toLocaleString("en"));
  return found && recipeCount(found.totalCount);
}
