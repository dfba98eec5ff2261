import { fold } from "../words/words.ts";
import { fillers, sidewords, stopWords as wordsOfGrammar } from "./query-words.ts";

const setOf = (text: string): ReadonlySet<string> => new Set(fold(text).split(/\s+/).filter(Boolean));

export const STOP_WORDS = setOf(wordsOfGrammar);
export const FILLERS = setOf(fillers);
export const SIDE_WORDS = setOf(sidewords);

/** Words of grammar, folded. */
export const stopWords = (): ReadonlySet<string> => STOP_WORDS;
