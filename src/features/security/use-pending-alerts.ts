import { useEffect, useState } from "react";
import { useSession } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";
import { whenIdle } from "../../lib/when-idle.ts";

/** @param isShown the page has sent the query before: an error is not retried on mount */
export function usePendingAlertsQuery(isShown = false) {
  return trpc.security.waiting.useQuery(undefined, { retryOnMount: !isShown });
}

/**
 * The number of pending security alerts; 0 for guests and until the server has answered. Loads when the page is idle,
 * and again on focus after a minute.
 */
export function usePendingAlertCount(): number {
  const { user } = useSession();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { data } = trpc.security.waiting.useQuery(undefined, {
    enabled: user !== null && isIdle,
    staleTime: 60_000,
    retryOnMount: false,
  });
  return data?.others ?? 0;
}
