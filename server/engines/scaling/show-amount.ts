import { type Amount, formatAmountWithUnit, type SecondMeasure } from "#server/engines/amounts/amounts.ts";
import { findDecimalSeparatorOrNull, type Scaling, toExactValue } from "./context.ts";
import {
  compareExact,
  createExactFraction,
  type Exact,
  floorExact,
  multiplyExact,
  ONE,
  subtractExact,
  ZERO,
} from "./exact.ts";
import { isIndivisibleIngredient } from "./names.ts";
import { createPartialPackNote, createRoundedCountNotes } from "./notes.ts";
import type { Counting, ScalableLine, Shown } from "./scaled-line.ts";
import { formatMeasureEnds } from "./show-measure.ts";
import { formatRangeEnds, getLastShownCount, type ShownAmount, scaleAndFormatMeasure } from "./show-part.ts";
import { formatScaledSum } from "./show-sum.ts";

type Line = Pick<ScalableLine, "unit" | "size" | "name" | "original">;
type Amounts = Exclude<Amount, { kind: "none" }>;

/**
 * Formats the scaled amount of a line with its second measures. Returns the text, the count for inflection,
 * and notes on rounding.
 */
export function formatScaledAmount(
  amount: Amounts,
  line: Line,
  notation: Notation,
  scaling: Scaling,
): ShownAmount {
  const separator = findDecimalSeparatorOrNull(amount, line.original);
  const counting: Counting = {
    unit: line.unit,
    as: amount.as,
    separator,
    isPack: amount.kind === "pack",
    isIndivisible: isIndivisibleIngredient(line.unit, line.name),
    isSized: line.size !== null,
  };
  const main = formatMainAmount(amount, line, notation, counting, scaling);
  const also = (amount.also ?? []).map((measure) => formatScaledSecondMeasure(measure, separator, scaling));
  const about = (amount.about ?? false) && !notation.saysAbout;
  const lead = notation.saysAbout ? scaling.words.about("") : "";
  const plain = lead !== "" && main.text.startsWith(lead) ? main.text.slice(lead.length) : main.text;
  const text = about && !main.isMarked ? scaling.words.about(plain) : plain;
  const seconds = also
    .map((second) => (notation.alsoInBrackets ? ` (${second.text})` : `/${second.text}`))
    .join("");
  return {
    text: text + seconds,
    count: main.count,
    notes: [...main.notes, ...also.flatMap((second) => second.notes)],
  };
}

/** `isMarked` says that the text already contains "about" or "less than". */
type Main = ShownAmount & { isMarked: boolean };

function formatMainAmount(
  amount: Amounts,
  line: Line,
  notation: Notation,
  counting: Counting,
  scaling: Scaling,
): Main {
  const { factor, context, words } = scaling;
  if (amount.kind === "sum") {
    const sum = formatScaledSum(amount.parts, counting, scaling);
    return line.size === null ? sum : { ...sum, text: `${sum.text} ${line.size}` };
  }
  const values = getExactRangeEnds(amount, line.unit).map((value) => multiplyExact(value, factor));
  const shown = formatMeasureEnds(values, counting, context);
  const base = { count: getLastShownCount(shown), isMarked: shown.some(({ mark }) => mark !== null) };
  const notes = createRoundedCountNotes(values, shown, counting, line.name, scaling);
  if (amount.kind !== "pack")
    return { ...base, text: formatRangeEnds(shown, line.size, notation, words), notes };
  const pack = formatPack(amount, values, shown, line.size, notation, counting, scaling);
  return { ...base, text: pack.text, notes: [...notes, ...pack.notes] };
}

/**
 * Formats packs with their size ("3 (400 g) tins"), or a part of one pack with its content ("1/6 tin (67
 * g)").
 */
