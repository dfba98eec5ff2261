import { trpc } from "../../lib/trpc.ts";
import { noFilter } from "./alert-filters.tsx";

/** Alerts that wait for an answer, the latest first: enough to ask of one after another. */
export const pendingAlerts = { ...noFilter, status: "pending", limit: 50 } as const;

export function usePendingAlerts() {
  return trpc.security.alerts.useQuery(pendingAlerts);
}
