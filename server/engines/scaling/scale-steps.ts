import type { Amount } from "#server/engines/amounts/amounts.ts";
import { compare, ONE } from "./exact.ts";
import { type FoundAmount, findInText } from "./find-in-text.ts";
import { inflect } from "./inflect.ts";
import { type Names, namesOf } from "./name-words.ts";
import { mannerOf } from "./scale-line.ts";
import type { ScalableLine, StepPiece } from "./scaling.ts";
import { type Scaling, showAmount } from "./show-amount.ts";

/** A step longer than this is shown as it stands. */
const LONGEST_STEP = 20_000;

/** The recipe's steps with the amounts in them scaled. */
export function scaleSteps(
  steps: readonly string[],
  lines: readonly ScalableLine[],
  scaling: Scaling,
): StepPiece[][] {
  if (compare(scaling.factor, ONE) === 0) return steps.map((text) => [{ text }]);
  const names = namesOf(lines);
  return steps.map((text) => (text.length > LONGEST_STEP ? [{ text }] : scaleText(text, names, scaling)));
}

function scaleText(text: string, names: Names, scaling: Scaling): StepPiece[] {
  return replaceIn(text, findInText(text, names, scaling.context.language), scaling);
}

/** The text with the amounts found in it scaled. */
export function replaceIn(text: string, found: readonly FoundAmount[], scaling: Scaling): StepPiece[] {
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
  const shown = showAmount(amount, line, { ...mannerOf(written, line), saysAbout: false }, scaling);
  const name = text.slice(found.end, found.nameEnd);
  return shown.text + (scaling.context.language === "en" ? inflect(name, shown.count) : name);
}
