import { unitKind, vocabularyOf } from "#server/engines/amounts/amounts.ts";
import { foldInPlace, patternOf } from "./fold.ts";
import { unitSeconds } from "./time-words.ts";
import { wordsPattern } from "./word-lists.ts";

/** "für eine Person" is a number, "Serves a crowd" is none. */
const NUMBERS = new Map<string, number>([
  ...[...vocabularyOf("any").numbers]
    .filter(([word, { d }]) => d === 1 && !/ |^an?$/.test(word))
    .map(([word, { n }]) => [foldInPlace(word), n] as const),
  ["a dozen", 12],
  ["dozen", 12],
]);
const NUMBER = patternOf([...NUMBERS.keys()]);
const PEOPLE = wordsPattern("people");
const SERVED = `${PEOPLE}|${wordsPattern("pieces")}`;
const SIZE = "(?:(?:large|small|medium|grosse|kleine|big|good) )?";
const TO = "(?: ?[-–—/] ?| (?:to|bis|a|ou|or|oder|o|tot|till|til|do) )";
const COUNT = `(?:(\\d{1,3})|(${NUMBER})(?!\\p{L}))(?:${TO}(\\d{1,3}|(?:${NUMBER})(?!\\p{L})))?`;
const ABOUT =
  "(?:(?:about|approx\\.?|approximately|around|roughly|ca\\.?|circa|etwa|ungefahr|environ|unos|unas|ongeveer|ok\\.?|~) ?)?";

/** "Serves 4", "Servings: 4 people", "für 4 Personen" */
const PREFIXED = new RegExp(
  `(?<!\\p{L})(?:${wordsPattern("before")})(?!\\p{L})(?: ?[:：=-])? ?${ABOUT}${COUNT}(?![\\d.,/]*\\d)(?: ?${SIZE}(?:${SERVED})(?!\\p{L}))?`,
  "u",
);
/** "4 servings", "ca. 8 Stück" */
const COUNTED = new RegExp(`(?<![\\p{L}\\d.,/])${ABOUT}${COUNT} ?${SIZE}(?:${SERVED})(?!\\p{L})`, "u");

/** A text without digits can only have a yield with these words. */
const HAS_YIELD_WORD = new RegExp(
  `(?<!\\p{L})(?:${wordsPattern("before")})(?!\\p{L})|(?<!\\p{L})(?:dozen|${PEOPLE})(?!\\p{L})`,
  "u",
);
const NAMES_PEOPLE = new RegExp(`(?<!\\p{L})(?:${PEOPLE})(?!\\p{L})`, "u");
/** Words that only introduce yields; "for" and "per" introduce other text too. */
const SAYS_YIELD = /^(?:serves|makes|feeds|yields?|enough|ergibt|reicht|rinde|rende|ger|giver)/i;

const NO_PIECES = /^(?:x|×|eggs?|eier|people's|stund\w*)$/u;

/** "4 cups" is a measure and "4 hours" a time: neither is a yield. */
function isMeasure(word: string): boolean {
  const category = unitKind(word)?.category;
  if (category === "volume" || category === "mass" || category === "length") return true;
  return NO_PIECES.test(word) || unitSeconds(foldInPlace(word), true) !== null;
}
const isMeasured = (behind: string): boolean => {
  const next = /^ ?(?:(["°%])|(\p{L}[\p{L}']*|×))/u.exec(behind);
  return next !== null && (next[1] !== undefined || isMeasure(next[2] ?? ""));
};

const numberFor = (word: string | undefined): number =>
  word === undefined ? 0 : (NUMBERS.get(word) ?? Number(word));
/** The upper end of a range, so that there is enough for all. */
const countOf = (match: RegExpExecArray): number =>
  numberFor(match[3]) || numberFor(match[1]) || numberFor(match[2]);

/**
 * A yield in a text with its words and position. `led`: a word that only introduces yields precedes it.
 * `sure`: such a word or people are next to the number.
 */
export type Yield = {
  servings: number;
  text: string;
  start: number;
  end: number;
  sure: boolean;
  led: boolean;
};

const MAX_TEXT_LENGTH = 600;

/** Finds the yield of a text, the upper end of a range. */
export function yieldIn(text: string): Yield | null {
  const folded = foldInPlace(text.slice(0, MAX_TEXT_LENGTH));
  if (!/\d/.test(folded) && !HAS_YIELD_WORD.test(folded)) return null;
  for (const pattern of [PREFIXED, COUNTED]) {
    const match = pattern.exec(folded);
    if (match === null) continue;
    const start = match.index;
    const end = start + match[0].length;
    const servings = countOf(match);
    if (isMeasured(folded.slice(end)) || !(servings >= 1)) continue;
    const more = COUNTED.exec(folded.slice(end));
    // "Makes 1 pie, 8 servings"
    if (servings === 1 && more !== null && Number(more[1]) > 1)
      return { servings: Number(more[1]), text: text.trim(), start, end: text.length, sure: true, led: true };
    const said = text.slice(start, end).trim();
    const led = SAYS_YIELD.test(said);
    return { servings, text: said, start, end, sure: led || NAMES_PEOPLE.test(match[0]), led };
  }
  return null;
}

const MAX_VALUE_LENGTH = 200;
const AMOUNT = new RegExp(`(\\d{1,4}(?:[.,]\\d{1,2})?)(?:${TO}(\\d{1,4}))?(?:[ -]?(\\p{L}{1,24}|×))?`, "gu");
const WORD = new RegExp(`(?<!\\p{L})(${NUMBER})(?!\\p{L})(?: (\\p{L}+))?`, "u");

/** The yield in a value ("Serves 4-6": 6, "24 cookies": 24); null for a measure ("4 cups"). */
export function servingsOf(value: string): number | null {
  const folded = foldInPlace(value.slice(0, MAX_VALUE_LENGTH));
  let first: number | null = null;
  for (const [, low = "", high, word = ""] of folded.matchAll(AMOUNT)) {
    const count = Number((high ?? low).replace(",", "."));
    if (!Number.isInteger(count) || count < 1 || isMeasure(word)) continue;
    if (NAMES_PEOPLE.test(word)) return count;
    first ??= /^dozens?$/.test(word) ? count * 12 : count;
  }
  const said = first === null ? WORD.exec(folded) : null;
  return said === null || isMeasure(said[2] ?? "") ? first : (NUMBERS.get(said[1] ?? "") ?? null);
}

/** Servings and their wording from the yield values of a page; a bare number has no wording. */
export function readYield(values: string[]): { servings: number | null; yieldText: string | null } {
  let servings: number | null = null;
  for (const value of values) servings ??= servingsOf(value);
  const worded = values.filter((value) => /\p{L}/u.test(value)).sort((a, b) => b.length - a.length)[0];
  return { servings, yieldText: worded ?? null };
}
