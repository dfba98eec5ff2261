import { z } from "zod";

/**
 * Input of POST /api/recipes/{id}/scale and GET /api/recipes/{id}/scale/validate. The service checks the
 * range, because it depends on the recipe (policy.ts).
 */
export const ScaleInput = z.object({ id: z.string(), newServings: z.int("wholeNumber") });
export type ScaleInput = z.infer<typeof ScaleInput>;

/** An ingredient of the recipe with its scaled amount. Quantities are numbers in `unit`. */
const ScaledIngredient = z
  .object({
    name: z.string(),
    /** Quantity in the recipe, not scaled. */
    quantity: z.number().nullable().describe("As the recipe has it."),
    unit: z.string().nullable(),
    size: z.string().nullable(),
    notes: z.string().nullable(),
    /**
     * Exact value, while `text` may be rounded. Null without an amount, or for a sum without an exact value
     * in `unit`.
     */
    scaledQuantity: z.number().nullable(),
    scaledQuantityMax: z.number().nullable(),
    /** The scaled line as displayed. */
    text: z.string().describe("The line as one would measure it."),
    /** The exact value and advice, when `text` is rounded. */
    precisionNotes: z.string().nullable(),
  })
  .meta({ id: "ScaledIngredient" });

const servings = {
  originalServings: z.int(),
  newServings: z.int(),
  /** `newServings` divided by `originalServings`. */
  scaleFactor: z.number(),
};

/** POST /api/recipes/{id}/scale. Ingredients and instructions are in the order of the recipe. */
export const ScaleAnswer = z
  .object({
    scaledIngredients: z.array(ScaledIngredient),
    scaledInstructions: z.array(z.string()),
    /** For each step, a notice if it has amounts that are not scaled; else null. */
    instructionNotes: z
      .array(z.string().nullable())
      .describe("For each step, a notice if it has amounts that are not scaled, or null."),
    warnings: z.array(z.string()),
    recipeId: z.string(),
    ...servings,
  })
  .meta({ id: "ScaledRecipe" });
export type ScaleAnswer = z.infer<typeof ScaleAnswer>;

/** GET /api/recipes/{id}/scale/validate. `message` is the reason when `valid` is false. */
export const ScaleCheck = z
  .object({
    valid: z.boolean().describe("Whether the recipe can be scaled so."),
    ...servings,
    warnings: z.array(z.string()),
    message: z.string().nullable().describe("Why it cannot be scaled so, or null."),
  })
  .meta({ id: "ScaleCheck" });
export type ScaleCheck = z.infer<typeof ScaleCheck>;

export const ScaleHistoryInput = z.object({ id: z.string() });
export type ScaleHistoryInput = z.infer<typeof ScaleHistoryInput>;

/** GET /api/recipes/{id}/scale/history: one earlier scaling of the recipe by the member. */
export const ScaleRecord = z
  .object({ id: z.string(), recipeId: z.string(), ...servings, createdAt: z.iso.datetime() })
  .meta({ id: "ScaleRecord" });
export type ScaleRecord = z.infer<typeof ScaleRecord>;
