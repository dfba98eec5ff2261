import {
  isArticle,
  isRangeWord,
  normalizeUnitWord,
  parseNumberWordOrNull,
} from "#server/engines/amounts/amounts.ts";
import { createAlternationPattern } from "./fold.ts";
import type { LanguageFile } from "./language-file.mjs";
import { splitCommaLists } from "./split-lists.ts";

type TimeWords = LanguageFile["times"];

const ALL = Object.values(import.meta.glob<TimeWords>("./data/*.json", { eager: true, import: "times" })).map(
  splitCommaLists,
);

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

const normalizeUnitWords = (words: readonly string[] = []): string[] => words.map(normalizeUnitWord);

function createMapOfFirstEntries(
  rows: readonly (readonly [key: string, seconds: number])[],
): ReadonlyMap<string, number> {
  return new Map([...rows].reverse());
}

/** Maps each unit word to its seconds. A word of two units gets the shorter one. */
const UNITS = createMapOfFirstEntries(
  TIME_UNITS.flatMap((unit) =>
    ALL.flatMap((words) => normalizeUnitWords(words[unit]).map((key) => [key, SECONDS[unit]] as const)),
  ),
);
const SHORT = createMapOfFirstEntries(
  TIME_UNITS.flatMap((unit) =>
    ALL.flatMap((words) =>
      normalizeUnitWords(words.short?.[unit]).map((key) => [key, SECONDS[unit]] as const),
    ),
  ),
);
/** Maps each word that contains its number, such as "Viertelstunde", to its seconds. */
const LENGTHS = createMapOfFirstEntries(
  ALL.flatMap(({ lengths = {} }) =>
    Object.entries(lengths).flatMap(([minutes, words]) =>
      normalizeUnitWords(words).map((key) => [key, Number(minutes) * MINUTE] as const),
    ),
  ),
);
const QUARTERS = new Set(ALL.flatMap(({ quarters }) => normalizeUnitWords(quarters)));

/**
 * Matches abbreviations of one character. They are units of time only where a time is expected; elsewhere
 * they are metres, grams or letters.
 */
const ONE_SIGN = /^[a-gi-z'′]$/;
/** Whether a word means hours in Danish and Norwegian and something else in English ("time", "timer"). */
export const mayWordBeScandinavianHours = (key: string): boolean => key === "time" || key === "timer";

/**
 * The seconds of a unit word, null for any other word. `key` is the word folded by `normalizeUnitWord`.
 * @param isExpected true for values that can only be times. Single characters then count ("45'", "3 d").
 */
export function getSecondsOfTimeUnitOrNull(key: string, isExpected: boolean): number | null {
  const seconds = UNITS.get(key) ?? (isExpected ? SHORT.get(key) : undefined) ?? null;
  if (isExpected || seconds === null) return seconds;
  return ONE_SIGN.test(key) || mayWordBeScandinavianHours(key) ? null : seconds;
}

/** The seconds of a word that contains number and unit ("Viertelstunde"), null for any other word. */
export const getSecondsOfDurationWordOrNull = (key: string): number | null => LENGTHS.get(key) ?? null;

/** Number words of one language that are frequent words of another: "het uur", "the fire". */
const AMBIGUOUS_NUMBERS = new Set(["het", "fire"]);

/**
 * The value of a number word, null for any other word. Words of ranges such as "to" are null, although "to"
 * is 2 in Danish.
 */
export function numberWordValueOrNull(key: string): number | null {
  if (key === "couple") return 2;
  if (key === "another") return 1;
  const value = isRangeWord(key) && !isArticle(key) ? null : parseNumberWordOrNull(key);
  return value === null || AMBIGUOUS_NUMBERS.has(key) ? null : value.n / value.d;
}

export const isQuarterWord = (key: string): boolean =>
  QUARTERS.has(key) || numberWordValueOrNull(key) === 1 / 4;

/**
 * A regular expression source that matches a unit of time in any language, in text folded by
 * `foldCaseAndAccentsKeepingPositions`.
 */
export const createTimeUnitPattern = (unit: TimeUnit): string =>
  createAlternationPattern(ALL.flatMap((words) => words[unit] ?? []));
