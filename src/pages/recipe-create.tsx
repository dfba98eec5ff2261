import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import { CreateRecipe } from "../features/recipe-editor/create-recipe.tsx";
import { FormHeading } from "../features/recipe-editor/form-heading.tsx";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";

export default function RecipeCreatePage() {
  const words = text.recipes.form;
  const { user } = useSession();
  return (
    <Page documentTitle={words.createDocumentTitle} className="pb-0!">
      <FormHeading cancelHref={paths.recipes}>{words.createTitle}</FormHeading>
      <p className="-mt-3 mb-6 text-soft max-sm:hidden">{words.createIntro}</p>
      {user ? <CreateRecipe key={user.id} userId={user.id} /> : null}
    </Page>
  );
}
