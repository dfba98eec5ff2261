import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import { CreateRecipeForm } from "../features/recipe-editor/create-recipe-form.tsx";
import { FormHeadingWithCancel } from "../features/recipe-editor/form-heading-with-cancel.tsx";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";

export default function RecipeCreatePage() {
  const texts = text.recipes.form;
  const { user } = useSession();
  return (
    <Page documentTitle={texts.createDocumentTitle} className="pb-0!">
      <FormHeadingWithCancel cancelHref={paths.recipes}>{texts.createTitle}</FormHeadingWithCancel>
      <p className="-mt-3 mb-6 text-soft max-sm:hidden">{texts.createIntro}</p>
      {user ? <CreateRecipeForm key={user.id} userId={user.id} /> : null}
    </Page>
  );
}
