import { z } from "zod";
import {
  ASSUMED_SERVINGS,
  CUISINES,
  DIFFICULTIES,
  RECIPE_LIMITS as MAX,
  normalizeTags,
  VISIBLE,
} from "../policy.ts";
import { PrivacySource, RecipeId } from "./recipe.ts";
import { removeCredentialsFromUrl } from "./source-address.ts";

/** A nullable text, whose blank form becomes null. The callers decide what an absent field means. */
const createBlankToNullTextSchema = (max: number) =>
  z
    .string()
    .trim()
    .max(max, "tooLong")
    .nullable()
    .transform((text) => text || null);

const minutes = z.int("wholeNumber").min(0, "outOfRange").max(MAX.minutes, "outOfRange").nullable();

/** One of `values`, in any case; other values cause the error `message`. */
const createCaseInsensitiveEnumSchema = <const T extends readonly [string, ...string[]]>(
  values: T,
  message: string,
) =>
  z.string({ error: message }).transform((text, ctx): T[number] => {
    const known = values.find((value) => value === text.trim().toUpperCase());
    if (known === undefined) {
      ctx.addIssue({ code: "custom", message });
      return z.NEVER;
    }
    return known;
  });

const cuisineIn = z.union(
  [
    z.literal("").transform(() => null),
    createCaseInsensitiveEnumSchema(CUISINES, "invalidCuisine"),
    z.null(),
  ],
  "invalidCuisine",
);

/** The path of a picture that the member uploaded, or null. The service checks its owner. */
const imageIn = z.string().max(300, "unknownImage").nullable();

/**
 * An ingredient. The server parses `originalText` when `name` is absent. Amounts are decimal numbers. When a
 * change leaves out `quantityMax`, `size` or `section`, their stored values remain.
 */
export const IngredientIn = z
  .object({
    name: z.string({ error: "ingredientName" }).trim().max(MAX.ingredientName, "tooLong").optional(),
    quantity: z.number("number").min(0, "outOfRange").max(MAX.quantity, "outOfRange").nullable().optional(),
    quantityMax: z.number("number").min(0, "outOfRange").max(MAX.quantity, "outOfRange").nullish(),
    unit: createBlankToNullTextSchema(MAX.unit).default(null),
    size: createBlankToNullTextSchema(MAX.size).optional(),
    notes: createBlankToNullTextSchema(MAX.ingredientNotes).default(null),
    section: createBlankToNullTextSchema(MAX.section).optional(),
    originalText: createBlankToNullTextSchema(MAX.line).default(null),
  })
  .superRefine((row, ctx) => {
    if (![row.name, row.originalText].some((text) => text && VISIBLE.test(text)))
      ctx.addIssue({ code: "custom", path: ["name"], message: "ingredientName" });
    // An absent quantity of a named ingredient is 1.
    const from = row.quantity === undefined && !row.originalText ? 1 : row.quantity;
    if (from != null && row.quantityMax != null && row.quantityMax < from)
      ctx.addIssue({ code: "custom", path: ["quantityMax"], message: "quantityOrder" });
  });
export type IngredientIn = z.infer<typeof IngredientIn>;

/**
 * A step. `stepNumber` is ignored, because the position in the list counts. When a change leaves out
 * `section`, its stored value remains.
 */
export const InstructionIn = z.object({
  instruction: z
    .string({ error: "instructionText" })
    .trim()
    .regex(VISIBLE, "instructionText")
    .max(MAX.text, "tooLong"),
  stepNumber: z.int().optional(),
  section: createBlankToNullTextSchema(MAX.section).optional(),
  imagePath: imageIn.optional(),
  imageUrl: imageIn.optional(),
});
export type InstructionIn = z.infer<typeof InstructionIn>;

/**
 * The fields of a recipe. POST applies the defaults; PUT makes all fields optional. A field that is named
 * like a column is stored unchanged (service/changed-columns.ts).
 */
