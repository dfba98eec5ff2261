import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import MoreRecipes from "../features/dashboard/more-recipes.tsx";
import { FavoritesList } from "../features/favorites/favorites-list.tsx";

export default function FavoritesPage() {
  return (
    <Page documentTitle={text.favorites.title}>
      <FavoritesList more={(except) => <MoreRecipes except={except} />} />
    </Page>
  );
}
