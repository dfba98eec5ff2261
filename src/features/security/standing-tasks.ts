import { text } from "#server/texts/en.ts";
import { paths } from "../../paths.ts";
import type { Attack } from "./attack.ts";
import { whenWords } from "./history-words.ts";
import { type Advice, adviceFor } from "./security-levels.ts";

const words = text.security.standing;

/** Something to do, and why: several reasons where one deed answers them. `seen` is what is said in short. */
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

/** A sign-in that is asked about, told where it is not asked. */
export const waitingTask: Task = {
  seen: [words.seen.waiting],
  said: [],
  href: paths.securityTab("overview"),
  label: words.answer,
};

/** What the figures advise, each deed once with all that speaks for it. */
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
