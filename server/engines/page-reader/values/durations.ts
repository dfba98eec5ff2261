import { parse } from "tinyduration";
import type { Note } from "./clean-text.ts";

const MAX_MINUTES = 30 * 24 * 60;
const MINUTES = { week: 10_080, day: 1440, hour: 60, minute: 1, second: 1 / 60 };
type Unit = keyof typeof MINUTES;

/** Beginnings of the words for units of time, in the languages of recipe pages; the longest that fits counts. */
const UNIT_WORDS: [Unit, string][] = [
  ["week", "week wk woche semaine semana settiman veck vecka uge tydzie hét týžd"],
  [
    "day",
    "d day tag jour día dia giorn dag dage dni dzie nap den döygn döyn dygn deň gün ден дня дней сут 日 天 일",
  ],
  [
    "hour",
    "h hr hour std stund heure hora ora ore uur uren tim tím time timm godz hod óra tunti t sa saat g ώρ ч час сат 時間 小時 小时 시간",
  ],
  ["minute", "m min minut mín мин хв perc λεπ dk dak ' ′ p 分 分鐘 分钟 분"],
  ["second", "s sec sek сек másodperc"],
];
const UNITS = UNIT_WORDS.flatMap(([unit, words]) => words.split(" ").map((word) => ({ unit, word }))).sort(
  (a, b) => b.word.length - a.word.length,
);

function unitOf(word: string): Unit | null {
  const lower = word.toLowerCase();
  const hit = UNITS.find((entry) =>
    entry.word.length === 1 ? lower === entry.word : lower.startsWith(entry.word),
  );
  return hit?.unit ?? null;
}

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

const FRACTIONS: Record<string, number> = { "¼": 0.25, "½": 0.5, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3 };
const NUMBER_AND_WORD =
  /(\d{1,5}(?:[.,]\d{1,3})?)?[ ]?([¼½¾⅓⅔])?(?: ?(?:-|–|—|to|bis|à|a|tot|till) ?(\d{1,5}(?:[.,]\d{1,3})?))? ?(['′]|\p{L}{1,20})?\.?/gu;

/** "1 1/2", "3/4": as one sign each, so that the slash does not part them. */
const withSigns = (text: string): string =>
  text.replace(/(?<!\d)([123])\/([234])(?!\d)/g, (pair, over, under) => SIGNS[`${over}/${under}`] ?? pair);
const SIGNS: Record<string, string> = { "1/2": "½", "1/4": "¼", "3/4": "¾", "1/3": "⅓", "2/3": "⅔" };

const decimal = (text: string): number => Number(text.replace(",", "."));

function wordedMinutes(text: string): number | null {
  const clock = /^(\d{1,3}):(\d{2})(?::\d{2})?(?: ?h| ?hrs?| ?hours?)?$/i.exec(text);
  if (clock) return whole(Number(clock[1]) * 60 + Number(clock[2]));
  let total: number | null = null;
  let last: Unit | null = null;
  for (const [, digits, fraction, upper, word] of withSigns(text).matchAll(NUMBER_AND_WORD)) {
    if (digits === undefined && fraction === undefined) continue;
    const low = (digits === undefined ? 0 : decimal(digits)) + (fraction ? (FRACTIONS[fraction] ?? 0) : 0);
    const value = upper === undefined ? low : decimal(upper);
    // "1h30": what follows hours without a unit is minutes.
    const unit: Unit | null =
      word === undefined ? (last === "hour" || total === null ? "minute" : null) : unitOf(word);
    if (unit === null) continue;
    if (last !== null && MINUTES[unit] >= MINUTES[last]) break;
    total = (total ?? 0) + value * MINUTES[unit];
    last = unit;
  }
  return total === null ? null : whole(total);
}

/** "30 mins to 1 hour": the upper end, where both ends have a unit. */
function upperEnd(text: string): string {
  const ends = /^(\D{0,20}\d.{0,15}\p{L}\.?) ?(?:to|bis|à|tot|till|do|-|–|—) ?(\d.*)$/iu.exec(text);
  if (ends === null) return text;
  const [low, high] = [wordedMinutes(ends[1] ?? ""), wordedMinutes(ends[2] ?? "")];
  return low !== null && high !== null && high > low ? (ends[2] ?? text) : text;
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
  if (/^-/.test(text)) return null;
  const worded = wordedMinutes(
    upperEnd(text.replace(/^P(?:T(?=[\d ]))?(?=[\dT ])/i, "").replace(/^T(?=\d)/i, "")),
  );
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
