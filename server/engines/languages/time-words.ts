import { isArticle, isRangeWord, numberWord, unitKey } from "#server/engines/amounts/amounts.ts";
import { patternOf } from "./fold.ts";
import type { LanguageFile } from "./language-file.mjs";

type TimeWords = LanguageFile["times"];

const ALL = Object.values(import.meta.glob<TimeWords>("./data/*.json", { eager: true, import: "times" }));

const TIME_UNITS = ["seconds", "minutes", "hours", "days", "weeks"] as const;
type TimeUnit = (typeof TIME_UNITS)[number];

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 24 * HOUR;
const SECONDS: Record<TimeUnit, number> = {
  seconds: 1,
  minutes: MINUTE,
  hours: HOUR,
  days: DAY,
  weeks: 7 * DAY,
};

const keysOf = (words: readonly string[] = []): string[] => words.map(unitKey);

function table(rows: readonly (readonly [key: string, seconds: number])[]): ReadonlyMap<string, number> {
  return new Map([...rows].reverse());
}

/** The seconds of each unit's words; of a word that two languages have the first one's. */
const UNITS = table(
  TIME_UNITS.flatMap((unit) =>
    ALL.flatMap((words) => keysOf(words[unit]).map((key) => [key, SECONDS[unit]] as const)),
  ),
);
const SHORT = table(
  TIME_UNITS.flatMap((unit) =>
    ALL.flatMap((words) => keysOf(words.short?.[unit]).map((key) => [key, SECONDS[unit]] as const)),
  ),
);
/** "Viertelstunde". */
const LENGTHS = table(
  ALL.flatMap(({ lengths = {} }) =>
    Object.entries(lengths).flatMap(([minutes, words]) =>
      keysOf(words).map((key) => [key, Number(minutes) * MINUTE] as const),
    ),
  ),
);
const QUARTERS = new Set(ALL.flatMap(({ quarters }) => keysOf(quarters)));

/** Alone these are metres, grams or a letter, unless a time is expected. */
const ONE_SIGN = /^[a-gi-z'′]$/;
/** Hours in Danish, and in English a clock. */
const NO_UNITS = new Set(["time", "timer"]);

/**
 * The seconds of a unit by its key, null for any other word.
 * @param isExpected where nothing but a time can stand: then days count, and one sign is enough ("45'", "3 d")
 */
export function unitSeconds(key: string, isExpected: boolean): number | null {
  const seconds = UNITS.get(key) ?? (isExpected ? SHORT.get(key) : undefined) ?? null;
  if (isExpected || seconds === null) return seconds;
  return seconds <= HOUR && !ONE_SIGN.test(key) && !NO_UNITS.has(key) ? seconds : null;
}

/** The same for a word that is a number and its unit in one ("Viertelstunde"). */
export const lengthSeconds = (key: string): number | null => LENGTHS.get(key) ?? null;

/** Words of one language that would be numbers of another: "het uur", "the fire". */
const NO_NUMBERS = new Set(["het", "fire"]);

/** The value of a number word by its key; what stands between the ends of a range is none, though it is 2 in Danish. */
export function numberOf(key: string): number | null {
  if (key === "couple") return 2;
  if (key === "another") return 1;
  const value = isRangeWord(key) && !isArticle(key) ? null : numberWord(key);
  return value === null || NO_NUMBERS.has(key) ? null : value.n / value.d;
}

export const isQuarter = (key: string): boolean => QUARTERS.has(key) || numberOf(key) === 1 / 4;

/** All languages' words for a unit of time, as alternatives of a pattern over folded text. */
export const timePattern = (unit: TimeUnit): string => patternOf(ALL.flatMap((words) => words[unit] ?? []));
