import { z } from "zod";
import { RECIPE_LIMITS as MAX } from "#server/features/recipes/policy.ts";

export const minutes = z.int().min(0).max(MAX.minutes).nullable();
export const calories = z.int().min(0).max(MAX.calories).nullable();
const place = z.int().min(0).max(MAX.ingredients);
const MAX_LINES = MAX.ingredients + MAX.instructions;

/** A section heading before the line with index `at`; a blank heading ends the section. */
export const SectionMark = z.object({ at: place, heading: z.string().trim().max(MAX.section) });

/**
 * Provenance of one field of the draft: extraction method, source text and the corrections that were made.
 */
const ReceiptField = z.object({
  field: z.string().max(50),
  method: z.string().max(50),
  source: z.string().max(500),
  repaired: z.array(z.string().max(300)).max(50),
});
const ListField = z.enum(["ingredients", "instructions"]);

/** Provenance of the line with index `at` in a list. */
const ReceiptLine = z.object({
  field: ListField,
  at: place,
  method: z.string().max(50),
  source: z.string().max(MAX.line),
  repaired: z.array(z.string().max(300)).max(50),
});
/** A line of the page's recipe that the draft does not use; `field` is the list that it would belong to. */
const LeftOver = z.object({ text: z.string().max(MAX.line), field: ListField });

/** Provenance of the draft. Some fields have defaults because older stored drafts and receipts lack them. */
export const ImportReceipt = z
  .object({
    fields: z.array(ReceiptField).max(50),
    counts: z.object({ ingredients: z.int(), instructions: z.int() }),
    found: z.object({ ingredients: z.int(), instructions: z.int() }),
    /** All formats of the page that contain a recipe; the first one was used. */
    sources: z.array(z.string().max(50)).max(20),
    /** One entry per line of the draft: all ingredients, then all instructions. */
    lines: z.array(ReceiptLine).max(MAX_LINES).default([]),
    leftOver: z.array(LeftOver).max(MAX.leftOver).default([]),
  })
  .meta({ id: "ImportReceipt" });
export type ImportReceipt = z.infer<typeof ImportReceipt>;

/** The reason why a field of the draft may be wrong; field names are the same as in the receipt. */
const Doubt = z.object({ field: z.string().max(50), reason: z.string().max(50) });

const DraftInstruction = z.union([
  z.string(),
  z.object({ text: z.string(), imageUrl: z.string().nullable() }),
]);

/** A parsed recipe, which the member reviews and saves. Times are minutes. */
export const ImportDraft = z
  .object({
    title: z.string(),
    description: z.string().nullable(),
    ingredients: z.array(z.string()),
    instructions: z.array(DraftInstruction),
    coverImage: z.string().nullable(),
    images: z.array(z.string()),
    cuisine: z.string().nullable().describe("The page's own word, or null."),
    sourceUrl: z.string().nullable(),
    sourceSite: z.string(),
    servings: z.int().nullable(),
    servingsStated: z.boolean(),
    yieldText: z.string().nullable(),
    prepTime: minutes,
    cookingTime: minutes,
    totalTime: minutes,
    difficulty: z.enum(["EASY", "MEDIUM", "HARD"]).nullable(),
    tags: z.array(z.string()).describe("The page's own words."),
    notes: z.string().nullable().default(null),
    caloriesPerServing: calories.default(null),
    /** BCP 47; null when unknown. */
    language: z.string().max(35).nullable().default(null),
    ingredientSections: z.array(SectionMark),
    instructionSections: z.array(SectionMark),
    receipt: ImportReceipt,
    /** Fields that may be wrong; a field without an entry was read completely. */
    doubts: z.array(Doubt).max(100).default([]),
    /** True only when `doubts` is empty. */
    complete: z.boolean(),
  })
  .meta({ id: "ImportDraft" });
export type ImportDraft = z.infer<typeof ImportDraft>;
