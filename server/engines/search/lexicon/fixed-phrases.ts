import { dataLines } from "#server/engines/data-lines/data-lines.ts";
import { wordsOf } from "../words/words.ts";
import dishes from "./data/words/fixed-dishes.txt?raw";
import everydayPhrases from "./data/words/fixed-everyday-phrases.txt?raw";
import foods from "./data/words/fixed-foods.txt?raw";
import { onceMade } from "./lazy.ts";
import { LONGEST_NAME } from "./lexicon.ts";
import { writtenAs } from "./names.ts";

const read = onceMade(
  (): ReadonlySet<string> =>
    new Set([dishes, everydayPhrases, foods].flatMap(dataLines).map((phrase) => writtenAs(wordsOf(phrase)))),
);

/** The number of leading words that form a fixed phrase such as "beef wellington", at least 2; 0 if they form none. */
export function longestWholeName(words: readonly string[]): number {
  for (let size = Math.min(words.length, LONGEST_NAME); size > 1; size -= 1)
    if (read().has(writtenAs(words.slice(0, size)))) return size;
  return 0;
}
