import {
  findUnitByWordOrNull,
  isPlus,
  isRangeWord,
  parseLanguageTag,
} from "#server/engines/amounts/amounts.ts";
import type { Context, Scaling } from "./context.ts";
import { compareExact, ONE } from "./exact.ts";
import { type FoundAmount, findIngredientAmountsInText } from "./find-in-text.ts";
import type { Names } from "./name-words.ts";
import { splitStepIntoScaledPieces } from "./scale-steps.ts";
import type { ScalableLine, StepPiece } from "./scaled-line.ts";
import { COMMON, OR_PLUS } from "./step-words.ts";

/**
 * In the text after the amount, any word that is not too common may be the name of an ingredient: "or 2
 * shallots".
 */
const ANY_NAME: Names = {
  named: (word) => (COMMON.has(word.toLowerCase()) ? null : word),
  isIn: () => false,
  isCounted: () => false,
  isNoun: () => false,
  allowsNoName: true,
};
type Line = Pick<ScalableLine, "unit" | "amount">;
const NUMBER = /[\d\u00bc-\u00be\u2150-\u215e]/;
const OPENS =
  /[([]\s*(?:(?:about|approx\.?|approximately|ca\.?|etwa|environ|circa|ongeveer|cerca de|około|omkring)\s*|~)?$/iu;
/**
 * Matches text between the line's amount and a directly following one: "1 tsp - 1 tbsp", "2 cups minus 2
 * tbsp".
 */
const OTHER_END = /^\s*(?:to|minus|less|[-–—])\s*$/i;
const CLOSES = /^\s*[)\]/,;]/u;

/**
 * Scales the measures after a line's amount: the same amount in brackets ("1 cup flour (120 g)") and
 * alternatives after "or" and "plus" ("or 1 tsp dried").
 */
export function scaleMeasuresAfterAmount(tail: string, line: Line, scaling: Scaling): string {
  return joinPieceTexts(splitTailIntoScaledPieces(tail, line, scaling));
}

/**
 * Like `scaleMeasuresAfterAmount` for a text that must contain the second measure; null if its first number
 * was not scaled.
 */
export function scaleRequiredMeasureAfterAmountOrNull(
  tail: string,
  line: Line,
  scaling: Scaling,
): string | null {
  const pieces = splitTailIntoScaledPieces(tail, line, scaling);
  const first = pieces.findIndex(({ text, was }) => was !== undefined || NUMBER.test(text));
  return pieces[first]?.was === undefined ? null : joinPieceTexts(pieces);
}

const joinPieceTexts = (pieces: readonly StepPiece[]) => pieces.map(({ text }) => text).join("");

function splitTailIntoScaledPieces(tail: string, line: Line, scaling: Scaling): StepPiece[] {
  if (!NUMBER.test(tail)) return [{ text: tail }];
  const category = line.unit === null ? null : findUnitByWordOrNull(line.unit)?.category;
  const isMeasured = category === "mass" || category === "volume" || isScaledAmountPartOfPack(line, scaling);
  const isScaled = (found: FoundAmount) =>
    isWordBeforeAlternative(found.before, scaling.context.language) ||
    (isMeasured && OTHER_END.test(tail.slice(0, found.start))) ||
    (isMeasured && OPENS.test(tail.slice(0, found.start)) && CLOSES.test(tail.slice(found.nameEnd)));
  return splitStepIntoScaledPieces(
    tail,
    findAmountsInTailWithCache(tail, scaling.context).filter(isScaled),
    scaling,
  );
}

/**
 * Whether the line counts one pack and shows a part of it, so that brackets contain its content: "1/6 tin
 * tomatoes (67 g)".
 */
function isScaledAmountPartOfPack({ amount, unit }: Line, { factor }: Scaling): boolean {
  const count = amount.kind === "pack" ? amount.count : amount.kind === "one" ? amount.value : null;
  if (count?.n !== 1 || count.d !== 1 || compareExact(factor, ONE) >= 0) return false;
  return amount.kind === "pack" || (unit !== null && (findUnitByWordOrNull(unit)?.container ?? false));
}

/** Whether a word connects another amount: "or", "plus" and their translations. */
function isWordBeforeAlternative(word: string, language: string | null): boolean {
  if (OR_PLUS.has(word)) return true;
  if (language === null || language === "en" || word === "") return false;
  return isPlus(word, parseLanguageTag(language)) || isRangeWord(word, parseLanguageTag(language));
}

const known = new WeakMap<Context, Map<string, readonly FoundAmount[]>>();

/** The amounts in a text. They do not depend on the servings and are therefore cached per recipe. */
function findAmountsInTailWithCache(tail: string, context: Context): readonly FoundAmount[] {
  const searched = known.get(context) ?? new Map<string, readonly FoundAmount[]>();
  const before = searched.get(tail);
  if (before) return before;
  const { found } = findIngredientAmountsInText(tail, ANY_NAME, context.language);
  known.set(context, searched.set(tail, found));
  return found;
}

/** Scales notes like text in brackets, because they are stored without their brackets. */
export function scaleMeasuresInNotes(notes: string, line: Line, scaling: Scaling): string {
  return notes
    .split(", ")
    .map((note) => {
      const bracketed = scaleMeasuresAfterAmount(`(${note})`, line, scaling);
      return bracketed.slice(1, -1);
    })
    .join(", ");
}
