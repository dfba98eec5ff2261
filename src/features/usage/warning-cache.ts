import { browserStorage } from "../../lib/browser-storage.ts";

const key = "larder:usage-bar";

/**
 * Whether a member may have a warning bar: true until this browser knows better. Pages then wait for the bar, so that
 * it does not shift them.
 */
export function mayHaveUsageWarning(userId: string): boolean {
  return browserStorage.get(key) !== `${userId}:no`;
}

export function cacheHasUsageWarning(userId: string, isWarned: boolean): void {
  browserStorage.set(key, `${userId}:${isWarned ? "yes" : "no"}`);
}

/** Called at logout, because the stored value names the member. */
export function clearUsageWarningCache(): void {
  browserStorage.remove(key);
}

/** Login and registration pages, with any suffix, show neither warnings nor plans. */
export function isPathWithoutUsageWarnings(path: string): boolean {
  return /^\/(login|register|verify-email|resend-verification)/.test(path);
}
