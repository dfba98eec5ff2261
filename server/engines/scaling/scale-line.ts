import {
  findUnitByWordOrNull,
  formatIngredientLine,
  isJapaneseCharCode,
  sumMeasuresInFirstUnitOrNull,
} from "#server/engines/amounts/amounts.ts";
import { moveUnitFromNameToUnit, type Scaling, toExactValue } from "./context.ts";
import {
  compareExact,
  type Exact,
  exactToNumber,
  multiplyExact,
  ONE,
  toExactFraction,
  toSafeFractionOrNull,
} from "./exact.ts";
import { type AmountPlace, findAmountPositionOrNull } from "./find-amount.ts";
import { inflectEnglishNoun } from "./inflect.ts";
import { getCountOfAmount, inflectNoun } from "./inflect-nouns.ts";
import {
  scaleMeasuresAfterAmount,
  scaleMeasuresInNotes,
  scaleRequiredMeasureAfterAmountOrNull,
} from "./scale-tail.ts";
import type { ScalableLine, ScaledLine } from "./scaled-line.ts";
import { detectLineNotation, formatScaledAmount, getExactRangeEnds, type Notation } from "./show-amount.ts";
import { inflectUnit } from "./show-measure.ts";
import type { ShownAmount } from "./show-part.ts";

const PLAIN: Notation = { sizeFirst: false, alsoInBrackets: false, packsBy: null, saysAbout: false };

/**
 * Scales one line by the factor of `scaling`: text, amount, numbers and notes. If the line starts without an
 * amount, later amounts in its text scale.
 */
export function scaleLineInContext(row: ScalableLine, scaling: Scaling): ScaledLine {
  const normalized = moveUnitFromNameToUnit(row);
  const { amount } = normalized;
  const ownText = row.original ?? formatIngredientLine(row);
  const place = findAmountPlaceWithCache(row, normalized, scaling.context.language);
  if (compareExact(scaling.factor, ONE) !== 0 && place && isShareOfOtherFood(normalized, place))
    return scaleLineInContext(row, { ...scaling, factor: ONE });
  const [scaled, scaledMax] = computeScaledEnds(normalized, scaling.factor);
  const numbers = {
    scaled: scaled && toSafeFractionOrNull(scaled),
    scaledMax: scaledMax && toSafeFractionOrNull(scaledMax),
    scaledQuantity: scaled && exactToNumber(scaled),
    scaledQuantityMax: scaledMax && exactToNumber(scaledMax),
  };
  if (amount.kind === "none") {
    // A later amount still scales: "Salt and ½ tsp pepper".
    const text =
      compareExact(scaling.factor, ONE) === 0
        ? ownText
        : scaleMeasuresAfterAmount(ownText, normalized, scaling);
    return { amountText: "", text, ...numbers, precisionNotes: null, changed: text !== ownText };
  }
  const line = place && !place.hasSize ? { ...normalized, size: null } : normalized;
  const written = place && line.original?.slice(place.start, place.end);
  if (compareExact(scaling.factor, ONE) === 0) {
    const amountText = written ?? formatIngredientLine({ ...line, name: "", notes: null }).trim();
    return { amountText, text: ownText, ...numbers, precisionNotes: null, changed: false };
  }
  const notation = written
    ? { ...detectLineNotation(written, line), saysAbout: place?.saysAbout ?? false }
    : PLAIN;
  const plain = formatScaledAmount(amount, line, notation, scaling);
  const shown = written ? { ...plain, text: putUnitInJapaneseOrder(plain.text, line.unit, written) } : plain;
  const text = place ? replaceAmountInOriginal(line, place, shown, notation, scaling) : null;
  const composed = text ?? composeLineText(line, shown, scaling);
  return {
    amountText: shown.text,
    text: composed,
    ...numbers,
    precisionNotes: shown.notes.length > 0 ? shown.notes.join(" ") : null,
    changed: composed !== ownText,
  };
}

const DEFINITE =
  /^\s*(?:(?:of )?(?:the|this|your)|dell[aeo]|degli|dei|del|dell(?=['’])|de la|de l(?=['’])|de l[oa]s|du|d[ao]s?|van (?:de|het)|des|der|vom|von der)(?!\p{L})/iu;
const INDEFINITE = /\d|(?<!\p{L})(?:an?|one|un|une|una|uno|uma?|eine[rs]?|een)(?!\p{L})/iu;

/**
 * Whether the amount is a share that is right for all servings: "half of the dough", "half milk, half water",
 * but not "half of a lemon" and "half of 2 lemons".
 */
function isShareOfOtherFood({ amount, unit, original }: ScalableLine, { start, end }: AmountPlace): boolean {
  if (original === null || unit !== null || amount.kind !== "one" || amount.as !== "fraction") return false;
  const behind = original.slice(end);
  if (amount.value.n >= amount.value.d || INDEFINITE.test(behind)) return false;
  const written = original.slice(start, end).toLowerCase();
  const isRepeated =
    /^\p{L}+$/u.test(written) &&
    behind
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(written);
  return isRepeated || DEFINITE.test(behind);
}

const placeCache = new WeakMap<ScalableLine, { language: string | null; place: AmountPlace | null }>();

