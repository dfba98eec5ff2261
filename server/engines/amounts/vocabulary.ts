import type { Fraction } from "./fraction.ts";
import { type AmountWords, getAmountWords, LANGUAGES, type Language } from "./languages.ts";
import { normalizeUnitWord } from "./unit-key.ts";

export const WORD_LISTS = [
  "half",
  "andHalf",
  "articles",
  "about",
  "range",
  "plus",
  "of",
  "each",
  "eachAfter",
  "lead",
  "vague",
  "sizes",
  "sizesAfter",
  "intensifiers",
  "vessels",
] as const satisfies readonly (keyof AmountWords)[];
export type WordList = (typeof WORD_LISTS)[number];

/** The words for amounts by list, as keys of `normalizeUnitWord`. A phrase has up to three words. */
export type Vocabulary = Record<WordList, ReadonlySet<string>> & {
  numbers: ReadonlyMap<string, Fraction>;
  /**
   * Words for one part in phrases such as "three quarters", with the value of the part: "quarters" is 1/4.
   */
  parts: ReadonlyMap<string, Fraction>;
  /**
   * All single words that connect or state numbers, such as "of", "plus" or "two". Such words may be dropped
   * once an amount is read.
   */
  ties: ReadonlySet<string>;
  onlyBefore: ReadonlyMap<string, ReadonlySet<string>>;
  notBefore: ReadonlyMap<string, ReadonlySet<string>>;
};

const TIES: readonly WordList[] = [
  "half",
  "andHalf",
  "articles",
  "about",
  "range",
  "plus",
  "of",
  "each",
  "eachAfter",
  "lead",
];

const parseFraction = (text: string): Fraction => {
  const [n = 0, d = 1] = text.split("/").map(Number);
  return { n, d };
};

/**
 * Words for one part of a fraction, from phrases whose first word is the numerator: "quarters" from "three
 * quarters".
 */
function extractFractionPartWords(numbers: ReadonlyMap<string, Fraction>): Map<string, Fraction> {
  const parts = new Map<string, Fraction>();
  for (const [phrase, { n, d }] of numbers) {
    const [count = "", part, more] = phrase.split(" ");
    if (part === undefined || more !== undefined || d === 1) continue;
    if (numbers.get(count)?.n === n && n > 1) parts.set(part, { n: 1, d });
  }
  return parts;
}

const createNormalizedWordSets = (words: Readonly<Record<string, readonly string[]>> = {}) =>
  Object.entries(words).map(
    ([word, list]) => [normalizeUnitWord(word), new Set(list.map(normalizeUnitWord))] as const,
  );

function buildVocabulary(languages: readonly AmountWords[]): Vocabulary {
  const lists = Object.fromEntries(
    WORD_LISTS.map((name): [string, ReadonlySet<string>] => [
      name,
      new Set(languages.flatMap((words) => (words[name] ?? []).map(normalizeUnitWord))),
    ]),
  ) as Record<WordList, ReadonlySet<string>>;
  const numbers = new Map<string, Fraction>();
  for (const words of languages)
    for (const [value, names] of Object.entries(words.numbers))
      for (const name of names.map(normalizeUnitWord))
        if (!numbers.has(name)) numbers.set(name, parseFraction(value));
  const parts = extractFractionPartWords(numbers);
  const ties = [...TIES.flatMap((list) => [...lists[list]]), ...numbers.keys(), ...parts.keys()];
  return {
    ...lists,
    numbers,
    parts,
    ties: new Set(ties.flatMap((phrase) => phrase.split(" "))),
    onlyBefore: new Map(languages.flatMap((words) => createNormalizedWordSets(words.onlyBefore))),
    notBefore: new Map(languages.flatMap((words) => createNormalizedWordSets(words.notBefore))),
  };
}

const built = new Map<Language, Vocabulary>();

/** The vocabulary of one language, or of all languages for `any`. It is built on first use. */
export function getAmountVocabulary(language: Language): Vocabulary {
  const ready = built.get(language);
  if (ready) return ready;
  const vocabulary = buildVocabulary((language === "any" ? LANGUAGES : [language]).map(getAmountWords));
  built.set(language, vocabulary);
  return vocabulary;
}

/** The unit words of a language by the id of the kind. */
export function getUnitWordsById(language: Language): Readonly<Record<string, readonly string[]>> {
  return getAmountWords(language).units;
}
