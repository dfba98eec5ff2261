import { text } from "#server/texts/en.ts";
import { Page, PageHeading } from "../components/page.tsx";
import { SignedInPlaces } from "../features/security/signed-in-places.tsx";

export default function SecurityPage() {
  return (
    <Page documentTitle={text.security.documentTitle}>
      <PageHeading>{text.security.title}</PageHeading>
      <div className="mt-8">
        <SignedInPlaces />
      </div>
    </Page>
  );
}
