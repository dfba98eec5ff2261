import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import { MyFavorites } from "../features/favorites/my-favorites.tsx";

export default function FavoritesPage() {
  return (
    <Page documentTitle={text.favorites.title}>
      <MyFavorites />
    </Page>
  );
}
