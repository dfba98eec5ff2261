import { imageIdOf, imagePath } from "#server/features/uploads/policy.ts";
import { copyPicture, type PictureDeps } from "#server/features/uploads/service/store-picture.ts";
import type { Member } from "#server/guards/member.ts";
import { copyTexts } from "#server/texts/en/answers.ts";
import { findRecipeMadeBy, requireReadableRecipe } from "../access.ts";
import { RECIPE_LIMITS } from "../policy.ts";
import type { Recipe } from "../schema/recipe.ts";
import type { DuplicateRecipeInput } from "../schema/recipe-in.ts";
import { type InsertDeps, insertRecipe } from "./insert-recipe.ts";
import { madeOrMayUse } from "./made-or-may-use.ts";
import { readIngredients } from "./read-lines.ts";
import { readWhole } from "./read-recipe.ts";

type Deps = InsertDeps & PictureDeps;

/**
 * A recipe once more as the member's own: private, with pictures of its own, counted as one created. A call whose
 * idempotency key made one before answers that one. Throws RECIPE_NOT_FOUND for what the member cannot see, the
 * limits' errors, and STORAGE_FULL or PICTURES_FULL where its pictures find no room.
 */
export async function duplicateRecipe(
  deps: Deps,
  member: Member,
  { id, idempotencyKey }: DuplicateRecipeInput,
): Promise<Recipe> {
  const before = await madeOrMayUse(deps, member, idempotencyKey, "recipe_create");
  if (before) return readWhole(deps.db, member, before);
  const recipe = await requireReadableRecipe(deps.db, member, id);
  const source = await readWhole(deps.db, member, recipe);
  const copied = await readIngredients(deps.db, recipe);
  const pathOf = await copyPictures(deps, member, source);
  const fields = {
    ...source,
    title: copyTitle(source.title),
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
  // Pictures copied for a write that is refused here are shown by nothing, and go after 24 h.
  return deps.db.write(async (tx) => {
    // The same call may have come in between, while pictures were copied.
    const same = await findRecipeMadeBy(tx, member, idempotencyKey);
    if (same) return readWhole(tx, member, same);
    const made = await insertRecipe(tx, deps, member, fields, { countAs: "recipe_create", copied });
    return readWhole(tx, member, made);
  });
}

/** Copies each picture of a recipe once; answers where a path of the source leads in the copy. */
async function copyPictures(deps: Deps, member: Member, source: Recipe) {
  const copies = new Map<string, string | null>();
  for (const path of [source.imageUrl, ...source.instructions.map((step) => step.imageUrl)]) {
    const id = path === null ? null : imageIdOf(path);
    if (path === null || id === null || copies.has(path)) continue;
    const copy = await copyPicture(deps, member, id);
    copies.set(path, copy === null ? null : imagePath(copy));
  }
  return (path: string | null) => (path === null ? null : (copies.get(path) ?? null));
}

/** Cut where it would grow too long, never within a character. */
function copyTitle(title: string): string {
  const room = RECIPE_LIMITS.title - copyTexts.suffix.length;
  if (title.length <= room) return title + copyTexts.suffix;
  let head = "";
  for (const { segment } of new Intl.Segmenter("en").segment(title)) {
    if (head.length + segment.length > room) break;
    head += segment;
  }
  return head.trimEnd() + copyTexts.suffix;
}
