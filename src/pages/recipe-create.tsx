import { text } from "#server/texts/en.ts";
import { Page, PageHeading } from "../components/page.tsx";
import { CreateRecipeForm } from "../features/recipe-editor/create-recipe-form.tsx";
import { useSession } from "../lib/session.ts";

export default function RecipeCreatePage() {
  const texts = text.recipes.form;
  const { user } = useSession();
  return (
    <Page documentTitle={texts.createDocumentTitle} className="pb-0!">
      <PageHeading className="mb-3 text-2xl!">{texts.createTitle}</PageHeading>
      <p className="-mt-3 mb-6 text-soft max-sm:hidden">{texts.createIntro}</p>
      {user ? <CreateRecipeForm key={user.id} userId={user.id} /> : null}
    </Page>
  );
}
