import { session } from "./session.ts";
import type { SessionUser } from "./session-store.ts";
import { sessionClient, trpcClient } from "./trpc.ts";

/** Between two checks of the session by this tab, at least. Milliseconds. */
const CHECK_GAP_MS = 10_000;

let checkedAt = Number.NEGATIVE_INFINITY;

/**
 * Asks, when somebody comes back to this tab, whether the session has not been ended elsewhere meanwhile; where it has, the
 * sign-in page says why. Returns how to stop.
 */
export function checkSessionOnReturn(): () => void {
  // A window that was only covered gets the focus, and nothing else.
  addEventListener("focus", check);
  document.addEventListener("visibilitychange", check);
  return () => {
    removeEventListener("focus", check);
    document.removeEventListener("visibilitychange", check);
  };
}

async function check(): Promise<void> {
  const now = performance.now();
  if (document.visibilityState !== "visible" || session.get().user === null) return;
  if (now - checkedAt < CHECK_GAP_MS) return;
  checkedAt = now;
  // No answer changes nothing.
  const user = await trpcClient.accounts.me.query().catch(() => null);
  if (user !== null && session.bearer() !== null) session.welcome(user);
}

/** Whose tokens this browser has, asked without a refresh; null where they are nobody's any more, or no answer comes. */
export function readStoredMember(): Promise<SessionUser | null> {
  return sessionClient.accounts.me.query().catch(() => null);
}
