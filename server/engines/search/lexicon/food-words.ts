import { parseDataLines } from "#server/engines/data-lines/data-lines.ts";
import words from "./data/words/food-words.txt?raw";
import { lazy } from "./lazy.ts";

const read = lazy((): ReadonlySet<string> => new Set(parseDataLines(words)));

/**
 * Whether a folded word, with or without a final "s", is in the list of correctly spelled words for food and
 * drink.
 */
export const isFoodWord = (word: string): boolean => read().has(word) || read().has(word.replace(/s$/, ""));
