import { setImmediate as nextTurn } from "node:timers/promises";
import { and, desc, eq, lte } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/client.ts";
import { scaleHistory } from "#db/schema/index.ts";
import { getLowestQuantityOrNull } from "#server/engines/amounts/amounts.ts";
import { type ScaledRecipe, scaleRecipe } from "#server/engines/scaling/scaling.ts";
import { createValidationError } from "#server/errors.ts";
import { type RecipeRow, requireReadableRecipe } from "#server/features/recipes/access.ts";
import type { IngredientFields } from "#server/features/recipes/service/ingredient-rows.ts";
import { readIngredients, readInstructions } from "#server/features/recipes/service/read-lines.ts";
import type { Authorized } from "#server/guards/authorized.ts";
import type { Member, Viewer } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { isDiskWriteError } from "#server/lib/process/disk-failure.ts";
import type { BoundedQueue } from "#server/lib/work/bounded-queue.ts";
import { scaling } from "#server/texts/en/scaling.ts";
import { servingsTexts } from "#server/texts/en/servings.ts";
import { areStepsShortEnoughToScale, canScaleServings, getMaxScaledServings } from "./policy.ts";
import type { ScaleAnswer, ScaleCheck, ScaleInput, ScaleRecord } from "./schema.ts";

/** Maximum number of scalings that are stored, and listed, per member and recipe. */
const MAX_PER_RECIPE = 50;
/** Maximum number of scalings that are stored per member. */
const MAX_PER_MEMBER = 5000;

type ScalingDeps = { db: Db; scalingQueue: BoundedQueue };
type Deps = ScalingDeps & { clock: Clock; uuid: () => string };
type Readable = Authorized<RecipeRow, "read">;

/**
 * Computes scaled ingredients and steps; the recipe is unchanged. A member's call is added to the history.
 * Throws RECIPE_NOT_FOUND, or VALIDATION for servings out of range.
 */
export async function scaleStoredRecipe(
  deps: Deps,
  viewer: Viewer,
  { id, newServings }: ScaleInput,
): Promise<ScaleAnswer> {
  const recipe = await requireReadableRecipe(deps.db, viewer, id);
  if (!canScaleServings(recipe.servings, newServings)) {
    const msg = servingsTexts.range(getMaxScaledServings(recipe.servings));
    throw createValidationError([{ loc: ["body", "newServings"], msg, type: "value_error" }]);
  }
  const { lines, scaled } = await scaleRecipeInQueue(deps, recipe, newServings);
  if (viewer) {
    const saving = deps.db.write(async (tx) => {
      // Access is checked again, because the recipe may have become private or been deleted meanwhile.
      await storeScalingRecord(tx, deps, viewer, await requireReadableRecipe(tx, viewer, id), {
        originalServings: recipe.servings,
        newServings,
      });
    });
    // When the disk is full, the answer is sent and only the history is lost.
    await saving.catch((error: unknown) => {
      if (!isDiskWriteError(error)) throw error;
    });
  }
  return {
    scaledIngredients: scaled.lines.map((line, index) => ({
      ...getDisplayedIngredientFields(lines[index] as IngredientFields),
      scaledQuantity: line.scaledQuantity,
      scaledQuantityMax: line.scaledQuantityMax,
      text: line.text,
      precisionNotes: line.precisionNotes,
    })),
    scaledInstructions: scaled.steps.map((pieces) => pieces.map((piece) => piece.text).join("")),
    instructionNotes: scaled.stepNotes,
    warnings: scaled.warnings,
    recipeId: recipe.id,
    ...createServingsAnswer(recipe.servings, newServings),
  };
}

/** Checks the servings and returns the warnings that scaling would give. Throws RECIPE_NOT_FOUND. */
export async function checkServingsAndGetWarnings(
  deps: ScalingDeps,
  viewer: Viewer,
  { id, newServings }: ScaleInput,
): Promise<ScaleCheck> {
  const recipe = await requireReadableRecipe(deps.db, viewer, id);
  const servings = createServingsAnswer(recipe.servings, newServings);
  if (!canScaleServings(recipe.servings, newServings)) {
    const message = servingsTexts.range(getMaxScaledServings(recipe.servings));
    return { valid: false, ...servings, warnings: [], message };
  }
  const { scaled } = await scaleRecipeInQueue(deps, recipe, newServings);
  return { valid: true, ...servings, warnings: scaled.warnings, message: null };
}

