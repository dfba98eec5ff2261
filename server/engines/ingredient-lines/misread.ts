import {
  type Cursor,
  findUnitByWordOrNull,
  isMarkToken,
  type Token,
} from "#server/engines/amounts/amounts.ts";
import { isMisspeltUnit } from "./misspelt-unit.ts";
import type { LineReading } from "./read-line.ts";

/** Maps signs to the letters of units that text recognition confuses with them. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  I: "l",
  i: "l",
  "|": "l",
  "1": "l",
  "5": "s",
  "0": "o",
  rn: "m",
};
/** Matches a fraction that was recognised as a sign ("% cup", "1 ¥2 cups", "2 V2 cups"). */
const SIGN_AS_FRACTION = /^(?:\d{1,2} ?)?(?:[%¥]{1,2}|[V¥]\d) ?(\p{L}+)/u;
/** Matches two numbers that only an apostrophe parts, which may be a range or feet and inches ("5'10 cm"). */
const FEET_AND_INCHES = /^\d+['’′]\d{1,2}(?!\d)/;
const HIDES_LETTER = /^[~^*#_|]\p{L}/u;
/** Matches the digits of a fraction or mixed number without its slash ("34 cup", "212 tsp"). */
const LOST_SLASH = /^\d?(?:1[2348]|23|[35]8|[37]4|78)$/;
const SPOONS_AND_CUP = new Set(["tsp", "tbsp", "cup"]);

const isMassOrVolumeWord = (word: string, { language }: Cursor) =>
  /^(?:mass|volume)$/.test(findUnitByWordOrNull(word, language)?.category ?? "");

/** Whether text recognition probably misread the amount ("O.5 cup", "1 I/2 cups", "34 cup", "2 Ib beef"). */
export function isReadingOfMisreadNumber(cursor: Cursor, reading: LineReading): boolean {
  const { line, tokens } = cursor;
  const [first, second] = tokens;
  if (first === undefined || second === undefined) return false;
  if (line.includes("/"))
    for (let slash = 1; slash <= MAX_SLASH; slash += 1) if (isLetterInFraction(tokens, slash)) return true;
  if (isMarkToken(second, "'’′") && FEET_AND_INCHES.test(line)) return true;
  const sign = (first.kind === "number" ? second : first).text.charAt(0);
  if ("%¥V".includes(sign) && isMassOrVolumeWord(SIGN_AS_FRACTION.exec(line)?.[1] ?? "", cursor)) return true;
  return first.kind === "number"
    ? isNumberMisreadInScan(cursor, first, second, reading)
    : isLetterMisreadForNumber(cursor, first, second);
}

/** Whether a letter is in the place of the first digit ("I cup", "O.5 cup"). */
function isLetterMisreadForNumber(cursor: Cursor, first: Token, second: Token): boolean {
  if (first.text.length > 2) return false;
  if (/^[Il|]$/.test(first.text) && isMassOrVolumeWord(second.text, cursor)) return true;
  return second.kind === "number" && first.end === second.start && /^[A-Za-z][A-Za-z.]?$/.test(first.text);
}

function isNumberMisreadInScan(
  cursor: Cursor,
  first: Token,
  second: Token,
  { amount, unit, name }: LineReading,
): boolean {
  // A mark inside a word hides a letter of its unit: "1 c~p sugar".
  if (HIDES_LETTER.test(name) && cursor.line[cursor.line.indexOf(name) - 1] !== " ") return true;
  if (unit !== null && (second.text === unit || findUnitByWordOrNull(unit, cursor.language) !== null))
    return amount.kind === "one" && second.text === unit && isFractionWithLostSlash(first.text, unit);
  if (cursor.tokens[2]?.kind === "word" && isMisspeltUnit(second.text, cursor.language)) return true;
  if (
    second.text.length <= MAX_MISREAD_UNIT &&
    isMassOrVolumeWord(replaceMisreadLetters(cursor.line, first.end), cursor)
  )
    return true;
  return name.startsWith("t") && /^(?:tsp|tbsp)\p{L}{3}/u.test(name);
}

const MAX_SLASH = 4;

/** Longest unit that is tried with other letters ("tbsp"). */
const MAX_MISREAD_UNIT = 4;

/**
 * Replaces confused signs in the word after a number by letters ("Ib" becomes "lb"); "" if it has no such
 * sign.
 */
function replaceMisreadLetters(line: string, start: number): string {
  const end = line.indexOf(" ", start + 1);
  const word = line.slice(start, end < 0 ? undefined : end).trim();
  const alike = word.replace(/rn|[Ii|150]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return alike !== word && /[^\d/]/.test(word) ? alike : "";
}

/** Whether a letter touches the slash of a fraction ("I/2", "1/z"). */
function isLetterInFraction(tokens: readonly Token[], slash: number): boolean {
  const mark = tokens[slash];
  if (mark?.text !== "/") return false;
  const [before, after] = [tokens[slash - 1], tokens[slash + 1]];
  if (!before || !after || before.end !== mark.start || mark.end !== after.start) return false;
  if (before.kind === "number") return after.kind === "word" && slash === 1;
  return /^[A-Za-z]$/.test(before.text) && !/^[cCgGtT]$/.test(before.text) && /^[2348]$/.test(after.text);
}

/**
 * Whether the digits are probably a fraction without its slash, because no recipe needs 12 teaspoons and "12
 * cup" has no plural.
 */
function isFractionWithLostSlash(digits: string, unit: string): boolean {
  if (digits.length < 2 || !LOST_SLASH.test(digits)) return false;
  const id = findUnitByWordOrNull(unit)?.id ?? "";
  return SPOONS_AND_CUP.has(id) && (id === "tsp" || /^(?:cup|tablespoon)$/i.test(unit));
}
