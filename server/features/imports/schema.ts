import { z } from "zod";
import { RECIPE_LIMITS as MAX, VISIBLE } from "#server/features/recipes/policy.ts";
import { IdempotencyKey } from "#server/features/recipes/schema/recipe-in.ts";
import { removeCredentialsFromUrl } from "#server/features/recipes/schema/source-address.ts";
import { isMarkupOrRecipeData, MAX_TEXT_CHARS, PAGE_BYTES } from "./policy.ts";
import { calories, ImportDraft, ImportReceipt, minutes, SectionMark } from "./schema/import-draft.ts";

export { ImportDraft, ImportReceipt } from "./schema/import-draft.ts";

/**
 * A blank URL passes this check because the service answers it with an error of its own, IMPORT_URL_MISSING.
 */
export const ValidateUrlInput = z.object({
  url: z.string({ error: "urlRequired" }).trim().max(2000, "tooLong"),
});
export type ValidateUrlInput = z.infer<typeof ValidateUrlInput>;
export const ValidateUrlAnswer = z.object({
  valid: z.boolean().describe("Whether extract would fetch it."),
  url: z.string(),
  sourceSite: z.string().nullable(),
  message: z.string(),
});
export type ValidateUrlAnswer = z.infer<typeof ValidateUrlAnswer>;

/** Maximum number of recipes of a page or file in addition to the main one. */
export const MAX_OTHERS = 99;

/** If no recipe is recognised in a text, its lines are proposed as a draft instead of an error. */
const propose = z.boolean().default(false);

/**
 * POST /api/import/extract. `html` holds the page that the caller's browser shows, recipe data or a text.
 * With `html`, the server fetches nothing, and `url` may be absent or blank.
 */
export const ExtractInput = z
  .object({ url: ValidateUrlInput.shape.url.optional(), html: z.string().optional(), propose })
  .refine(({ url, html }) => url !== undefined || html !== undefined, {
    path: ["url"],
    error: "urlRequired",
  });
export type ExtractInput = z.infer<typeof ExtractInput>;

/** POST /api/import/extract-text: a pasted recipe. Markup and recipe data may be as large as a page. */
export const ExtractTextInput = z.object({
  text: z
    .string()
    .trim()
    .min(1, "textRequired")
    .max(PAGE_BYTES, "tooLong")
    .refine((text) => isMarkupOrRecipeData(text) || text.length <= MAX_TEXT_CHARS, "tooLong"),
  propose,
});
export type ExtractTextInput = z.infer<typeof ExtractTextInput>;

/** The draft is at `data.data`, a nesting that the REST API fixes. */
export const ExtractAnswer = z
  .object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({
      data: ImportDraft,
      importId: z.string(),
      /** Null for pasted text. */
      url: z.string().nullable(),
      /** Further recipes of the page or file, in the order of the source; `data` is the main one. */
      others: z.array(ImportDraft).max(MAX_OTHERS),
      /** Number of further recipes that were left out because they do not fit into the record. */
      omitted: z.int().min(0).default(0),
      /** The member's earlier recipe from the same address or text. */
      existing: z.object({ recipeId: z.string(), title: z.string() }).nullable(),
    }),
  })
  .meta({ id: "ExtractAnswer" });
export type ExtractAnswer = z.infer<typeof ExtractAnswer>;

const address = z.string().max(2000, "tooLong").nullish();
const urlOrNull = address.transform((url) =>
  url && /^https?:\/\//i.test(url) && URL.canParse(url) ? removeCredentialsFromUrl(new URL(url).href) : null,
);

