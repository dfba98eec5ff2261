import { text } from "#server/texts/en.ts";
import { Page } from "../components/page.tsx";
import { Pricing } from "../features/plans/pricing.tsx";

export default function PricingPage() {
  return (
    <Page documentTitle={text.plans.documentTitle}>
      <Pricing />
    </Page>
  );
}
