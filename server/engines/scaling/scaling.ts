import { type Amount, type Fraction, fraction } from "#server/engines/amounts/amounts.ts";
import { type Context, contextOf } from "./context.ts";
import { fromFraction } from "./exact.ts";
import { scaleLineIn } from "./scale-line.ts";
import { amountsInSteps, type StepAmounts, scaleStep } from "./scale-steps.ts";
import { warningsOf } from "./warnings.ts";
import type { ScalingWords } from "./words.ts";

export type { ScalingWords } from "./words.ts";

/** A line as the recipe keeps it. `original` is the line as it came, null where the row was typed in fields. */
export type ScalableLine = {
  amount: Amount;
  unit: string | null;
  size: string | null;
  name: string;
  notes: string | null;
  original: string | null;
};

/** What is scaled: all of a recipe that can carry an amount. `texts` (title, notes, yield) are only searched for tin sizes. */
export type ScalableRecipe = {
  servings: number;
  lines: readonly ScalableLine[];
  steps: readonly string[];
  texts?: readonly string[];
};

export type ScaledLine = {
  /** The amount with its unit and size as shown, "" where the line has none: "3 (400 g) tins", "about 2¼ cups". */
  amountText: string;
  /** The whole line as shown; at factor 1 the line as it stands in the recipe. */
  text: string;
  /** Exact, in the line's unit; of a sum the whole in its first unit, null where that has no exact value. */
  scaled: Fraction | null;
  scaledMax: Fraction | null;
  scaledQuantity: number | null;
  scaledQuantityMax: number | null;
  /** The exact value and what to do with it, where what is shown differs; else null. */
  precisionNotes: string | null;
  /** Whether the line changed. */
  changed: boolean;
};

/** A step in pieces: joined they are the step as shown. `was` is there on an amount that was scaled: what the recipe says. */
export type StepPiece = { text: string; was?: string };

export type ScaledRecipe = {
  /** New servings over the recipe's, exact. */
  factor: Fraction;
  lines: ScaledLine[];
  steps: StepPiece[][];
  warnings: string[];
};

/**
 * Scales a recipe from its servings to `newServings`, both positive whole numbers. Pure; the rules are in README.md.
 * Throws RangeError where one of them is not.
 */
export function scaleRecipe(recipe: ScalableRecipe, newServings: number, words: ScalingWords): ScaledRecipe {
  const parts = scaleInParts(recipe, newServings, words);
  return {
    factor: parts.factor,
    lines: recipe.lines.map(parts.line),
    steps: recipe.steps.map((_, at) => parts.step(at)),
    warnings: parts.warnings(),
  };
}

/** A scaled recipe whose lines and steps are computed one by one, when they are asked for. */
export type ScaledParts = {
  factor: Fraction;
  line: (line: ScalableLine) => ScaledLine;
  step: (at: number) => StepPiece[];
  warnings: () => string[];
};

const known = new WeakMap<ScalableRecipe, { context: Context; amounts: StepAmounts }>();

/**
 * As `scaleRecipe`, in parts: a screen spreads a long recipe over many short tasks. What does not hang on the servings
 * is read once for each recipe object, which must not change afterwards.
 */
export function scaleInParts(recipe: ScalableRecipe, newServings: number, words: ScalingWords): ScaledParts {
  const factor = factorOf(recipe.servings, newServings);
  const { context, amounts } = readOnce(recipe);
  const scaling = { factor: fromFraction(factor), context, words };
  return {
    factor,
    line: (line) => scaleLineIn(line, scaling),
    step: (at) => scaleStep(recipe.steps[at] ?? "", () => amounts(at), scaling),
    warnings: () => warningsOf(recipe, scaling),
  };
}

function readOnce(recipe: ScalableRecipe) {
  const before = known.get(recipe);
  if (before) return before;
  const context = contextOf(recipe.lines, recipe.steps);
  const read = { context, amounts: amountsInSteps(recipe.steps, recipe.lines, context.language) };
  known.set(recipe, read);
  return read;
}

/** One line alone. `company` is the recipe's other lines: whether it uses kg or l, and how it writes numbers. */
export function scaleLine(
  line: ScalableLine,
  factor: Fraction,
  company: readonly ScalableLine[],
  words: ScalingWords,
): ScaledLine {
  const lines = company.includes(line) ? company : [line, ...company];
  return scaleLineIn(line, { factor: fromFraction(factor), context: contextOf(lines), words });
}

function factorOf(servings: number, newServings: number): Fraction {
  if (newServings < 1) throw new RangeError("servings are whole numbers from 1 on");
  return fraction(newServings, servings);
}
