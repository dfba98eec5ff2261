import {
  type Cursor,
  countWordsOfListedPhrase,
  getTextBetweenTokens,
  isMarkToken,
  isPlus,
  isRangeWord,
  type Language,
  normalizeUnitWord,
  readMeasureAtToken,
  readNumberOrRange,
  skipListedPhrase,
  type Token,
} from "#server/engines/amounts/amounts.ts";
import { countPhraseWordsAtToken, getNameVocabulary, type NameVocabulary } from "./other-words.ts";
import { countPreparationTokensAfterName, countPreparationTokensBeforeName } from "./preparation.ts";

/** The name, a size word after it ("cebolla grande"), and the notes. */
export type OtherName = { name: string | null; size: string | null; notes: string | null };

type Scan = { cursor: Cursor; words: NameVocabulary; language: Language };
type Pieces = { names: string[]; notes: string[]; size: string | null };

const ENDS = ";–—:+=|•";
const AROUND = ",;:-–—*•.+…‥・";

/**
 * Reads the tokens after the amount, beginning with `from`, by the rules of a language other than English.
 */
export function readNonEnglishNameAndNotes(cursor: Cursor, from: number, language: Language): OtherName {
  const scan: Scan = { cursor, language, words: getNameVocabulary(language) };
  const found: Pieces = { names: [], notes: [], size: null };
  const start = skipMarks(cursor, from);
  const prepared = start + countPreparationTokensBeforeName(cursor, start, scan.words);
  addNote(scan, found, start, prepared);
  const taste = countPhraseWordsAtToken(cursor, prepared, scan.words.notes);
  const noteEnd = taste > 0 && cursor.tokens[prepared + taste]?.kind === "word" ? prepared + taste : prepared;
  // The connecting word belongs to the note before it ("q.b. di sale").
  const nameStart = noteEnd > prepared ? skipListedPhrase(cursor, noteEnd, "of") : noteEnd;
  addNote(scan, found, prepared, nameStart);
  const end = readNameAndNotePieces(scan, found, skipMarks(cursor, nameStart));
  addNote(scan, found, end, cursor.tokens.length);
  return {
    name: found.names.length === 0 ? null : found.names.join(" "),
    size: found.size,
    notes: found.notes.length === 0 ? null : found.notes.join(", "),
  };
}

/**
 * Collects the parts of the name, and as notes the brackets and preparation between them. Returns the
 * position after the name.
 */
function readNameAndNotePieces(scan: Scan, found: Pieces, nameStart: number): number {
  const { cursor, words } = scan;
  let [position, pieceStart] = [nameStart, nameStart];
  const endPiece = (to: number) => addName(scan, found, pieceStart, to);
  while (position < cursor.tokens.length) {
    if (isMarkToken(cursor.tokens[position], "([")) {
      const close = findClosingBracket(cursor, position);
      endPiece(position);
      addNote(scan, found, position + 1, close);
      position = close + 1;
      pieceStart = position;
      continue;
    }
    const preparation = position > nameStart ? countPreparationTokensAfterName(cursor, position, words) : 0;
    if (preparation > 0 && !isInNamePhrase(scan, position)) {
      endPiece(position);
      const rest = position + preparation;
      if (skipListedPhrase(cursor, rest, "of") === rest) return position;
      addNote(scan, found, position, rest);
      [position, pieceStart] = [rest, rest];
      continue;
    }
    if (isNameEndAt(scan, position, nameStart)) break;
    position += 1;
  }
  endPiece(position);
  return position;
}

function isNameEndAt(scan: Scan, position: number, nameStart: number): boolean {
  const { cursor, words } = scan;
  const token = cursor.tokens[position];
  if (!token) return true;
  if (token.kind === "mark") return isMarkEndingName(scan, position, nameStart);
  if (position === nameStart) return false;
  if (isMeasureStartAt(cursor, position)) return true;
  if (token.kind !== "word") return false;
  if (countPhraseWordsAtToken(cursor, position, words.notes) > 0) return true;
  // A single word such as "für" begins a note only before another word; a phrase such as "in Würfeln" is a
  // complete note.
  const opens = countPhraseWordsAtToken(cursor, position, words.noteStarts);
  if (opens > 1 || (opens === 1 && cursor.tokens[position + 1])) return !isInNamePhrase(scan, position);
  return isPlusOrRangeToken(cursor, token) && isAddedIngredientAt(scan, position + 1);
}

function isMarkEndingName({ cursor, words, language }: Scan, position: number, nameStart: number): boolean {
  const [before, token] = [cursor.tokens[position - 1], cursor.tokens[position]];
  if (isMarkToken(token, ",")) {
    // A comma does not end the name in a list of spices ("Salz, Pfeffer") or between two adjectives of a
    // German noun ("rote, milde Chilischoten").
    if (isListOfSpices(cursor, words, nameStart)) return isNoteStartAt(cursor, words, position + 1);
    return language !== "de" || !isBetweenAdjectives(cursor, nameStart, position);
  }
  if (isMarkToken(token, ENDS)) return position > nameStart;
  return isMarkToken(token, "-") && before !== undefined && before.end < (token?.start ?? 0);
}

