import { createValidationError } from "#server/errors.ts";
import { findIdempotentResult } from "#server/features/recipes/access.ts";
import { type InsertDeps, insertRecipe } from "#server/features/recipes/service/insert-recipe.ts";
import { parseLongListInWorker, pickOriginalLines } from "#server/features/recipes/service/list-reader.ts";
import { requireOwnImageIdsByPath } from "#server/features/recipes/service/recipe-images.ts";
import { attachScannedPhotos } from "#server/features/recipes/service/recipe-photos.ts";
import { toImagePath } from "#server/features/uploads/policy.ts";
import type { PictureDeps } from "#server/features/uploads/service/store-picture.ts";
import { storePreparedImage } from "#server/features/uploads/service.ts";
import type { Member } from "#server/guards/member.ts";
import { assertScanSaveAllowed } from "#server/guards/scan-saves.ts";
import { ImageError } from "#server/lib/images/image-error.ts";
import type { ReadLines } from "#server/ports.ts";
import { answerTexts, validationTexts } from "#server/texts/en/answers.ts";
import type { SaveScanAnswer, SaveScanInput } from "../schema.ts";
import { decodeBase64Photos } from "./decode-photos.ts";

type Deps = InsertDeps & PictureDeps & { readLines: ReadLines };
/** Assigns the picture at `index` to a step; `step` is null for the cover. */
type Assigned = { index: number; step: number | null };

/**
 * Saves a reviewed scan as a private recipe with its photos. Counts nothing, because scanning was counted. A
 * repeated idempotency key returns the first recipe. Throws VALIDATION for an unknown picture, step or photo,
 * SCAN_TOO_LARGE, SCAN_DATA_INVALID, STORAGE_FULL, PICTURES_FULL, and LIFETIME_LIMIT_EXCEEDED for far more
 * recipes than scans.
 */
export async function saveScanAsRecipe(
  deps: Deps,
  member: Member,
  input: SaveScanInput,
): Promise<SaveScanAnswer> {
  const { recipe } = input;
  const message = answerTexts.importSaved;
  const before = await findIdempotentResult(deps.db, member, recipe.idempotencyKey);
  if (before) return { recipeId: before.id, message };
  await assertScanSaveAllowed(deps.db, deps, member);
  const assigned = requireValidPictureAssignments(input);
  const photos = await requireOwnImageIdsByPath(
    deps.db,
    member,
    input.photoIds.map((id, index) => ({ path: toImagePath(id), loc: ["body", "photoIds", index] })),
  );
  const stored = await storeAssignedPictures(deps, member, input, assigned);
  const pathFor = (step: number | null) => {
    const found = assigned.findLast((assignment) => assignment.step === step);
    return found === undefined ? undefined : stored.get(found.index);
  };
  const fields = {
    ...recipe,
    imagePath: pathFor(null) ?? recipe.imagePath,
    isPublic: false,
    privacySource: "SCANNED" as const,
    instructions: recipe.instructions.map((step, index) => {
      const path = pathFor(index);
      return path === undefined ? step : { ...step, imagePath: path, imageUrl: path };
    }),
  };
  const readLine = await parseLongListInWorker(deps, pickOriginalLines(fields.ingredients));
  const recipeId = await deps.db.write(async (tx) => {
    // A concurrent call with the same key may have saved the recipe while pictures were stored.
    const same = await findIdempotentResult(tx, member, recipe.idempotencyKey);
    if (same) return same.id;
    await assertScanSaveAllowed(tx, deps, member);
    const made = await insertRecipe(tx, deps, member, fields, { countAs: null, readLine });
    await attachScannedPhotos(tx, made, [...new Set(photos.values())]);
    return made.id;
  });
  return { recipeId, message };
}

function requireValidPictureAssignments(input: SaveScanInput): Assigned[] {
  const problems: Parameters<typeof createValidationError>[0] = [];
  const assigned: Assigned[] = [];
  for (const [key, { type, stepNumber }] of Object.entries(input.imageAssignments)) {
    const loc = ["body", "imageAssignments", key];
    const index = /^(?:0|[1-9]\d?)$/.test(key) ? Number(key) : -1;
    if (index < 0 || index >= input.foodImages.length) {
      problems.push({ loc, msg: validationTexts.unknownImageIndex, type: "value_error" });
    }
    const step = type === "cover" ? null : (stepNumber ?? 0) - 1;
    if (step !== null && (step < 0 || step >= input.recipe.instructions.length)) {
      problems.push({
        loc: [...loc, "stepNumber"],
        msg: validationTexts.unknownStepNumber,
        type: "value_error",
      });
    }
    assigned.push({ index, step });
  }
  if (problems.length > 0) throw createValidationError(problems);
  return assigned;
}

/** Stores the assigned pictures. Returns their paths by index in `foodImages`. */
async function storeAssignedPictures(
  deps: Deps,
  member: Member,
  input: SaveScanInput,
  assigned: readonly Assigned[],
): Promise<Map<number, string>> {
  const paths = new Map<number, string>();
  for (const index of new Set(assigned.map((assignment) => assignment.index))) {
    const loc = ["body", "foodImages", index, "imageData"];
    const [bytes] = decodeBase64Photos([input.foodImages[index]?.imageData ?? ""]);
    const prepared = await deps.images.prepareImage(bytes as Uint8Array).catch((error: unknown) => {
      if (!(error instanceof ImageError)) throw error;
      throw createValidationError([{ loc, msg: validationTexts.invalidImage, type: "value_error" }]);
    });
    paths.set(index, toImagePath(await storePreparedImage(deps, member, prepared)));
  }
  return paths;
}
