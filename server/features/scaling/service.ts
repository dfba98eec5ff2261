import { setImmediate as nextTurn } from "node:timers/promises";
import { and, desc, eq, lte } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/client.ts";
import { scaleHistory } from "#db/schema/index.ts";
import { toQuantityOrNull } from "#server/engines/amounts/amounts.ts";
import { type ScaledRecipe, scaleRecipe } from "#server/engines/scaling/scaling.ts";
import { validationError } from "#server/errors.ts";
import { type RecipeRow, requireReadableRecipe } from "#server/features/recipes/access.ts";
import type { IngredientFields } from "#server/features/recipes/service/ingredient-rows.ts";
import { readIngredients, readInstructions } from "#server/features/recipes/service/read-lines.ts";
import type { Authorized } from "#server/guards/authorized.ts";
import type { Member, Viewer } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { isDiskFailure } from "#server/lib/process/disk-failure.ts";
import type { BoundedQueue } from "#server/lib/work/bounded-queue.ts";
import { scaling } from "#server/texts/en/scaling.ts";
import { servingsTexts } from "#server/texts/en/servings.ts";
import { areStepsShortEnoughToScale, canScaleTo, maxScaledServings } from "./policy.ts";
import type { ScaleAnswer, ScaleCheck, ScaleInput, ScaleRecord } from "./schema.ts";

/** Maximum stored scalings per member and recipe, and length of the list. */
const MAX_PER_RECIPE = 50;
/** Maximum stored scalings per member. */
const MAX_PER_MEMBER = 5000;

type ScalingDeps = { db: Db; scalingQueue: BoundedQueue };
type Deps = ScalingDeps & { clock: Clock; uuid: () => string };
type Readable = Authorized<RecipeRow, "read">;

/**
 * Scales a recipe without changing or counting anything; a member's call is stored in the history. Throws
 * RECIPE_NOT_FOUND, or VALIDATION for servings out of range.
 */
export async function scaleStoredRecipe(
  deps: Deps,
  viewer: Viewer,
  { id, newServings }: ScaleInput,
): Promise<ScaleAnswer> {
  const recipe = await requireReadableRecipe(deps.db, viewer, id);
  if (!canScaleTo(recipe.servings, newServings)) {
    const msg = servingsTexts.range(maxScaledServings(recipe.servings));
    throw validationError([{ loc: ["body", "newServings"], msg, type: "value_error" }]);
  }
  const { lines, scaled } = await scaleAll(deps, recipe, newServings);
  if (viewer) {
    const saving = deps.db.write(async (tx) => {
      // It may have been deleted, or made private, while it was computed.
      await storeScaling(tx, deps, viewer, await requireReadableRecipe(tx, viewer, id), {
        originalServings: recipe.servings,
        newServings,
      });
    });
    // Scaling continues when a full disk stores no history.
    await saving.catch((error: unknown) => {
      if (!isDiskFailure(error)) throw error;
    });
  }
  return {
    scaledIngredients: scaled.lines.map((line, index) => ({
      ...shownFields(lines[index] as IngredientFields),
      scaledQuantity: line.scaledQuantity,
      scaledQuantityMax: line.scaledQuantityMax,
      text: line.text,
      precisionNotes: line.precisionNotes,
    })),
    scaledInstructions: scaled.steps.map((pieces) => pieces.map((piece) => piece.text).join("")),
    warnings: scaled.warnings,
    recipeId: recipe.id,
    ...servingsOf(recipe.servings, newServings),
  };
}

/** Whether a recipe can be scaled to these servings, with warnings. Throws RECIPE_NOT_FOUND. */
export async function checkScaling(
  deps: ScalingDeps,
  viewer: Viewer,
  { id, newServings }: ScaleInput,
): Promise<ScaleCheck> {
  const recipe = await requireReadableRecipe(deps.db, viewer, id);
  const servings = servingsOf(recipe.servings, newServings);
  if (!canScaleTo(recipe.servings, newServings)) {
    const message = servingsTexts.range(maxScaledServings(recipe.servings));
    return { valid: false, ...servings, warnings: [], message };
  }
  const { scaled } = await scaleAll(deps, recipe, newServings);
  return { valid: true, ...servings, warnings: scaled.warnings, message: null };
}

/** The member's scalings of a recipe, newest first, at most `MAX_PER_RECIPE`. Throws RECIPE_NOT_FOUND. */
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
    ...servingsOf(row.originalServings, row.newServings),
    createdAt: new Date(row.createdAt).toISOString(),
  }));
}

type Scaled = { lines: IngredientFields[]; scaled: ScaledRecipe };

/** The longest recipes take ten milliseconds each, so they are scaled one at a time with other requests in between. */
function scaleAll({ db, scalingQueue }: ScalingDeps, recipe: Readable, newServings: number): Promise<Scaled> {
  return scalingQueue.run(async () => {
    await nextTurn();
    return scaleNow(db, recipe, newServings);
  });
}

/** The steps of a too long method stay unchanged. */
async function scaleNow(db: Reader, recipe: Readable, newServings: number): Promise<Scaled> {
  const lines = await readIngredients(db, recipe);
  const method = (await readInstructions(db, recipe)).map((step) => step.text);
  const isTooLong = !areStepsShortEnoughToScale(method);
  const { title, description, notes, yieldText, servings } = recipe;
  const texts = [title, description, notes, yieldText].filter((text) => text !== null);
  const servingCount = { servings, lines, steps: isTooLong ? [] : method, texts };
  const scaled = scaleRecipe(servingCount, newServings, scaling);
  return { lines, scaled: isTooLong ? { ...scaled, steps: method.map((text) => [{ text }]) } : scaled };
}

/** Stores a scaling; deletes those beyond 50 per member and recipe, and 5,000 per member. */
async function storeScaling(
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

function shownFields({ name, amount, unit, size, notes }: IngredientFields) {
  return { name, quantity: toQuantityOrNull(amount), unit, size, notes };
}

function servingsOf(originalServings: number, newServings: number) {
  return { originalServings, newServings, scaleFactor: newServings / originalServings };
}
