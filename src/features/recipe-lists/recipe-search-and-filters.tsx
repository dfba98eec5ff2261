import type { ComponentProps, ReactNode } from "react";
import { CUISINES, DIFFICULTIES } from "#server/features/recipes/policy.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { PillSelect } from "../../components/ui/pill-select.tsx";
import { scrollFocusedIntoView } from "../../lib/scroll-focused.ts";
import type { ListView } from "./list-address.ts";
import { scrollToAndFocusResults } from "./list-focus.ts";
import "./list-head.css";
import { DebouncedSearchField } from "./debounced-search-field.tsx";
import { TagSearchSelect } from "./tag-chips.tsx";

const cuisineOptions = [
  { value: "" as const, label: text.recipes.list.anyCuisine },
  ...CUISINES.map((value) => ({ value, label: text.recipes.cuisines[value] })),
];
const difficultyOptions = [
  { value: "" as const, label: text.recipes.list.anyDifficulty },
  ...DIFFICULTIES.map((value) => ({ value, label: text.recipes.difficulties[value] })),
];

type Props<Order extends string> = {
  words: ComponentProps<typeof DebouncedSearchField>["words"] &
    Record<"filters" | "cuisine" | "difficulty" | "order" | "clearFilters", string> & {
      sorts: Record<Order, string>;
    };
  view: ListView<Order>;
  sorts: readonly Order[];
  onChange: (part: Partial<ListView<Order>>) => void;
  isNarrowed: boolean;
  onClear: () => void;
  /**
   * Whether the filters are disabled, because the list could not be loaded. The search field stays enabled.
   */
  isDisabled: boolean;
  /** The tags of the listed recipes, the most used first. */
  tags: readonly string[];
  /** Filters that only this list has, shown before the order. */
  children?: ReactNode;
};

/** The search field and the filters of a recipe list. On phones the filters scroll horizontally. */
export function RecipeSearchAndFilters<Order extends string>(props: Props<Order>) {
  const { words, view, onChange } = props;
  return (
    <div className="list-filters grid gap-2 sm:gap-3">
      <DebouncedSearchField words={words} value={view.search} onChange={(search) => onChange({ search })} />
      <fieldset
        aria-label={words.filters}
        disabled={props.isDisabled}
        onFocus={scrollFocusedIntoView}
        className="no-scrollbar -mx-4 flex min-w-0 items-center gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
      >
        <TagSearchSelect tags={props.tags} search={view.search} onSearch={(search) => onChange({ search })} />
        <PillSelect
          label={words.cuisine}
          value={view.cuisine}
          options={cuisineOptions}
          onChange={(cuisine) => onChange({ cuisine })}
          isActive={view.cuisine !== ""}
        />
        <PillSelect
          label={words.difficulty}
          value={view.difficulty}
          options={difficultyOptions}
          onChange={(difficulty) => onChange({ difficulty })}
          isActive={view.difficulty !== ""}
        />
        {props.children}
        <PillSelect
          label={words.order}
          value={view.order}
          options={props.sorts.map((value) => ({ value, label: words.sorts[value] }))}
          onChange={(order) => onChange({ order })}
          isActive={false}
        />
        {props.isNarrowed ? (
          <Button
            variant="plain"
            size="small"
            onClick={() => {
              // The pressed button is removed together with the filters, so the results get the focus.
              scrollToAndFocusResults(null);
              props.onClear();
            }}
          >
            {words.clearFilters}
          </Button>
        ) : null}
      </fieldset>
    </div>
  );
}
