import { dayOf } from "./history-words.ts";

/** Sign-ins of one day of the reader's zone side by side, in the order in which they came. */
export function groupDays<Entry extends { loginTimestamp: string }>(entries: readonly Entry[]): Entry[][] {
  const days: Entry[][] = [];
  for (const entry of entries) {
    const latest = days.at(-1);
    const [first] = latest ?? [];
    if (latest && first && isSameDay(first, entry)) latest.push(entry);
    else days.push([entry]);
  }
  return days;
}

function isSameDay(one: { loginTimestamp: string }, other: { loginTimestamp: string }): boolean {
  return dayOf(Date.parse(one.loginTimestamp)) === dayOf(Date.parse(other.loginTimestamp));
}
