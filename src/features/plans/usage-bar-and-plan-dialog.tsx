import { useEffect } from "react";
import { useLocation } from "wouter";
import { createLazyComponent } from "../../lib/lazy-component.ts";
import { onUsageLimit } from "../../lib/limit-events.ts";
import { trpc } from "../../lib/trpc.ts";
import { listLifetimeLimitWarnings } from "../usage/lifetime-limit-warnings.ts";
import { hasNoDailyOrLifetimeLimits } from "../usage/meter-of-usage.ts";
import { storeWhetherServerIsUnlimited } from "../usage/unlimited-plan-cache.ts";
import { UsageWarningBar } from "../usage/usage-warning-bar.tsx";
import { isPathWithoutUsageWarnings, storeWhetherMemberHasUsageWarning } from "../usage/warning-cache.ts";
import { closePlanDialog, openPlanDialog, usePlansSource } from "./open-plans.ts";

const PlanDialog = createLazyComponent(() => import("./plan-dialog.tsx"));

type Props = {
  userId: string;
  /** Called once it is known whether the bar is shown; content below does not move after that. */
  onSettled: () => void;
};

/**
 * The bar that warns about limits, and the plan dialog, which opens on request or when a limit is reached.
 */
export function UsageBarAndPlanDialog({ userId, onSettled }: Props) {
  const [path] = useLocation();
  const usage = trpc.usage.get.useQuery();
  const source = usePlansSource();
  const warnings = usage.data ? listLifetimeLimitWarnings(usage.data) : [];
  const isWarned = usage.data ? warnings.length > 0 : null;
  const lifted = usage.data ? hasNoDailyOrLifetimeLimits(usage.data) : null;
  const isSettled = usage.data !== undefined || usage.isError;

  useEffect(() => {
    if (isWarned !== null) storeWhetherMemberHasUsageWarning(userId, isWarned);
    if (lifted !== null) storeWhetherServerIsUnlimited(lifted);
    if (isSettled) onSettled();
  }, [userId, isWarned, lifted, isSettled, onSettled]);

  useOpenPlansAtLimits();

  // A navigation closes the plan dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every path is another page.
  useEffect(() => closePlanDialog, [path]);

  if (isPathWithoutUsageWarnings(path)) return null;
  return (
    <>
      <UsageWarningBar warnings={warnings} onUpgrade={() => openPlanDialog("usage_warning")} />
      {source === null ? null : <PlanDialog source={source} onClose={closePlanDialog} />}
    </>
  );
}

/** When a request reaches a limit, reloads the usage, then opens the plan dialog if an upgrade would help. */
function useOpenPlansAtLimits(): void {
  const utils = trpc.useUtils();
  useEffect(
    () =>
      onUsageLimit(({ upgradeRequired }) => {
        void utils.usage.get
          .invalidate()
          .catch(() => {
            // After an error the old numbers are shown.
          })
          .then(() => upgradeRequired && openPlanDialog("limit_reached"));
      }),
    [utils],
  );
}
