import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import MoreRecipes from "../features/dashboard/more-recipes.tsx";
import { MyFavorites } from "../features/favorites/my-favorites.tsx";

export default function FavoritesPage() {
  return (
    <Page documentTitle={text.favorites.title}>
      <MyFavorites more={(except) => <MoreRecipes except={except} />} />
    </Page>
  );
}
