import { createReducedFraction, type Fraction } from "#server/engines/amounts/amounts.ts";
import { type Context, createScalingContext } from "./context.ts";
import { toExactFraction } from "./exact.ts";
import { scaleLineInContext } from "./scale-line.ts";
import {
  createStepAmountFinder,
  listNamedAmounts,
  type StepAmounts,
  scaleAmountsOfStep,
} from "./scale-steps.ts";
import type {
  NamedStepAmount,
  ScalableLine,
  ScalableRecipe,
  ScaledLine,
  ScalingWords,
  StepPiece,
} from "./scaled-line.ts";
import { createScalingWarnings } from "./warnings.ts";

export type {
  NamedStepAmount,
  ScalableLine,
  ScalableRecipe,
  ScaledLine,
  ScalingWords,
  StepPiece,
} from "./scaled-line.ts";

export type ScaledRecipe = {
  /** The exact ratio of the new servings to the recipe's. */
  factor: Fraction;
  lines: ScaledLine[];
  steps: StepPiece[][];
  /** A notice for each step with numbers that may be amounts but do not scale, else null. */
  stepNotes: (string | null)[];
  warnings: string[];
};

/**
 * Scales a recipe to `newServings`. README.md lists the rules. Throws RangeError unless both servings are
 * positive integers.
 */
export function scaleRecipe(recipe: ScalableRecipe, newServings: number, words: ScalingWords): ScaledRecipe {
  const parts = createOnDemandScaler(recipe, newServings, words);
  return {
    factor: parts.factor,
    lines: recipe.lines.map(parts.line),
    steps: recipe.steps.map((_, index) => parts.step(index)),
    stepNotes: recipe.steps.map((_, index) => parts.stepNote(index)),
    warnings: parts.warnings(),
  };
}

/** A scaled recipe whose lines and steps are computed on demand. */
export type ScaledParts = {
  factor: Fraction;
  line: (line: ScalableLine) => ScaledLine;
  step: (index: number) => StepPiece[];
  /** A notice if a step has a number that may be an amount but does not scale; null at the recipe's own servings. */
  stepNote: (index: number) => string | null;
  namedAmounts: (index: number) => NamedStepAmount[];
  warnings: () => string[];
};

const known = new WeakMap<ScalableRecipe, { context: Context; amounts: StepAmounts }>();

/**
 * Like `scaleRecipe`, but computes each line on demand, so that a screen can spread the work over short
 * tasks. The analysis is cached per recipe object, which must not be mutated.
 */
export function createOnDemandScaler(
  recipe: ScalableRecipe,
  newServings: number,
  words: ScalingWords,
): ScaledParts {
  const factor = computeServingsFactor(recipe.servings, newServings);
  const { context, amounts } = analyseRecipeWithCache(recipe);
  const scaling = { factor: toExactFraction(factor), context, words };
  const textOf = (index: number) => recipe.steps[index] ?? "";
  const step = (index: number) => scaleAmountsOfStep(textOf(index), () => amounts(index), scaling);
  return {
    factor,
    line: (line) => scaleLineInContext(line, scaling),
    step,
    stepNote: (index) =>
      recipe.servings !== newServings && amounts(index).hasOthers
        ? words.unscaledStep(step(index).some(({ was }) => was !== undefined))
        : null,
    namedAmounts: (index) => listNamedAmounts(textOf(index), amounts(index).found, scaling),
    warnings: () => createScalingWarnings(recipe, scaling),
  };
}

function analyseRecipeWithCache(recipe: ScalableRecipe) {
  const before = known.get(recipe);
  if (before) return before;
  const context = createScalingContext(recipe.lines, recipe.steps);
  const read = { context, amounts: createStepAmountFinder(recipe.steps, recipe.lines, context.language) };
  known.set(recipe, read);
  return read;
}

/** Scales one line. The recipe's other lines (`company`) decide about the number format and language. */
export function scaleIngredientLine(
  line: ScalableLine,
  factor: Fraction,
  company: readonly ScalableLine[],
  words: ScalingWords,
): ScaledLine {
  const lines = company.includes(line) ? company : [line, ...company];
  return scaleLineInContext(line, {
    factor: toExactFraction(factor),
    context: createScalingContext(lines),
    words,
  });
}

function computeServingsFactor(servings: number, newServings: number): Fraction {
  if (newServings < 1) throw new RangeError("servings are whole numbers from 1 on");
  return createReducedFraction(newServings, servings);
}
