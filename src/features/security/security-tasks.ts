import type { SecurityStats, SecuritySummary, WaitingAlerts } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { paths } from "../../paths.ts";
import { whenWords } from "./history-words.ts";
import { type Advice, adviceFor, failedShare, levelOfFailed } from "./security-levels.ts";

const words = text.security.standing;
const DAY = 86_400_000;
/** The server counts guesses from the fifth failure on; fewer are typos. */
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

/** The attack on the account, or null. A share of failures alone is the member's own typing. */
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

/** Something to do, and its reasons. `seen` is the short text. */
export type Task = { seen: string[]; said: string[]; href: string; label: string };

/** The one answer to guesses at the password. */
export const password = { href: paths.profilePassword, label: words.changePassword };
const ways: Record<Advice, { href: string; label: string }> = {
  rate: password,
  bruteForce: password,
  places: { href: paths.securityTab("history"), label: words.seeHistory },
};

/** Guesses at the password, where something graver is asked about. */
export function attackTask({ failedToday, latest }: Attack, now: number): Task {
  const said = [
    failedToday > 0 || latest === null
      ? words.attack.alsoNow(failedToday)
      : words.attack.alsoBefore(whenWords(latest, now)),
  ];
  return { seen: said, said, ...password };
}

/** Leads to the sign-in that is asked about on another tab. */
export const waitingTask: Task = {
  seen: [words.seen.waiting],
  said: [],
  href: paths.securityTab("overview"),
  label: words.answer,
};

/** The advice of the figures, each action once with all its reasons. */
export function groupAdvice(stats: Parameters<typeof adviceFor>[0]): Task[] {
  const tasks: Task[] = [];
  for (const kind of adviceFor(stats)) {
    const way = ways[kind];
    const seen = kind === "places" ? words.seen.places(stats.uniqueLocations) : words.seen[kind];
    const said = `${seen} ${words.advice[kind]}`;
    const known = tasks.find(({ href }) => href === way.href);
    known?.seen.push(seen);
    known?.said.push(said);
    if (!known) tasks.push({ seen: [seen], said: [said], ...way });
  }
  return tasks;
}
