import {
  type Cursor,
  getTextBetweenTokens,
  isPlus,
  isRangeWord,
  type Token,
} from "#server/engines/amounts/amounts.ts";
import {
  isDescriptiveWord,
  isGroundOrSimilarWord,
  isPreparationAdverb,
  isPreparationParticiple,
  isPurposeWord,
  isWordStartingNote,
} from "./name-words.ts";

/** The name and its notes: preparation, purpose, remarks in brackets. */
export type NameReading = { name: string | null; notes: string | null };

const isWordToken = (token: Token | undefined): token is Token & { kind: "word" } => token?.kind === "word";

/** Reads the tokens after the amount, beginning with `from`. */
export function readNameAndNotes(cursor: Cursor, from: number): NameReading {
  const start = skipMarks(cursor, from);
  const afterPreparation = skipPreparation(cursor, start);
  const preparation = extractTrimmedNote(cursor, start, afterPreparation);
  const pieces: string[] = [];
  const notes: string[] = preparation === null ? [] : [preparation];
  const nameStart = skipMarks(cursor, afterPreparation);
  let position = nameStart;
  let pieceStart = nameStart;
  const endPiece = (to: number) => {
    const text = getTextBetweenTokens(cursor, pieceStart, to);
    if (text !== null) pieces.push(text);
  };
  while (position < cursor.tokens.length) {
    const token = cursor.tokens[position];
    if (token?.text === "(" || token?.text === "[") {
      const end = findClosingBracket(cursor, position);
      endPiece(position);
      const remark = extractTrimmedNote(cursor, position + 1, end);
      if (remark !== null) notes.push(remark);
      position = end + 1;
      pieceStart = position;
      continue;
    }
    if (isNameEndAt(cursor, position, nameStart)) break;
    position += 1;
  }
  endPiece(position);
  const tail = extractTrimmedNote(cursor, skipMarks(cursor, position), cursor.tokens.length);
  if (tail !== null) notes.push(tail);
  const name = pieces.join(" ").trim();
  return { name: name === "" ? null : name, notes: notes.length === 0 ? null : notes.join(", ") };
}

/**
 * Skips preparation before the name ("finely chopped", "cored, peeled and chopped"), but never the last word
 * before a mark or the end, because it is the name.
 */
function skipPreparation(cursor: Cursor, start: number): number {
  let position = start;
  for (;;) {
    const length = countPreparationTokensAt(cursor, position);
    const follower = cursor.tokens[position + length];
    if (length === 0 || !isWordToken(follower)) return position;
    if (isPlus(follower.text) || follower.text === "or") {
      // A conjunction joins two preparations ("cored and chopped apple") only if the second one is known;
      // "homemade or canned broth" is a name.
      if (countPreparationTokensAt(cursor, position + length + 1) === 0) return position;
      position += 1;
    }
    position += length;
  }
}

/**
 * The number of tokens of preparation that begins here, including a comma before more preparation; 0 if there
 * is none.
 */
function countPreparationTokensAt(cursor: Cursor, position: number): number {
  let next = position;
  while (isPreparationAdverbAt(cursor, next)) next += 1;
  const word = cursor.tokens[next];
  if (
    !isWordToken(word) ||
    !(isPreparationParticiple(word.text) || (next > position && isGroundOrSimilarWord(word.text)))
  )
    return 0;
  next += 1;
  const comma = cursor.tokens[next]?.text === "," && isPreparationToken(cursor.tokens[next + 1]);
  return next - position + (comma ? 1 : 0);
}

const isPreparationAdverbAt = (cursor: Cursor, position: number) => {
  const token = cursor.tokens[position];
  return isWordToken(token) && isPreparationAdverb(token.text);
};

const isPreparationToken = (token: Token | undefined) =>
  isWordToken(token) && (isPreparationParticiple(token.text) || isPreparationAdverb(token.text));

function isNameEndAt(cursor: Cursor, position: number, nameStart: number): boolean {
  const [before, token, after] = [
    cursor.tokens[position - 1],
    cursor.tokens[position],
    cursor.tokens[position + 1],
  ];
  if (!token) return true;
  if (token.kind === "mark") {
    if (token.text === ",")
      return !areTokensDescriptiveOnly(cursor, nameStart, position) || !isWordToken(after);
    if (/^[;–—:]$/.test(token.text)) return true;
    return token.text === "-" && before !== undefined && before.end < token.start;
  }
  if (position === nameStart || token.kind !== "word") return false;
  if (token.text.toLowerCase() === "to" && isWordToken(after) && isPurposeWord(after.text)) return true;
  if ((isPlus(token.text) || isRangeWord(token.text)) && isNumberOrMoreWord(after)) return true;
  return (
    after !== undefined &&
    isWordStartingNote(token.text) &&
    !areTokensDescriptiveOnly(cursor, nameStart, position)
  );
}

/**
 * Whether a word after "or", "plus" or "and" begins a note and no further name ("or 2 cups", "plus more").
 */
function isNumberOrMoreWord(token: Token | undefined): boolean {
  return token?.kind === "number" || /^(more|extra|additional|to|as|less|about)$/i.test(token?.text ?? "");
}

function areTokensDescriptiveOnly(cursor: Cursor, from: number, to: number): boolean {
  const words = cursor.tokens.slice(from, to);
  return words.every((token) => token.text === "," || (isWordToken(token) && isDescriptiveWord(token.text)));
}

function findClosingBracket(cursor: Cursor, open: number): number {
  let depth = 0;
  for (let position = open; position < cursor.tokens.length; position += 1) {
    const text = cursor.tokens[position]?.text ?? "";
    if (text === "(" || text === "[") depth += 1;
    if (text === ")" || text === "]") depth -= 1;
    if (depth === 0) return position;
  }
  return cursor.tokens.length;
}

function skipMarks(cursor: Cursor, from: number): number {
  let position = from;
  while (cursor.tokens[position]?.kind === "mark" && !/^[([]$/.test(cursor.tokens[position]?.text ?? ""))
    position += 1;
  return position;
}

/** The text between two tokens without the marks around it; null if there is none. */
function extractTrimmedNote(cursor: Cursor, from: number, to: number): string | null {
  let [start, end] = [from, to];
  while (start < end && /^[,;:\-–—]$/.test(cursor.tokens[start]?.text ?? "")) start += 1;
  while (end > start && /^[,;:\-–—]$/.test(cursor.tokens[end - 1]?.text ?? "")) end -= 1;
  return getTextBetweenTokens(cursor, start, end);
}