function formatPack(
  { size, sizeAlso = [] }: Extract<Amount, { kind: "pack" }>,
  counts: readonly Exact[],
  shown: readonly Shown[],
  sizeWord: string | null,
  { sizeFirst, packsBy }: Notation,
  counting: Counting,
  scaling: Scaling,
): Pick<ShownAmount, "text" | "notes"> {
  const { words } = scaling;
  const sizes = [size, ...sizeAlso];
  const contentOf = (count: Exact, upper = count) =>
    sizes
      .map(
        (each) =>
          formatScaledSecondMeasure(each, counting.separator, { ...scaling, factor: count }, upper).text,
      )
      .join("/");
  const [first = ZERO, last = first] = counts;
  if (first.n > 0n && compareExact(last, ONE) < 0) {
    const text = `${formatRangeEnds(shown, sizeWord, { sizeFirst }, words)} (${contentOf(first, last)})`;
    return { text, notes: [] };
  }
  const sizeText = sizes.map(formatMeasureAsWritten).join("/");
  const sized = packsBy === null ? `(${sizeText})` : `${packsBy} ${sizeText}`;
  const before = sizeFirst && sizeWord !== null ? `${sizeWord} ${sized}` : sized;
  const after = sizeFirst || sizeWord === null ? "" : ` ${sizeWord}`;
  const parts = counts
    .map((count) => subtractExact(count, createExactFraction(floorExact(count))))
    .filter(({ n }) => n > 0n);
  return {
    text: formatRangeEnds(shown, before, { sizeFirst: true }, words) + after,
    notes: parts.map((part) => createPartialPackNote(part, sizeText, contentOf(part), counting, scaling)),
  };
}

/** The exact values of an amount: one value, or both ends of a range. For a pack, those of its count. */
export function getExactRangeEnds(amount: Exclude<Amounts, { kind: "sum" }>, unit: string | null): Exact[] {
  const ends =
    amount.kind === "one"
      ? [amount.value]
      : amount.kind === "range"
        ? [amount.from, amount.to]
        : [amount.count, ...(amount.countMax ? [amount.countMax] : [])];
  return ends.map((end) => toExactValue(end, { as: amount.as, unit }));
}

/** Formats the size of a pack as in the recipe, because it never scales. */
const formatMeasureAsWritten = (measure: SecondMeasure): string => {
  if (measure.kind === "sum") return formatAmountWithUnit(measure, null);
  const { unit, ...counted } = measure;
  return formatAmountWithUnit(counted, unit);
};

/**
 * Formats a second measure with its own rounding steps. If `upper` differs from the factor, the result is a
 * range.
 */
function formatScaledSecondMeasure(
  measure: SecondMeasure,
  separator: Counting["separator"],
  scaling: Scaling,
  upper = scaling.factor,
): ShownAmount {
  const counting: Counting = { unit: null, as: measure.as, separator, isIndivisible: false };
  if (measure.kind !== "sum") return scaleAndFormatMeasure(measure, counting, scaling, upper);
  const sum = formatScaledSum(measure.parts, counting, scaling);
  const text = measure.about && !sum.isMarked ? scaling.words.about(sum.text) : sum.text;
  if (compareExact(scaling.factor, upper) === 0) return { ...sum, text };
  const most = formatScaledSum(measure.parts, counting, { ...scaling, factor: upper });
  return { ...most, text: `${text} – ${most.text}` };
}

/** How the line writes its amount. Scaling preserves this. */
export type Notation = {
  /** The size word precedes the unit: "2 heaped tbsp", not "2 tbsp heaped". */
  sizeFirst: boolean;
  /** The second measure is in brackets: "1 cup (240 ml)", not "1 cup/240 ml". */
  alsoInBrackets: boolean;
  /** The sign between count and size of packs: "2 x 400 g tins". Null for "2 (400 g) tins". */
  packsBy: "x" | "×" | null;
  /** The line has an "about" before the amount, so the amount needs none. */
  saysAbout: boolean;
};

/**
 * Detects how a line writes its amount: the position of the size, brackets around the second measure, the
 * sign of packs.
 */
export function detectLineNotation(
  written: string,
  { unit, size, amount }: Pick<ScalableLine, "unit" | "size" | "amount">,
): Omit<Notation, "saysAbout"> {
  const sizeIndex = size === null ? -1 : written.indexOf(size);
  const unitIndex = unit === null ? -1 : written.lastIndexOf(unit);
  return {
    sizeFirst: sizeIndex >= 0 && (unitIndex < 0 || sizeIndex < unitIndex),
    alsoInBrackets: amount.kind !== "pack" && /[([（]/.test(written),
    packsBy: detectMultiplicationSign(written),
  };
}

function detectMultiplicationSign(written: string): Notation["packsBy"] {
  const sign = /\d\s*([x×])\s*\d/i.exec(written)?.[1];
  return sign === undefined ? null : sign === "×" ? "×" : "x";
}
