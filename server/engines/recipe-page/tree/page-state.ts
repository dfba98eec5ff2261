/** JSON data in scripts of the page, which may hold a recipe with the site's own property names. */

const STEPS = /^(?:\w+_)?(?:instructions|steps|directions|method)(?:_\w+)?$/;
const INGREDIENTS = /^(?:\w+_)?ingredients$/;
const STEPS_KEY = /(?:instructions|steps|directions|method)\w*"/;
const MIN_TEXT_LENGTH = 40;

/** Whether a JSON text may hold a recipe. A quick test before parsing. */
export const mayHoldRecipe = (block: string): boolean =>
  block.includes("ecipeIngredient") || (block.includes('ngredients"') && STEPS_KEY.test(block));

/** Whether a value is a list of several entries, or of one group of them. */
const isList = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  (value.length > 1 || Object.values(value[0] ?? {}).some((part) => Array.isArray(part) && part.length > 1));
const isText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

/** Converts a node with a name, ingredients and steps to schema.org property names. Null for any other node. */
export function toSchemaRecipeOrNull(node: Record<string, unknown>): Record<string, unknown> | null {
  const valueNamed = (pattern: RegExp): unknown =>
    Object.entries(node).find(
      ([key, value]) =>
        pattern.test(key) &&
        (isList(value) || (typeof value === "string" && value.length >= MIN_TEXT_LENGTH)),
    )?.[1];
  const [ingredients, steps] = [valueNamed(INGREDIENTS), valueNamed(STEPS)];
  const name = [node.name, node.title].find(isText);
  if (!isList(ingredients) || steps === undefined || name === undefined) return null;
  return { ...node, name, recipeIngredient: ingredients, recipeInstructions: steps };
}
