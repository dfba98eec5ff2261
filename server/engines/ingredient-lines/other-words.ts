import {
  type Cursor,
  countWordsOfLongestPhrase,
  type Language,
  normalizeUnitWord,
} from "#server/engines/amounts/amounts.ts";
import type { LanguageFile } from "../languages/language-file.mjs";

type NameWords = NonNullable<LanguageFile["ingredientNames"]>;

const LISTS = [
  "preparationBefore",
  "preparationAfter",
  "manner",
  "ground",
  "notes",
  "noteStarts",
  "partOfName",
  "spices",
  "fruitParts",
  "common",
] as const satisfies readonly (keyof NameWords)[];

/** The word lists that delimit names in one language; words as normalised by `normalizeUnitWord`. */
export type NameVocabulary = Record<(typeof LISTS)[number], ReadonlySet<string>>;

const MAX_PHRASE_WORDS = 3;

/**
 * Expands an entry with endings: "gehackt/e/er" is gehackt, gehackte and gehackter. The stem is always
 * included, even if it is no word.
 */
const expandWordForms = (entry: string): string[] => {
  const [stem = "", ...endings] = entry.split("/");
  return [stem, ...endings.map((ending) => stem + ending)].map(normalizeUnitWord);
};

const files = import.meta.glob<LanguageFile>("../languages/data/*.json", { eager: true, import: "default" });

function buildNameVocabulary(language: Language): NameVocabulary {
  const words = files[`../languages/data/${language}.json`]?.ingredientNames ?? {};
  return Object.fromEntries(
    LISTS.map((list): [string, ReadonlySet<string>] => [
      list,
      new Set((words[list] ?? []).flatMap(expandWordForms)),
    ]),
  ) as NameVocabulary;
}

const built = new Map<Language, NameVocabulary>();

/** Returns the word lists of a language, which are built on first use. */
export function getNameVocabulary(language: Language): NameVocabulary {
  const ready = built.get(language) ?? buildNameVocabulary(language);
  built.set(language, ready);
  return ready;
}

/**
 * Returns the number of words of the longest phrase in the set that begins at a token; 0 if there is none.
 */
export function countPhraseWordsAtToken(
  cursor: Cursor,
  position: number,
  phrases: ReadonlySet<string>,
): number {
  const words: string[] = [];
  for (let offset = 0; offset < MAX_PHRASE_WORDS; offset += 1) {
    const token = cursor.tokens[position + offset];
    if (token?.kind !== "word") break;
    words.push(token.text);
  }
  return countWordsOfLongestPhrase(phrases, words);
}
