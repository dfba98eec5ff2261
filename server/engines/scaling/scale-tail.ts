import { isPlus, isRangeWord, languageOf, unitKind } from "#server/engines/amounts/amounts.ts";
import type { Context, Scaling } from "./context.ts";
import { type FoundAmount, findInText } from "./find-in-text.ts";
import type { ScalableLine, StepPiece } from "./line.ts";
import type { Names } from "./name-words.ts";
import { replaceAmounts } from "./scale-steps.ts";
import { COMMON, OR_PLUS } from "./step-words.ts";

/** Behind "or" any word that is said of one thing may be what is counted: "or 2 shallots". */
const ANY_NAME: Names = {
  named: (word) => (COMMON.has(word.toLowerCase()) ? null : word),
  isIn: () => false,
  allowsNoName: true,
};
type Line = Pick<ScalableLine, "unit">;
const NUMBER = /[\d\u00bc-\u00be\u2150-\u215e]/;
const OPENS =
  /[([]\s*(?:(?:about|approx\.?|approximately|ca\.?|etwa|environ|circa|ongeveer|cerca de|około|omkring)\s*|~)?$/iu;
const CLOSES = /^\s*[)\]/,;]/u;

/**
 * What stands behind a line's amount, with the measures in it scaled: the same amount said again in brackets
 * ("1 cup flour (120 g)"), and another one behind "or" and "plus" ("or 1 tsp dried"). All else stays.
 */
export function scaleTail(tail: string, line: Line, scaling: Scaling): string {
  return joinPieces(tailPieces(tail, line, scaling));
}

/** The same where a second measure of the amount stands in the tail; null where that is not what was scaled. */
export function scaleTailWithMeasure(tail: string, line: Line, scaling: Scaling): string | null {
  const pieces = tailPieces(tail, line, scaling);
  const first = pieces.findIndex(({ text, was }) => was !== undefined || NUMBER.test(text));
  return pieces[first]?.was === undefined ? null : joinPieces(pieces);
}

const joinPieces = (pieces: readonly StepPiece[]) => pieces.map(({ text }) => text).join("");

function tailPieces(tail: string, line: Line, scaling: Scaling): StepPiece[] {
  if (!NUMBER.test(tail)) return [{ text: tail }];
  const category = line.unit === null ? null : unitKind(line.unit)?.category;
  const isMeasured = category === "mass" || category === "volume";
  const said = (found: FoundAmount) =>
    isAnother(found.before, scaling.context.language) ||
    (isMeasured && OPENS.test(tail.slice(0, found.start)) && CLOSES.test(tail.slice(found.nameEnd)));
  return replaceAmounts(tail, searchOnce(tail, scaling.context).filter(said), scaling);
}

/** Whether a word joins another amount: "or", "plus", and what the recipe's language says for them. */
function isAnother(word: string, language: string | null): boolean {
  if (OR_PLUS.has(word)) return true;
  if (language === null || language === "en" || word === "") return false;
  return isPlus(word, languageOf(language)) || isRangeWord(word, languageOf(language));
}

const known = new WeakMap<Context, Map<string, FoundAmount[]>>();

/** What stands in a tail does not hang on the servings: it is looked for once in each recipe. */
function searchOnce(tail: string, context: Context): FoundAmount[] {
  const searched = known.get(context) ?? new Map<string, FoundAmount[]>();
  const before = searched.get(tail);
  if (before) return before;
  const found = findInText(tail, ANY_NAME, context.language);
  known.set(context, searched.set(tail, found));
  return found;
}

/** The same for notes, which have lost their brackets. */
export function scaleNotes(notes: string, line: Line, scaling: Scaling): string {
  return notes
    .split(", ")
    .map((note) => {
      const bracketed = scaleTail(`(${note})`, line, scaling);
      return bracketed.slice(1, -1);
    })
    .join(", ");
}
