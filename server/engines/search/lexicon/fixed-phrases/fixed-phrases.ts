import { wordsOf } from "../../words/words.ts";
import { onceMade } from "../lazy.ts";
import { LONGEST_NAME } from "../lexicon.ts";
import { writtenAs } from "../names.ts";
import { dishes } from "./dishes.ts";
import { everydayPhrases } from "./everyday-phrases.ts";
import { foods } from "./foods.ts";

/**
 * Names of several words that are one thing: where there is none of it, what has a part of the name is neither it nor near it.
 * Beef stew is no beef wellington, other than black bean soup, for which a soup of white beans will do; and no apple is found by an
 * apple watch.
 */
const read = onceMade(
  (): ReadonlySet<string> =>
    new Set(
      [dishes, everydayPhrases, foods].flatMap((names) =>
        names.split(/[\n,]/).map((name) => writtenAs(wordsOf(name))),
      ),
    ),
);

/** How many of the words, from the first on, together are such a name: 0 where no two are. */
export function longestWholeName(words: readonly string[]): number {
  for (let size = Math.min(words.length, LONGEST_NAME); size > 1; size -= 1)
    if (read().has(writtenAs(words.slice(0, size)))) return size;
  return 0;
}
