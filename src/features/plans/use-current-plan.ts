import { text } from "#server/texts/en.ts";
import { useSession } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";
import { hasNoDailyOrLifetimeLimits } from "../usage/meter-of-usage.ts";
import type { PlanName } from "./plan-figures.ts";

/** The member's plan: as the server counts it, else as the session knows it. Null for guests. */
export function useAccountPlanOrNull(): PlanName | null {
  return usePlan().plan;
}

/** "Freemium", or that nothing is limited; empty until known. */
export function useDisplayedPlanName(): string {
  const { plan, usage } = usePlan();
  if (usage && hasNoDailyOrLifetimeLimits(usage)) return text.plans.noLimitsShort;
  return plan ? text.plans.names[plan] : "";
}

function usePlan() {
  const { user } = useSession();
  // The page has sent the query before: an error is not retried on mount.
  const { data } = trpc.usage.get.useQuery(undefined, { enabled: user !== null, retryOnMount: false });
  return { usage: data, plan: data?.accountTier ?? user?.accountTier ?? null };
}
