import type { IndexDeps } from "#server/ports.ts";
import { noteAgain } from "./outbox.ts";
import { readRevisionsAfter } from "./revisions.ts";

const LOOKED_AT = 1000;
/** Documents of a part that are read; where there are more, those beyond are noted once these are gone. */
const MOST_READ = 5000;
const END = Number.MAX_SAFE_INTEGER;

type Walk = {
  /** Called after each part, with how many recipes were looked at so far. */
  onPart?: (looked: number) => Promise<unknown>;
  partSize?: number | undefined;
};

/**
 * Holds what the search server has against the recipes, by revisions, and notes every difference to be sent: missing
 * recipes, those of another state, and those that are gone. Answers how many.
 */
export async function checkDrift(
  deps: IndexDeps,
  signal?: AbortSignal,
  { onPart, partSize = LOOKED_AT }: Walk = {},
): Promise<number> {
  let noted = 0;
  let looked = 0;
  let after = 0;
  while (!signal?.aborted) {
    const recipes = await readRevisionsAfter(deps.db, after, partSize);
    const isLast = recipes.length < partSize;
    const upTo = isLast ? END : (recipes.at(-1)?.rowId ?? END);
    const theirs = await deps.meili.revisions({ after, upTo, limit: MOST_READ });
    const differing = recipes.filter(({ rowId, rev }) => theirs.get(rowId) !== rev).map(({ rowId }) => rowId);
    const ours = new Set(recipes.map(({ rowId }) => rowId));
    const gone = [...theirs.keys()].filter((rowId) => !ours.has(rowId));
    await noteAgain(deps.db, [...differing, ...gone]);
    noted += differing.length + gone.length;
    looked += recipes.length;
    await onPart?.(looked);
    if (isLast) break;
    after = upTo;
  }
  return noted;
}
