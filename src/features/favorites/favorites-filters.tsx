import { text } from "#server/texts/en.ts";
import { RecipeFilters } from "../recipe-lists/recipe-filters.tsx";
import { allFavorites, type FavoritesView, favoriteSorts, isNarrowed } from "./favorites-address.ts";

/** Search box and choices over My Favorites. Each choice takes effect at once, from the first page on. */
export function FavoritesFilters(props: {
  view: FavoritesView;
  tags: readonly string[];
  isOff: boolean;
  onChange: (view: FavoritesView) => void;
}) {
  const { view, tags, isOff, onChange } = props;
  return (
    <RecipeFilters
      words={text.favorites}
      tags={tags}
      view={view}
      sorts={favoriteSorts}
      onChange={(part) => onChange({ ...view, page: 1, ...part })}
      isOff={isOff}
      isNarrowed={isNarrowed(view)}
      onClear={() => onChange({ ...allFavorites, order: view.order })}
    />
  );
}
