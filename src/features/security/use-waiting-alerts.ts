import { useEffect, useState } from "react";
import { useSession } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";
import { whenIdle } from "../../lib/when-idle.ts";

/** @param isShown below a page that has asked already: what failed there is not asked for again by being shown */
export function useWaitingAlerts(isShown = false) {
  return trpc.security.waiting.useQuery(undefined, { retryOnMount: !isShown });
}

/**
 * How many security alerts wait for the member's answer; 0 for guests and until the server has answered. Asks once the
 * page is idle, and again when the window gets focus after a minute or more.
 */
export function useAlertCount(): number {
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
