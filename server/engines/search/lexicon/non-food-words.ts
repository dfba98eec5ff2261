import { parseDataLines } from "#server/engines/data-lines/data-lines.ts";
import everyday from "./data/words/everyday-words.txt?raw";
import offTopic from "./data/words/off-topic-words.txt?raw";
import { lazy } from "./lazy.ts";

const readOffTopic = lazy((): ReadonlySet<string> => new Set(parseDataLines(offTopic)));
const read = lazy((): ReadonlySet<string> => new Set([...parseDataLines(everyday), ...readOffTopic()]));

/** Whether a folded word is a correctly spelled everyday word, whether recipes have it or not. */
export const isEverydayWord = (word: string): boolean => read().has(word);

/** Whether a folded word is an everyday word that no search for food contains: a recipe without it is no answer. */
export const isOffTopicWord = (word: string): boolean => readOffTopic().has(word);
