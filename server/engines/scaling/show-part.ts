import type { Measure } from "#server/engines/amounts/amounts.ts";
import { type Scaling, toExactValue } from "./context.ts";
import { compareExact, multiplyExact } from "./exact.ts";
import { createRoundedMeasureNotes } from "./notes.ts";
import type { Counting, ScalingWords, Shown } from "./scaled-line.ts";
import { formatMeasureEnds, joinMeasureParts } from "./show-measure.ts";

/** The text of a scaled amount, the count for inflection, and notes on rounding. */
export type ShownAmount = { text: string; count: number; notes: string[] };

/** Formats one measure in its own unit. If `upper` differs from the factor, the result is a range. */
export function scaleAndFormatMeasure(
  measure: Measure,
  line: Counting,
  { factor, context, words }: Scaling,
  upper = factor,
): ShownAmount & { isMarked: boolean } {
  const [from, to] = measure.kind === "one" ? [measure.value, measure.value] : [measure.from, measure.to];
  const [low, high] = [
    multiplyExact(toExactValue(from, measure), factor),
    multiplyExact(toExactValue(to, measure), upper),
  ];
  const values = compareExact(low, high) === 0 ? [low] : [low, high];
  const counting: Counting = { ...line, unit: measure.unit, as: measure.as };
  const shown = formatMeasureEnds(values, counting, context);
  const isMarked = shown.some(({ mark }) => mark !== null);
  const text = formatRangeEnds(shown, null, { sizeFirst: false }, words);
  return {
    text: measure.about && !isMarked ? words.about(text) : text,
    count: getLastShownCount(shown),
    notes: createRoundedMeasureNotes(values, shown, counting, { factor, context, words }),
    isMarked,
  };
}

/** The number for which nouns are inflected: the upper end of a range. */
export const getLastShownCount = (shown: readonly Shown[]): number => shown.at(-1)?.count ?? 0;

/**
 * Formats a value or a range: "2¼ cups", "4–6 cloves", "2 tsp – 1 tbsp". If both ends have the same text, it
 * is shown once.
 */
export function formatRangeEnds(
  shown: readonly Shown[],
  size: string | null,
  notation: { sizeFirst: boolean },
  words: ScalingWords,
): string {
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return "";
  const isRounded = (end: Shown) => end.mark === null || end.mark === "about";
  const isOne =
    (first.mark === last.mark || (isRounded(first) && isRounded(last))) &&
    joinMeasureParts(first, words) === joinMeasureParts(last, words);
  if (isOne)
    return addAboutOrLessThan(
      first.mark ? first : last,
      formatMeasureWithSize(first, size, notation, words),
      words,
    );
  const upper = formatMeasureWithSize(last, size, notation, words);
  if (first.mark === "about" || first.mark === null) {
    const text = `${formatLowerRangeEnd(first, last, words)}${upper}`;
    return (first.mark ?? last.mark) ? words.about(text) : text;
  }
  // "less than" and "a pinch" apply only to the lower end, so the upper end has its own "about".
  if (last.mark === "about")
    return `${addAboutOrLessThan(first, joinMeasureParts(first, words), words)} – ${words.about(upper)}`;
  return `${formatLowerRangeEnd(first, last, words)}${upper}`;
}

/** The lower end of a range and the dash. It has a unit only if the upper end has another one. */
function formatLowerRangeEnd(first: Shown, last: Shown, words: ScalingWords): string {
  const [low, high] = [first.parts[0], last.parts[0]];
  const isPlain = first.parts.length === 1 && last.parts.length === 1 && first.mark !== "pinch";
  if (isPlain && (low?.unit === high?.unit || first.unitId === last.unitId)) {
    const number = low?.number ?? "";
    return `${first.mark === "less" ? words.lessThan(number) : number}–`;
  }
  const text = joinMeasureParts(first, words);
  return `${first.mark === "about" ? text : addAboutOrLessThan(first, text, words)} – `;
}

function addAboutOrLessThan(shown: Shown, text: string, words: ScalingWords): string {
  if (shown.mark === "about") return words.about(text);
  if (shown.mark === "less") return words.lessThan(text);
  return shown.mark === "pinch" ? words.pinch(text) : text;
}

function formatMeasureWithSize(
  shown: Shown,
  size: string | null,
  { sizeFirst }: { sizeFirst: boolean },
  words: ScalingWords,
) {
  const [part] = shown.parts;
  if (size === null || !part || shown.mark === "pinch") return joinMeasureParts(shown, words);
  if (shown.parts.length > 1 || !sizeFirst) return `${joinMeasureParts(shown, words)} ${size}`;
  return [part.number, size, part.unit].filter((text) => text !== null).join(" ");
}
