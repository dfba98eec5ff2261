import type { Fraction } from "./fraction.ts";
import { isJapaneseCharCode, parseHanNumberOrNull } from "./japanese.ts";
import type { Language } from "./languages.ts";
import { normalizeUnitWord } from "./unit-key.ts";
import { getAmountVocabulary, WORD_LISTS, type WordList } from "./vocabulary.ts";

const LISTS = [...WORD_LISTS, "ties"] as const;
/** Each list has two bits: one for its words and phrases, one for the words that start its phrases. */
const getPhraseBit = (list: (typeof LISTS)[number]) => 1 << LISTS.indexOf(list);
const getFirstWordBit = (list: (typeof LISTS)[number]) => getPhraseBit(list) << LISTS.length;

const known = new Map<Language, ReadonlyMap<string, number>>();

function collectListBitsByWord(language: Language): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (word: string, bit: number) => found.set(word, (found.get(word) ?? 0) | bit);
  const vocabulary = getAmountVocabulary(language);
  for (const list of LISTS)
    for (const phrase of vocabulary[list]) {
      add(phrase, getPhraseBit(list));
      add(phrase.split(" ")[0] ?? "", getFirstWordBit(list));
    }
  known.set(language, found);
  return found;
}

/** A cache of the last lookup, because readers ask for several lists of the same word in turn. */
const last: { word: string; language: Language; bits: number } = { word: "", language: "any", bits: 0 };

/** The lists that contain a word, as bits. Without a language, the lists of all languages. */
function getListBitsOfWord(word: string, language: Language = "any"): number {
  if (word === last.word && language === last.language) return last.bits;
  last.bits = (known.get(language) ?? collectListBitsByWord(language)).get(normalizeUnitWord(word)) ?? 0;
  last.word = word;
  last.language = language;
  return last.bits;
}

function createWordListPredicate(list: (typeof LISTS)[number]) {
  const bit = getPhraseBit(list);
  return (word: string, language?: Language): boolean => (getListBitsOfWord(word, language) & bit) !== 0;
}

/**
 * The value of a number word ("two", "zwei", "anderthalb"), or null. An article has the value 1 (see
 * `isArticle`).
 */
export function parseNumberWordOrNull(word: string, language: Language = "any"): Fraction | null {
  const known = getAmountVocabulary(language).numbers.get(normalizeUnitWord(word));
  if (known || !isJapaneseCharCode(word.charCodeAt(0))) return known ?? null;
  const value = parseHanNumberOrNull(word);
  return value === null ? null : { n: value, d: 1 };
}

/**
 * The fraction 1/d that a word names: 1/4 for "quarter" and for "quarters" (of "three quarters"). Null for
 * other words.
 */
export function parseFractionWordOrNull(word: string, language: Language = "any"): Fraction | null {
  const part =
    parseNumberWordOrNull(word, language) ??
    getAmountVocabulary(language).parts.get(normalizeUnitWord(word)) ??
    null;
  return part && part.n === 1 && part.d > 1 ? part : null;
}

const prefixes = new Map<Language, RegExp>();

/**
 * Matches a fraction word at the start of a word, or in Korean, which writes no space after it, any number.
 */
function createFractionPrefixPattern(language: Language): RegExp {
  const { half, numbers } = getAmountVocabulary(language);
  const parts = [...numbers].filter(([word, { n, d }]) => n < d || /^[\u1100-\u11ff]/.test(word));
  const words = [...half, ...parts.map(([word]) => word)].filter((word) => /^[\p{L}\p{M}]{2,}$/u.test(word));
  return new RegExp(`^(?:${words.sort((a, b) => b.length - a.length).join("|") || "(?!)"})`);
}

/**
 * The length of the fraction or Korean number that a word starts with: "halfliter", "полстакана". 0 if there
 * is none.
 */
