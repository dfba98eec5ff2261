import { Amount, languageOf, NO_AMOUNT, tokenize } from "#server/engines/amounts/amounts.ts";
import { guessLanguage, languageOfList } from "./guess-language.ts";
import { headingOf } from "./headings.ts";
import { keepsEveryWord } from "./kept-words.ts";
import { isOther } from "./other-words.ts";
import { type LineReading, readLine } from "./read-line.ts";
import { readOtherLine } from "./read-other-line.ts";

export { guessLanguage } from "./guess-language.ts";
export { headingOf, isHeading } from "./headings.ts";

/** A line is read up to here; what stands after it is dropped. */
export const LONGEST_LINE = 700;
const LONGEST_NAME = 200;
const LONGEST_NOTES = 500;

/** An ingredient line as Larder understands it. `unit` and `size` are words as written, `original` the line as it came. */
export type IngredientReading = {
  amount: Amount;
  unit: string | null;
  size: string | null;
  name: string;
  notes: string | null;
  section?: string;
  original: string;
};

/**
 * Reads one line of text. Every word of it stands in amount, unit, size, name or notes; where a reading would lose
 * one, the whole line is the name. `language` is a BCP 47 tag: outside English "1.500" is 1500 and "1,500" is 1½;
 * where it is not told it is guessed from the line, English in doubt. Never throws; linear in the line. A name is at most 200 characters, notes 500.
 */
export function readIngredientLine(line: string, options: { language?: string } = {}): IngredientReading {
  const original = cut(line, LONGEST_LINE).trim();
  const text = original
    .normalize("NFC")
    .replace(/\s/gu, " ")
    .replace(/^[ •▢☐□◦‣▪*·–—-]+/u, "");
  const language = options.language === undefined ? guessLanguage(text) : languageOf(options.language);
  const tokens = tokenize(text, language);
  const cursor = { line: text, tokens, language };
  const reading = isOther(language) ? readOtherLine(cursor, language) : readLine(cursor);
  const fits =
    reading !== null &&
    reading.name.length <= LONGEST_NAME &&
    (reading.notes?.length ?? 0) <= LONGEST_NOTES &&
    Amount.safeParse(reading.amount).success &&
    keepsEveryWord(tokens, reading, language);
  return { ...(fits ? reading : wholeLine(text)), original };
}

/**
 * Reads a list of lines; a heading among them is the section of the lines below it and no row. The language, where it
 * is not told or plainly another, is guessed from the whole list.
 */
export function readIngredientLines(
  lines: readonly string[],
  options: { language?: string } = {},
): IngredientReading[] {
  const language = languageOfList(lines, options.language);
  const readings: IngredientReading[] = [];
  let section: string | null = null;
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading !== null) section = heading;
    else if (line.trim() !== "") {
      readings.push({ ...readIngredientLine(line, { language }), ...(section !== null && { section }) });
    }
  }
  return readings;
}

function wholeLine(text: string): LineReading {
  const whole = { amount: NO_AMOUNT, unit: null, size: null };
  if (text.length <= LONGEST_NAME) return { ...whole, name: text, notes: null };
  const space = text.lastIndexOf(" ", LONGEST_NAME);
  const end = space >= text.length - LONGEST_NOTES && space > 0 ? space : cut(text, LONGEST_NAME).length;
  return { ...whole, name: text.slice(0, end).trim(), notes: cut(text.slice(end).trim(), LONGEST_NOTES) };
}

/** Cuts to a length without splitting a character in two. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
