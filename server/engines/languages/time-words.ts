import { isArticle, isRangeWord, numberWord, unitKey } from "#server/engines/amounts/amounts.ts";
import { listOf, patternOf } from "./fold.ts";
import { TIME_UNITS, type TimeUnit, type TimeWords } from "./language-words.ts";
import { csTimes } from "./words-of/cs.ts";
import { daTimes } from "./words-of/da.ts";
import { deTimes } from "./words-of/de.ts";
import { enTimes } from "./words-of/en.ts";
import { esTimes } from "./words-of/es.ts";
import { fiTimes } from "./words-of/fi.ts";
import { frTimes } from "./words-of/fr.ts";
import { huTimes } from "./words-of/hu.ts";
import { itTimes } from "./words-of/it.ts";
import { nlTimes } from "./words-of/nl.ts";
import { noTimes } from "./words-of/no.ts";
import { otherTimes } from "./words-of/others.ts";
import { plTimes } from "./words-of/pl.ts";
import { ptTimes } from "./words-of/pt.ts";
import { roTimes } from "./words-of/ro.ts";
import { skTimes } from "./words-of/sk.ts";
import { svTimes } from "./words-of/sv.ts";
import { trTimes } from "./words-of/tr.ts";

const ALL: readonly TimeWords[] = [
  enTimes,
  deTimes,
  frTimes,
  esTimes,
  itTimes,
  nlTimes,
  ptTimes,
  svTimes,
  daTimes,
  noTimes,
  plTimes,
  csTimes,
  skTimes,
  huTimes,
  fiTimes,
  roTimes,
  trTimes,
  ...otherTimes,
];

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

const keysOf = (text: string | undefined): string[] => listOf(text).map(unitKey);

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
export const timePattern = (unit: TimeUnit): string => patternOf(ALL.flatMap((words) => listOf(words[unit])));
