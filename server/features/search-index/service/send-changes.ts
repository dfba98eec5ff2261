import { createMeiliDocument } from "#server/features/search-index/service/meilisearch.ts";
import { isDocumentRefusedError } from "#server/lib/meilisearch/meili-error.ts";
import type { IndexDeps } from "#server/ports.ts";
import {
  type Change,
  deleteSentOutboxChanges,
  postponeRefusedOutboxChange,
  readDueOutboxChanges,
} from "./outbox.ts";
import { readSearchDocuments } from "./read-search-documents.ts";
import { readRecipeRevisionsByRowId } from "./revisions.ts";

/** Recipes per request; with long texts these are a few megabytes. */
const BATCH_SIZE = 200;
const FIRST_WAIT_MS = 60_000;
const MAX_WAIT_MS = 6 * 3_600_000;

/**
 * Sends due changes to the search server and returns how many it accepted. Rejects when the server does not
 * answer; the changes then remain in the outbox. A refused recipe is postponed, and the others are sent.
 */
export async function sendDueChangesToSearchServer(deps: IndexDeps, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  while (!signal?.aborted) {
    const changes = await readDueOutboxChanges(deps.db, deps.clock.now(), BATCH_SIZE);
    if (changes.length === 0) break;
    sent += await sendOrPostponeChanges(deps, changes, signal);
  }
  return sent;
}

/** Halves a refused batch until the refused recipe is alone, which is then postponed. */
async function sendOrPostponeChanges(
  deps: IndexDeps,
  changes: readonly Change[],
  signal?: AbortSignal,
): Promise<number> {
  const [first] = changes;
  if (first === undefined) return 0;
  try {
    await sendCurrentDocuments(deps, changes, signal);
    await deleteSentOutboxChanges(deps.db, changes);
    return changes.length;
  } catch (error) {
    if (!isDocumentRefusedError(error)) throw error;
    if (changes.length === 1) {
      const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** first.attempts);
      await postponeRefusedOutboxChange(deps.db, first, deps.clock.now() + wait);
      deps.log.warn({ err: error, attempts: first.attempts + 1 }, "the search server refused a recipe");
      return 0;
    }
    const half = Math.ceil(changes.length / 2);
    return (
      (await sendOrPostponeChanges(deps, changes.slice(0, half), signal)) +
      (await sendOrPostponeChanges(deps, changes.slice(half), signal))
    );
  }
}

/**
 * Sends the current state of the recipes. A recipe that changes meanwhile is added to the outbox and sent
 * again.
 */
async function sendCurrentDocuments(
  { db, meili }: IndexDeps,
  changes: readonly Change[],
  signal?: AbortSignal,
): Promise<void> {
  const rowIds = changes.map(({ rowId }) => rowId);
  const revisions = await readRecipeRevisionsByRowId(db, rowIds);
  const recipes = await readSearchDocuments(db, rowIds);
  const documents = [...recipes].map(([rowId, recipe]) =>
    createMeiliDocument(recipe, revisions.get(rowId) ?? ""),
  );
  const gone = rowIds.filter((rowId) => !recipes.has(rowId));
  if (documents.length > 0) await meili.put(documents, signal);
  if (gone.length > 0) await meili.remove(gone, signal);
}
