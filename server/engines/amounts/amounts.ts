import type { Amount, Fraction } from "./amount.ts";
import { sumInFirstUnit } from "./amount-values.ts";

export { Amount, AmountForm, Fraction, isWithinBounds, Measure, SecondMeasure } from "./amount.ts";
export { amountFromNumbers, NO_AMOUNT, sumInFirstUnit } from "./amount-values.ts";
export { formatAmountPlain, lineText } from "./format-amount.ts";
export { fraction, gcd } from "./fraction.ts";
export { fractionSign } from "./fraction-signs.ts";
export { isJapanese } from "./japanese.ts";
export {
  hasDual,
  hasUnitsAlone,
  LANGUAGES,
  type Language,
  languageOf,
} from "./languages.ts";
export { languagesOfUnit, unitFor } from "./plurals.ts";
export { type AmountReading, readAmount } from "./read-amount.ts";
export {
  ABOUT_MARKS,
  type Cursor,
  readMeasure,
  readRange,
  readUnit,
  skipPhrase,
  sourceText,
  withTokens,
} from "./read-measure.ts";
export { INVISIBLE, isGluedMixed, isMark, type Token, tokenize } from "./tokens.ts";
export { isMeasuredInFractions, type UnitKind, unitKey, unitKind } from "./units.ts";
export { unitWordsOf, vocabularyOf } from "./vocabulary.ts";
export {
  isAbout,
  isAndHalf,
  isArticle,
  isHalf,
  isOf,
  isPlus,
  isRangeWord,
  isSize,
  isTie,
  longestIn,
  numberWord,
  partOfOne,
  phraseLength,
} from "./words.ts";

const asNumber = (value: Fraction) => value.n / value.d;

/**
 * The amount as a number in the row's unit: the lower end of a range, the sum in its first unit if that is
 * exact, otherwise null.
 */
export function quantityOf(amount: Amount): number | null {
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
      const sum = sumInFirstUnit(amount.parts);
      return sum ? asNumber(sum) : null;
    }
  }
}

/** The upper end of a range or of a pack's count, else null. */
export function quantityMaxOf(amount: Amount): number | null {
  if (amount.kind === "range") return asNumber(amount.to);
  if (amount.kind === "pack" && amount.countMax) return asNumber(amount.countMax);
  return null;
}
