import { type Fraction, fraction } from "#server/engines/amounts/amounts.ts";
import { type Context, createContext } from "./context.ts";
import { fromFraction } from "./exact.ts";
import type { ScalableLine, ScalableRecipe, ScaledLine, StepPiece } from "./line.ts";
import { scaleLineIn } from "./scale-line.ts";
import { amountsInSteps, type StepAmounts, scaleStep } from "./scale-steps.ts";
import { warningsOf } from "./warnings.ts";
import type { ScalingWords } from "./words.ts";

export type { ScalableLine, ScalableRecipe, ScaledLine, StepPiece } from "./line.ts";
export type { ScalingWords } from "./words.ts";

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
    steps: recipe.steps.map((_, index) => parts.step(index)),
    warnings: parts.warnings(),
  };
}

/** A scaled recipe whose lines and steps are computed one by one, when they are asked for. */
export type ScaledParts = {
  factor: Fraction;
  line: (line: ScalableLine) => ScaledLine;
  step: (index: number) => StepPiece[];
  warnings: () => string[];
};

const known = new WeakMap<ScalableRecipe, { context: Context; amounts: StepAmounts }>();

/**
 * As `scaleRecipe`, in parts: a screen spreads a long recipe over many short tasks. What does not hang on the servings
 * is read once for each recipe object, which must not change afterwards.
 */
export function scaleInParts(recipe: ScalableRecipe, newServings: number, words: ScalingWords): ScaledParts {
  const factor = factorOf(recipe.servings, newServings);
  const { context, amounts } = analyse(recipe);
  const scaling = { factor: fromFraction(factor), context, words };
  return {
    factor,
    line: (line) => scaleLineIn(line, scaling),
    step: (index) => scaleStep(recipe.steps[index] ?? "", () => amounts(index), scaling),
    warnings: () => warningsOf(recipe, scaling),
  };
}

function analyse(recipe: ScalableRecipe) {
  const before = known.get(recipe);
  if (before) return before;
  const context = createContext(recipe.lines, recipe.steps);
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
  return scaleLineIn(line, { factor: fromFraction(factor), context: createContext(lines), words });
}

function factorOf(servings: number, newServings: number): Fraction {
  if (newServings < 1) throw new RangeError("servings are whole numbers from 1 on");
  return fraction(newServings, servings);
}
