import { parseDataLines } from "#server/engines/data-lines/data-lines.ts";
import { splitIntoFoldedWords } from "../words/words.ts";
import dishes from "./data/words/fixed-dishes.txt?raw";
import everydayPhrases from "./data/words/fixed-everyday-phrases.txt?raw";
import foods from "./data/words/fixed-foods.txt?raw";
import { lazy } from "./lazy.ts";
import { MAX_NAME_WORDS } from "./lexicon.ts";
import { joinWordsWithoutPluralEndings } from "./names.ts";

const read = lazy(
  (): ReadonlySet<string> =>
    new Set(
      [dishes, everydayPhrases, foods]
        .flatMap(parseDataLines)
        .map((phrase) => joinWordsWithoutPluralEndings(splitIntoFoldedWords(phrase))),
    ),
);

/**
 * How many of the first words form a fixed phrase such as "beef wellington": at least 2, or 0 if they form
 * none.
 */
export function countFixedPhraseWords(words: readonly string[]): number {
  for (let size = Math.min(words.length, MAX_NAME_WORDS); size > 1; size -= 1)
    if (read().has(joinWordsWithoutPluralEndings(words.slice(0, size)))) return size;
  return 0;
}
