import { memoize } from "#server/engines/memoize/memoize.ts";
import { createWordKey } from "./fold.ts";
import { getWordsOfListInAllLanguages, languageFiles } from "./word-lists.ts";

export { createWordKey, foldCaseAndAccentsKeepingPositions, headKey } from "./fold.ts";
export {
  getHeadingKeysOfKind,
  getHeadingKindOfKeyOrNull,
  type HeadKind,
  isHeadingOfNonListSection,
  isTableHeaderRow,
  isToolsHeadingKey,
} from "./list-heads.ts";
export { toAsciiNumbersWithPositions } from "./numerals.ts";
export { createTimeUnitPattern } from "./time-words.ts";
export { findDurationsInText, isExactTime, parseMinutesOrNull } from "./times.ts";
export { createWordListPattern } from "./word-lists.ts";
export { findYieldInTextOrNull, parseYieldValues, type Yield } from "./yields.ts";

const LABELS = [
  "prep",
  "cook",
  "total",
  "time",
  "making",
  "rest",
  "yields",
  "difficulty",
  "cuisine",
  "place",
  "category",
  "title",
  "other",
] as const;

/** The kind of fact that a label such as "Prep time:" names; language-file.mjs describes each kind. */
export type FactLabel = (typeof LABELS)[number];

const NAMES = new Map<string, FactLabel>();
for (const label of LABELS)
  for (const name of getWordsOfListInAllLanguages(label))
    if (!NAMES.has(createWordKey(name))) NAMES.set(createWordKey(name), label);

const MAX_LABEL_LENGTH = 34;

/** Looks up a label, ignoring text in brackets. Null if it is unknown. */
export function findFactLabelOrNull(name: string): FactLabel | null {
  const key = createWordKey(name.replace(/\([^)]*\)/g, ""));
  return key.length > MAX_LABEL_LENGTH ? null : (NAMES.get(key) ?? null);
}

/**
 * Languages by script. The first language whose letters have the given share of a text wins. Hence `ja`
 * precedes `zh`, `uk` precedes `ru`, and `ur` and `fa` precede `ar`: each shares a script with the other and
 * has a few letters of its own.
 */
const SCRIPTS: readonly (readonly [tag: string, script: RegExp, share: number])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.04],
  ["ko", /\p{Script=Hangul}/gu, 0.4],
  ["zh", /\p{Script=Han}/gu, 0.4],
  ["el", /\p{Script=Greek}/gu, 0.4],
  ["uk", /[іїєґ]/giu, 0.02],
  ["ru", /\p{Script=Cyrillic}/gu, 0.4],
  ["he", /\p{Script=Hebrew}/gu, 0.4],
  ["ur", /[\u0679\u0688\u06ba\u06d2]/gu, 0.04],
  ["fa", /[\u067e\u0686\u06af]/gu, 0.04],
  ["ar", /\p{Script=Arabic}/gu, 0.4],
  ["hi", /\p{Script=Devanagari}/gu, 0.4],
  ["th", /\p{Script=Thai}/gu, 0.4],
];

/** Languages that are recognised by their script. */
export const SCRIPT_LANGUAGES: ReadonlySet<string> = new Set(SCRIPTS.map(([tag]) => tag));

/** The languages of each small word. */
const SMALL = new Map<string, string[]>();
for (const [tag, { smallWords = [] }] of languageFiles)
  for (const key of new Set(smallWords.map(createWordKey))) SMALL.set(key, [...(SMALL.get(key) ?? []), tag]);
const NO_TAGS: readonly string[] = [];
const tagsOfWord = memoize(10_000, (word) => SMALL.get(createWordKey(word)) ?? NO_TAGS);

const MIN_LETTERS = 20;
/** More words do not change the result of the guess. */
const MAX_WORDS = 3000;
const MIN_SMALL_WORDS = 3;

/** Matches a character of any script in SCRIPTS. */
const OTHER_SCRIPT = /[\u0370-\u1fff\u2e80-\uffff]/;

function guessLanguageByScriptOrNull(text: string): string | null {
  if (!OTHER_SCRIPT.test(text)) return null;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_LETTERS) return null;
  const found = SCRIPTS.find(([, script, share]) => (text.match(script)?.length ?? 0) > letters * share);
  return found?.[0] ?? null;
}

/**
 * Guesses the language of a recipe ("en", "de") by its script or its small words. Null if there are too few
 * of these words or two languages have equally many.
 * @param share the least share of small words among all words. Without it a list of names is guessed by
 * chance.
 */
export function guessTextLanguageOrNull(text: string, share = 0): string | null {
  const script = guessLanguageByScriptOrNull(text);
  if (script !== null) return script;
  const words = (text.match(/\p{L}+/gu) ?? []).slice(0, MAX_WORDS);
  const hits = new Map<string, number>();
  for (const word of words) for (const tag of tagsOfWord(word)) hits.set(tag, (hits.get(tag) ?? 0) + 1);
  const [best, second] = [...hits].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < MIN_SMALL_WORDS || best[1] < words.length * share) return null;
  return best[1] > (second?.[1] ?? 0) ? best[0] : null;
}
