import { text } from "#server/texts/en.ts";
import { paths } from "../../paths.ts";
import type { Advice } from "./security-levels.ts";

const words = text.security.standing;

/** Something to do, and why: several reasons where one deed answers them. */
export type Task = { said: string[]; href: string; label: string };

const password = { href: paths.profilePassword, label: words.changePassword };
const ways: Record<Advice, { href: string; label: string }> = {
  rate: password,
  bruteForce: password,
  places: { href: paths.securityTab("history"), label: words.seeHistory },
};

/** What the figures advise, each deed once with all that speaks for it. */
export function groupAdvice(advice: readonly Advice[]): Task[] {
  const tasks: Task[] = [];
  for (const kind of advice) {
    const way = ways[kind];
    const known = tasks.find(({ href }) => href === way.href);
    if (known) known.said.push(words[kind]);
    else tasks.push({ said: [words[kind]], ...way });
  }
  return tasks;
}