export const recipeFields = {
  title: z
    .string({ error: "titleRequired" })
    .trim()
    .regex(VISIBLE, "titleRequired")
    .max(MAX.title, "tooLong"),
  description: createBlankToNullTextSchema(MAX.text).default(null),
  notes: createBlankToNullTextSchema(MAX.text).default(null),
  cookingTime: minutes.default(null),
  prepTime: minutes.default(null),
  totalTime: minutes.default(null),
  servings: z.int("servingsPositive").min(1, "servingsPositive").max(MAX.servings, "outOfRange"),
  servingsStated: z.boolean(),
  yieldText: createBlankToNullTextSchema(MAX.title).default(null),
  difficulty: createCaseInsensitiveEnumSchema(DIFFICULTIES, "invalidDifficulty"),
  difficultyStated: z.boolean(),
  cuisine: cuisineIn.default(null),
  caloriesPerServing: z
    .int("wholeNumber")
    .min(0, "outOfRange")
    .max(MAX.calories, "outOfRange")
    .nullable()
    .default(null),
  imagePath: imageIn.default(null),
  imageUrl: imageIn,
  isPublic: z.boolean("boolean").default(false),
  privacySource: PrivacySource.default("CREATED"),
  /** Accepted but ignored, because the value follows from `privacySource`. */
  privacyEditable: z.boolean("boolean"),
  tags: z
    .union([z.array(z.unknown()).max(1000), z.string().max(20_000), z.null()])
    .transform((value) => normalizeTags(value ?? []))
    .default([]),
  sourceUrl: z
    .url({ protocol: /^https?$/, error: "invalidUrl" })
    .max(2000, "tooLong")
    .overwrite(removeCredentialsFromUrl)
    .nullable()
    .default(null),
  ingredients: z
    .array(IngredientIn, "ingredientsRequired")
    .min(1, "ingredientsRequired")
    .max(MAX.ingredients, "tooMany"),
  instructions: z
    .array(InstructionIn, "instructionsRequired")
    .min(1, "instructionsRequired")
    .max(MAX.instructions, "tooMany"),
};

/** A key that the client chooses. A repeated call with the same key returns the recipe of the first call. */
export const IdempotencyKey = z.string().min(1, "required").max(100, "tooLong");

/** Body of POST /api/recipes. Only title, ingredients and instructions are required. */
export const CreateRecipeInput = z
  .object({
    ...recipeFields,
    // Absent servings become 4, with `servingsStated` false.
    servings: recipeFields.servings.optional().meta({ default: ASSUMED_SERVINGS }),
    servingsStated: recipeFields.servingsStated.optional(),
    // An absent difficulty becomes MEDIUM, with `difficultyStated` false.
    difficulty: recipeFields.difficulty.optional().meta({ default: "MEDIUM" }),
    difficultyStated: recipeFields.difficultyStated.optional(),
    imageUrl: recipeFields.imageUrl.optional(),
    privacyEditable: recipeFields.privacyEditable.optional(),
    idempotencyKey: IdempotencyKey.optional(),
  })
  .meta({ id: "RecipeIn" });
export type CreateRecipeInput = z.infer<typeof CreateRecipeInput>;

/** Input of POST /api/recipes/{id}/duplicate. */
export const DuplicateRecipeInput = RecipeId.extend({ idempotencyKey: IdempotencyKey.optional() });
export type DuplicateRecipeInput = z.infer<typeof DuplicateRecipeInput>;

type Changes<Fields extends z.ZodRawShape> = {
  [Name in keyof Fields]: z.ZodOptional<
    Fields[Name] extends z.ZodDefault<infer Inner> ? Inner : Fields[Name]
  >;
};

/** Makes each field optional without a default, so that absent fields stay unchanged. */
function makeFieldsOptional<Fields extends z.ZodRawShape>(fields: Fields): Changes<Fields> {
  const bare = Object.entries(fields).map(([name, field]) => [
    name,
    z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
  ]);
  return Object.fromEntries(bare) as Changes<Fields>;
}

const { privacySource: _, privacyEditable: __, ...changeable } = recipeFields;

/**
 * Body of PUT /api/recipes/{id}. Absent fields are unchanged, lists are replaced completely, and an outdated
 * `version` is refused.
 */
export const UpdateRecipeInput = z
  .object({ id: z.string(), version: z.int("wholeNumber").optional(), ...makeFieldsOptional(changeable) })
  .meta({ id: "RecipeUpdate" });
export type UpdateRecipeInput = z.infer<typeof UpdateRecipeInput>;
