import { findTimes } from "#server/engines/step-times/step-times.ts";
import type { LineRow } from "./lines/line-rows.ts";

const day = 24 * 60;

/** What the times that the steps name come to, in minutes; null where none does. Of "8 to 10 minutes" the longer counts. */
export function minutesInSteps(rows: readonly LineRow[]): number | null {
  const seconds = rows
    .filter(({ kind }) => kind === "line")
    .flatMap(({ text }) => findTimes(text))
    .reduce((sum, time) => sum + (time.most ?? time.seconds), 0);
  const minutes = Math.ceil(seconds / 60);
  // What rests over night is no cooking.
  return minutes > 0 && minutes < day ? minutes : null;
}
