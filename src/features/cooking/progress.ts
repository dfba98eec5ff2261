import { KeptValue } from "./kept-value.ts";

/** How far one is with a recipe today: the step that stands open (from 0) and the ingredients ticked off. */
export type Progress = {
  step: number;
  /** `orderIndex` of each. */
  ticks: readonly number[];
  /** The recipe's version: of another one neither steps nor lines need be the same. */
  version: number;
  /** When it was last changed, ms since 1970. */
  at: number;
};

/** By recipe. */
export type KeptProgress = Readonly<Record<string, Progress>>;

/** For the day: what is older is forgotten. */
export const PROGRESS_KEPT = 24 * 3600 * 1000;

type Of = { id: string; version: number };

const isFresh = ({ at }: Progress, now: number) => at <= now && now - at < PROGRESS_KEPT;

export function progressOf(kept: KeptProgress, recipe: Of, now: number): Progress | null {
  const found = Object.hasOwn(kept, recipe.id) ? kept[recipe.id] : undefined;
  return found && found.version === recipe.version && isFresh(found, now) ? found : null;
}

/** What is kept with this change in it, and without what is too old. */
export function withProgress(
  kept: KeptProgress,
  recipe: Of,
  change: Partial<Pick<Progress, "step" | "ticks">>,
  now: number,
): KeptProgress {
  const before = progressOf(kept, recipe, now) ?? { step: 0, ticks: [], version: recipe.version, at: now };
  return { ...withoutOld(kept, now), [recipe.id]: { ...before, ...change, at: now } };
}

/** At the end nothing is kept of a recipe: the next time begins afresh. */
export function withoutProgress(kept: KeptProgress, id: string, now: number): KeptProgress {
  return Object.fromEntries(Object.entries(withoutOld(kept, now)).filter(([key]) => key !== id));
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
  const { step, ticks, version, at } = value as Record<string, unknown>;
  return (
    Number.isInteger(step) &&
    Number(step) >= 0 &&
    Array.isArray(ticks) &&
    ticks.every((tick) => Number.isInteger(tick)) &&
    Number.isInteger(version) &&
    typeof at === "number"
  );
}

const opened = new Map<string, KeptValue<KeptProgress>>();

/** The progress of one person, or of guests, in this browser. */
export function keptProgress(owner: string): KeptValue<KeptProgress> {
  const known = opened.get(owner);
  if (known) return known;
  const made = new KeptValue<KeptProgress>({ key: `larder:cooking:${owner}`, empty: {}, read: readProgress });
  opened.set(owner, made);
  return made;
}
