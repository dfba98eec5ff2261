import { LANGUAGE_LETTERS, type Language } from "../words/languages.ts";
import { fold } from "../words/words.ts";
import { methods, nations } from "./modifiers.ts";
import { fillers, grammar, sidewords, titlewords } from "./query-words.ts";

const setOf = (text: string): ReadonlySet<string> => new Set(fold(text).split(/\s+/).filter(Boolean));

const GRAMMAR = Object.entries(grammar).map(([language, text]): [string, ReadonlySet<string>] => [
  LANGUAGE_LETTERS[language as Language],
  setOf(text),
]);
export const STOP_WORDS: ReadonlySet<string> = new Set(GRAMMAR.flatMap(([, words]) => [...words]));
export const FILLERS = setOf(fillers);
export const SIDE_WORDS = setOf(sidewords);
export const TITLE_WORDS = setOf(titlewords);

/** Words of grammar, folded. */
export const stopWords = (): ReadonlySet<string> => STOP_WORDS;

const NATIONS = new Map(
  Object.entries(nations).flatMap(([letter, words]) =>
    [...setOf(words)].map((word): [string, string] => [word, letter]),
  ),
);
const METHODS = setOf(methods);

/** Whether a word says how a dish is made, or where it is from. */
export const isModifier = (word: string): boolean => METHODS.has(word) || NATIONS.has(word);

/** The letter of the language that the recipes of a people are in where they are at home; null for any other word. */
export const letterOfNation = (word: string): string | null => NATIONS.get(word) ?? null;

/** How much words of grammar speak for each language, by its letter: those of several speak for each a little. */
export function lettersOfGrammar(words: readonly string[]): Map<string, number> {
  const votes = new Map<string, number>();
  for (const word of words) {
    const letters = GRAMMAR.flatMap(([letter, known]) => (known.has(word) ? [letter] : []));
    for (const letter of letters) votes.set(letter, (votes.get(letter) ?? 0) + 1 / letters.length);
  }
  return votes;
}
