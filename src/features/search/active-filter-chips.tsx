import { X } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { moveFocusOnRemoval } from "../../lib/focus-on-removal.ts";
import { scrollFocusedIntoView } from "../../lib/scroll-focused.ts";
import { formatFilterChipText } from "./filter-chip-text.ts";
import { listActiveFilters } from "./search-filters.ts";
import type { SearchForm } from "./use-search-form.ts";

const texts = text.search;

/** The active filters as chips. A press on a chip removes its filter and searches at once. */
export function ActiveFilterChips({ form }: { form: SearchForm }) {
  const filters = listActiveFilters(form.view);
  if (filters.length === 0) return null;
  return (
    <section aria-label={texts.active} className="mb-2">
      <ul
        onFocus={scrollFocusedIntoView}
        className="no-scrollbar -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {filters.map((filter) => {
          const label = formatFilterChipText(form.view, filter);
          return (
            <li key={`${filter.name} ${filter.entry ?? ""}`} className="shrink-0">
              <button
                ref={moveFocusOnRemoval}
                type="button"
                aria-label={texts.removeFilter(label)}
                onClick={() => form.drop(filter)}
                className="touch-44 inline-flex h-9 items-center gap-1.5 rounded-full bg-ink px-3.5 font-medium text-note text-paper"
              >
                {label}
                <X aria-hidden className="size-4" />
              </button>
            </li>
          );
        })}
        <li className="shrink-0">
          <button
            ref={moveFocusOnRemoval}
            type="button"
            onClick={form.clearFilters}
            className="touch-44 h-9 rounded-full px-3 font-semibold text-note text-soft underline-offset-4 hover:text-ink hover:underline"
          >
            {texts.clearAll}
          </button>
        </li>
      </ul>
    </section>
  );
}