export function findFractionPrefixLengthOrZero(word: string, language: Language): number {
  const pattern = prefixes.get(language) ?? createFractionPrefixPattern(language);
  prefixes.set(language, pattern);
  const key = normalizeUnitWord(word);
  const length = pattern.exec(key)?.[0].length ?? 0;
  // The key may be longer than the word, because normalization splits Hangul syllables.
  return length === 0
    ? 0
    : [...word].findIndex((_, i) => normalizeUnitWord(word.slice(0, i + 1)).length >= length) + 1;
}

export const isHalf = createWordListPredicate("half");
/** Words that add a half to the number before them: "buçuk". */
export const isAndHalf = createWordListPredicate("andHalf");
/** Articles, which mean one only before a unit: "a pinch", but not "a few". */
export const isArticle = createWordListPredicate("articles");
/** Words that make an amount approximate: "about", "ca.", "etwa". */
export const isAbout = createWordListPredicate("about");
/** Words between the ends of a range: "to", "bis". */
export const isRangeWord = createWordListPredicate("range");
/** Words between the parts of a sum: "plus", "and", "und". */
export const isPlus = createWordListPredicate("plus");
/** Words between an amount and a name: "2 cups of flour", "3 gousses d'ail". */
export const isOf = createWordListPredicate("of");
/**
 * Words that connect or state numbers, which may be dropped once an amount is read: "of", "plus", "about",
 * "two".
 */
export const isTie = createWordListPredicate("ties");
/** Size words: "small", "groß", "colmada". */
export const isSize = createWordListPredicate("sizes");
/** Baking and serving vessels: "pan", "dish", "Springform". */
export const isVessel = createWordListPredicate("vessels");
/** Words that intensify a size: "very" in "very large". */
export const isSizeIntensifier = createWordListPredicate("intensifiers");

/**
 * Whether a unit word is a unit before the following word: French "noix" is before "beurre" (a knob), but not
 * before "coco" (a coconut).
 */
export function isUnitBeforeWord(
  unit: string,
  following: string | null,
  language: Language = "any",
): boolean {
  const { onlyBefore, notBefore } = getAmountVocabulary(language);
  const key = normalizeUnitWord(unit);
  const next = following === null ? "" : normalizeUnitWord(following);
  return (onlyBefore.get(key)?.has(next) ?? true) && !notBefore.get(key)?.has(next);
}

const MAX_PHRASE_WORDS = 3;

/** Phrases as keys of `normalizeUnitWord`. */
type Phrases = { has(key: string): boolean; keys(): Iterable<string> };

const firstWords = new WeakMap<Phrases, ReadonlySet<string>>();

/** The first words of all phrases that have several words. */
function getFirstWordsOfPhrases(phrases: Phrases): ReadonlySet<string> {
  const known = firstWords.get(phrases);
  if (known) return known;
  const found = new Set<string>();
  for (const phrase of phrases.keys()) if (phrase.includes(" ")) found.add(phrase.split(" ")[0] ?? "");
  firstWords.set(phrases, found);
  return found;
}

/** The number of words of the longest phrase at the start of `words`; 0 if there is none. */
export function countWordsOfLongestPhrase(phrases: Phrases, words: readonly string[]): number {
  let phrase = normalizeUnitWord(words[0] ?? "");
  let longest = words.length > 0 && phrases.has(phrase) ? 1 : 0;
  if (words.length < 2 || !getFirstWordsOfPhrases(phrases).has(phrase)) return longest;
  for (let index = 1; index < MAX_PHRASE_WORDS; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    phrase = `${phrase} ${normalizeUnitWord(word)}`;
    if (phrases.has(phrase)) longest = index + 1;
  }
  return longest;
}

/**
 * Whether a phrase of the list may start with the word. It is a single lookup, because most words start none.
 */
export const mayWordBeginListedPhrase = (list: WordList, word: string, language?: Language): boolean =>
  (getListBitsOfWord(word, language) & getFirstWordBit(list)) !== 0;

/**
 * The number of words of the longest phrase of the list ("más o menos", "un peu") at the start of `words`; 0
 * if there is none.
 */
export function countWordsOfListedPhrase(
  list: WordList | "numbers",
  words: readonly string[],
  language: Language = "any",
): number {
  return countWordsOfLongestPhrase(getAmountVocabulary(language)[list], words);
}
