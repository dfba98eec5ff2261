import { type Cursor, isPlus, isRangeWord, normalizeUnitWord } from "#server/engines/amounts/amounts.ts";
import { countPhraseWordsAtToken, type NameVocabulary } from "./other-words.ts";

const getWordKeyAtOrNull = (cursor: Cursor, position: number): string | null => {
  const token = cursor.tokens[position];
  return token?.kind === "word" ? normalizeUnitWord(token.text) : null;
};

/**
 * The number of tokens of a preparation that begins at `position`: adverbs, then a participle ("sehr fein
 * gehackte"). 0 if there is none.
 */
function countPreparationTokens(
  cursor: Cursor,
  position: number,
  words: NameVocabulary,
  prepared: ReadonlySet<string>,
): number {
  let next = position;
  for (
    let key = getWordKeyAtOrNull(cursor, next);
    key !== null && words.manner.has(key);
    key = getWordKeyAtOrNull(cursor, next)
  )
    next += 1;
  const key = getWordKeyAtOrNull(cursor, next);
  if (key === null) return 0;
  const isDone = prepared.has(key) || (next > position && words.ground.has(key));
  return isDone ? next + 1 - position : 0;
}

/**
 * Counts the tokens of preparation before a name ("geschälte und fein gehackte"). The last word before a mark
 * or the line's end does not count, because it is the name.
 */
export function countPreparationTokensBeforeName(
  cursor: Cursor,
  start: number,
  words: NameVocabulary,
): number {
  let position = start;
  for (;;) {
    // Some preparations are part of a name, such as "hakket" in "hakket oksekød" (minced beef).
    const isName = countPhraseWordsAtToken(cursor, position, words.partOfName) > 0;
    const length = isName ? 0 : countPreparationTokens(cursor, position, words, words.preparationBefore);
    if (length === 0) return position - start;
    const next = position + length;
    const follower = cursor.tokens[next];
    const joint =
      follower?.text === "," ||
      (follower?.kind === "word" &&
        (isPlus(follower.text, cursor.language) || isRangeWord(follower.text, cursor.language)));
    if (joint && countPreparationTokens(cursor, next + 1, words, words.preparationBefore) > 0)
      position = next + 1;
    else if (follower?.kind === "word" && !joint) position = next;
    else return position - start;
  }
}

/** Counts the tokens of preparation after a name ("pelada y muy picada"); 0 if there are none. */
export function countPreparationTokensAfterName(
  cursor: Cursor,
  start: number,
  words: NameVocabulary,
): number {
  let position = start;
  let end = start;
  for (;;) {
    const length = countPreparationTokens(cursor, position, words, words.preparationAfter);
    if (length === 0) return end - start;
    end = position + length;
    const follower = cursor.tokens[end];
    const joint = follower?.kind === "word" && isPlus(follower.text, cursor.language);
    position = joint ? end + 1 : end;
  }
}
