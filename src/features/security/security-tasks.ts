import type { SecurityStats, SecuritySummary, WaitingAlerts } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { paths } from "../../paths.ts";
import { formatRelativeDayAndTime } from "./format-history.ts";
import {
  type Advice,
  computeFailedShare,
  getLevelOfFailedShare,
  listAdviceForFigures,
} from "./security-levels.ts";

const texts = text.security.standing;
const DAY = 86_400_000;
/** The server counts failures as guesses from the fifth on, because fewer may be typos. */
const MIN_GUESSES = 5;

/** An attack on the password: whether it continues, and its results. */
export type Attack = {
  isNow: boolean;
  failedToday: number;
  /** The number of today's successful sign-ins that were unusual. */
  unusualToday: number;
  /** When the latest pending alert of the attack was raised; null if none is pending. */
  latest: string | null;
};

/**
 * The attack on the account, or null. Many failures alone are no attack, because they may be the member's
 * typos.
 */
export function detectAttackOrNull(
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
  const share = computeFailedShare(failedToday, summary?.totalLoginsToday ?? 0);
  const isGuessedToday =
    failedToday >= MIN_GUESSES &&
    getLevelOfFailedShare(share) === "danger" &&
    (stats?.bruteForceAttempts ?? 0) > 0;
  if (!isGuessedToday && !attacks?.count) return null;
  const latest = attacks?.latest ?? null;
  return {
    isNow: isGuessedToday || (latest !== null && now - Date.parse(latest) < DAY),
    failedToday,
    unusualToday: summary?.suspiciousLoginsToday ?? 0,
    latest,
  };
}

/** A task for the member. `reasons` are short texts, `advice` are full sentences. */
export type Task = { reasons: string[]; advice: string[]; href: string; label: string };

/** The link of tasks against password guesses. */
export const changePasswordLink = { href: paths.profilePassword, label: texts.changePassword };
const adviceLinks: Record<Advice, { href: string; label: string }> = {
  rate: changePasswordLink,
  bruteForce: changePasswordLink,
  places: { href: paths.securityTab("history"), label: texts.seeHistory },
};

/** The attack as a task, for use below a question about a more severe alert. */
export function createAttackTask({ failedToday, latest }: Attack, now: number): Task {
  const sentences = [
    failedToday > 0 || latest === null
      ? texts.attack.alsoNow(failedToday)
      : texts.attack.alsoBefore(formatRelativeDayAndTime(latest, now)),
  ];
  return { reasons: sentences, advice: sentences, ...changePasswordLink };
}

/** A link to the pending sign-in alert, which the overview tab asks about. */
export const pendingAlertTask: Task = {
  reasons: [texts.seen.waiting],
  advice: [],
  href: paths.securityTab("overview"),
  label: texts.answer,
};

/** The advice of the figures as tasks: one task per link, with all of its reasons. */
export function createAdviceTasks(stats: Parameters<typeof listAdviceForFigures>[0]): Task[] {
  const tasks: Task[] = [];
  for (const kind of listAdviceForFigures(stats)) {
    const link = adviceLinks[kind];
    const reason = kind === "places" ? texts.seen.places(stats.uniqueLocations) : texts.seen[kind];
    const sentence = `${reason} ${texts.advice[kind]}`;
    const known = tasks.find(({ href }) => href === link.href);
    known?.reasons.push(reason);
    known?.advice.push(sentence);
    if (!known) tasks.push({ reasons: [reason], advice: [sentence], ...link });
  }
  return tasks;
}
