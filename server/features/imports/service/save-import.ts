import type { Db } from "#db/client.ts";
import type { Env } from "#server/env.ts";
import { findIdempotentResult } from "#server/features/recipes/access.ts";
import { CUISINES, type Cuisine, normalizeTags, RECIPE_LIMITS } from "#server/features/recipes/policy.ts";
import type { IngredientIn, InstructionIn } from "#server/features/recipes/schema/recipe-in.ts";
import { findIdempotentResultOrCheckLimit } from "#server/features/recipes/service/find-idempotent-result.ts";
import {
  type InsertDeps,
  insertRecipe,
  type RecipeFields,
} from "#server/features/recipes/service/insert-recipe.ts";
import { parseLongListInWorker, pickOriginalLines } from "#server/features/recipes/service/list-reader.ts";
import {
  requireOwnImageIdsByPath,
  type WantedImage,
} from "#server/features/recipes/service/recipe-images.ts";
import { parseImageIdOrNull } from "#server/features/uploads/policy.ts";
import type { Member } from "#server/guards/member.ts";
import type { ReadLines } from "#server/ports.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import type { SaveImportAnswer, SaveImportInput } from "../schema.ts";
import { completeImportRecord } from "./complete-record.ts";
import { fetchAndStoreImages, fetchFirstImage } from "./fetch-images.ts";

type Deps = InsertDeps &
  Parameters<typeof fetchAndStoreImages>[0] & {
    db: Db;
    env: Pick<Env, "USAGE_LIMITS">;
    readLines: ReadLines;
  };

/**
 * Saves a reviewed draft as a private recipe and counts one import in the same transaction. Pictures are
 * fetched before the transaction. The answer lists those that failed; another picture of the page replaces a
 * failed cover. A repeated idempotency key returns the first result.
 */
export async function saveImportAsRecipe(
  deps: Deps,
  member: Member,
  input: SaveImportInput,
): Promise<SaveImportAnswer> {
  const { idempotencyKey } = input;
  const before = await findIdempotentResultOrCheckLimit(deps, member, idempotencyKey, "recipe_import");
  if (before) return { id: before.id, message: answerTexts.importSaved, failedImages: [] };
  await requireOwnImageIdsByPath(deps.db, member, listUploadedImages(input));
  const wanted = [input.coverImage, ...input.instructions.map(getStepImageUrlOrNull)].filter(
    (address) => address !== null,
  );
  const stored = await fetchAndStoreImages(deps, member, wanted);
  const failedImages = [...new Set(wanted)].filter((address) => !stored.has(address));
  const { coverImage } = input;
  if (coverImage !== null && failedImages.includes(coverImage)) {
    const others = input.images.filter(
      (address) => !failedImages.includes(address) && parseImageIdOrNull(address) === null,
    );
    const next = await fetchFirstImage(deps, member, others);
    if (next !== null) stored.set(coverImage, next);
  }
  const fields = createRecipeFields(input, stored);
  const readLine = await parseLongListInWorker(deps, pickOriginalLines(fields.ingredients), {
    language: fields.language,
  });
  const id = await deps.db.write(async (tx) => {
    // A concurrent call with the same key may have saved the recipe while pictures were fetched.
    const made = await findIdempotentResult(tx, member, idempotencyKey);
    if (made) return made.id;
    const recipe = await insertRecipe(tx, deps, member, fields, { countAs: "recipe_import", readLine });
    await completeImportRecord(tx, deps, member, input, recipe.rowId);
    return recipe.id;
  });
  return { id, message: answerTexts.importSaved, failedImages };
}

/** The pictures of the draft that are uploads, whose owner must be checked. */
function listUploadedImages(input: SaveImportInput): WantedImage[] {
  const steps = input.instructions.map((step, index) => ({
    path: getStepImageUrlOrNull(step),
    loc: ["body", "instructions", index, "imageUrl"],
  }));
  return [{ path: input.coverImage, loc: ["body", "coverImage"] }, ...steps].flatMap(({ path, loc }) =>
    path !== null && parseImageIdOrNull(path) !== null ? [{ path, loc }] : [],
  );
}

type Step = SaveImportInput["instructions"][number];

function getStepImageUrlOrNull(step: Step): string | null {
  const address = typeof step === "string" ? null : (step.imageUrl ?? null);
  return address && (/^https?:\/\//i.test(address) || address.startsWith("/images/")) ? address : null;
}

function createRecipeFields(input: SaveImportInput, stored: Map<string, string>): RecipeFields {
  const cuisine = matchCuisine(input.cuisine);
  return {
    title: input.title,
    description: input.description || null,
    prepTime: input.prepTime ?? null,
    cookingTime: input.cookingTime ?? null,
    totalTime: input.totalTime ?? null,
    servings: input.servings ?? 4,
    servingsStated: input.servings != null && input.servingsStated !== false,
    yieldText: input.yieldText || null,
    difficulty: input.difficulty ?? undefined,
    ...cuisine,
    imagePath: (input.coverImage && stored.get(input.coverImage)) || null,
    isPublic: false,
    privacySource: "IMPORTED",
    tags: normalizeTags(input.tags ?? []),
    notes: input.notes || null,
    caloriesPerServing: input.caloriesPerServing ?? null,
    sourceUrl: input.sourceUrl,
    language: input.language ?? null,
    ingredients: createIngredientInputs(input),
    instructions: createInstructionInputs(input, stored),
    idempotencyKey: input.idempotencyKey,
  };
}

/** Matches a known cuisine regardless of case. Another text becomes OTHER and is stored in `cuisineText`. */
function matchCuisine(word: string | null | undefined): {
  cuisine: Cuisine | null;
  cuisineText: string | null;
} {
  if (!word) return { cuisine: null, cuisineText: null };
  const known = CUISINES.find((cuisine) => cuisine === word.trim().toUpperCase());
  return known ? { cuisine: known, cuisineText: null } : { cuisine: "OTHER", cuisineText: word };
}

/**
 * The ingredient parser gets each line unchanged. The section of a line is the last heading at or before it.
 */
function createIngredientInputs(input: SaveImportInput): IngredientIn[] {
  const blank = { unit: null, size: null, notes: null };
  return input.ingredients.flatMap((line, index) =>
    line === ""
      ? []
      : [
          {
            ...blank,
            originalText: line,
            section: findSectionHeadingOfLine(input.ingredientSections, index),
          },
        ],
  );
}

function createInstructionInputs(input: SaveImportInput, stored: Map<string, string>): InstructionIn[] {
  return input.instructions.flatMap((step, index) => {
    const text = typeof step === "string" ? step : step.text;
    if (text === "") return [];
    const address = getStepImageUrlOrNull(step);
    const imagePath = address === null ? null : (stored.get(address) ?? null);
    return [
      { instruction: text, section: findSectionHeadingOfLine(input.instructionSections, index), imagePath },
    ];
  });
}

function findSectionHeadingOfLine(
  marks: SaveImportInput["ingredientSections"],
  index: number,
): string | null {
  const mark = (marks ?? []).filter(({ at: line }) => line <= index).sort((a, b) => b.at - a.at)[0];
  return mark?.heading.slice(0, RECIPE_LIMITS.section) || null;
}
