import type { Ingredient, Instruction } from "#server/features/recipes/schema/recipe.ts";
import { progressKey } from "../../lib/kept-keys.ts";
import { KeptValue, oneForEach } from "../timers/kept-value.ts";

/** Progress in a recipe: the current step (from 0) and the ticked ingredients. */
export type Progress = {
  step: number;
  /** `orderIndex` of each. */
  ticks: readonly number[];
  /** Hash of the lines and steps (`contentOf`): progress of other content is ignored. */
  content: string;
  /** Time of the last change, in ms since the epoch. */
  at: number;
};

/** By recipe id. */
export type KeptProgress = Readonly<Record<string, Progress>>;

/** Older progress is dropped. */
export const PROGRESS_KEPT = 24 * 3600 * 1000;

type Read = {
  ingredients: readonly Pick<Ingredient, "originalText" | "name" | "quantity" | "unit">[];
  instructions: readonly Pick<Instruction, "instruction">[];
};

const contents = new WeakMap<Read, string>();

/** A short hash of a recipe's lines and steps. Changes of notes or tags keep the progress. */
export function contentOf(recipe: Read): string {
  const known = contents.get(recipe);
  if (known !== undefined) return known;
  const lines = recipe.ingredients.map(
    ({ originalText, name, quantity, unit }) => originalText ?? `${quantity} ${unit} ${name}`,
  );
  const steps = recipe.instructions.map(({ instruction }) => instruction);
  let mark = 0;
  for (const letter of JSON.stringify([lines, steps]))
    mark = (Math.imul(mark, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  const content = (mark >>> 0).toString(36);
  contents.set(recipe, content);
  return content;
}

type Of = { id: string; content: string };

const isFresh = ({ at }: Progress, now: number) => at <= now && now - at < PROGRESS_KEPT;

export function progressOf(kept: KeptProgress, recipe: Of, now: number): Progress | null {
  const found = Object.hasOwn(kept, recipe.id) ? kept[recipe.id] : undefined;
  return found && found.content === recipe.content && isFresh(found, now) ? found : null;
}

/** The stored progress with a change, without outdated entries. */
export function withProgress(
  kept: KeptProgress,
  recipe: Of,
  change: Partial<Pick<Progress, "step" | "ticks">>,
  now: number,
): KeptProgress {
  const before = progressOf(kept, recipe, now) ?? { step: 0, ticks: [], content: recipe.content, at: now };
  return { ...withoutOld(kept, now), [recipe.id]: { ...before, ...change, at: now } };
}

/** Removes a finished recipe. */
export function withoutProgress(kept: KeptProgress, id: string, now: number): KeptProgress {
  return Object.fromEntries(Object.entries(withoutOld(kept, now)).filter(([key]) => key !== id));
}

/** The recipe whose step changed last; ticked ingredients alone do not count. */
export function begunLast(kept: KeptProgress, now: number): string | null {
  const begun = Object.entries(kept).filter(([, progress]) => progress.step > 0 && isFresh(progress, now));
  return begun.sort(([, one], [, other]) => other.at - one.at)[0]?.[0] ?? null;
}

const withoutOld = (kept: KeptProgress, now: number): KeptProgress =>
  Object.fromEntries(Object.entries(kept).filter(([, progress]) => isFresh(progress, now)));

export function toggled(ticks: readonly number[], tick: number): number[] {
  return ticks.includes(tick) ? ticks.filter((other) => other !== tick) : [...ticks, tick];
}

export function readProgress(found: unknown): KeptProgress | null {
  if (typeof found !== "object" || found === null || Array.isArray(found)) return null;
  return Object.fromEntries(Object.entries(found).filter(([, value]) => isProgress(value)));
}

function isProgress(value: unknown): value is Progress {
  if (typeof value !== "object" || value === null) return false;
  const { step, ticks, content, at } = value as Record<string, unknown>;
  return (
    Number.isInteger(step) &&
    Number(step) >= 0 &&
    Array.isArray(ticks) &&
    ticks.every((tick) => Number.isInteger(tick)) &&
    typeof content === "string" &&
    typeof at === "number"
  );
}

/** The progress of a member, or of guests, in this browser. */
export const keptProgress = oneForEach(
  (owner) => new KeptValue<KeptProgress>({ key: progressKey(owner), empty: {}, read: readProgress }),
);
