import { browserStorage } from "../../lib/browser-storage.ts";

const key = "larder:usage-bar";

/**
 * Whether a member may have a warning above their pages: yes until this browser knows better. A page then waits for the
 * bar, so that none is pushed down by it.
 */
export function mayBeWarned(userId: string): boolean {
  return browserStorage.get(key) !== `${userId}:no`;
}

export function rememberWarned(userId: string, isWarned: boolean): void {
  browserStorage.set(key, `${userId}:${isWarned ? "yes" : "no"}`);
}

/** At a sign-out: what stands there names the member. */
export function forgetWarned(): void {
  browserStorage.remove(key);
}

/** Pages about getting in show neither warnings nor plans, whatever follows in their addresses. */
export function hidesUsage(path: string): boolean {
  return /^\/(login|register|verify-email|resend-verification)/.test(path);
}
