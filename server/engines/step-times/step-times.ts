import { findDurationsInText, tokenizeForDurations } from "#server/engines/languages/times.ts";
import { isTimeWithoutTimer } from "./time-context.ts";

/**
 * A time in a step. `start` and `end` are text positions. For a range, `seconds` is its lower end and `most`
 * its upper end.
 */
export type FoundTime = { start: number; end: number; seconds: number; most: number | null };

const MIN_SECONDS = 10;
const MAX_SECONDS = 24 * 3600;
/** Longest upper end of a range, for example "12 to 36 hours". */
const MAX_UPPER_SECONDS = 3 * MAX_SECONDS;
/** No step is longer: the parsers cut their texts at lower limits. */
const MAX_TEXT_LENGTH = 20_000;

/** Finds every time in a step for which a timer helps, in order. Takes linear time. */
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
