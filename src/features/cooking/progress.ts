import type { Ingredient, Instruction } from "#server/features/recipes/schema/recipe.ts";
import { cookingProgressStorageKey } from "../../lib/storage-keys.ts";
import { memoizeByOwner, StoredValue } from "../timers/stored-value.ts";

/** Progress in a recipe: the current step (from 0) and the ticked ingredients. */
export type Progress = {
  step: number;
  /** The `orderIndex` of each ticked ingredient. */
  ticks: readonly number[];
  /**
   * Result of `hashRecipeContent`; after an edit of lines or steps the hash differs and the progress is
   * ignored.
   */
  content: string;
  /** Time of the last change, in ms since the epoch. */
  at: number;
};

/** Progress by recipe id. */
export type StoredProgress = Readonly<Record<string, Progress>>;

/** Progress without a change for this long is ignored and removed. */
export const MAX_AGE_MS = 24 * 3600 * 1000;

type Read = {
  ingredients: readonly Pick<Ingredient, "originalText" | "name" | "quantity" | "unit">[];
  instructions: readonly Pick<Instruction, "instruction">[];
};

const contents = new WeakMap<Read, string>();

/** A short hash of a recipe's ingredient lines and steps. Changed notes or tags do not reset the progress. */
export function hashRecipeContent(recipe: Read): string {
  const known = contents.get(recipe);
  if (known !== undefined) return known;
  const lines = recipe.ingredients.map(
    ({ originalText, name, quantity, unit }) => originalText ?? `${quantity} ${unit} ${name}`,
  );
  const steps = recipe.instructions.map(({ instruction }) => instruction);
  let hash = 0;
  for (const letter of JSON.stringify([lines, steps]))
    hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  const content = (hash >>> 0).toString(36);
  contents.set(recipe, content);
  return content;
}

type RecipeRef = { id: string; content: string };

const isProgressFresh = (progress: Progress, now: number) =>
  progress.at <= now && now - progress.at < MAX_AGE_MS;

export function findFreshProgressOfRecipeOrNull(
  stored: StoredProgress,
  recipe: RecipeRef,
  now: number,
): Progress | null {
  const found = Object.hasOwn(stored, recipe.id) ? stored[recipe.id] : undefined;
  return found && found.content === recipe.content && isProgressFresh(found, now) ? found : null;
}

/** Changes a recipe's progress; entries older than MAX_AGE_MS are removed. */
export function changeStoredProgress(
  stored: StoredProgress,
  recipe: RecipeRef,
  change: Partial<Pick<Progress, "step" | "ticks">>,
  now: number,
): StoredProgress {
  const before = findFreshProgressOfRecipeOrNull(stored, recipe, now) ?? {
    step: 0,
    ticks: [],
    content: recipe.content,
    at: now,
  };
  return { ...removeExpiredProgress(stored, now), [recipe.id]: { ...before, ...change, at: now } };
}

/** Removes a recipe's progress, and entries older than MAX_AGE_MS. */
export function removeRecipeFromProgress(stored: StoredProgress, id: string, now: number): StoredProgress {
  return Object.fromEntries(Object.entries(removeExpiredProgress(stored, now)).filter(([key]) => key !== id));
}

/**
 * The recipe with the latest progress beyond the first step, or null. Ticked ingredients alone do not count.
 */
export function findLastStartedRecipeIdOrNull(stored: StoredProgress, now: number): string | null {
  const started = Object.entries(stored).filter(
    ([, progress]) => progress.step > 0 && isProgressFresh(progress, now),
  );
  return started.sort(([, left], [, right]) => right.at - left.at)[0]?.[0] ?? null;
}

const removeExpiredProgress = (stored: StoredProgress, now: number): StoredProgress =>
  Object.fromEntries(Object.entries(stored).filter(([, progress]) => isProgressFresh(progress, now)));

export function toggleIngredientTick(ticks: readonly number[], tick: number): number[] {
  return ticks.includes(tick) ? ticks.filter((right) => right !== tick) : [...ticks, tick];
}

export function parseStoredProgressOrNull(found: unknown): StoredProgress | null {
  if (typeof found !== "object" || found === null || Array.isArray(found)) return null;
  return Object.fromEntries(Object.entries(found).filter(([, value]) => isStoredProgressEntry(value)));
}

function isStoredProgressEntry(value: unknown): value is Progress {
  if (typeof value !== "object" || value === null) return false;
  const { step, ticks, content, at: changedAt } = value as Record<string, unknown>;
  return (
    Number.isInteger(step) &&
    Number(step) >= 0 &&
    Array.isArray(ticks) &&
    ticks.every((tick) => Number.isInteger(tick)) &&
    typeof content === "string" &&
    typeof changedAt === "number"
  );
}

/** The progress in this browser of one member, or of all guests. */
export const storedProgress = memoizeByOwner(
  (owner) =>
    new StoredValue<StoredProgress>({
      key: cookingProgressStorageKey(owner),
      empty: {},
      read: parseStoredProgressOrNull,
    }),
);
