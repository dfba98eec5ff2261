import { trpc } from "../../lib/trpc.ts";

/** @param isShown below a page that has asked already: what failed there is not asked for again by being shown */
export function useWaitingAlerts(isShown = false) {
  return trpc.security.waiting.useQuery(undefined, { retryOnMount: !isShown });
}
