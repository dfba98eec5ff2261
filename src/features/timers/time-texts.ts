import { text } from "#server/texts/en.ts";
import type { Timer } from "./timers.ts";

const texts = text.cooking.timers;

/** A duration as on a clock: 65 is "1:05", 3725 is "1:02:05". */
export function formatSecondsAsClock(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (number: number) => String(number).padStart(2, "0");
  const tail = `${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** A duration with units: 1200 is "20 min", 5400 is "1 h 30 min", 90 is "1 min 30 s". */
export function formatSecondsAsDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = seconds % 60;
  const parts = [
    hours > 0 ? text.common.hours(hours) : null,
    minutes > 0 ? text.common.minutes(minutes) : null,
    rest > 0 ? texts.seconds(rest) : null,
  ];
  return parts.filter((part) => part !== null).join(" ") || text.common.minutes(0);
}

/** A timer's duration, for example "20 min", or for a range "30 min, the shorter end of 30 min to 40 min". */
export function formatTimerDuration({ seconds, most }: Pick<Timer, "seconds" | "most">): string {
  return most === null
    ? formatSecondsAsDuration(seconds)
    : texts.shorterEnd(formatSecondsAsDuration(seconds), formatSecondsAsDuration(most));
}
