import {
  type Amount,
  formatAmountPlain,
  type Measure,
  type SecondMeasure,
} from "#server/engines/amounts/amounts.ts";
import { type Context, decimalSeparator } from "./context.ts";
import { type Exact, fromFraction, ONE, times } from "./exact.ts";
import { countsUncut } from "./names.ts";
import { countNote, measureNote, packPartNote } from "./notes.ts";
import type { ScalableLine } from "./scaling.ts";
import { type Counting, partsText, type Shown, showEnds } from "./show-measure.ts";
import { showSum } from "./show-sum.ts";
import type { ScalingWords } from "./words.ts";

/** How the line put its amount: kept where it is shown scaled. */
export type Manner = {
  /** "2 heaped tbsp", not "2 tbsp heaped". */
  sizeFirst: boolean;
  /** "1 cup (240 ml)", not "1 cup/240 ml". */
  alsoInBrackets: boolean;
  /** "2 x 400 g tins", not "2 (400 g) tins". */
  packsByTimes: boolean;
  /** The line's own "about" stands outside. */
  saysAbout: boolean;
};

/** A scaled amount as a reader sees it. */
export type ShownAmount = { text: string; count: number; notes: string[] };

/** What all parts of one line share. */
export type Scaling = { factor: Exact; context: Context; words: ScalingWords };
type Line = Pick<ScalableLine, "unit" | "size" | "name" | "original">;
type Amounts = Exclude<Amount, { kind: "none" }>;

/** A line's amount times the factor, as it is shown. */
export function showAmount(amount: Amounts, line: Line, manner: Manner, scaling: Scaling): ShownAmount {
  const separator = decimalSeparator(amount, line.original);
  const counting: Counting = {
    unit: line.unit,
    as: amount.as,
    separator,
    isUncut: countsUncut(line.unit, line.name),
    isSized: line.size !== null,
  };
  const main = showMain(amount, line, manner, counting, scaling);
  const also = (amount.also ?? []).map((measure) => showSecond(measure, separator, scaling));
  const about = (amount.about ?? false) && !manner.saysAbout;
  const text = about && !main.isMarked ? scaling.words.about(main.text) : main.text;
  const seconds = also
    .map((second) => (manner.alsoInBrackets ? ` (${second.text})` : `/${second.text}`))
    .join("");
  return {
    text: text + seconds,
    count: main.count,
    notes: [...main.notes, ...also.flatMap((second) => second.notes)],
  };
}

/** `isMarked`: "about" or "less than" stands in the text. */
type Main = ShownAmount & { isMarked: boolean };

function showMain(amount: Amounts, line: Line, manner: Manner, counting: Counting, scaling: Scaling): Main {
  const { factor, context, words } = scaling;
  if (amount.kind === "sum") {
    const sum = showSum(amount.parts, counting, scaling);
    return line.size === null ? sum : { ...sum, text: `${sum.text} ${line.size}` };
  }
  const values = endsOf(amount).map((value) => times(value, factor));
  const shown = showEnds(values, counting, context);
  const base = { count: countOf(shown), isMarked: shown.some(({ mark }) => mark !== null) };
  if (amount.kind !== "pack") {
    const text = endsText(shown, line.size, manner, words);
    return { ...base, text, notes: countNote(values, shown, counting, line.name, scaling) };
  }
  const size = [amount.size, ...(amount.sizeAlso ?? [])].map(measureText).join("/");
  const held = manner.packsByTimes ? `x ${size}` : `(${size})`;
  const inside = manner.sizeFirst && line.size !== null ? `${line.size} ${held}` : held;
  const after = manner.sizeFirst ? null : line.size;
  const text =
    endsText(shown, inside, { ...manner, sizeFirst: true }, words) + (after === null ? "" : ` ${after}`);
  const part =
    values.length === 1 ? packPartNote(values[0] ?? ONE, amount.size, size, counting, scaling) : [];
  return { ...base, text, notes: [...countNote(values, shown, counting, line.name, scaling), ...part] };
}

