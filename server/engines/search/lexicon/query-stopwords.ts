import { parseDataLines } from "#server/engines/data-lines/data-lines.ts";
import { LANGUAGE_LETTERS, type Language } from "../words/languages.ts";
import { parseCategoryLines } from "./category-lines.ts";
import nationalities from "./data/categories/nationalities.txt?raw";
import fillers from "./data/words/filler-words.txt?raw";
import optionalWords from "./data/words/optional-words.txt?raw";
import preparationWords from "./data/words/preparation-words.txt?raw";
import german from "./data/words/stopwords-de.txt?raw";
import english from "./data/words/stopwords-en.txt?raw";
import spanish from "./data/words/stopwords-es.txt?raw";
import french from "./data/words/stopwords-fr.txt?raw";
import italian from "./data/words/stopwords-it.txt?raw";
import dutch from "./data/words/stopwords-nl.txt?raw";
import portuguese from "./data/words/stopwords-pt.txt?raw";
import swedish from "./data/words/stopwords-sv.txt?raw";
import titleWords from "./data/words/title-words.txt?raw";

const parseWordSet = (text: string): ReadonlySet<string> => new Set(parseDataLines(text));

const texts: [Language, string][] = [
  ["en", english],
  ["de", german],
  ["fr", french],
  ["es", spanish],
  ["it", italian],
  ["nl", dutch],
  ["sv", swedish],
  ["pt", portuguese],
];
const STOP_WORDS_BY_LETTER = texts.map(([language, text]): [string, ReadonlySet<string>] => [
  LANGUAGE_LETTERS[language],
  parseWordSet(text),
]);
export const STOP_WORDS: ReadonlySet<string> = new Set(
  STOP_WORDS_BY_LETTER.flatMap(([, words]) => [...words]),
);
export const FILLER_WORDS = parseWordSet(fillers);
export const OPTIONAL_WORDS = parseWordSet(optionalWords);
export const TITLE_WORDS = parseWordSet(titleWords);

/** Function words of all languages ("the", "und", "con"), folded. */
export const getStopWords = (): ReadonlySet<string> => STOP_WORDS;

const NATIONALITIES = new Map(
  parseCategoryLines(nationalities).flatMap(({ names: [language], members }) =>
    members.map((word): [string, string] => [word, LANGUAGE_LETTERS[language as Language]]),
  ),
);
const PREPARATION_WORDS = parseWordSet(preparationWords);

/** Whether a word describes the preparation of a dish ("baked") or its origin ("Spanish"). */
export const isPreparationOrOriginWord = (word: string): boolean =>
  PREPARATION_WORDS.has(word) || NATIONALITIES.has(word);

/**
 * The letter of the language that belongs to a nationality ("Spanish": Spanish recipes); null for any other
 * word.
 */
export const getLanguageLetterOfNationality = (word: string): string | null =>
  NATIONALITIES.get(word) ?? null;

/**
 * A score by the letter of each language: a stop word adds 1, divided by the number of languages that have
 * it.
 */
export function scoreLanguagesByStopwords(words: readonly string[]): Map<string, number> {
  const votes = new Map<string, number>();
  for (const word of words) {
    const letters = STOP_WORDS_BY_LETTER.flatMap(([letter, known]) => (known.has(word) ? [letter] : []));
    for (const letter of letters) votes.set(letter, (votes.get(letter) ?? 0) + 1 / letters.length);
  }
  return votes;
}
