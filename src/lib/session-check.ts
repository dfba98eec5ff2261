import { session } from "./session.ts";
import type { SessionUser } from "./session-store.ts";
import { sessionClient, trpcClient } from "./trpc.ts";

/** Minimum interval between two session checks of a tab. */
const CHECK_GAP_MS = 10_000;

let checkedAt = Number.NEGATIVE_INFINITY;

/**
 * Checks the session whenever the member returns to this tab. If it was ended elsewhere, the sign-in page
 * says why. Returns a function that stops it.
 */
export function checkSessionOnReturn(): () => void {
  // A window that was only covered by another one fires no visibilitychange.
  addEventListener("focus", checkSessionIfTabIsVisible);
  document.addEventListener("visibilitychange", checkSessionIfTabIsVisible);
  return () => {
    removeEventListener("focus", checkSessionIfTabIsVisible);
    document.removeEventListener("visibilitychange", checkSessionIfTabIsVisible);
  };
}

async function checkSessionIfTabIsVisible(): Promise<void> {
  const now = performance.now();
  if (document.visibilityState !== "visible" || session.get().user === null) return;
  if (now - checkedAt < CHECK_GAP_MS) return;
  checkedAt = now;
  // After an error the session stays as it is.
  const user = await trpcClient.accounts.me.query().catch(() => null);
  if (user !== null && session.bearer() !== null) session.setUser(user);
}

/**
 * The owner of the stored tokens, requested without a refresh; null if the tokens are invalid or the request
 * fails.
 */
export function fetchMemberOfStoredTokenOrNull(): Promise<SessionUser | null> {
  return sessionClient.accounts.me.query().catch(() => null);
}
