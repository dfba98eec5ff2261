import { sql } from "drizzle-orm";
import {
  createMeiliIndexSettings,
  INDEX_VERSION,
  MARK,
} from "#server/features/search-index/service/meilisearch.ts";
import { isApiKeyRefusedError } from "#server/lib/meilisearch/meili-error.ts";
import type { IndexDeps, IndexSync } from "#server/ports.ts";
import { addRecipesToSearchOutbox } from "./outbox.ts";
import { readRecipeRevisionsAfterRow } from "./revisions.ts";
import { sendDueChangesToSearchServer } from "./send-changes.ts";

/** Interval of the check of the server's state, and of the comparison of all recipes. */
const LOOK_INTERVAL_MS = 5_000;
const WALK_INTERVAL_MS = 30 * 60_000;
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;

type Options = { now?: () => number; partSize?: number };

/**
 * Synchronizes the search server with the database. `now` is a clock in milliseconds with any origin.
 * `partSize` is the number of recipes that are compared before differences are sent.
 */
export function createIndexSync({ now = () => performance.now(), partSize }: Options = {}): IndexSync {
  let work: Promise<unknown> | null = null;
  let isIndexComplete = false;
  let isReached = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let walkedAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let waitsUntil = Number.NEGATIVE_INFINITY;

  async function look(deps: IndexDeps, signal?: AbortSignal): Promise<void> {
    const state = await readIndexState(deps);
    // A server that was unreachable may have been restored from a backup, so everything is compared again.
    const isKnown = isReached && state === "whole";
    if (!isKnown || now() - walkedAt > WALK_INTERVAL_MS) {
      isIndexComplete = isReached && state === "whole";
      await synchronizeIndex(deps, state, { signal, partSize });
      if (signal?.aborted) return;
      walkedAt = now();
    }
    isIndexComplete = true;
    isReached = true;
    lookedAt = now();
  }

  /** Runs one task at a time, so that no older state of a recipe is sent after a newer one. */
  async function alone(doIt: () => Promise<void>): Promise<void> {
    while (work !== null) await work.catch(() => undefined);
    const mine = doIt();
    work = mine;
    try {
      await mine;
    } finally {
      work = null;
    }
  }

  async function takeTurn(deps: IndexDeps, signal?: AbortSignal): Promise<void> {
    try {
      if (now() - lookedAt > LOOK_INTERVAL_MS) await look(deps, signal);
      await sendDueChangesToSearchServer(deps, signal);
      if (failures > 0) deps.log.info({ host: deps.meili.host }, "the search server answers again");
      failures = 0;
    } catch (error) {
      // This process is stopping. Unsent changes remain in the outbox.
      if (signal?.aborted) return;
      if (failures === 0)
        deps.log.warn(
          { err: error, host: deps.meili.host },
          isApiKeyRefusedError(error) ? "the search server refuses the key" : "no search server answers",
        );
      isReached = false;
      lookedAt = Number.NEGATIVE_INFINITY;
      waitsUntil = now() + Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
      failures += 1;
    }
  }

  return {
    get isComplete() {
      return isIndexComplete;
    },
    get isUnreachable() {
      return failures > 0;
    },
    async turn(deps, signal) {
      // A turn is skipped while another task runs, because the next turn comes soon.
      if (work === null && now() >= waitsUntil) await alone(() => takeTurn(deps, signal));
    },
    rebuild: (deps, onProgress) =>
      alone(async () => {
        await synchronizeIndex(deps, "other", { partSize, onProgress });
        await sendDueChangesToSearchServer(deps);
      }),
  };
}

/**
 * State of the index on the server. "other" means that it does not exist, has another version, or was never
 * completed; "differs" means that the number of documents is wrong.
 */
async function readIndexState({ db, meili }: IndexDeps): Promise<"whole" | "differs" | "other"> {
  const count = await meili.count();
  if (count === null) return "other";
  // Meilisearch creates a lost index again at the next write, but such an index lacks the mark and the
  // settings.
  if ((await meili.revision(MARK.id)) !== INDEX_VERSION) return "other";
  const row = await db.get<{ recipes: number; waiting: number }>(
    sql`select (select count(*) from recipes) as recipes, (select count(*) from search_outbox) as waiting`,
  );
  const isEqual = (row?.waiting ?? 0) > 0 || row?.recipes === count - 1;
  return isEqual ? "whole" : "differs";
}

type SynchronizeOptions = {
  signal?: AbortSignal | undefined;
  partSize: number | undefined;
  onProgress?: (looked: number) => void;
};

/** Creates the index if necessary, sends all differences, and then writes the version mark. */
async function synchronizeIndex(
  deps: IndexDeps,
  state: "whole" | "differs" | "other",
  { signal, partSize, onProgress }: SynchronizeOptions,
): Promise<void> {
  if (state === "other") await deps.meili.prepare(createMeiliIndexSettings(), signal);
  // A comparison may take long, so changes are sent after each part of it.
  const onPart = async (looked: number) => {
    await sendDueChangesToSearchServer(deps, signal);
    onProgress?.(looked);
  };
  const noted = await enqueueDifferingRecipes(deps, signal, { onPart, partSize });
  if (noted > 0) deps.log.info({ recipes: noted }, "recipes were sent to the search server");
  if (state === "other" && !signal?.aborted) await deps.meili.put([MARK], signal);
}

const PART_SIZE = 1000;
/**
 * Maximum number of documents that are read per part. If a part has more, the next comparison finds the rest.
 */
const MAX_DOCUMENTS = 5000;
const END = Number.MAX_SAFE_INTEGER;

type Walk = {
  /** Called after each part with the number of recipes that were compared so far. */
  onPart?: (looked: number) => Promise<unknown>;
  partSize?: number | undefined;
};

/**
 * Compares the revisions on the search server with the recipes in the database. Adds missing, outdated and
 * deleted recipes to the outbox. Returns their number.
 */
async function enqueueDifferingRecipes(
  deps: IndexDeps,
  signal?: AbortSignal,
  { onPart, partSize = PART_SIZE }: Walk = {},
): Promise<number> {
  let noted = 0;
  let looked = 0;
  let after = 0;
  while (!signal?.aborted) {
    const recipes = await readRecipeRevisionsAfterRow(deps.db, after, partSize);
    const isLast = recipes.length < partSize;
    const upTo = isLast ? END : (recipes.at(-1)?.rowId ?? END);
    const theirs = await deps.meili.revisions({ after, upTo, limit: MAX_DOCUMENTS });
    const differing = recipes.filter(({ rowId, rev }) => theirs.get(rowId) !== rev).map(({ rowId }) => rowId);
    const ours = new Set(recipes.map(({ rowId }) => rowId));
    const gone = [...theirs.keys()].filter((rowId) => !ours.has(rowId));
    await addRecipesToSearchOutbox(deps.db, [...differing, ...gone]);
    noted += differing.length + gone.length;
    looked += recipes.length;
    await onPart?.(looked);
    if (isLast) break;
    after = upTo;
  }
  return noted;
}
