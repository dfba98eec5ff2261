import { z } from "zod";
import { CUISINES } from "#server/features/recipes/policy.ts";
import { Difficulty } from "#server/features/recipes/schema/recipe.ts";
import { CreateRecipeInput } from "#server/features/recipes/schema/recipe-in.ts";
import { SCAN_MAX_PHOTOS, SCAN_TEXT_MAX } from "./policy.ts";

/** A photo as base64, with or without a data: prefix. The server detects its type from its bytes. */
const photo = z.string();

const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const share = z.number().min(0).max(1);

/**
 * POST /api/ocr/process. `imageFormat` is ignored. `progressId` is chosen by the client, which uses it to
 * read the progress and to cancel.
 */
export const ProcessInput = z
  .object({
    imageData: photo,
    imageFormat: z.string().max(50).default("jpeg"),
    /** Further photos of the same recipe, in order. */
    moreImages: z
      .array(photo)
      .max(SCAN_MAX_PHOTOS - 1, "tooMany")
      .default([]),
    progressId: z.uuid().optional(),
  })
  .meta({ id: "OcrProcess" });
export type ProcessInput = z.infer<typeof ProcessInput>;

/** A recognized line. `page` counts photos from 0. `box` is in pixels of that photo's page image. */
const ScannedLine = z.object({ text: z.string(), box: Box, confidence: share, page: z.int() });

const ScannedIngredient = z.object({
  name: z.string(),
  quantity: z.number().nullable(),
  quantityMax: z.number().nullable(),
  unit: z.string().nullable(),
  size: z.string().nullable(),
  notes: z.string().nullable(),
  section: z.string().nullable(),
  originalText: z.string(),
  confidence: share,
  /** True when the member should check the line: its amount, or where it begins and ends. */
  uncertain: z.boolean(),
  /** True when the line may hold two ingredients, or continue the ingredient before it. */
  mayBeSplit: z.boolean(),
  /** Other possible readings of the amount, most likely first. */
  alternatives: z.array(z.string()),
  /** Index of the ingredient's line in `lines`. */
  line: z.int(),
});
export type ScannedIngredient = z.infer<typeof ScannedIngredient>;

/** Result of a scan. `cookingTime` is in minutes, `processingTime` in seconds; images are base64 JPEG. */
export const ScanAnswer = z
  .object({
    rawText: z.string(),
    confidenceScore: share,
    processingTime: z.number(),
    suggestions: z.array(z.string()),
    ingredients: z.array(ScannedIngredient),
    instructions: z.array(z.string()),
    foodImages: z.array(z.object({ imageData: z.string(), confidence: share })),
    cookingTime: z.int().nullable(),
    servingSize: z.int().nullable(),
    difficulty: Difficulty.nullable(),
    cuisineType: z.enum(CUISINES).nullable(),
    title: z.string().nullable(),
    lines: z.array(ScannedLine).describe("All lines that were read."),
    /** Per instruction the index in `lines` where it begins; null when unknown. */
    instructionLines: z.array(z.int().nullable()),
    /**
     * The first photo, upright and rectified; `morePageImages` holds the others. Boxes refer to these images.
     */
    pageImage: z.string(),
    morePageImages: z.array(z.string()),
    /** Ids of the stored photos, which saving attaches to the recipe. */
    photoIds: z.array(z.string()),
  })
  .meta({ id: "OcrResult" });
export type ScanAnswer = z.infer<typeof ScanAnswer>;

export const ScanId = z.object({ id: z.uuid() });

/** Progress of a scan. `photo` counts from 1. `waiting` is the number of scans ahead of it in the queue. */
export const ScanProgress = z.object({
  step: z.enum(["waiting", "preparing", "reading", "understanding"]),
  photo: z.int(),
  of: z.int(),
  share,
  waiting: z.int(),
});
export type ScanProgress = z.infer<typeof ScanProgress>;

/** Input of POST /api/ocr/assess-quality. */
export const AssessInput = z
  .object({ imageData: photo, imageFormat: z.string().max(50).default("jpeg") })
  .meta({ id: "OcrImage" });
export type AssessInput = z.infer<typeof AssessInput>;
export const QualityAnswer = z
  .object({
    overallScore: share,
    textClarity: share,
    lightingScore: share,
    focusScore: share,
    suggestions: z.array(z.string()),
  })
  .meta({ id: "Quality" });
export type QualityAnswer = z.infer<typeof QualityAnswer>;

/** Input of POST /api/ocr/parse-with-llm. */
export const ParseTextInput = z.object({
  ocrText: z.string({ error: "textRequired" }).trim().min(1, "textRequired").max(SCAN_TEXT_MAX, "tooLong"),
});
export type ParseTextInput = z.infer<typeof ParseTextInput>;
export const ParsedText = z
  .object({
    title: z.string(),
    ingredients: z.array(
      z.object({
        quantity: z.number().nullable(),
        unit: z.string().nullable(),
        name: z.string(),
        originalText: z.string(),
      }),
    ),
    instructions: z.array(z.string()),
  })
  .meta({ id: "ParsedRecipe" });
export type ParsedText = z.infer<typeof ParsedText>;

/** An unknown cuisine becomes OTHER here, whereas the recipe form refuses it. */
const cuisine = z
  .string()
  .max(200, "tooLong")
  .nullish()
  .transform((text) => CUISINES.find((box) => box === text?.trim().toUpperCase()) ?? "OTHER");

/** The reviewed recipe, which is stored with the source SCANNED and is private. */
const ScannedRecipe = CreateRecipeInput.extend({ cuisine });

/** POST /api/ocr/save-recipe. The keys of `imageAssignments` are indices in `foodImages`. */
export const SaveScanInput = z
  .object({
    recipe: ScannedRecipe,
    foodImages: z
      .array(z.object({ imageData: photo, confidence: z.number().optional() }))
      .max(20, "tooMany")
      .default([]),
    imageAssignments: z
      .record(
        z.string().max(10),
        z.object({ type: z.enum(["cover", "step"]), stepNumber: z.int().nullish() }),
      )
      .default({}),
    photoIds: z.array(z.string().max(100)).max(SCAN_MAX_PHOTOS, "tooMany").default([]),
  })
  .meta({ id: "SaveScan" });
export type SaveScanInput = z.infer<typeof SaveScanInput>;
export const SaveScanAnswer = z.object({ recipeId: z.string(), message: z.string() });
export type SaveScanAnswer = z.infer<typeof SaveScanAnswer>;

/** `languageModelHost` is the host that receives scanned texts; null without a language model. */
export const ScanOptions = z.object({ languageModelHost: z.string().nullable() });
export type ScanOptions = z.infer<typeof ScanOptions>;
