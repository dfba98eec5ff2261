import { X } from "lucide-react";
import type { Understood } from "#server/features/search/schema.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { EmptyPlatePicture } from "../../components/ui/empty-plate-picture.tsx";
import { EmptyStateMessage } from "../../components/ui/empty-state-message.tsx";
import { scrollToAndFocusResults } from "../recipe-lists/list-focus.ts";
import { formatRecipeCount } from "../recipe-lists/recipe-facts.ts";
import { formatFilterChipText } from "./filter-chip-text.ts";
import { changeViewToFirstPage } from "./search-address.ts";
import { type ActiveFilter, listActiveFilters } from "./search-filters.ts";
import { useOneResultPagePerView } from "./use-recipe-search-pages.ts";
import type { SearchForm } from "./use-search-form.ts";

const texts = text.search;
/** Maximum number of filters whose removal is tried, because each try is a search of its own. */
const MAX_TRIED = 6;

/**
 * Shown if a search finds nothing: offers to remove each filter, with the number of recipes that would then
 * be found.
 */
export function NothingFoundState(props: {
  form: SearchForm;
  understood: Understood | null;
  onClearedQuery: () => void;
}) {
  const { form, onClearedQuery } = props;
  const filters = listActiveFilters(form.view);
  const known = props.understood?.known ?? null;
  const unknown = props.understood?.unknown ?? [];
  return (
    <EmptyStateMessage
      title={unknown.length > 0 ? texts.understood.unknown(unknown) : texts.noneTitle}
      picture={<EmptyPlatePicture className="w-36 rounded-card sm:w-52" />}
      className="nothing-found"
      action={
        <>
          {filters.length > 0 ? (
            <Button
              onClick={() => {
                form.clearFilters();
                scrollToAndFocusResults(null);
              }}
            >
              {texts.clearFilters}
            </Button>
          ) : null}
          {known === null ? null : (
            <Button
              onClick={() => {
                form.submit(known);
                scrollToAndFocusResults(null);
              }}
            >
              {texts.searchFor(known)}
            </Button>
          )}
          {form.view.query === "" ? null : (
            <Button
              onClick={() => {
                form.clearQuery();
                onClearedQuery();
              }}
            >
              {texts.clear}
            </Button>
          )}
          {filters.length > 0 ? (
            <RemovableFilterList form={form} filters={filters.slice(0, MAX_TRIED)} />
          ) : null}
        </>
      }
    >
      {texts.none}
    </EmptyStateMessage>
  );
}

/** The filters without which the search would find something, with the number of recipes. */
function RemovableFilterList({ form, filters }: { form: SearchForm; filters: readonly ActiveFilter[] }) {
  // Views without any query or filter are not searched.
  const found = useOneResultPagePerView(
    filters.map(({ off }) => changeViewToFirstPage({ ...form.view, pageSize: 1 }, off)),
    { retry: false },
  );
  const helpful = filters.flatMap((filter, index) => {
    const count = found[index]?.data?.totalCount ?? 0;
    return count > 0
      ? [{ filter, told: formatFilterChipText(form.view, filter), recipes: formatRecipeCount(count) }]
      : [];
  });
  if (helpful.length === 0) return null;
  return (
    <div className="drop-filters mt-3">
      <p className="text-note text-soft">{texts.dropHint}</p>
      <ul className="mt-2.5 flex flex-wrap justify-center gap-2">
        {helpful.map(({ filter, told: label, recipes }) => (
          <li key={`${filter.name} ${filter.entry ?? ""}`}>
            <Button
              size="small"
              aria-label={texts.dropped(label, recipes)}
              onClick={() => {
                form.drop(filter);
                scrollToAndFocusResults(null);
              }}
            >
              <X aria-hidden />
              {label}
              <span className="font-normal text-soft">{recipes}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
