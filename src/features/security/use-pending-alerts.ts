import { trpc } from "../../lib/trpc.ts";
import { noFilter } from "./alert-filters.tsx";

/** Alerts that wait for an answer, the latest first: enough to ask of one after another. */
export const pendingAlerts = { ...noFilter, status: "pending", limit: 50 } as const;

/** @param isShown below a page that has asked already: what failed there is not asked for again by being shown */
export function usePendingAlerts(isShown = false) {
  return trpc.security.alerts.useQuery(pendingAlerts, { retryOnMount: !isShown });
}
