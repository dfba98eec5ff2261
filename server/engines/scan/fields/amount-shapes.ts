import { readAmount, tokenize } from "#server/engines/amounts/amounts.ts";

const DIGITS = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/;
const OPENS = /^[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/;

/** Whether a text begins with an amount in digits. */
export const opensWithAmount = (text: string): boolean =>
  OPENS.test(text) && !/^\d{1,2}[.):](?:\s|$)/.test(text);

/** Whether a text is an amount, with its unit or without, and nothing else ("2 cups", "1½", "400 g"). */
export function isAmountAlone(text: string): boolean {
  if (text.length > 24 || !DIGITS.test(text)) return false;
  if (/^[\d\s½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞/⁄.,–-]+$/.test(text)) return !/^\d{1,2}[.)]$/.test(text);
  // A unit is only read where something stands behind it.
  const line = `${text} x`;
  const tokens = tokenize(line, "en");
  const reading = readAmount({ line, tokens, language: "en" });
  return reading !== null && reading.next === tokens.length - 1;
}

/** Whether a text is a number of a step, alone. */
export const isNumberAlone = (text: string): boolean => /^\(?\d{1,2}[.):]?$/.test(text);

/** A unit stands first and no number before it ("cup sugar"). */
export const BARE_UNIT =
  /^(?:cups?|tsps?|tbsps?|teaspoons?|tablespoons?|ounces?|oz|lbs?|pounds?|kg|ml|g)\.?\s+\p{L}/iu;
