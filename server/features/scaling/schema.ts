import { z } from "zod";

/**
 * POST /api/recipes/{id}/scale and GET /api/recipes/{id}/scale/validate. The limits depend on the recipe (policy.ts),
 * so the service checks them.
 */
export const ScaleInput = z.object({ id: z.string(), newServings: z.int("wholeNumber") });
export type ScaleInput = z.infer<typeof ScaleInput>;

/** A line of the recipe and its scaled form; the quantities are numbers in `unit`. */
const ScaledIngredient = z
  .object({
    name: z.string(),
    /** As in the recipe. */
    quantity: z.number().nullable().describe("As the recipe has it."),
    unit: z.string().nullable(),
    size: z.string().nullable(),
    notes: z.string().nullable(),
    /** Exact, while `text` may be rounded; null without an amount, or when a sum has no exact value. */
    scaledQuantity: z.number().nullable(),
    scaledQuantityMax: z.number().nullable(),
    /** The displayed line. */
    text: z.string().describe("The line as one would measure it."),
    /** The exact value and advice, when the displayed value differs. */
    precisionNotes: z.string().nullable(),
  })
  .meta({ id: "ScaledIngredient" });

const servings = {
  originalServings: z.int(),
  newServings: z.int(),
  /** New servings divided by the original ones. */
  scaleFactor: z.number(),
};

/** POST /api/recipes/{id}/scale. Lines and steps are in the recipe's order. */
export const ScaleAnswer = z
  .object({
    scaledIngredients: z.array(ScaledIngredient),
    scaledInstructions: z.array(z.string()),
    warnings: z.array(z.string()),
    recipeId: z.string(),
    ...servings,
  })
  .meta({ id: "ScaledRecipe" });
export type ScaleAnswer = z.infer<typeof ScaleAnswer>;

/** GET /api/recipes/{id}/scale/validate. `message` says why servings are not valid. */
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

/** GET /api/recipes/{id}/scale/history: a scaling by the member. */
export const ScaleRecord = z
  .object({ id: z.string(), recipeId: z.string(), ...servings, createdAt: z.iso.datetime() })
  .meta({ id: "ScaleRecord" });
export type ScaleRecord = z.infer<typeof ScaleRecord>;
