import { dayOf } from "./history-words.ts";
import { noonOf } from "./noon-of.ts";

type Day = { day: string; succeeded: number; failed: number };

/**
 * On how many of these days there was an account: of a young one not all. They are of the zone of the profile,
 * which may put a sign-in on the day before that on which the account was made here: that day counts as well.
 */
export function daysOfAccount(days: readonly Day[], accountCreated: string): number {
  const made = dayOf(Date.parse(accountCreated));
  const first = days.findIndex(
    ({ day, succeeded, failed }) => succeeded + failed > 0 || dayOf(Date.parse(noonOf(day))) >= made,
  );
  return first === -1 ? 0 : days.length - first;
}
