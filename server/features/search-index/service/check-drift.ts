import { noteAgain } from "./outbox.ts";
import { readRevisionsAfter } from "./revisions.ts";
import type { IndexDeps } from "./send-changes.ts";

const LOOKED_AT = 1000;
/** Documents of a part that are read; where there are more, those beyond are noted once these are gone. */
const MOST_READ = 5000;
const END = Number.MAX_SAFE_INTEGER;

/** How far a walk has come, for whoever shows it: recipes looked at, and those that were noted. */
export type Progress = (looked: number, noted: number) => void;

/**
 * Holds what the search server has against the recipes, by revisions, and notes every difference to be sent: missing
 * recipes, those of another state, and those that are gone. Answers how many.
 */
export async function checkDrift(
  deps: IndexDeps,
  signal?: AbortSignal,
  onProgress?: Progress,
): Promise<number> {
  let noted = 0;
  let looked = 0;
  let after = 0;
  while (!signal?.aborted) {
    const recipes = await readRevisionsAfter(deps.db, after, LOOKED_AT);
    const isLast = recipes.length < LOOKED_AT;
    const upTo = isLast ? END : (recipes.at(-1)?.rowId ?? END);
    const theirs = await deps.meili.revisions({ after, upTo, limit: MOST_READ });
    const differing = recipes.filter(({ rowId, rev }) => theirs.get(rowId) !== rev).map(({ rowId }) => rowId);
    const ours = new Set(recipes.map(({ rowId }) => rowId));
    const gone = [...theirs.keys()].filter((rowId) => !ours.has(rowId));
    await noteAgain(deps.db, [...differing, ...gone]);
    noted += differing.length + gone.length;
    looked += recipes.length;
    onProgress?.(looked, noted);
    if (isLast) break;
    after = upTo;
  }
  return noted;
}
