import { parseDataLines } from "#server/engines/data-lines/data-lines.ts";
import words from "./data/words/food-words.txt?raw";
import { lazy } from "./lazy.ts";

const read = lazy((): ReadonlySet<string> => new Set(parseDataLines(words)));

/** Whether a folded word, or its singular, is a correctly spelled word for food or drink. */
export const isFoodWord = (word: string): boolean => read().has(word) || read().has(word.replace(/s$/, ""));
