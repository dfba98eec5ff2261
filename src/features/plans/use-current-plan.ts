import { text } from "#server/texts/en.ts";
import { useSession } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";
import { hasNoDailyOrLifetimeLimits } from "../usage/meter-of-usage.ts";
import type { PlanName } from "./plan-figures.ts";

/**
 * The member's plan according to the usage response, or until it arrives according to the session. Null for
 * guests.
 */
export function useAccountPlanOrNull(): PlanName | null {
  return usePlanAndUsage().plan;
}

/** The plan's name, or a text that nothing is limited; "" until known. */
export function useDisplayedPlanName(): string {
  const { plan, usage } = usePlanAndUsage();
  if (usage && hasNoDailyOrLifetimeLimits(usage)) return text.plans.noLimitsShort;
  return plan ? text.plans.names[plan] : "";
}

function usePlanAndUsage() {
  const { user } = useSession();
  // Another component sends this query too, so a failed one is not retried when this one mounts.
  const { data } = trpc.usage.get.useQuery(undefined, { enabled: user !== null, retryOnMount: false });
  return { usage: data, plan: data?.accountTier ?? user?.accountTier ?? null };
}
