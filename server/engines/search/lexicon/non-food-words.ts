import { parseDataLines } from "#server/engines/data-lines/data-lines.ts";
import everyday from "./data/words/everyday-words.txt?raw";
import offTopic from "./data/words/off-topic-words.txt?raw";
import { lazy } from "./lazy.ts";

const readOffTopic = lazy((): ReadonlySet<string> => new Set(parseDataLines(offTopic)));
const read = lazy((): ReadonlySet<string> => new Set([...parseDataLines(everyday), ...readOffTopic()]));

/**
 * Whether a folded word is in the list of correctly spelled everyday words. Such a word is no typo, even if
 * no recipe has it.
 */
export const isEverydayWord = (word: string): boolean => read().has(word);

/**
 * Whether a folded word never occurs in a search for food, such as "router". Recipes without it answer the
 * query only if another word names the dish.
 */
export const isOffTopicWord = (word: string): boolean => readOffTopic().has(word);
