import { type AmountReading, type Language, readAmount, tokenize } from "#server/engines/amounts/amounts.ts";
import type { Word } from "../reading.ts";
import type { Paragraph } from "./paragraphs.ts";

/** A word of a paragraph's first row and where it stands in the paragraph's text. */
export type PlacedWord = { word: Word; start: number; end: number };

/** The words of a paragraph's first row behind its bullet or number, with their places in its text. */
export function placedWords({ rows }: Paragraph): PlacedWord[] {
  const [row] = rows;
  if (row === undefined) return [];
  const placed: PlacedWord[] = [];
  // The body is the end of the row's text: what stands before it is the mark.
  let at = -(row.text.length - row.body.length);
  for (const word of row.words) {
    const end = at + word.text.length;
    if (end > 0) placed.push({ word, start: Math.max(0, at), end });
    at = end + 1;
  }
  return placed;
}

export type AmountRead = { reading: AmountReading; words: PlacedWord[]; unitWord: string | null };

const DIGIT = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/;

/** The amount at the head of a text and the words it was read from, its unit among them; null where there is none. */
export function amountAtHead(text: string, placed: PlacedWord[], language: Language): AmountRead | null {
  const tokens = tokenize(text, language);
  const reading = readAmount({ line: text, tokens, language });
  if (reading === null || reading.amount.kind === "none") return null;
  const end = tokens[reading.next - 1]?.end ?? 0;
  return { reading, words: placed.filter((one) => one.start < end), unitWord: reading.unit };
}

/** The words that hold digits, for an amount behind its name ("Flour 200 g"). */
export const wordsWithDigits = (placed: PlacedWord[]): PlacedWord[] =>
  placed.filter(({ word }) => DIGIT.test(word.text));
