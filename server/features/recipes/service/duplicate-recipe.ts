import { parseImageIdOrNull, toImagePath } from "#server/features/uploads/policy.ts";
import { copyPictureForMember, type PictureDeps } from "#server/features/uploads/service/store-picture.ts";
import type { Member } from "#server/guards/member.ts";
import { copyTexts } from "#server/texts/en/answers.ts";
import { findIdempotentResult, requireReadableRecipe } from "../access.ts";
import { RECIPE_LIMITS } from "../policy.ts";
import type { Recipe } from "../schema/recipe.ts";
import type { DuplicateRecipeInput } from "../schema/recipe-in.ts";
import { findIdempotentResultOrCheckLimit } from "./find-idempotent-result.ts";
import { type InsertDeps, insertRecipe } from "./insert-recipe.ts";
import { readIngredients } from "./read-lines.ts";
import { loadAuthorizedRecipe } from "./read-recipe.ts";

type Deps = InsertDeps & PictureDeps;

/**
 * Copies a recipe for the member. The copy is private, has copies of the pictures, and counts as a created
 * recipe. A repeated idempotency key returns the first copy. Throws RECIPE_NOT_FOUND, the errors of the usage
 * limits, STORAGE_FULL and PICTURES_FULL.
 */
export async function duplicateRecipe(
  deps: Deps,
  member: Member,
  { id, idempotencyKey }: DuplicateRecipeInput,
): Promise<Recipe> {
  const before = await findIdempotentResultOrCheckLimit(deps, member, idempotencyKey, "recipe_create");
  if (before) return loadAuthorizedRecipe(deps.db, member, before);
  const recipe = await requireReadableRecipe(deps.db, member, id);
  const source = await loadAuthorizedRecipe(deps.db, member, recipe);
  const copied = await readIngredients(deps.db, recipe);
  const pathOf = await copyPicturesAndCreatePathLookup(deps, member, source);
  const fields = {
    ...source,
    title: createCopyTitle(source.title),
    isPublic: false,
    imagePath: pathOf(source.imageUrl),
    imageUrl: undefined,
    instructions: source.instructions.map(({ instruction, section, imageUrl }) => ({
      instruction,
      section,
      imagePath: pathOf(imageUrl),
    })),
    idempotencyKey,
  };
  // If this write fails, the copied pictures remain unused and are deleted after 24 h.
  return deps.db.write(async (tx) => {
    // A concurrent call with the same key may have saved its copy while pictures were copied.
    const same = await findIdempotentResult(tx, member, idempotencyKey);
    if (same) return loadAuthorizedRecipe(tx, member, same);
    const made = await insertRecipe(tx, deps, member, fields, { countAs: "recipe_create", copied });
    return loadAuthorizedRecipe(tx, member, made);
  });
}

/**
 * Copies each picture of a recipe once. Returns a function from the path of a picture to the path of its
 * copy.
 */
async function copyPicturesAndCreatePathLookup(deps: Deps, member: Member, source: Recipe) {
  const copies = new Map<string, string | null>();
  for (const path of [source.imageUrl, ...source.instructions.map((step) => step.imageUrl)]) {
    const id = path === null ? null : parseImageIdOrNull(path);
    if (path === null || id === null || copies.has(path)) continue;
    const copy = await copyPictureForMember(deps, member, id);
    copies.set(path, copy === null ? null : toImagePath(copy));
  }
  return (path: string | null) => (path === null ? null : (copies.get(path) ?? null));
}

/**
 * Appends the suffix for copies. A long title is truncated between grapheme clusters, so that no character
 * breaks.
 */
function createCopyTitle(title: string): string {
  const space = RECIPE_LIMITS.title - copyTexts.suffix.length;
  if (title.length <= space) return title + copyTexts.suffix;
  let head = "";
  for (const { segment } of new Intl.Segmenter("en").segment(title)) {
    if (head.length + segment.length > space) break;
    head += segment;
  }
  return head.trimEnd() + copyTexts.suffix;
}
