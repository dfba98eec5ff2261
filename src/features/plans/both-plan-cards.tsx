import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { PaidPlanGuaranteeList } from "./paid-plan-guarantee-list.tsx";
import { PlanCard } from "./plan-card.tsx";
import { useAccountPlanOrNull } from "./use-current-plan.ts";
import "./plans.css";

const texts = text.plans;

/** Both plans next to each other, followed by the guarantees of the paid plan. */
export function BothPlanCards({ heading }: { heading: "h2" | "h3" }) {
  const current = useAccountPlanOrNull();
  return (
    <>
      <div className="plan-cards">
        <PlanCard plan="freemium" current={current} heading={heading}>
          {current === "premium" ? <p className="plan-note">{texts.within}</p> : null}
        </PlanCard>
        <PlanCard plan="premium" current={current} heading={heading}>
          <Button
            disabled
            variant={current === "premium" ? "plain" : "quiet"}
            className="w-full"
            aria-describedby="payment-note"
          >
            {texts.comingSoon}
          </Button>
          <p id="payment-note" className="plan-note">
            {texts.payment}
          </p>
          {current === "freemium" ? <p className="plan-note">{texts.granted}</p> : null}
        </PlanCard>
      </div>
      <PaidPlanGuaranteeList />
    </>
  );
}
