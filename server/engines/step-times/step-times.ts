import {
  findDurationsInText,
  isExactTime,
  parseMinutesOrNull,
  tokenizeForDurations,
} from "#server/engines/languages/times.ts";
import { isTimeOfStorage, isTimeWithoutTimer } from "./time-context.ts";

/**
 * A time in a step. `start` and `end` are text positions. For a range, `seconds` is its lower end and `most`
 * its upper end. A time of a day or more `isLong`: no timer counts it down.
 */
export type FoundTime = { start: number; end: number; seconds: number; most: number | null; isLong: boolean };

const MIN_SECONDS = 10;
const DAY_SECONDS = 24 * 3600;
/** Longest time, for example of a liqueur. A larger number counts something else. */
const MAX_SECONDS = 180 * DAY_SECONDS;
/** No step is longer: the parsers cut their texts at lower limits. */
const MAX_TEXT_LENGTH = 20_000;
/** Hours and minutes. */
const CLOCK_TIME = /^\d{1,3}:[0-5]\d$/;

/** The minutes of a text that is exactly one time: "1 h 30", "90 min", "1:30". Null for other text. */
export function parseExactMinutesOrNull(text: string): number | null {
  return CLOCK_TIME.test(text.trim()) || isExactTime(text) ? parseMinutesOrNull(text) : null;
}

/** Finds every time in a step for which a timer or a reminder helps, in order. Takes linear time. */
export function findStepTimes(text: string): FoundTime[] {
  const step = text.slice(0, MAX_TEXT_LENGTH);
  const tokens = tokenizeForDurations(step);
  return findDurationsInText(step, false, tokens).flatMap(
    ({ start, end, seconds, most, unit, from, next }, index, times) => {
      if (seconds < MIN_SECONDS || (most ?? seconds) > MAX_SECONDS || isTimeWithoutTimer(tokens, from, next))
        return [];
      const isLong = seconds > DAY_SECONDS || unit >= DAY_SECONDS;
      // "10 minutes a day" has one time.
      const isRate = isLong && times[index - 1]?.next === from;
      return isRate || (isLong && isTimeOfStorage(step, start, end))
        ? []
        : [{ start, end, seconds, most, isLong }];
    },
  );
}
