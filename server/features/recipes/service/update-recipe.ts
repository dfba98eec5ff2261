import { eq } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { recipes, users } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { indexStoredRecipe, type SearchDeps } from "#server/features/search-index/service/index-recipe.ts";
import {
  createRecipeTexts,
  readRecipeTextsLookup,
} from "#server/features/search-index/service/read-search-documents.ts";
import type { Authorized } from "#server/guards/authorized.ts";
import type { Member } from "#server/guards/member.ts";
import { toMember } from "#server/guards/session-reader.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { ReadLines } from "#server/ports.ts";
import { type RecipeRow, requireEditableRecipe } from "../access.ts";
import { isPublishableSource } from "../policy.ts";
import type { Recipe } from "../schema/recipe.ts";
import type { UpdateRecipeInput } from "../schema/recipe-in.ts";
import { pickChangedColumns } from "./changed-columns.ts";
import { foldTextForSortingAndSearch } from "./fold-text.ts";
import { type IngredientFields, toIngredientRows } from "./ingredient-rows.ts";
import { createIngredientsRequiredError } from "./insert-recipe.ts";
import { pickRequestedImage, pickRequestedStepImage, toInstructionRows } from "./instruction-rows.ts";
import { parseLongListInWorker, pickOriginalLines } from "./list-reader.ts";
import { readIngredients, readInstructions } from "./read-lines.ts";
import { loadAuthorizedRecipe } from "./read-recipe.ts";
import { markImagesUsed, releaseUnusedImages, requireOwnImageIdsByPath } from "./recipe-images.ts";
import {
  type InstructionFields,
  replaceIngredients,
  replaceInstructions,
  replaceTags,
} from "./write-lines.ts";

type WriteDeps = SearchDeps & { clock: Clock };
type Deps = WriteDeps & { db: Db; readLines: ReadLines };
type ReadLine = Awaited<ReturnType<typeof parseLongListInWorker>>;
type Editable = Authorized<RecipeRow, "edit">;

/**
 * Changes the fields of the request; lists are replaced completely. Throws RECIPE_NOT_FOUND,
 * RECIPE_CHANGE_FORBIDDEN, RECIPE_STALE with the current recipe for an outdated `version`,
 * RECIPE_PUBLISH_FORBIDDEN, or VALIDATION.
 */
export async function updateRecipe(deps: Deps, member: Member, input: UpdateRecipeInput): Promise<Recipe> {
  const guard = () => requireEditableRecipe(deps.db, member, input.id);
  const readLine =
    input.ingredients && (await parseLongListInWorker(deps, pickOriginalLines(input.ingredients), { guard }));
  return deps.db.write(async (tx) => {
    const recipe = await requireEditableRecipe(tx, member, input.id);
    if (input.version !== undefined && input.version !== recipe.version) {
      const current = await loadAuthorizedRecipe(tx, member, recipe);
      throw new AppError("RECIPE_STALE", { conflict: { sentVersion: input.version, current } });
    }
    await writeRecipeChanges(tx, deps, member, recipe, input, readLine);
    return loadAuthorizedRecipe(tx, member, recipe);
  });
}

/**
 * Writes the fields of the request with pictures and lines, and updates the search index. Throws
 * RECIPE_PUBLISH_FORBIDDEN or VALIDATION.
 */
export async function writeRecipeChanges(
  tx: Tx,
  deps: WriteDeps,
  member: Member,
  recipe: Editable,
  input: UpdateRecipeInput,
  readLine?: ReadLine,
): Promise<void> {
  if (input.isPublic && !isPublishableSource(recipe.privacySource)) {
    throw new AppError("RECIPE_PUBLISH_FORBIDDEN");
  }
  const now = deps.clock.now();
  const steps = await writeCoverAndSteps(tx, member, recipe, input, now);
  await writeRecipeColumns(tx, recipe, input, now);
  let rows: IngredientFields[] | undefined;
  if (input.ingredients) {
    rows = toIngredientRows(input.ingredients, await readIngredients(tx, recipe), { readLine });
    if (rows.length === 0) throw createIngredientsRequiredError();
    await replaceIngredients(tx, recipe, rows);
  }
  if (input.tags) await replaceTags(tx, recipe, input.tags);
  const texts =
    rows && steps
      ? createRecipeTexts(rows, steps)
      : (await readRecipeTextsLookup(tx, [recipe.rowId]))(recipe.rowId);
  await indexStoredRecipe(tx, deps, recipe, texts);
}

/**
 * Writes the cover and the steps. Marks new pictures as used and pictures that no recipe needs any more as
 * unused. Returns the written steps, undefined when the request has none.
 */
async function writeCoverAndSteps(
  tx: Tx,
  member: Member,
  recipe: Editable,
  input: UpdateRecipeInput,
  now: number,
): Promise<InstructionFields[] | undefined> {
  const cover = pickRequestedImage(input, ["body"]);
  if (cover === undefined && !input.instructions) return undefined;
  const wanted = [cover, ...(input.instructions ?? []).map(pickRequestedStepImage)].filter(
    (image) => image != null,
  );
  const imageIds = await requireOwnImageIdsByPath(tx, member, wanted);
  const before: (string | null)[] = [];
  if (cover !== undefined) {
    before.push(recipe.imageId);
    const imageId = cover ? (imageIds.get(cover.path) ?? null) : null;
    await tx.update(recipes).set({ imageId }).where(eq(recipes.rowId, recipe.rowId));
  }
  let steps: InstructionFields[] | undefined;
  if (input.instructions) {
    const stored = await readInstructions(tx, recipe);
    before.push(...stored.map((step) => step.imageId));
    steps = toInstructionRows(input.instructions, imageIds, stored);
    await replaceInstructions(tx, recipe, steps);
  }
  await markImagesUsed(tx, [...imageIds.values()]);
  const gone = before.filter((id) => id !== null);
  await releaseUnusedImages(tx, gone, now);
  return steps;
}

async function writeRecipeColumns(
  tx: Tx,
  recipe: Editable,
  input: UpdateRecipeInput,
  now: number,
): Promise<void> {
  // Changed servings count as stated by the member.
  const isNewYield = input.servings !== undefined && input.servings !== recipe.servings;
  await tx
    .update(recipes)
    .set({
      ...pickChangedColumns(input),
      titleSort: input.title === undefined ? undefined : foldTextForSortingAndSearch(input.title),
      servingsStated: input.servingsStated ?? (isNewYield ? true : undefined),
      difficultyStated: input.difficultyStated ?? (input.difficulty === undefined ? undefined : true),
      cuisineText: input.cuisine === undefined || input.cuisine === "OTHER" ? undefined : null,
      version: recipe.version + 1,
      updatedAt: now,
    })
    .where(eq(recipes.rowId, recipe.rowId));
}

/**
 * Makes any recipe private for the operator, with the same effects as a change by its owner. Returns its
 * title and whether it was public; null when it does not exist.
 */
export async function unpublishRecipe(
  deps: Parameters<typeof updateRecipe>[0],
  id: string,
): Promise<{ title: string; wasPublic: boolean } | null> {
  const [found] = await deps.db
    .select({ title: recipes.title, wasPublic: recipes.isPublic, owner: users })
    .from(recipes)
    .innerJoin(users, eq(users.rowId, recipes.ownerRowId))
    .where(eq(recipes.id, id))
    .limit(1);
  if (!found) return null;
  const { title, wasPublic, owner } = found;
  if (wasPublic) await updateRecipe(deps, toMember(owner, null, deps.clock.now()), { id, isPublic: false });
  return { title, wasPublic };
}
