import { text } from "#server/texts/en.ts";
import { Page, PageHeading } from "../components/page.tsx";
import { CreateRecipe } from "../features/recipe-form/create-recipe.tsx";
import { useSession } from "../lib/session.ts";

export default function RecipeCreatePage() {
  const words = text.recipes.form;
  const { user } = useSession();
  return (
    <Page documentTitle={words.createDocumentTitle} className="pb-0!">
      <PageHeading>{words.createTitle}</PageHeading>
      <p className="mt-2 mb-9 text-lg text-soft">{words.createIntro}</p>
      {user ? <CreateRecipe key={user.id} userId={user.id} /> : null}
    </Page>
  );
}
