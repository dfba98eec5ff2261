import type { Amount, Fraction } from "./amount.ts";
import { sumMeasuresInFirstUnitOrNull } from "./amount-values.ts";

export { Amount, AmountForm, Fraction, isAmountWithinBounds, Measure, SecondMeasure } from "./amount.ts";
export { amountFromNumbers, NO_AMOUNT, sumMeasuresInFirstUnitOrNull } from "./amount-values.ts";
export { formatAmountWithUnit, formatIngredientLine } from "./format-amount.ts";
export { createReducedFraction, gcd } from "./fraction.ts";
export { findUnicodeFraction } from "./fraction-signs.ts";
export { isJapanese } from "./japanese.ts";
export {
  hasDecimalComma,
  hasDual,
  hasUnitsAlone,
  LANGUAGES,
  type Language,
  parseLanguageTag,
} from "./languages.ts";
export { findLanguagesOfUnit, inflectUnitForCount } from "./plurals.ts";
export { type AmountReading, readLeadingAmountOrNull } from "./read-amount.ts";
export {
  ABOUT_MARKS,
  type Cursor,
  getTextBetweenTokens,
  readMeasureAtToken,
  readNumberOrRange,
  readUnitAtToken,
  skipPhrase,
  withTokens,
} from "./read-measure.ts";
export { INVISIBLE, isGluedMixed, isMark, type Token, tokenizeLine } from "./tokens.ts";
export { findUnitByWordOrNull, isMeasuredInFractions, normalizeUnitWord, type UnitKind } from "./units.ts";
export { getAmountVocabulary, getUnitWordsById } from "./vocabulary.ts";
export {
  countWordsOfListedPhrase,
  countWordsOfLongestPhrase,
  isAbout,
  isAndHalf,
  isArticle,
  isHalf,
  isOf,
  isPlus,
  isRangeWord,
  isSize,
  isTie,
  numberWord,
  parseFractionWordOrNull,
} from "./words.ts";

const asNumber = (value: Fraction) => value.n / value.d;

/**
 * The amount as a number: the lower end of a range, the count of a pack, or the sum in its first unit. Null
 * without an amount, or if the sum is not exact.
 */
export function toQuantityOrNull(amount: Amount): number | null {
  switch (amount.kind) {
    case "none":
      return null;
    case "one":
      return asNumber(amount.value);
    case "range":
      return asNumber(amount.from);
    case "pack":
      return asNumber(amount.count);
    case "sum": {
      const sum = sumMeasuresInFirstUnitOrNull(amount.parts);
      return sum ? asNumber(sum) : null;
    }
  }
}

/** The upper end of a range or of the count of a pack; null for other amounts. */
export function toMaxQuantityOrNull(amount: Amount): number | null {
  if (amount.kind === "range") return asNumber(amount.to);
  if (amount.kind === "pack" && amount.countMax) return asNumber(amount.countMax);
  return null;
}
