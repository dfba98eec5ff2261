import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import { PricingPageContent } from "../features/plans/pricing-page-content.tsx";

export default function PricingPage() {
  return (
    <Page documentTitle={text.plans.documentTitle}>
      <PricingPageContent />
    </Page>
  );
}