/** The member's scalings of a recipe, newest first. Throws RECIPE_NOT_FOUND. */
export async function listScalings({ db }: { db: Db }, member: Member, id: string): Promise<ScaleRecord[]> {
  const recipe = await requireReadableRecipe(db, member, id);
  const rows = await db
    .select()
    .from(scaleHistory)
    .where(and(eq(scaleHistory.recipeRowId, recipe.rowId), eq(scaleHistory.userRowId, member.rowId)))
    .orderBy(desc(scaleHistory.rowId))
    .limit(MAX_PER_RECIPE);
  return rows.map((row) => ({
    id: row.id,
    recipeId: recipe.id,
    ...createServingsAnswer(row.originalServings, row.newServings),
    createdAt: new Date(row.createdAt).toISOString(),
  }));
}

type Scaled = { lines: IngredientFields[]; scaled: ScaledRecipe };

/**
 * Scales in a queue, one recipe at a time, and lets other requests run in between. A long recipe takes ten
 * milliseconds.
 */
function scaleRecipeInQueue(
  { db, scalingQueue }: ScalingDeps,
  recipe: Readable,
  newServings: number,
): Promise<Scaled> {
  return scalingQueue.run(async () => {
    await nextTurn();
    return scaleIngredientsAndSteps(db, recipe, newServings);
  });
}

/** Scales the ingredients and steps. The steps of a method that is too long are returned unchanged. */
async function scaleIngredientsAndSteps(db: Reader, recipe: Readable, newServings: number): Promise<Scaled> {
  const lines = await readIngredients(db, recipe);
  const method = (await readInstructions(db, recipe)).map((step) => step.text);
  const isTooLong = !areStepsShortEnoughToScale(method);
  const { title, description, notes, yieldText, servings } = recipe;
  const texts = [title, description, notes, yieldText].filter((text) => text !== null);
  const servingCount = { servings, lines, steps: isTooLong ? [] : method, texts };
  const scaled = scaleRecipe(servingCount, newServings, scaling);
  if (!isTooLong) return { lines, scaled };
  const stepNote = newServings === servings ? null : scaling.unscaledStep(false);
  const steps = method.map((text) => [{ text }]);
  return { lines, scaled: { ...scaled, steps, stepNotes: method.map(() => stepNote) } };
}

/** Stores a scaling and deletes the oldest ones beyond the limits per recipe and per member. */
async function storeScalingRecord(
  tx: Tx,
  { clock, uuid }: Deps,
  member: Member,
  recipe: Readable,
  servings: { originalServings: number; newServings: number },
): Promise<void> {
  const fields = { id: uuid(), recipeRowId: recipe.rowId, userRowId: member.rowId, createdAt: clock.now() };
  await tx.insert(scaleHistory).values({ ...fields, ...servings });
  const own = eq(scaleHistory.userRowId, member.rowId);
  const ofRecipe = and(eq(scaleHistory.recipeRowId, recipe.rowId), own);
  for (const [which, most] of [[ofRecipe, MAX_PER_RECIPE] as const, [own, MAX_PER_MEMBER] as const]) {
    const firstTooMany = tx
      .select({ rowId: scaleHistory.rowId })
      .from(scaleHistory)
      .where(which)
      .orderBy(desc(scaleHistory.rowId))
      .limit(1)
      .offset(most);
    await tx.delete(scaleHistory).where(and(which, lte(scaleHistory.rowId, firstTooMany)));
  }
}

function getDisplayedIngredientFields({ name, amount, unit, size, notes }: IngredientFields) {
  return { name, quantity: getLowestQuantityOrNull(amount), unit, size, notes };
}

function createServingsAnswer(originalServings: number, newServings: number) {
  return { originalServings, newServings, scaleFactor: newServings / originalServings };
}
