import { text } from "#server/texts/en.ts";
import { useSession } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";
import { isLifted } from "../usage/meter-values.ts";
import type { PlanName } from "./plan-figures.ts";

/** The plan that the member has: as the server counts it now, else as the session knew it. Null for who is no member. */
export function useCurrentPlan(): PlanName | null {
  return usePlan().plan;
}

/** "Freemium", or that nothing is limited here; nothing until it is known. */
export function usePlanWords(): string {
  const { plan, usage } = usePlan();
  if (usage && isLifted(usage)) return text.plans.noLimitsShort;
  return plan ? text.plans.names[plan] : "";
}

function usePlan() {
  const { user } = useSession();
  // The page has asked already: what failed is not asked for again by being shown.
  const { data } = trpc.usage.get.useQuery(undefined, { enabled: user !== null, retryOnMount: false });
  return { usage: data, plan: data?.accountTier ?? user?.accountTier ?? null };
}
