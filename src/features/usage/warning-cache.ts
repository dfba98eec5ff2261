import { browserStorage } from "../../lib/browser-storage.ts";

const key = "larder:usage-bar";

/**
 * Whether a member may have a warning bar. True unless this browser knows that there is none; pages then wait
 * for the bar, so that it does not move them.
 */
export function mayHaveUsageWarning(userId: string): boolean {
  return browserStorage.get(key) !== `${userId}:no`;
}

export function storeWhetherMemberHasUsageWarning(userId: string, isWarned: boolean): void {
  browserStorage.set(key, `${userId}:${isWarned ? "yes" : "no"}`);
}

/** Must be called at logout, because the stored value contains the member's id. */
export function clearUsageWarningCache(): void {
  browserStorage.remove(key);
}

/** Whether a path is a sign-in or registration page, which shows neither warnings nor plans. */
export function isPathWithoutUsageWarnings(path: string): boolean {
  return /^\/(login|register|verify-email|resend-verification)/.test(path);
}
