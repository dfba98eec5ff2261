import { parse } from "tinyduration";
import { minutesOf } from "#server/engines/languages/languages.ts";
import type { Note } from "./clean-text.ts";

const MAX_MINUTES = 30 * 24 * 60;
const whole = (minutes: number): number | null =>
  Number.isFinite(minutes) && minutes >= 0 && minutes <= MAX_MINUTES ? Math.round(minutes) : null;

function isoMinutes(text: string): number | null {
  try {
    const {
      negative,
      years = 0,
      months = 0,
      weeks = 0,
      days = 0,
      hours = 0,
      minutes = 0,
      seconds = 0,
    } = parse(text);
    // "P30M" is a page's slip for 30 minutes: nobody writes a recipe in months.
    const minutesMeant = text.includes("T") ? minutes : minutes + months;
    if (negative || years > 0) return null;
    return whole(weeks * 10_080 + days * 1440 + hours * 60 + minutesMeant + seconds / 60);
  } catch {
    return null;
  }
}

/** "20", "ca. 20-30": minutes, of a range the upper end. */
function bareMinutes(text: string): number | null {
  const [, low, high] = /^(?:\p{L}{1,12}[.:]? )?(\d{1,4})(?: ?[-–—] ?(\d{1,4}))?\.?$/u.exec(text) ?? [];
  return low === undefined ? null : Number(high ?? low);
}

/** Minutes in the words of a page ("1 hr 30 min", "1:30"), or a number alone. */
function wordedMinutes(text: string): number | null {
  const minutes = minutesOf(text) ?? bareMinutes(text);
  return minutes === null ? null : whole(minutes);
}

/**
 * Minutes of what a page gives as a time: ISO 8601 ("PT1H30M", "P1DT2H", "PT90M"), words ("1 hr 30 min",
 * "30-40 Minuten": the upper end), a clock ("1:30") or a number. Null where nothing can be read.
 */
export function readMinutes(value: unknown, note: Note): number | null {
  if (typeof value === "number") return whole(value);
  if (Array.isArray(value)) return value.length > 0 ? readMinutes(value[0], note) : null;
  if (value !== null && typeof value === "object") {
    const inner = value as Record<string, unknown>;
    return readMinutes(
      inner.maxValue ?? inner.duration ?? inner.value ?? inner["@value"] ?? inner.minValue,
      note,
    );
  }
  if (typeof value !== "string") return null;
  const text = value
    .trim()
    .slice(0, 100)
    .replace(/\s+/g, " ")
    .replace(/^(PT\d{1,3}H\d{1,2})$/i, "$1M");
  if (text === "") return null;
  const iso = /^-?P[\dTYMWDHS.,\s]+$/i.test(text) ? isoMinutes(text.toUpperCase().replace(/\s/g, "")) : null;
  if (iso !== null) return iso;
  // "-PT5M", "PT-475323H": what a script computed from nothing.
  if (/^(?:-|PT?-)/i.test(text)) return null;
  const worded = wordedMinutes(text.replace(/^P(?:T(?=[\d ]))?(?=[\dT ])/i, "").replace(/^T(?=\d)/i, ""));
  if (worded !== null && !/^\d+$/.test(text)) note("duration");
  return worded;
}

export type Times = { prep: number | null; cook: number | null; total: number | null };

/** Whether seconds were written as minutes ("PT600M" for ten): long, whole minutes throughout, and the parts agree. */
function writtenInSeconds({ prep, cook, total }: Times): boolean {
  const given = [prep, cook, total].filter((minutes) => minutes !== null && minutes > 0) as number[];
  if (given.length < 2 || given.some((minutes) => minutes % 60 !== 0)) return false;
  if (given.every((minutes) => minutes >= 300) && Math.max(...given) >= 600) return true;
  return false;
}

/** Puts right a whole set of times whose unit cannot be meant. */
export function repairTimes(times: Times, note: Note): Times {
  if (writtenInSeconds(times)) {
    note("duration");
    const shrink = (minutes: number | null): number | null => (minutes === null ? null : minutes / 60);
    return { prep: shrink(times.prep), cook: shrink(times.cook), total: shrink(times.total) };
  }
  return times;
}
