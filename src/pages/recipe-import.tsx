import { text } from "#server/texts/en.ts";
import { Page, PageHeading } from "../components/page.tsx";
import { ImportRecipe } from "../features/imports/import-recipe.tsx";
import { useSession } from "../lib/session.ts";

export default function RecipeImportPage() {
  const words = text.imports;
  const { user } = useSession();
  return (
    <Page documentTitle={words.documentTitle} className="pb-0!">
      <PageHeading>{words.title}</PageHeading>
      <p className="mt-2 mb-8 max-w-[40rem] text-lg text-soft">{words.intro}</p>
      {user ? <ImportRecipe key={user.id} userId={user.id} /> : null}
    </Page>
  );
}
