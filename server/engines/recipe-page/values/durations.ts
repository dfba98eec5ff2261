import { parse } from "tinyduration";
import { isExactTime, parseMinutesOrNull } from "#server/engines/languages/languages.ts";
import { type Note, toScalarText } from "./clean-text.ts";

const MAX_MINUTES = 30 * 24 * 60;
const roundMinutes = (minutes: number): number | null =>
  Number.isFinite(minutes) && minutes >= 0 && minutes <= MAX_MINUTES ? Math.round(minutes) : null;

function parseIso(text: string): number | null {
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
    // Reads "P30M" as 30 minutes, because writers often forget the T. In ISO 8601 it means months.
    const minutesOrMonths = text.includes("T") ? minutes : minutes + months;
    if (negative || years > 0) return null;
    return roundMinutes(weeks * 10_080 + days * 1440 + hours * 60 + minutesOrMonths + seconds / 60);
  } catch {
    return null;
  }
}

/** A number of minutes, the upper end of a range: "20", "ca. 20-30". */
function parseNumber(text: string): number | null {
  const [, low, high] = /^(?:\p{L}{1,12}[.:]? )?(\d{1,4})(?: ?[-–—] ?(\d{1,4}))?\.?$/u.exec(text) ?? [];
  return low === undefined ? null : Number(high ?? low);
}

/** Minutes from a text with units or a colon ("1 hr 30 min", "1:30"), or from a bare number. */
function parseWords(text: string): number | null {
  const minutes = parseMinutesOrNull(text) ?? parseNumber(text);
  return minutes === null ? null : roundMinutes(minutes);
}

/**
 * Minutes from ISO 8601 ("PT1H30M", "P1DT2H"), a text ("1 hr 30 min"; of "30-40 Minuten" the upper end), a
 * clock time ("1:30") or a number. Null when unreadable.
 */
export function parseDurationMinutesOrNull(value: unknown, note: Note): number | null {
  if (typeof value === "number") return roundMinutes(value);
  if (Array.isArray(value)) return value.length > 0 ? parseDurationMinutesOrNull(value[0], note) : null;
  if (value !== null && typeof value === "object") {
    const inner = value as Record<string, unknown>;
    return parseDurationMinutesOrNull(
      inner.maxValue ?? inner.duration ?? inner.value ?? inner["@value"] ?? inner.minValue,
      note,
    );
  }
  if (typeof value !== "string") return null;
  const text = value
    .trim()
    .slice(0, 100)
    .replace(/\s+/g, " ")
    .replace(/^(PT\d{1,3}H\d{1,2})$/i, "$1M")
    // Removes units without a number, which a template leaves for empty fields: "PTH20MS".
    .replace(/^P[\dTDHMS]+$/i, (value) => value.replace(/(?<!\d)[DHMS]/gi, ""));
  if (text === "") return null;
  const iso = /^-?P[\dTYMWDHS.,\s]+$/i.test(text) ? parseIso(text.toUpperCase().replace(/\s/g, "")) : null;
  if (iso !== null) return iso;
  // Broken scripts write negative times: "-PT5M", "PT-475323H".
  if (/^(?:-|PT?-)/i.test(text)) return null;
  const worded = parseWords(text.replace(/^P(?:T(?=[\d ]))?(?=[\dT ])/i, "").replace(/^T(?=\d)/i, ""));
  if (worded !== null && !/^\d+$/.test(text) && !isExactTime(text)) note("duration");
  return worded;
}

export type Times = { prep: number | null; cook: number | null; total: number | null };

const givenOf = ({ prep, cook, total }: Times): number[] =>
  [prep, cook, total].filter((minutes): minutes is number => minutes !== null && minutes > 0);

/** Whether every value that is not null or undefined matches `form`. */
const allAre = (form: RegExp, raws: readonly unknown[]): boolean =>
  raws.every((raw) => raw === undefined || raw === null || form.test(toScalarText(raw).trim()));

/**
 * Whether seconds were written as minutes ("PT600M" for ten minutes): every time has at least 300 minutes and
 * full hours. Values written in hours do not count.
 */
function areSeconds(times: Times, raws: readonly unknown[]): boolean {
  const given = givenOf(times);
  if (
    given.length < 2 ||
    given.some((minutes) => minutes % 60 !== 0) ||
    !allAre(/^(?:P(?:0D)?T(?:0H)?)?\d+M?(?:0S)?$/i, raws)
  )
    return false;
  return given.every((minutes) => minutes >= 300) && Math.max(...given) >= 600;
}

const SECONDS = /^PT(\d{1,3})S$/i;

/**
 * Corrects times that were written in the wrong unit. `raws` are the values as written, in the order prep,
 * cook, total.
 */
export function repairTimeUnits(times: Times, raws: readonly [unknown, unknown, unknown], note: Note): Times {
  const [prep, cook, total] = raws;
  const secondsOf = (raw: unknown): number | null => {
    const seconds = SECONDS.exec(toScalarText(raw).trim())?.[1];
    return seconds === undefined ? null : Number(seconds);
  };
  const seconds = raws.map(secondsOf).filter((value) => value !== null);
  // Times in seconds that are all full minutes ("PT300S", "PT600S") are plausible and need no correction.
  const areFullMinutes = Math.max(...seconds) >= 300 && seconds.every((value) => value % 60 === 0);
  const areMinutes = givenOf(times).length > 0 && allAre(SECONDS, raws);
  if (areMinutes && areFullMinutes) {
    note("duration");
    return times;
  }
  if (!areMinutes && !areSeconds(times, raws)) return times;
  note("duration");
  // Other values in seconds are minutes ("PT40S"), because no recipe takes seconds.
  if (areMinutes) return { prep: secondsOf(prep), cook: secondsOf(cook), total: secondsOf(total) };
  const shrink = (minutes: number | null): number | null => (minutes === null ? null : minutes / 60);
  return { prep: shrink(times.prep), cook: shrink(times.cook), total: shrink(times.total) };
}
