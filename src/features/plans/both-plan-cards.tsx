import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { PaidPlanGuaranteeList } from "./paid-plan-guarantee-list.tsx";
import { PlanCard } from "./plan-card.tsx";
import { useAccountPlanOrNull } from "./use-current-plan.ts";
import "./plans.css";

const texts = text.plans;

type Props = {
  heading: "h2" | "h3";
  /** Whether the server lifts all limits, so that the plan makes no difference. */
  isUnlimited: boolean;
};

/** Both plans next to each other, followed by the guarantees of the paid plan. */
export function BothPlanCards({ heading, isUnlimited }: Props) {
  const current = useAccountPlanOrNull();
  return (
    <>
      <div className="plan-cards" data-lifted={isUnlimited || undefined}>
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
          {current === "freemium" && !isUnlimited ? <p className="plan-note">{texts.granted}</p> : null}
        </PlanCard>
      </div>
      <PaidPlanGuaranteeList />
    </>
  );
}
