import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import { MyRecipesList } from "../features/recipe-lists/my-recipes-list.tsx";

export default function RecipesPage() {
  return (
    <Page documentTitle={text.recipes.list.title}>
      <MyRecipesList />
    </Page>
  );
}
