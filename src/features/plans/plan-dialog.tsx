import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import type { PlansSource } from "./open-plans.ts";
import { PlanCard } from "./plan-card.tsx";
import { Promises } from "./promises.tsx";
import { useCurrentPlan } from "./use-current-plan.ts";
import "./plans.css";

const words = text.plans;

/** Both plans over the page that one is on. */
export default function PlanDialog({ source, onClose }: { source: PlansSource; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={words.dialogTitle} className="plan-dialog">
      {source === "limit_reached" ? (
        <Alert tone="error" className="mb-5">
          {words.limitReached}
        </Alert>
      ) : null}
      <Plans />
    </Dialog>
  );
}

function Plans() {
  const current = useCurrentPlan();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <div className="plan-cards">
        <PlanCard plan="freemium" current={current} heading="h3" />
        <PlanCard plan="premium" current={current} heading="h3">
          {current === "freemium" ? (
            <Button variant="primary" className="w-full" onClick={() => setAsked(true)}>
              {words.upgrade}
            </Button>
          ) : null}
          <p role="status" className="plan-note">
            {isAsked ? words.payment : null}
          </p>
        </PlanCard>
      </div>
      <Promises />
    </>
  );
}
