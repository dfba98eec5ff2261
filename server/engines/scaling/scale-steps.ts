import type { Amount } from "#server/engines/amounts/amounts.ts";
import type { Scaling } from "./context.ts";
import { compareExact, ONE } from "./exact.ts";
import { type FoundAmount, findIngredientAmountsInText, type TextAmounts } from "./find-in-text.ts";
import { getCountOfAmount, inflectNoun } from "./inflect-nouns.ts";
import { createIngredientNameIndex, type Names } from "./name-words.ts";
import type { NamedStepAmount, ScalableLine, StepPiece } from "./scaled-line.ts";
import { detectLineNotation, formatScaledAmount } from "./show-amount.ts";

/** Steps with more characters are shown unscaled. */
const MAX_STEP_LENGTH = 20_000;

/** Returns the amounts of the step with this index, which are searched on first use. */
export type StepAmounts = (index: number) => TextAmounts;

export function createStepAmountFinder(
  steps: readonly string[],
  lines: readonly ScalableLine[],
  language: string | null,
): StepAmounts {
  let names: Names | undefined;
  const known = new Map<number, TextAmounts>();
  return (index) => {
    const text = steps[index] ?? "";
    const found =
      known.get(index) ?? (text.length > MAX_STEP_LENGTH ? { found: [], hasOthers: true } : search(text));
    known.set(index, found);
    return found;
  };
  function search(text: string): TextAmounts {
    names ??= createIngredientNameIndex(lines);
    return findIngredientAmountsInText(text, names, language);
  }
}

/**
 * Splits a step into pieces. A scaled amount is a piece that has the original text in `was`. For factor 1,
 * the step is one piece.
 */
export function scaleAmountsOfStep(text: string, amounts: () => TextAmounts, scaling: Scaling): StepPiece[] {
  return compareExact(scaling.factor, ONE) === 0
    ? [{ text }]
    : splitStepIntoScaledPieces(text, amounts().found, scaling);
}

/**
 * Splits a text at the found amounts. A scaled amount is a piece that has the original text in `was`.
 * Overlapping and unchanged amounts remain plain text.
 */
export function splitStepIntoScaledPieces(
  text: string,
  found: readonly FoundAmount[],
  scaling: Scaling,
): StepPiece[] {
  const pieces: StepPiece[] = [];
  let done = 0;
  for (const amount of found) {
    const was = text.slice(amount.start, amount.nameEnd);
    const shown = formatFoundAmountOrNull(text, amount, scaling);
    if (shown === null || shown === was || amount.start < done) continue;
    if (amount.start > done) pieces.push({ text: text.slice(done, amount.start) });
    pieces.push({ text: shown, was });
    done = amount.nameEnd;
  }
  if (done < text.length || pieces.length === 0) pieces.push({ text: text.slice(done) });
  return pieces;
}

/** The amounts of a step that belong to a named ingredient. */
export function listNamedAmounts(
  text: string,
  found: readonly FoundAmount[],
  scaling: Scaling,
): NamedStepAmount[] {
  return found.flatMap((amount) => {
    const shown = compareExact(scaling.factor, ONE) === 0 ? null : formatFoundAmount(text, amount, scaling);
    const nameBefore = amount.name === null ? /([^\s(]+) \($/.exec(text.slice(0, amount.start))?.[1] : "";
    const name = nameBefore || text.slice(amount.end, amount.nameTo);
    const { amount: value, unit } = amount.reading;
    const shownText = shown?.text ?? text.slice(amount.start, amount.end);
    return name === "" ? [] : [{ text: shownText, name, amount: value, unit }];
  });
}

function formatFoundAmountOrNull(text: string, found: FoundAmount, scaling: Scaling): string | null {
  const shown = formatFoundAmount(text, found, scaling);
  if (shown === null) return null;
  const name = text.slice(found.end, found.nameEnd);
  const counts = { written: getCountOfAmount(found.reading.amount), shown: shown.count };
  const noun = inflectNoun(name, counts, scaling.context.language);
  // The German dative: "mit einem Ei" becomes "mit 2 Eiern".
  const isDative =
    /^einem$/i.test(text.slice(found.start, found.end)) && noun !== name && /[^ns]$/.test(noun);
  return shown.text + noun + (isDative ? "n" : "");
}

function formatFoundAmount(text: string, found: FoundAmount, scaling: Scaling) {
  const amount: Amount = found.reading.amount;
  if (amount.kind === "none") return null;
  const { unit, size } = found.reading;
  const written = text.slice(found.start, found.end);
  const line = { amount, unit, size, name: found.name ?? "", notes: null, original: written };
  const notation = { ...detectLineNotation(written, line), saysAbout: false };
  return formatScaledAmount(amount, line, notation, scaling);
}
