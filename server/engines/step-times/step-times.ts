import { timesIn, timeTokens } from "#server/engines/languages/times.ts";
import { isNoTimer } from "./time-context.ts";

/** A time in a step. `seconds` is the lower end of a range and `most` the upper. */
export type FoundTime = { start: number; end: number; seconds: number; most: number | null };

const shortest = 10;
const longest = 24 * 3600;
/** Longer than any step; engines cut their texts too. */
const mostCharacters = 20_000;

/** Every time in a step for which a timer helps, in order. Linear in the text. */
export function findTimes(text: string): FoundTime[] {
  const step = text.slice(0, mostCharacters);
  const tokens = timeTokens(step);
  return timesIn(step, false, tokens)
    .filter(
      ({ seconds, most, from, next }) =>
        seconds >= shortest && (most ?? seconds) <= longest && !isNoTimer(tokens, from, next),
    )
    .map(({ start, end, seconds, most }) => ({ start, end, seconds, most }));
}
