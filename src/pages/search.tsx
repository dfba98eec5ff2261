import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import { SearchScreen } from "../features/search/search-screen.tsx";

export default function SearchPage() {
  return (
    <Page documentTitle={text.search.title}>
      <SearchScreen />
    </Page>
  );
}
