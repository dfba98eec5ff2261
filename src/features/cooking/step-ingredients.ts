import type { NamedStepAmount } from "#server/engines/scaling/scaling.ts";
import { createIngredientMatcher } from "#server/engines/step-times/ingredients/step-ingredients.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { removeDuplicateIngredientIndexes } from "./unique-ingredient-indexes.ts";

/** An ingredient of a step. */
export type StepIngredient = {
  /** Index of the line in the recipe. */
  index: number;
  /** The amounts that the step names for it, as shown in the step. */
  amounts: readonly string[];
  /** Whether the step names no amount and uses only a part of the line. */
  isPart: boolean;
  isInSeveralSteps: boolean;
};

/** A fraction sign, or a word for a part, before the name: "half of the flour", "die restliche Milch". */
const SHARE =
  /(?:(?<!\d)[¼-¾⅐-⅞](?!\p{L})|(?<!\p{L})(?:half|halves|third|thirds|quarter|quarters|rest|remaining|remainder|some|most|hälfte|halbe[nrsm]?|drittel|viertel|restliche[nrsm]?|übrige[nrsm]?|etwas|moitié|tiers|quart|reste|restante?s?|mitad|tercio|cuarto|resto|metà|mezz[oa]|terzo|quarto|rimanente|helft|halve|derde|kwart|resterende|overige)(?!\p{L}))((?:[^\p{L}.,;:!?]+[\p{L}’']+){1,5})/giu;

/**
 * Returns a function of a step index and the amounts named in that step. It lists the lines that the step uses. If
 * several lines have the named ingredient, the line with the same amount is used.
 */
export function createStepIngredientFinder(
  recipe: Pick<Recipe, "ingredients" | "instructions">,
): (stepIndex: number, named: readonly NamedStepAmount[]) => StepIngredient[] {
  const { ingredients, instructions } = recipe;
  const match = createIngredientMatcher(ingredients);
  const linesBySteps = instructions.map(({ instruction: text, section }) =>
    removeDuplicateIngredientIndexes(ingredients, match({ text, section })),
  );
  const stepCounts = new Map<number, number>();
  for (const index of linesBySteps.flat()) stepCounts.set(index, (stepCounts.get(index) ?? 0) + 1);

  return (stepIndex, named) => {
    const step = instructions[stepIndex];
    if (!step) return [];
    const { section } = step;
    const amounts = new Map<number, string[]>();
    const dropped = new Set<number>();
    for (const amount of named) {
      const lines = match({ text: amount.name, section });
      const key = createAmountAndUnitKey(amount);
      const line =
        lines.find((index) => ingredients[index] && createAmountAndUnitKey(ingredients[index]) === key) ??
        lines[0];
      if (line === undefined) continue;
      amounts.set(line, [...(amounts.get(line) ?? []), amount.text]);
      for (const other of lines) if (other !== line) dropped.add(other);
    }
    const shares = [...step.instruction.matchAll(SHARE)].map(([, names = ""]) => names);
    const shared = new Set(shares.flatMap((text) => match({ text, section }).slice(0, 1)));
    const lines = (linesBySteps[stepIndex] ?? []).filter(
      (index) => !dropped.has(index) || amounts.has(index),
    );
    return [...new Set([...lines, ...amounts.keys()])]
      .sort((a, b) => a - b)
      .map((index) => {
        const isInSeveralSteps = (stepCounts.get(index) ?? 0) > 1;
        const own = amounts.get(index) ?? [];
        const isPart = own.length === 0 && (isInSeveralSteps || shared.has(index));
        return { index, amounts: own, isPart, isInSeveralSteps };
      });
  };
}

const createAmountAndUnitKey = ({ amount, unit }: Pick<NamedStepAmount, "amount" | "unit">) =>
  JSON.stringify([amount, unit?.toLowerCase().replace(/s?\.?$/, "")]);