/** The URL of a picture on the page, or the path of an uploaded picture; null for other values. */
const pictureOrNull = address.transform((path) =>
  path && (/^https?:\/\//i.test(path) || path.startsWith("/images/")) ? path : null,
);

const longText = z.string().trim().max(MAX.text, "tooLong");

/** POST /api/import/save: the reviewed draft. At least one ingredient and one step must not be blank. */
export const SaveImportInput = z
  .object({
    title: z
      .string({ error: "recipeTitleRequired" })
      .trim()
      .regex(VISIBLE, "recipeTitleRequired")
      .max(MAX.title, "tooLong"),
    description: longText.nullish(),
    ingredients: z
      .array(z.string().trim().max(MAX.line, "tooLong"), "ingredientsRequired")
      .max(MAX.ingredients, "tooMany")
      .refine((lines) => lines.some((line) => line !== ""), "ingredientsRequired"),
    instructions: z
      .array(
        z.union([longText, z.object({ text: longText, imageUrl: z.string().max(2000).nullish() })]),
        "instructionsRequired",
      )
      .max(MAX.instructions, "tooMany")
      .refine(
        (steps) => steps.some((step) => (typeof step === "string" ? step : step.text) !== ""),
        "instructionsRequired",
      ),
    coverImage: pictureOrNull.describe("A picture of the page by its address, or an own upload by its path."),
    images: z.array(z.string().max(2000)).max(MAX.images, "tooMany").default([]),
    cuisine: z.string().trim().max(200, "tooLong").nullish(),
    sourceUrl: urlOrNull,
    sourceSite: z.string().trim().max(300, "tooLong").nullish(),
    importId: z.string().nullish().describe("The record that this completes, as extract answered it."),
    servings: z.int("wholeNumber").min(1, "servingsPositive").max(MAX.servings, "outOfRange").nullish(),
    servingsStated: z.boolean().nullish(),
    yieldText: z.string().trim().max(MAX.title, "tooLong").nullish(),
    /** BCP 47 language of the ingredient lines, copied from the draft. */
    language: z.string().max(35, "tooLong").nullish(),
    difficulty: z.enum(["EASY", "MEDIUM", "HARD"]).nullish(),
    prepTime: minutes.optional(),
    cookingTime: minutes.optional(),
    totalTime: minutes.optional(),
    tags: z.array(z.string()).max(1000).nullish(),
    notes: longText.nullish(),
    caloriesPerServing: calories.optional(),
    ingredientSections: z.array(SectionMark).max(MAX.ingredients).nullish(),
    instructionSections: z.array(SectionMark).max(MAX.instructions).nullish(),
    receipt: ImportReceipt.nullish(),
    idempotencyKey: IdempotencyKey.optional(),
  })
  .meta({ id: "SaveImport" });
export type SaveImportInput = z.infer<typeof SaveImportInput>;

export const SaveImportAnswer = z.object({
  id: z.string(),
  message: z.string(),
  /** URLs of the pictures that could not be fetched; the recipe is saved without them. */
  failedImages: z.array(z.string()),
});
export type SaveImportAnswer = z.infer<typeof SaveImportAnswer>;

export const HistoryInput = z.object({
  limit: z.int("wholeNumber").min(1, "outOfRange").max(200, "outOfRange").default(100),
});
export type HistoryInput = z.infer<typeof HistoryInput>;

/** Reasons for a failed import, a subset of the codes in server/errors.ts. */
export const ImportFailure = z.enum([
  "IMPORT_PAGE_GONE",
  "IMPORT_NO_RECIPE",
  "IMPORT_NO_RECIPE_IN_TEXT",
  "IMPORT_SITE_REFUSES",
  "IMPORT_PAGE_TOO_LARGE",
  "IMPORT_UNREACHABLE",
  "IMPORT_TIMEOUT",
]);
export type ImportFailure = z.infer<typeof ImportFailure>;

/**
 * An import in the history. Programs use `errorCode`, people read `errorMessage`; an unknown failure has no
 * code.
 */
export const ImportRecord = z
  .object({
    id: z.string(),
    title: z.string().nullable(),
    url: z.string().nullable(),
    status: z.enum(["completed", "failed", "pending"]),
    createdAt: z.iso.datetime(),
    recipeId: z.string().nullable().describe("The recipe that it became; null where it was not saved."),
    errorCode: ImportFailure.nullable(),
    errorMessage: z.string().nullable(),
  })
  .meta({ id: "ImportRecord" });
export type ImportRecord = z.infer<typeof ImportRecord>;

export const SupportedSites = z.object({
  supportedSites: z.array(z.object({ name: z.string(), host: z.string() })),
});
export type SupportedSites = z.infer<typeof SupportedSites>;

/** The recipe must be imported by the member, and its page must be stored. */
export const RereadInput = z.object({ recipeId: z.string() });
export type RereadInput = z.infer<typeof RereadInput>;
/**
 * The stored page, parsed by the current reader. Nothing is saved: the client sends accepted changes to
 * recipes.update.
 */
export const RereadAnswer = z.object({
  draft: ImportDraft,
  /**
   * The lines that the import read, so that the member's own lines can be recognised; null without a record.
   */
  read: z.object({ ingredients: z.array(z.string()), instructions: z.array(z.string()) }).nullable(),
});
export type RereadAnswer = z.infer<typeof RereadAnswer>;

/** The address must be a picture that the page of the pending import names. */
export const FetchPictureInput = z.object({ importId: z.string(), address: z.url().max(2000) });
export type FetchPictureInput = z.infer<typeof FetchPictureInput>;
export const FetchPictureAnswer = z.object({ path: z.string().nullable() });

export const RecordInput = z.object({ id: z.string() });
export type RecordInput = z.infer<typeof RecordInput>;
