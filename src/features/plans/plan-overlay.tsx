import { useEffect } from "react";
import { useLocation } from "wouter";
import { lazyComponent } from "../../lib/lazy-component.ts";
import { whenLimitIsMet } from "../../lib/limit-met.ts";
import { trpc } from "../../lib/trpc.ts";
import { hidesUsage, rememberWarned } from "../usage/bar-memory.ts";
import { isLifted } from "../usage/meter-values.ts";
import { rememberLifted } from "../usage/unlimited-plan-cache.ts";
import { UsageBar } from "../usage/usage-bar.tsx";
import { usageWarnings } from "../usage/usage-warnings.ts";
import { closePlans, openPlans, usePlansSource } from "./open-plans.ts";

const PlanDialog = lazyComponent(() => import("./plan-dialog.tsx"));

type Props = {
  userId: string;
  /** It is known whether there is a bar: whatever stands below it moves no more. */
  onSettled: () => void;
};

/** What is over every page of a member: the warning above it, and the plans when they are asked for or a limit is met. */
export function PlanOverlay({ userId, onSettled }: Props) {
  const [path] = useLocation();
  const usage = trpc.usage.get.useQuery();
  const source = usePlansSource();
  const warnings = usage.data ? usageWarnings(usage.data) : [];
  const isWarned = usage.data ? warnings.length > 0 : null;
  const lifted = usage.data ? isLifted(usage.data) : null;
  const isSettled = usage.data !== undefined || usage.isError;

  useEffect(() => {
    if (isWarned !== null) rememberWarned(userId, isWarned);
    if (lifted !== null) rememberLifted(lifted);
    if (isSettled) onSettled();
  }, [userId, isWarned, lifted, isSettled, onSettled]);

  useOfferAtLimits();

  // The plans belong to the page that they were opened on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every path is another page.
  useEffect(() => closePlans, [path]);

  if (hidesUsage(path)) return null;
  return (
    <>
      <UsageBar warnings={warnings} onUpgrade={() => openPlans("usage_warning")} />
      {source === null ? null : <PlanDialog source={source} onClose={closePlans} />}
    </>
  );
}

/** A call that a limit stopped: first the figures are asked for again, then the plans open where one would help. */
function useOfferAtLimits(): void {
  const utils = trpc.useUtils();
  useEffect(
    () =>
      whenLimitIsMet(({ upgradeRequired }) => {
        void utils.usage.get
          .invalidate()
          .catch(() => {
            // The figures stay as they were.
          })
          .then(() => upgradeRequired && openPlans("limit_reached"));
      }),
    [utils],
  );
}
