import type { z } from "zod";
import type { CreateRecipeInput } from "#server/features/recipes/schema/recipe-in.ts";

type Sent = z.input<typeof CreateRecipeInput>;

/** The smallest valid input for a recipe, with overrides. */
export function recipeInput(fields: Partial<Sent> = {}): Sent {
  return {
    title: "Tomato soup",
    ingredients: [{ name: "tomatoes", quantity: 800, unit: "g" }],
    instructions: [{ instruction: "Simmer everything for half an hour." }],
    ...fields,
  };
}
