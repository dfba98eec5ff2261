/** JSON data in scripts of the page, which may hold a recipe with the site's own property names. */

const STEPS = ["instructions", "steps", "directions", "method"] as const;
const STEPS_KEY = /"(?:instructions|steps|directions|method)"/;

/** Whether a JSON text may hold a recipe. A quick test before parsing. */
export const mayHoldRecipe = (block: string): boolean =>
  block.includes("ecipeIngredient") || (block.includes('"ingredients"') && STEPS_KEY.test(block));

const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 1;
const isText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

/**
 * Converts a node with a name, ingredients and steps to schema.org property names. Null for any other node.
 */
export function toSchemaRecipeOrNull(node: Record<string, unknown>): Record<string, unknown> | null {
  const steps = STEPS.map((key) => node[key]).find((value) => isList(value) || isText(value));
  const name = [node.name, node.title].find(isText);
  if (!isList(node.ingredients) || steps === undefined || name === undefined) return null;
  return { ...node, name, recipeIngredient: node.ingredients, recipeInstructions: steps };
}
