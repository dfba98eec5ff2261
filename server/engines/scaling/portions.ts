import type { Language, Token } from "#server/engines/amounts/amounts.ts";
import { AT_A_TIME, PORTIONS, SIDES } from "./step-words.ts";

/** A tokenized text and its language. */
export type Text = { line: string; tokens: readonly Token[]; language: Language };

/** The text of a token as in the word lists: lower case, without a final full stop. */
export const toLowerTokenText = (token: Token | undefined): string =>
  token?.text.toLowerCase().replace(/\.$/, "") ?? "";

/**
 * Whether the amount between two token positions applies to each of several items, or to a part at a time.
 */
export type Portions = (position: number, next: number) => boolean;

/**
 * Returns a test whether the amount between two token positions applies to each of several items ("50 g
 * each") or to a part at a time. It analyses the text once, so that each test takes constant time.
 */
export function createPerItemAmountTest({ line, tokens, language }: Text): Portions {
  const starts = [0];
  const counts = [0];
  for (const [index, token] of tokens.entries()) {
    starts.push(isSentenceEndToken(token) ? index + 1 : (starts[index] ?? 0));
    counts.push((counts[index] ?? 0) + (isPortionWord(token, tokens[index + 1], language) ? 1 : 0));
  }
  const stops = findSentenceEndOfTokens(
    tokens,
    (token) => /^[,)]$/.test(token?.text ?? "") || isSentenceEndToken(token),
  );
  const ends = findSentenceEndOfTokens(tokens, isSentenceEndToken);
  // "1 slice of cheese, then ham on each": the item is named at the end of the sentence.
  const lastEach = tokens.map((_, index) => isOnEach(tokens, index)).lastIndexOf(true);
  const times = [...line.matchAll(AT_A_TIME)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
  let past = 0;
  const nextTime = tokens.map(({ start }) => {
    while ((times[past]?.start ?? start) < start) past += 1;
    return times[past]?.end ?? Number.POSITIVE_INFINITY;
  });
  const between = (from: number, to: number) => (counts[to] ?? 0) - (counts[from] ?? 0) > 0;
  return (position, next) => {
    if (lastEach >= next && hasEach(tokens, next, ends[next] ?? tokens.length)) return true;
    const stop = stops[next] ?? tokens.length;
    if (between(starts[position] ?? 0, position) || between(next, Math.min(stop + 1, tokens.length)))
      return true;
    if (["po", "per", "á", "à"].includes(toLowerTokenText(tokens[position - 1])) && language !== "it")
      return true;
    return (nextTime[position] ?? 0) <= ((tokens[stop] ?? tokens.at(-1))?.end ?? 0);
  };
}

const ON = /^(?:of|on|in|into|onto|over|for|to|with|auf|in|zu|sur|dans|en|a|su|op)$/;
const EACH = /^(?:each|every|jede[rsmn]?|chaque|cada|ogni|elke?|ieder[e]?)$/;

const isOnEach = (tokens: readonly Token[], index: number) =>
  EACH.test(toLowerTokenText(tokens[index])) &&
  ON.test(toLowerTokenText(tokens[index - 1])) &&
  !SIDES.has(toLowerTokenText(tokens[index + 1]));

function hasEach(tokens: readonly Token[], from: number, to: number): boolean {
  for (let index = from; index <= to; index += 1) if (isOnEach(tokens, index)) return true;
  return false;
}

/** For each token, the index of the next token that ends the clause or sentence. */
function findSentenceEndOfTokens(
  tokens: readonly Token[],
  isEnd: (token: Token | undefined) => boolean,
): number[] {
  const stops: number[] = [];
  let stop = tokens.length;
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    if (isEnd(tokens[index])) stop = index;
    stops[index] = stop;
  }
  return stops;
}

const isSentenceEndToken = (token: Token | undefined) =>
  token === undefined ||
  /^[.;:!?]$/.test(token.text) ||
  (token.kind === "word" && /\p{L}{3}\.$/u.test(token.text));

/**
 * Whether a word says that an amount applies to each item: "each", "per egg", "per 100 g". Not in "on each
 * side", or in Italian, in which "per" means "for": "per 10 minuti".
 */
function isPortionWord(token: Token, next: Token | undefined, language: Language): boolean {
  if (SIDES.has(toLowerTokenText(next))) return false;
  const word = toLowerTokenText(token);
  return (
    PORTIONS.has(word) || (word === "per" && language !== "it" && language !== "any" && next !== undefined)
  );
}
