import { readLeadingAmountOrNull, tokenizeLine } from "#server/engines/amounts/amounts.ts";
import { isUnitWord } from "./mend-units.ts";

const DIGITS = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/;
const OPENS = /^[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/;

/** Whether a text begins with an amount in digits; a step number ("2.") is none. */
export const opensWithAmount = (text: string): boolean =>
  OPENS.test(text) && !/^\d{1,2}[.):](?:\s|$)/.test(text);

/** Whether a text is only an amount, with or without a unit ("2 cups", "1½", "400 g"). */
export function isOnlyAmount(text: string): boolean {
  if (text.length > 24 || !DIGITS.test(text)) return false;
  if (/^[\d\s½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞/⁄.,–-]+$/.test(text)) return !/^\d{1,2}[.)]$/.test(text);
  // Adds a word, because `readLeadingAmountOrNull` reads a unit only before another word.
  const line = `${text} x`;
  const tokens = tokenizeLine(line, "en");
  const reading = readLeadingAmountOrNull({ line, tokens, language: "en" });
  return reading !== null && reading.next === tokens.length - 1;
}

const SMALL_WORD = /^(?:a|an|or|of|to|in|no|on|by|up|per|the|one|each)$/i;

/** Matches a unit whose number was not read. */
const LONE_UNIT = /^(?:cups?|teaspoons?|tablespoons?|tsps?|tbsps?)\.?$/i;

/** Whether a text is only an amount or a misread amount ("% tsp", "¥%, teaspoon", "I"). */
export function isAmountOrMisreadAmount(text: string): boolean {
  if (isOnlyAmount(text) || /^[lI|]$/.test(text)) return true;
  const words = text.split(" ");
  const unit = words.at(-1) ?? "";
  const number = words.slice(0, -1).join("");
  if (words.length > 3 || number.length > 6) return false;
  if (LONE_UNIT.test(text)) return true;
  if (words.length === 1) return /^\d{0,2}[%¥]\S{0,2}$/.test(text);
  return isUnitWord(unit) && !/\p{L}{3}/u.test(number) && !SMALL_WORD.test(number);
}

/** Whether a text is only a step number, with or without a bracket or point. */
export const isNumberAlone = (text: string): boolean => /^\(?\d{1,2}[.):]?$/.test(text);

/** Matches a unit that begins a line without its number ("cup sugar"). */
export const BARE_UNIT =
  /^(?:cups?|tsps?|tbsps?|teaspoons?|tablespoons?|ounces?|oz|lbs?|pounds?|kg|ml|g)\.?\s+\p{L}/iu;

/**
 * Replaces the hyphen of a mixed number by a space ("1-½ cups" becomes "1 ½ cups"); the length stays the
 * same.
 */
export const openMixed = (text: string): string => text.replace(/^(\d{1,2})-(?=[½⅓⅔¼¾⅛⅜⅝⅞])/, "$1 ");
