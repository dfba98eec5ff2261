import { useEffect, useState } from "react";
import { useSession } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";
import { runWhenIdle } from "../../lib/when-idle.ts";

/**
 * The number of pending alerts, and the most severe one.
 * @param isShown whether the page already sent this query, so that a failed one is not retried on mount
 */
export function usePendingAlertsQuery(isShown = false) {
  return trpc.security.waiting.useQuery(undefined, { retryOnMount: !isShown });
}

/**
 * The number of pending alerts, without those about this browser; 0 for guests and until it is loaded. Loads
 * when the page is idle, and again on focus after a minute.
 */
export function usePendingAlertCountOfOtherBrowsers(): number {
  const { user } = useSession();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  const { data } = trpc.security.waiting.useQuery(undefined, {
    enabled: user !== null && isIdle,
    staleTime: 60_000,
    retryOnMount: false,
  });
  return data?.others ?? 0;
}
