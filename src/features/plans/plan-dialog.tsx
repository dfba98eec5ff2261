import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { trpc } from "../../lib/trpc.ts";
import { hasNoDailyOrLifetimeLimits } from "../usage/meter-of-usage.ts";
import type { PlansSource } from "./open-plans.ts";
import { PaidPlanGuaranteeList } from "./paid-plan-guarantee-list.tsx";
import { PlanCard } from "./plan-card.tsx";
import { useAccountPlanOrNull } from "./use-current-plan.ts";
import "./plans.css";

const texts = text.plans;

/** Both plans in a dialog. */
export default function PlanDialog({ source, onClose }: { source: PlansSource; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={texts.dialogTitle} className="plan-dialog">
      {source === "limit_reached" ? (
        <Alert tone="error" className="mb-5">
          {texts.limitReached}
        </Alert>
      ) : null}
      <PlanDialogContent />
    </Dialog>
  );
}

/** On a server without limits, says so and offers no upgrade. */
function PlanDialogContent() {
  const current = useAccountPlanOrNull();
  const { data } = trpc.usage.get.useQuery();
  const isFree = data !== undefined && hasNoDailyOrLifetimeLimits(data);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {isFree ? (
        <Alert tone="success" title={texts.noLimitsTitle} className="mb-5">
          {texts.noLimits}
        </Alert>
      ) : null}
      <div className="plan-cards" data-lifted={isFree || undefined}>
        <PlanCard plan="freemium" current={current} heading="h3" />
        <PlanCard plan="premium" current={current} heading="h3">
          {current === "freemium" && !isFree ? (
            <Button variant="primary" className="w-full" onClick={() => setAsked(true)}>
              {texts.upgrade}
            </Button>
          ) : null}
          <p role="status" className="plan-note">
            {isAsked ? texts.payment : null}
          </p>
        </PlanCard>
      </div>
      <PaidPlanGuaranteeList />
    </>
  );
}