/** Whether the name begins with two spices and a comma, which is a list ("Salz, Pfeffer, Zitronensaft"). */
function isListOfSpices(cursor: Cursor, words: NameVocabulary, nameStart: number): boolean {
  const comma = cursor.tokens.findIndex(({ text }, i) => i > nameStart && text === ",");
  return [nameStart, comma + 1].every((i) => {
    const token = cursor.tokens[i];
    return token?.kind === "word" && words.spices.has(normalizeUnitWord(token.text));
  });
}

function isNoteStartAt(cursor: Cursor, words: NameVocabulary, position: number): boolean {
  if (countPreparationTokensAfterName(cursor, position, words) > 0) return true;
  return (
    countPhraseWordsAtToken(cursor, position, words.notes) > 0 ||
    countPhraseWordsAtToken(cursor, position, words.noteStarts) > 0
  );
}

/**
 * Whether a comma separates two adjectives: German capitalises nouns, and the first noun comes after the
 * comma.
 */
function isBetweenAdjectives(cursor: Cursor, from: number, comma: number): boolean {
  const isNoun = (token: Token) => token.kind === "word" && /^\p{Lu}/u.test(token.text);
  if (cursor.tokens.slice(from, comma).some(isNoun)) return false;
  const rest = cursor.tokens.slice(comma + 1, comma + 5);
  const mark = rest.findIndex((token) => token.kind === "mark");
  return rest.slice(0, mark < 0 ? rest.length : mark).some(isNoun);
}

/** Whether a measure begins here, which is a note after a name ("ca. 2 cm", "de 150 g", "270 g"). */
function isMeasureStartAt(cursor: Cursor, position: number): boolean {
  const each = skipListedPhrase(cursor, position, "each");
  const measure =
    readMeasureAtToken(cursor, position) ?? (each > position ? readMeasureAtToken(cursor, each) : null);
  return measure !== null && measure.kind.category !== "count";
}

const isPlusOrRangeToken = ({ language }: Cursor, { text }: Token) =>
  isPlus(text, language) || isRangeWord(text, language);

/**
 * Whether the word after "oder", "und" or "plus" begins a note and no further name ("oder 2 EL", "plus
 * extra").
 */
function isAddedIngredientAt(scan: Scan, position: number): boolean {
  const { cursor, words } = scan;
  const token = cursor.tokens[position];
  if (!token) return false;
  const range = readNumberOrRange(cursor, position);
  if (range) return cursor.tokens[range.next]?.text !== "%";
  if (countWordsOfListedPhrase("vague", getUpToThreeWordsFrom(cursor, position), scan.language) > 0)
    return true;
  return (
    countPhraseWordsAtToken(cursor, position, words.notes) > 0 ||
    countPhraseWordsAtToken(cursor, position, words.noteStarts) > 0
  );
}

const getUpToThreeWordsFrom = (cursor: Cursor, position: number) =>
  cursor.tokens.slice(position, position + 3).flatMap(({ kind, text }) => (kind === "word" ? [text] : []));

/**
 * Whether a word that looks like preparation or a note belongs to a name ("pan rallado", "lievito per
 * dolci").
 */
function isInNamePhrase({ cursor, words }: Scan, position: number): boolean {
  for (let back = 0; back <= 2; back += 1) {
    const length = countPhraseWordsAtToken(cursor, position - back, words.partOfName);
    if (length > back) return true;
  }
  return false;
}

function addName(scan: Scan, found: Pieces, from: number, to: number): void {
  const { cursor, language } = scan;
  let [start, end] = trimMarks(cursor, from, to);
  for (let length = 3; length > 0 && found.size === null; length -= 1) {
    const size = end - length > start ? getUpToThreeWordsFrom(cursor, end - length).slice(0, length) : [];
    if (size.length !== length || countWordsOfListedPhrase("sizesAfter", size, language) !== length) continue;
    found.size = getTextBetweenTokens(cursor, end - length, end);
    end -= length;
  }
  const text = getTextBetweenTokens(cursor, start, end);
  if (text !== null) found.names.push(text);
}

function addNote({ cursor }: Scan, found: Pieces, from: number, to: number): void {
  const text = getTextBetweenTokens(cursor, ...trimMarks(cursor, from, to));
  if (text !== null) found.notes.push(text);
}

/** The range of tokens without the marks at both ends. */
function trimMarks(cursor: Cursor, from: number, to: number): [number, number] {
  let [start, end] = [from, Math.min(to, cursor.tokens.length)];
  while (start < end && isMarkToken(cursor.tokens[start], AROUND)) start += 1;
  while (end > start && isMarkToken(cursor.tokens[end - 1], AROUND)) end -= 1;
  return [start, end];
}

function findClosingBracket(cursor: Cursor, open: number): number {
  let depth = 0;
  for (let position = open; position < cursor.tokens.length; position += 1) {
    const token = cursor.tokens[position];
    if (isMarkToken(token, "([")) depth += 1;
    if (isMarkToken(token, ")]")) depth -= 1;
    if (depth === 0) return position;
  }
  return cursor.tokens.length;
}

function skipMarks(cursor: Cursor, from: number): number {
  let position = from;
  while (cursor.tokens[position]?.kind === "mark" && !isMarkToken(cursor.tokens[position], "(["))
    position += 1;
  return position;
}
