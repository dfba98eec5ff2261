import {
  type Amount,
  type Cursor,
  isAmountWithinBounds,
  type Language,
  NO_AMOUNT,
  parseLanguageTag,
  tokenizeLine,
} from "#server/engines/amounts/amounts.ts";
import { cleanIngredientLine, MAX_LINE_LENGTH, truncateText } from "./clean-line.ts";
import { isAmountUncertain } from "./doubt.ts";
import { chooseLanguageOfList, guessLanguageOfLines } from "./guess-language.ts";
import { parseIngredientHeadingOrNull } from "./headings.ts";
import {
  type LineReading,
  readContainerWithSize,
  readLineByRules,
  readLineWithTrailingAmount,
  readNameWithTrailingCount,
} from "./read-line.ts";
import { readNonEnglishLine } from "./read-other-line.ts";
import { readEnglishLineWithTagger } from "./read-tagged-line.ts";
import { isEveryWordOfLineParsed } from "./word-coverage.ts";

export { MAX_LINE_LENGTH } from "./clean-line.ts";
export { chooseLanguageOfList, guessLanguageOfLines } from "./guess-language.ts";
export { isIngredientHeading, parseIngredientHeadingOrNull } from "./headings.ts";

const MAX_NAME_LENGTH = 200;
const MAX_NOTES_LENGTH = 500;

/**
 * The reading of an ingredient line. `unit` and `size` are words of the line; `original` is the line itself,
 * trimmed and cut to MAX_LINE_LENGTH.
 */
export type IngredientReading = {
  amount: Amount;
  unit: string | null;
  size: string | null;
  name: string;
  notes: string | null;
  section?: string;
  original: string;
  /** Whether the amount may be wrong or missing, see `isAmountUncertain`. */
  isUncertain: boolean;
};

/**
 * Reads one line. Each of its words is in amount, unit, size, name or notes; if a reading would lose one, the
 * complete line becomes the name. `language` is a BCP 47 tag and guessed if missing; outside English "1.500"
 * is 1500 and "1,500" is 1½. A name has at most 200 characters, notes 500. Never throws; takes linear time.
 */
export function readIngredientLine(line: string, options: { language?: string } = {}): IngredientReading {
  const text = cleanIngredientLine(line);
  const language =
    options.language === undefined ? guessLanguageOfLines(text) : parseLanguageTag(options.language);
  const cursor = { line: text, tokens: tokenizeLine(text, language), language };
  const reading = readTokenizedLine(cursor, language);
  const { amount, unit, size, name, notes } = reading;
  const original = truncateText(line, MAX_LINE_LENGTH).trim();
  return { amount, unit, size, name, notes, original, isUncertain: isAmountUncertain(cursor, reading) };
}

/**
 * Returns the best reading that loses no word: by the tagger for English, otherwise or if that fails by
 * rules.
 */
function readTokenizedLine(cursor: Cursor, language: Language): LineReading {
  const held = readContainerWithSize(cursor);
  if (held && isReadingComplete(cursor, held)) return held;
  const counted = language === "en" ? readNameWithTrailingCount(cursor) : null;
  if (counted && isReadingComplete(cursor, counted)) return counted;
  const tagged = language === "en" ? readEnglishLineWithTagger(cursor) : null;
  if (tagged && isReadingComplete(cursor, tagged)) {
    const trailing = tagged.amount.kind === "none" ? readLineWithTrailingAmount(cursor) : null;
    return trailing && isReadingComplete(cursor, trailing) ? trailing : tagged;
  }
  const isRuled = language !== "en" && language !== "any";
  const ruled = isRuled ? readNonEnglishLine(cursor, language) : readLineByRules(cursor);
  return ruled && isReadingComplete(cursor, ruled) ? ruled : readLineAsName(cursor.line);
}

/** Whether a reading is valid, has texts within their length limits and contains every word of its line. */
function isReadingComplete(cursor: Cursor, reading: LineReading): boolean {
  return (
    reading.name.length <= MAX_NAME_LENGTH &&
    (reading.notes?.length ?? 0) <= MAX_NOTES_LENGTH &&
    isAmountWithinBounds(reading.amount) &&
    isEveryWordOfLineParsed(cursor, reading)
  );
}

/**
 * Reads a list of lines. A heading becomes the section of the lines below it instead of a line. A missing or
 * clearly wrong language is guessed from the list.
 */
export function readIngredientLines(
  lines: readonly string[],
  options: { language?: string } = {},
): IngredientReading[] {
  const language = chooseLanguageOfList(lines, options.language);
  const readings: IngredientReading[] = [];
  let section: string | null = null;
  for (const line of lines) {
    const heading = parseIngredientHeadingOrNull(line);
    if (heading !== null) section = heading;
    else if (line.trim() !== "") {
      readings.push({ ...readIngredientLine(line, { language }), ...(section !== null && { section }) });
    }
  }
  return readings;
}

function readLineAsName(text: string): LineReading {
  const noAmount = { amount: NO_AMOUNT, unit: null, size: null };
  if (text.length <= MAX_NAME_LENGTH) return { ...noAmount, name: text, notes: null };
  const space = text.lastIndexOf(" ", MAX_NAME_LENGTH);
  const end =
    space >= text.length - MAX_NOTES_LENGTH && space > 0 ? space : truncateText(text, MAX_NAME_LENGTH).length;
  return {
    ...noAmount,
    name: text.slice(0, end).trim(),
    notes: truncateText(text.slice(end).trim(), MAX_NOTES_LENGTH),
  };
}
