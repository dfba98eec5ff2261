import { unitKind, vocabularyOf } from "#server/engines/amounts/amounts.ts";
import { foldInPlace, patternOf } from "./fold.ts";
import { unitSeconds } from "./time-words.ts";
import { wordsPattern } from "./word-lists.ts";

// How many a text says that a recipe serves, or what it makes.

/** "Serves a crowd" says no number, "für eine Person" does. */
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
const LED = new RegExp(
  `(?<!\\p{L})(?:${wordsPattern("before")})(?!\\p{L})(?: ?[:：=-])? ?${ABOUT}${COUNT}(?![\\d.,/]*\\d)(?: ?${SIZE}(?:${SERVED})(?!\\p{L}))?`,
  "u",
);
/** "4 servings", "ca. 8 Stück" */
const COUNTED = new RegExp(`(?<![\\p{L}\\d.,/])${ABOUT}${COUNT} ?${SIZE}(?:${SERVED})(?!\\p{L})`, "u");

/** Without a digit only these words can lead to a number. */
const WORDED = new RegExp(
  `(?<!\\p{L})(?:${wordsPattern("before")})(?!\\p{L})|(?<!\\p{L})(?:dozen|${PEOPLE})(?!\\p{L})`,
  "u",
);
const NAMES_PEOPLE = new RegExp(`(?<!\\p{L})(?:${PEOPLE})(?!\\p{L})`, "u");
/** Words that say by themselves that a yield follows; "for" and "per" lead to much else. */
const SAYS_YIELD = /^(?:serves|makes|feeds|yields?|enough|ergibt|reicht|rinde|rende|ger|giver)/i;

const NO_PIECES = /^(?:x|×|eggs?|eier|people's|stund\w*)$/u;

/** "4 cups" says how much there is, "4 hours" how long it takes: nobody is served. */
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
/** Of a range the upper end: nobody goes short. */
const countOf = (match: RegExpExecArray): number =>
  numberFor(match[3]) || numberFor(match[1]) || numberFor(match[2]);

/**
 * What a text says of how many it serves or makes, in which words and where. It is `led` by a word that says nothing else,
 * and `sure` where such a word or people stand beside the number.
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

/** Finds how many a text says that it serves or makes; of a range the upper end. */
export function yieldIn(text: string): Yield | null {
  const folded = foldInPlace(text.slice(0, MAX_TEXT_LENGTH));
  if (!/\d/.test(folded) && !WORDED.test(folded)) return null;
  for (const pattern of [LED, COUNTED]) {
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

/** The number that a value names which is a yield ("Serves 4-6": 6, "24 cookies": 24); null for a measure ("4 cups"). */
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

/** Servings and the source's own words out of the values it gives as its yield; a bare number has no words. */
export function readYield(values: string[]): { servings: number | null; yieldText: string | null } {
  let servings: number | null = null;
  for (const value of values) servings ??= servingsOf(value);
  const worded = values.filter((value) => /\p{L}/u.test(value)).sort((a, b) => b.length - a.length)[0];
  return { servings, yieldText: worded ?? null };
}
