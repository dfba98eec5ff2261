import type { Amount } from "#server/engines/amounts/amounts.ts";
import { readIngredientLine } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { scaling } from "#server/texts/en/scaling.ts";
import { type ScalableLine, type ScaledLine, type ScalingWords, scaleRecipe } from "./scaling.ts";

export const words: ScalingWords = scaling;

/** Parses an ingredient line from text. */
export const readTestLine = (text: string, language?: string): ScalableLine =>
  readIngredientLine(text, language === undefined ? {} : { language });

/** An ingredient line as entered in form fields, without text. */
export const createTestLine = (amount: Amount, unit: string | null, name: string): ScalableLine => ({
  amount,
  unit,
  size: null,
  name,
  notes: null,
  original: null,
});

/**
 * Scales the lines as one recipe and returns the first one. Texts are parsed as English lines. Throws without
 * a line.
 */
export function scaleTestLine(from: number, to: number, ...lines: (string | ScalableLine)[]): ScaledLine {
  const read = lines.map((line) => (typeof line === "string" ? readTestLine(line) : line));
  const [first] = scaleRecipe({ servings: from, lines: read, steps: [] }, to, words).lines;
  if (!first) throw new Error("no line");
  return first;
}
