/**
 * The fractions that the classifier distinguishes. Each class covers all printed forms: ½, 1/2 and stacked
 * digits.
 */
export const FRACTIONS = ["½", "¼", "¾", "⅓", "⅔", "⅛", "⅜", "⅝", "⅞"] as const;
const DIGITS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** The class of ink that is no number, only a part of a glyph, or several glyphs. */
const OTHER = "other";

export const CLASSES: readonly string[] = [...FRACTIONS, ...DIGITS, "/", "-", OTHER];
export const FRACTION_COUNT = FRACTIONS.length;
export const FIRST_DIGIT = FRACTIONS.length;
export const SLASH = FIRST_DIGIT + DIGITS.length;
export const DASH = SLASH + 1;
export const OTHER_CLASS = DASH + 1;

const PLAIN: Readonly<Record<string, string>> = {
  "1/2": "½",
  "1/4": "¼",
  "3/4": "¾",
  "1/3": "⅓",
  "2/3": "⅔",
  "1/8": "⅛",
  "3/8": "⅜",
  "5/8": "⅝",
  "7/8": "⅞",
};

/** Returns the character of a fraction in digits ("1/2" gives "½"); null if `FRACTIONS` has none. */
export function findFractionGlyphOrNull(plain: string): string | null {
  return PLAIN[plain] ?? null;
}

/** Returns the numerator and denominator of a fraction character: "½" gives ["1", "2"]. */
export function splitFractionGlyph(glyph: string): [string, string] {
  const plain = Object.keys(PLAIN).find((key) => PLAIN[key] === glyph) ?? "/";
  const [top = "", bottom = ""] = plain.split("/");
  return [top, bottom];
}
