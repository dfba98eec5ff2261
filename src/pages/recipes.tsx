import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import { MyRecipes } from "../features/recipe-lists/my-recipes.tsx";

export default function RecipesPage() {
  return (
    <Page documentTitle={text.recipes.list.title}>
      <MyRecipes />
    </Page>
  );
}
