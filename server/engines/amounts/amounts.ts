import type { Amount, Fraction } from "./amount.ts";
import { sumMeasuresInFirstUnitOrNull } from "./amount-values.ts";

export { Amount, AmountForm, Fraction, isAmountWithinBounds, Measure, SecondMeasure } from "./amount.ts";
export { createAmountFromQuantities, NO_AMOUNT, sumMeasuresInFirstUnitOrNull } from "./amount-values.ts";
export { formatAmountWithUnit, formatIngredientLine } from "./format-amount.ts";
export { computeGreatestCommonDivisor, createReducedFraction } from "./fraction.ts";
export { findUnicodeFractionCharacter } from "./fraction-signs.ts";
export { isJapaneseCharCode } from "./japanese.ts";
export {
  hasArabicDualEnding,
  LANGUAGES,
  type Language,
  mayMeanOneByUnitAlone,
  parseLanguageTag,
  usesDecimalComma,
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
  replaceCursorTokens,
  skipListedPhrase,
} from "./read-measure.ts";
export { INVISIBLE, isMarkToken, isMixedFractionWithoutSpace, type Token, tokenizeLine } from "./tokens.ts";
export {
  findUnitByWordOrNull,
  isUnitMeasuredInFractions,
  normalizeUnitWord,
  type UnitKind,
} from "./units.ts";
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
  parseFractionWordOrNull,
  parseNumberWordOrNull,
} from "./words.ts";

const fractionToNumber = (value: Fraction) => value.n / value.d;

/**
 * The amount as a number: the lower end of a range, the count of a pack, or the sum in its first unit. Null
 * without an amount, or if the sum is not exact.
 */
export function getLowestQuantityOrNull(amount: Amount): number | null {
  switch (amount.kind) {
    case "none":
      return null;
    case "one":
      return fractionToNumber(amount.value);
    case "range":
      return fractionToNumber(amount.from);
    case "pack":
      return fractionToNumber(amount.count);
    case "sum": {
      const sum = sumMeasuresInFirstUnitOrNull(amount.parts);
      return sum ? fractionToNumber(sum) : null;
    }
  }
}

/** The upper end of a range or of the count of a pack; null for other amounts. */
export function getMaxQuantityOrNull(amount: Amount): number | null {
  if (amount.kind === "range") return fractionToNumber(amount.to);
  if (amount.kind === "pack" && amount.countMax) return fractionToNumber(amount.countMax);
  return null;
}
