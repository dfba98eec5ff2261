import type { Amount } from "#server/engines/amounts/amounts.ts";
import type { Scaling } from "./context.ts";
import { compare, ONE } from "./exact.ts";
import { type FoundAmount, findInText } from "./find-in-text.ts";
import { inflect } from "./inflect.ts";
import { type Names, namesOf } from "./name-words.ts";
import type { ScalableLine, StepPiece } from "./scaled-line.ts";
import { notationOf, showAmount } from "./show-amount.ts";

/** Longer steps are shown unscaled. */
const MAX_STEP_LENGTH = 20_000;

/** Finds the amounts of a step on first use. */
export type StepAmounts = (index: number) => readonly FoundAmount[];

export function amountsInSteps(
  steps: readonly string[],
  lines: readonly ScalableLine[],
  language: string | null,
): StepAmounts {
  let names: Names | undefined;
  const known = new Map<number, FoundAmount[]>();
  return (index) => {
    const text = steps[index] ?? "";
    const found = known.get(index) ?? (text.length > MAX_STEP_LENGTH ? [] : search(text));
    known.set(index, found);
    return found;
  };
  function search(text: string): FoundAmount[] {
    names ??= namesOf(lines);
    return findInText(text, names, language);
  }
}

/** Scales the amounts of a step. */
export function scaleStep(
  text: string,
  amounts: () => readonly FoundAmount[],
  scaling: Scaling,
): StepPiece[] {
  return compare(scaling.factor, ONE) === 0 ? [{ text }] : replaceAmounts(text, amounts(), scaling);
}

/** Replaces the found amounts by scaled ones. */
export function replaceAmounts(text: string, found: readonly FoundAmount[], scaling: Scaling): StepPiece[] {
  const pieces: StepPiece[] = [];
  let done = 0;
  for (const amount of found) {
    const was = text.slice(amount.start, amount.nameEnd);
    const shown = scaledText(text, amount, scaling);
    if (shown === null || shown === was || amount.start < done) continue;
    if (amount.start > done) pieces.push({ text: text.slice(done, amount.start) });
    pieces.push({ text: shown, was });
    done = amount.nameEnd;
  }
  if (done < text.length || pieces.length === 0) pieces.push({ text: text.slice(done) });
  return pieces;
}

function scaledText(text: string, found: FoundAmount, scaling: Scaling): string | null {
  const amount: Amount = found.reading.amount;
  if (amount.kind === "none") return null;
  const { unit, size } = found.reading;
  const written = text.slice(found.start, found.end);
  const line = { amount, unit, size, name: found.name ?? "", notes: null, original: written };
  const shown = showAmount(amount, line, { ...notationOf(written, line), saysAbout: false }, scaling);
  const name = text.slice(found.end, found.nameEnd);
  return shown.text + (scaling.context.language === "en" ? inflect(name, shown.count) : name);
}
