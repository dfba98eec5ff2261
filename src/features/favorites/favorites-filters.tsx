import { CUISINES, DIFFICULTIES } from "#server/features/recipes/policy.ts";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { filterRow } from "../recipes/list-filters.tsx";
import { PillSelect } from "../recipes/pill-select.tsx";
import { SearchField } from "../recipes/search-field.tsx";
import { allFavorites, type FavoritesView, favoriteSorts, isNarrowed } from "./favorites-address.ts";

const words = text.favorites;
const cuisineOptions = [
  { value: "" as const, label: text.recipes.list.anyCuisine },
  ...CUISINES.map((value) => ({ value, label: text.recipes.cuisines[value] })),
];
const difficultyOptions = [
  { value: "" as const, label: text.recipes.list.anyDifficulty },
  ...DIFFICULTIES.map((value) => ({ value, label: text.recipes.difficulties[value] })),
];
const orderOptions = favoriteSorts.map((value) => ({ value, label: words.sorts[value] }));

/** Search box and choices over My Favorites. Each choice takes effect at once, from the first page on. */
export function FavoritesFilters(props: { view: FavoritesView; onChange: (view: FavoritesView) => void }) {
  const { view, onChange } = props;
  const change = (part: Partial<FavoritesView>) => onChange({ ...view, page: 1, ...part });
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
          label={words.order}
          value={view.order}
          options={orderOptions}
          onChange={(order) => change({ order })}
          isActive={false}
        />
        {isNarrowed(view) ? (
          <Button
            variant="plain"
            size="small"
            onClick={() => onChange({ ...allFavorites, order: view.order })}
          >
            {words.clearFilters}
          </Button>
        ) : null}
      </fieldset>
    </div>
  );
}