function endsOf(amount: Exclude<Amounts, { kind: "sum" }>): Exact[] {
  if (amount.kind === "one") return [fromFraction(amount.value)];
  if (amount.kind === "range") return [fromFraction(amount.from), fromFraction(amount.to)];
  return [amount.count, ...(amount.countMax ? [amount.countMax] : [])].map(fromFraction);
}

const countOf = (shown: readonly Shown[]): number => shown.at(-1)?.count ?? 0;

/** A measure as the recipe has it: the size of a pack never scales. */
const measureText = (measure: SecondMeasure): string => {
  if (measure.kind === "sum") return formatAmountPlain(measure, null);
  const { unit, ...counted } = measure;
  return formatAmountPlain(counted, unit);
};

/** One end or two: "2¼ cups", "4–6 cloves", "2 tsp – 1 tbsp". Ends that read the same are said once. */
export function endsText(
  shown: readonly Shown[],
  size: string | null,
  manner: Pick<Manner, "sizeFirst">,
  words: ScalingWords,
): string {
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return "";
  const isOne =
    shown.length === 1 || (first.mark === last.mark && partsText(first, words) === partsText(last, words));
  if (isOne) return marked(first, sizedText(first, size, manner, words), words);
  const upper = sizedText(last, size, manner, words);
  if (first.mark === "about" || first.mark === null) {
    const text = `${lowerText(first, last, words)}${upper}`;
    return (first.mark ?? last.mark) ? words.about(text) : text;
  }
  // A lower end that says "less than" or "a pinch" says nothing of the upper one.
  if (last.mark === "about")
    return `${marked(first, partsText(first, words), words)} – ${words.about(upper)}`;
  return `${lowerText(first, last, words)}${upper}`;
}

/** The lower end with its dash; its unit only where the upper one has another. */
function lowerText(first: Shown, last: Shown, words: ScalingWords): string {
  const [low, high] = [first.parts[0], last.parts[0]];
  const isPlain = first.parts.length === 1 && last.parts.length === 1 && first.mark !== "pinch";
  if (isPlain && (low?.unit === high?.unit || first.unitId === last.unitId)) {
    const number = low?.number ?? "";
    return `${first.mark === "less" ? words.lessThan(number) : number}–`;
  }
  const text = partsText(first, words);
  return `${first.mark === "about" ? text : marked(first, text, words)} – `;
}

function marked(shown: Shown, text: string, words: ScalingWords): string {
  if (shown.mark === "about") return words.about(text);
  if (shown.mark === "less") return words.lessThan(text);
  return shown.mark === "pinch" ? words.pinch(text) : text;
}

function sizedText(
  shown: Shown,
  size: string | null,
  { sizeFirst }: Pick<Manner, "sizeFirst">,
  words: ScalingWords,
) {
  const [part] = shown.parts;
  if (size === null || !part || shown.mark === "pinch") return partsText(shown, words);
  if (shown.parts.length > 1 || !sizeFirst) return `${partsText(shown, words)} ${size}`;
  return [part.number, size, part.unit].filter((text) => text !== null).join(" ");
}

/** A second measure of the same amount, rounded by its own steps. */
function showSecond(measure: SecondMeasure, separator: Counting["separator"], scaling: Scaling): ShownAmount {
  const counting: Counting = { unit: null, as: measure.as, separator, isUncut: false };
  if (measure.kind === "sum") {
    const sum = showSum(measure.parts, counting, scaling);
    const text = measure.about && !sum.isMarked ? scaling.words.about(sum.text) : sum.text;
    return { ...sum, text };
  }
  return showPart(measure, counting, scaling);
}

/** One measure with a unit of its own. */
export function showPart(measure: Measure, line: Counting, { factor, context, words }: Scaling): Main {
  const ends = measure.kind === "one" ? [measure.value] : [measure.from, measure.to];
  const values = ends.map((end) => times(fromFraction(end), factor));
  const counting: Counting = { ...line, unit: measure.unit, as: measure.as };
  const shown = showEnds(values, counting, context);
  const isMarked = shown.some(({ mark }) => mark !== null);
  const text = endsText(shown, null, { sizeFirst: false }, words);
  return {
    text: measure.about && !isMarked ? words.about(text) : text,
    count: countOf(shown),
    notes: measureNote(values, shown, counting, { factor, context, words }),
    isMarked,
  };
}
