import type { Tx } from "#db/client.ts";
import { recipes } from "#db/schema/index.ts";
import { createValidationError } from "#server/errors.ts";
import { indexStoredRecipe, type SearchDeps } from "#server/features/search-index/service/index-recipe.ts";
import { createRecipeTexts } from "#server/features/search-index/service/read-search-documents.ts";
import type { Authorized } from "#server/guards/authorized.ts";
import type { Member } from "#server/guards/member.ts";
import { countUseOrThrow, type UsageDeps } from "#server/guards/usage-limits.ts";
import type { Operation } from "#server/plans.ts";
import { validationTexts } from "#server/texts/en/answers.ts";
import { authorizeNewRecipe, type RecipeRow } from "../access.ts";
import { ASSUMED_SERVINGS, isPublishableSource } from "../policy.ts";
import type { CreateRecipeInput } from "../schema/recipe-in.ts";
import { pickChangedColumns } from "./changed-columns.ts";
import { foldTextForSortingAndSearch } from "./fold-text.ts";
import { type IngredientFields, toIngredientRows } from "./ingredient-rows.ts";
import { pickRequestedImage, pickRequestedStepImage, toInstructionRows } from "./instruction-rows.ts";
import type { ListReader } from "./list-reader.ts";
import { markImagesUsed, requireOwnImageIdsByPath } from "./recipe-images.ts";
import { replaceIngredients, replaceInstructions, replaceTags } from "./write-lines.ts";

export type InsertDeps = UsageDeps & SearchDeps & { uuid: () => string };

type CreateFields = "title" | "isPublic" | "privacySource" | "tags" | "ingredients" | "instructions";

/**
 * A recipe to store. Absent fields get the defaults of the table. `cuisineText` is the wording of an import
 * whose cuisine is OTHER. `language` (BCP 47) helps to parse the ingredient lines and is not stored.
 */
export type RecipeFields = Partial<CreateRecipeInput> &
  Pick<CreateRecipeInput, CreateFields> & { cuisineText?: string | null; language?: string | null };

type InsertOptions = {
  countAs: Operation | null;
  copied?: readonly IngredientFields[];
  readLine?: ListReader | undefined;
};

/**
 * Inserts a recipe in the caller's transaction and counts it as `countAs`; null counts nothing. Imported and
 * scanned recipes become private. Rows that match `copied` retain its exact amounts; `readLine` returns lines
 * that were already parsed. Throws the errors of the usage limits, and VALIDATION for pictures of other
 * members.
 */
export async function insertRecipe(
  tx: Tx,
  deps: InsertDeps,
  member: Member,
  fields: RecipeFields,
  { countAs, copied, readLine }: InsertOptions,
): Promise<Authorized<RecipeRow, "edit">> {
  const cover = pickRequestedImage(fields, ["body"]) ?? null;
  const wanted = [cover, ...fields.instructions.map(pickRequestedStepImage)].filter(
    (image) => image !== null,
  );
  const imageIds = await requireOwnImageIdsByPath(tx, member, wanted);
  const rows = toIngredientRows(fields.ingredients, copied, { language: fields.language, readLine });
  if (rows.length === 0) throw createIngredientsRequiredError();
  if (countAs) await countUseOrThrow(tx, deps, member, countAs);

  const recipe = await insertRecipeRow(
    tx,
    deps,
    member,
    fields,
    cover ? (imageIds.get(cover.path) ?? null) : null,
  );
  await replaceIngredients(tx, recipe, rows);
  const steps = toInstructionRows(fields.instructions, imageIds);
  await replaceInstructions(tx, recipe, steps);
  await replaceTags(tx, recipe, fields.tags);
  await markImagesUsed(tx, [...imageIds.values()]);
  await indexStoredRecipe(tx, deps, recipe, createRecipeTexts(rows, steps));
  return recipe;
}

/** The error for an ingredient list that consists of headings only. */
export function createIngredientsRequiredError() {
  const msg = validationTexts.ingredientsRequired;
  return createValidationError([{ loc: ["body", "ingredients"], msg, type: "value_error" }]);
}

async function insertRecipeRow(
  tx: Tx,
  deps: InsertDeps,
  member: Member,
  fields: RecipeFields,
  imageId: string | null,
): Promise<Authorized<RecipeRow, "edit">> {
  const now = deps.clock.now();
  const [row] = await tx
    .insert(recipes)
    .values({
      id: deps.uuid(),
      ownerRowId: member.rowId,
      ...pickChangedColumns(fields),
      titleSort: foldTextForSortingAndSearch(fields.title),
      servings: fields.servings ?? ASSUMED_SERVINGS,
      servingsStated: fields.servingsStated ?? fields.servings !== undefined,
      difficultyStated: fields.difficultyStated ?? fields.difficulty !== undefined,
      cuisineText: fields.cuisine === "OTHER" ? (fields.cuisineText ?? null) : null,
      imageId,
      isPublic: fields.isPublic && isPublishableSource(fields.privacySource),
      idempotencyKey: fields.idempotencyKey,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error("A recipe was not stored");
  return authorizeNewRecipe(member, row);
}
