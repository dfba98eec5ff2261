import { useLocation, useSearch } from "wouter";
import { text } from "#server/texts/en.ts";
import { Page, PageHeading } from "../components/page.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../components/ui/tabs.tsx";
import { ImportHistorySection } from "../features/imports/import-history-section.tsx";
import { ImportRecipeFlow } from "../features/imports/import-recipe-flow.tsx";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";

export default function RecipeImportPage() {
  const texts = text.imports;
  const { user } = useSession();
  const [, navigate] = useLocation();
  const tab = new URLSearchParams(useSearch()).get("tab") === "history" ? "history" : "import";
  return (
    <Page documentTitle={texts.documentTitle} className="pt-6! pb-0!">
      {user ? null : <PageHeading>{texts.title}</PageHeading>}
      {user ? (
        <Tabs
          value={tab}
          onValueChange={(next) =>
            navigate(next === "history" ? paths.importHistory : paths.recipeImport(), { replace: true })
          }
        >
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-line md:border-b">
            <PageHeading className="max-sm:text-2xl! md:pb-2">{texts.title}</PageHeading>
            <TabsList aria-label={texts.tabsLabel} className="max-md:w-full md:-mb-px md:border-0">
              <TabsTrigger value="import">{texts.tabs.import}</TabsTrigger>
              <TabsTrigger value="history">{texts.tabs.history}</TabsTrigger>
            </TabsList>
          </div>
          <TabsContent value="import">
            <ImportRecipeFlow key={user.id} userId={user.id} />
          </TabsContent>
          <TabsContent value="history" className="pb-16">
            <ImportHistorySection key={user.id} userId={user.id} />
          </TabsContent>
        </Tabs>
      ) : null}
    </Page>
  );
}