/** The position of the amount. It does not depend on the servings and is therefore cached. */
function findAmountPlaceWithCache(
  row: ScalableLine,
  line: ScalableLine,
  language: string | null,
): AmountPlace | null {
  if (line.original === null) return null;
  const known = placeCache.get(row);
  if (known && known.language === language) return known.place;
  const place = findAmountPositionOrNull(line.original, line, language);
  placeCache.set(row, { language, place });
  return place;
}

/**
 * The exact scaled amount in the line's unit, with its upper end if it is a range. A sum is in its first
 * unit. Null if there is none or it is not exact.
 */
function computeScaledEnds({ amount, unit }: ScalableLine, factor: Exact): [Exact | null, Exact | null] {
  if (amount.kind === "none") return [null, null];
  if (amount.kind === "sum") {
    const parts = amount.parts.map((part) => {
      const value = part.kind === "one" ? toSafeFractionOrNull(toExactValue(part.value, part)) : null;
      return value ? { ...part, value } : part;
    });
    const sum = sumMeasuresInFirstUnitOrNull(parts);
    return [sum && multiplyExact(toExactFraction(sum), factor), null];
  }
  const [from = null, to = null] = getExactRangeEnds(amount, unit).map((value) =>
    multiplyExact(value, factor),
  );
  return [from, to];
}

/**
 * The original text with the amount replaced. Null if the text does not contain the line's second measure.
 */
function replaceAmountInOriginal(
  line: ScalableLine,
  place: AmountPlace,
  fullAmount: ShownAmount,
  notation: Notation,
  scaling: Scaling,
): string | null {
  const { amount, original } = line;
  if (original === null || amount.kind === "none") return null;
  const isComplete = place.hasAlso || amount.also === undefined;
  const shown = isComplete
    ? fullAmount
    : formatScaledAmount({ ...amount, also: undefined }, line, notation, scaling);
  if (place.apart) return replaceAmountAndUnitSeparately(original, place, place.apart, line, shown, scaling);
  const behind = original.slice(place.end);
  const tail = (isComplete ? scaleMeasuresAfterAmount : scaleRequiredMeasureAfterAmountOrNull)(
    behind,
    line,
    scaling,
  );
  if (tail === null) return null;
  // Separates a name that was joined to the unit: "1tsp.salt".
  const gap = /\.\p{L}/u.test(original.slice(place.end - 1, place.end + 1)) ? " " : "";
  return (
    original.slice(0, place.start) +
    shown.text +
    gap +
    inflectIngredientName(tail, line, shown.count, scaling)
  );
}

/**
 * Replaces number and unit at separate positions: "5 garlic cloves". Null if the new amount needs several
 * units.
 */
function replaceAmountAndUnitSeparately(
  original: string,
  { start, end }: AmountPlace,
  apart: { start: number; end: number },
  line: ScalableLine,
  shown: ShownAmount,
  scaling: Scaling,
): string | null {
  const unit = inflectUnit(line.unit ?? "", shown.count > 1 ? shown.count : 1, scaling.context.language);
  if (!shown.text.endsWith(` ${unit}`)) return null;
  const number = shown.text.slice(0, -unit.length - 1);
  const tail = scaleMeasuresAfterAmount(original.slice(apart.end), line, scaling);
  return original.slice(0, start) + number + original.slice(end, apart.start) + unit + tail;
}

/** Composes a line from amount, unit, size, name and notes. */
function composeLineText(line: ScalableLine, shown: ShownAmount, scaling: Scaling): string {
  const words = [shown.text, inflectIngredientName(line.name, line, shown.count, scaling)]
    .filter((text) => text !== "")
    .join(" ");
  return line.notes ? `${words}, ${scaleMeasuresInNotes(line.notes, line, scaling)}` : words;
}

/** Inflects an English name for its count. A name after a unit does not change. */
function inflectIngredientName(
  text: string,
  { unit, size, amount }: ScalableLine,
  count: number,
  { context }: Scaling,
): string {
  if (unit !== null || amount.kind === "sum") return text;
  if (context.language !== "en")
    return inflectNoun(text, { written: getCountOfAmount(amount), shown: count }, context.language);
  const length =
    amount.kind === "pack" ? amount.size.unit : (/\d[ -]?([a-z]+)$/.exec(size ?? "")?.[1] ?? null);
  return inflectEnglishNoun(
    text,
    count,
    length !== null && findUnitByWordOrNull(length)?.category === "length",
  );
}

const EACH = /^(?:各|それぞれ)\s*/;
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Adapts an amount to Japanese notation: "3 大さじ" becomes "大さじ3" if the line writes the unit first, "4 個"
 * becomes "4個" if the line writes no space.
 */
function putUnitInJapaneseOrder(shown: string, unit: string | null, written: string): string {
  if (unit === null || !isJapaneseCharCode(unit.charCodeAt(0))) return shown;
  const place = new RegExp(`(\\S*[\\d¼-¾⅐-⅞]\\S*) ${escapeRegExp(unit)}`);
  // The prefix 各 means that the amount applies to each of several ingredients: "各大さじ2".
  const each = EACH.exec(written)?.[0] ?? "";
  if (written.startsWith(unit, each.length)) return each + shown.replace(place, `${unit}$1`);
  return written.includes(` ${unit}`) ? shown : shown.replace(place, `$1${unit}`);
}
