import type { SecurityStats, SecuritySummary, WaitingAlerts } from "#server/features/security/schema.ts";
import { failedShare, levelOfFailed } from "./security-levels.ts";

const DAY = 86_400_000;
/** So many failures are no typos any more, as the server counts guesses. */
const NO_TYPOS = 5;

/** Somebody tries passwords: whether now, and what came of it. */
export type Attack = {
  isNow: boolean;
  failedToday: number;
  /** Sign-ins of today that succeeded and were unusual. */
  unusualToday: number;
  /** When the latest alert of it was raised; null where none waits. */
  latest: string | null;
};

/** What the account stands under; null where nobody tries passwords. A share of failures alone is the member's own typing. */
export function attackOn(
  figures: {
    summary:
      | Pick<SecuritySummary, "totalLoginsToday" | "failedLoginsToday" | "suspiciousLoginsToday">
      | undefined;
    stats: Pick<SecurityStats, "bruteForceAttempts"> | undefined;
    attacks: WaitingAlerts["attacks"] | undefined;
  },
  now: number,
): Attack | null {
  const { summary, stats, attacks } = figures;
  const failedToday = summary?.failedLoginsToday ?? 0;
  const share = failedShare(failedToday, summary?.totalLoginsToday ?? 0);
  const isGuessedToday =
    failedToday >= NO_TYPOS && levelOfFailed(share) === "danger" && (stats?.bruteForceAttempts ?? 0) > 0;
  if (!isGuessedToday && !attacks?.count) return null;
  const latest = attacks?.latest ?? null;
  return {
    isNow: isGuessedToday || (latest !== null && now - Date.parse(latest) < DAY),
    failedToday,
    unusualToday: summary?.suspiciousLoginsToday ?? 0,
    latest,
  };
}
