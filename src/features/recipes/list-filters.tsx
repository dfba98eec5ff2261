import { CUISINES, DIFFICULTIES } from "#server/features/recipes/policy.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { changeView, defaultView, isFiltered, type ListView, listSorts } from "./list-address.ts";
import { PillSelect } from "./pill-select.tsx";
import { SearchField } from "./search-field.tsx";

const words = text.recipes.list;
const cuisineOptions = [
  { value: "" as const, label: words.anyCuisine },
  ...CUISINES.map((value) => ({ value, label: text.recipes.cuisines[value] })),
];
const difficultyOptions = [
  { value: "" as const, label: words.anyDifficulty },
  ...DIFFICULTIES.map((value) => ({ value, label: text.recipes.difficulties[value] })),
];
const visibilityOptions = [
  { value: "" as const, label: words.anyVisibility },
  { value: "public" as const, label: words.onlyPublic },
  { value: "private" as const, label: words.onlyPrivate },
];
const orderOptions = listSorts.map((value) => ({ value, label: words.sorts[value] }));

/** A row of choices: pushed sideways on phones, where the margin says that there are more. */
export const filterRow =
  "no-scrollbar -mx-4 flex min-w-0 items-center gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0";

/** Search box and choices over My Recipes. Each choice takes effect at once. */
export function ListFilters({ view, onChange }: { view: ListView; onChange: (view: ListView) => void }) {
  const change = (part: Partial<ListView>) => onChange(changeView(view, part));
  return (
    <div className="grid gap-3 lg:grid-cols-[minmax(16rem,22rem)_1fr] lg:items-center">
      <SearchField
        label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        clearLabel={words.clearSearch}
        value={view.search}
        onChange={(search) => change({ search })}
        wait={350}
      />
      <fieldset aria-label={words.filters} className={filterRow}>
        <PillSelect
          label={words.cuisine}
          value={view.cuisine}
          options={cuisineOptions}
          onChange={(cuisine) => change({ cuisine })}
          isActive={view.cuisine !== ""}
        />
        <PillSelect
          label={words.difficulty}
          value={view.difficulty}
          options={difficultyOptions}
          onChange={(difficulty) => change({ difficulty })}
          isActive={view.difficulty !== ""}
        />
        <PillSelect
          label={words.visibility}
          value={view.visibility}
          options={visibilityOptions}
          onChange={(visibility) => change({ visibility })}
          isActive={view.visibility !== ""}
        />
        <PillSelect
          label={words.order}
          value={view.order}
          options={orderOptions}
          onChange={(order) => change({ order })}
          isActive={false}
        />
        {isFiltered(view) ? (
          <Button
            variant="plain"
            size="small"
            onClick={() => onChange({ ...defaultView, order: view.order, pageSize: view.pageSize })}
          >
            {words.clearFilters}
          </Button>
        ) : null}
      </fieldset>
    </div>
  );
}
