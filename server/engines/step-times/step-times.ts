import { findDurationsInText, tokenizeForDurations } from "#server/engines/languages/times.ts";
import { isTimeWithoutTimer } from "./time-context.ts";

/** A time in a step. `seconds` is the lower end of a range and `most` the upper. */
export type FoundTime = { start: number; end: number; seconds: number; most: number | null };

const MIN_SECONDS = 10;
const MAX_SECONDS = 24 * 3600;
/** The upper end of a range may be longer: "12 to 36 hours". */
const MAX_UPPER_SECONDS = 3 * MAX_SECONDS;
/** Longer than any step; engines cut their texts too. */
const MAX_TEXT_LENGTH = 20_000;

/** Every time in a step for which a timer helps, in order. Linear in the text. */
export function findTimerTimes(text: string): FoundTime[] {
  const step = text.slice(0, MAX_TEXT_LENGTH);
  const tokens = tokenizeForDurations(step);
  return findDurationsInText(step, false, tokens)
    .filter(
      ({ seconds, most, from, next }) =>
        seconds >= MIN_SECONDS &&
        seconds <= MAX_SECONDS &&
        (most ?? 0) <= MAX_UPPER_SECONDS &&
        !isTimeWithoutTimer(tokens, from, next),
    )
    .map(({ start, end, seconds, most }) => ({ start, end, seconds, most }));
}
