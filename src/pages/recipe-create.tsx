import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import { CreateRecipeForm } from "../features/recipe-editor/create-recipe-form.tsx";
import { FormHeadingWithCancel } from "../features/recipe-editor/form-heading-with-cancel.tsx";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";

export default function RecipeCreatePage() {
  const words = text.recipes.form;
  const { user } = useSession();
  return (
    <Page documentTitle={words.createDocumentTitle} className="pb-0!">
      <FormHeadingWithCancel cancelHref={paths.recipes}>{words.createTitle}</FormHeadingWithCancel>
      <p className="-mt-3 mb-6 text-soft max-sm:hidden">{words.createIntro}</p>
      {user ? <CreateRecipeForm key={user.id} userId={user.id} /> : null}
    </Page>
  );
}
