import { type EnqueuedTaskPromise, Meilisearch, type MultiSearchQuery, type Settings } from "meilisearch";
import { readBounded } from "../net/read-bounded.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { isRefusal, isRefusedCall, MeiliError } from "./meili-error.ts";

/** Where no other name is set. */
const INDEX = "larder_recipes";
const CALL_TIMEOUT_MS = 10_000;
/** A task waits for those before it, and settings of a large index take minutes. */
const TASK_TIMEOUT_MS = 30_000;
const SETTINGS_TIMEOUT_MS = 30 * 60_000;
const POLL_MS = 50;

type Document = { id: number; rev: string };

/**
 * The index of recipes on a Meilisearch server. Every call rejects where the server does not answer in time, and those that
 * wait for a task with the reason of their signal: the task itself goes on there.
 */
export type MeiliServer = {
  /** Where it is, for the log: no key, no password. */
  readonly host: string;
  /** Whether searches reach it: the last one did, or none was tried. */
  readonly answers: boolean;
  /** Ids for each query, in its order. Kept away, with a rejection, for a moment after one that failed. */
  search(queries: readonly Omit<MultiSearchQuery, "indexUid">[], signal: AbortSignal): Promise<number[][]>;
  /** How many documents there are, or null where there is no index. */
  count(): Promise<number | null>;
  /** The revision of one document, whatever the index is set up for; null where there is none. */
  revision(id: number): Promise<string | null>;
  /** Makes the index where there is none, and sets it up. */
  prepare(settings: Settings, signal?: AbortSignal): Promise<void>;
  /** Writes documents, or replaces them; resolves when they are found. */
  put(documents: readonly Document[], signal?: AbortSignal): Promise<void>;
  /** Takes documents away; resolves when they are found no more. */
  remove(ids: readonly number[], signal?: AbortSignal): Promise<void>;
  /** Takes the whole index away. */
  drop(): Promise<void>;
  /** Revisions by id, of the documents with an id above one and up to another; at most `limit` of them. */
  revisions(range: { after: number; upTo: number; limit: number }): Promise<Map<number, string>>;
};

type MeiliAddress = {
  url: string;
  key?: string | undefined;
  /** The name of the index there; no two servers may share one. */
  indexName?: string | undefined;
};

export function createMeiliServer({ url, key, indexName = INDEX }: MeiliAddress): MeiliServer {
  const client = new Meilisearch({
    host: url,
    ...(key !== undefined && { apiKey: key }),
    timeout: CALL_TIMEOUT_MS,
    httpClient: boundedFetch,
  });
  const index = client.index<Document>(indexName);
  const breaker = createCircuitBreaker();

  return {
    host: new URL(url).host,
    get answers() {
      return !breaker.isOpen;
    },

    async search(queries, signal) {
      const attempt = breaker.attempt();
      if (attempt === null) throw new MeiliError("The search server did not answer a moment ago");
      try {
        const asked = queries.map((query) => ({ ...query, indexUid: indexName }));
        const { results } = await client.multiSearch({ queries: asked }, { signal });
        attempt.succeeded();
        return results.map(({ hits }) => hits.map(({ id }) => Number(id)));
      } catch (error) {
        // One that refuses a query, or has no index yet, is no server that is ill: others are asked still.
        if (isRefusedCall(error)) attempt.succeeded();
        else attempt.failed();
        throw error;
      }
    },

    async count() {
      try {
        return (await index.getStats()).numberOfDocuments;
      } catch (error) {
        if (isRefusal(error, "index_not_found")) return null;
        throw error;
      }
    },

    async revision(id) {
      try {
        return (await index.getDocument(id, { fields: ["rev"] })).rev;
      } catch (error) {
        if (isRefusal(error, "document_not_found") || isRefusal(error, "index_not_found")) return null;
        throw error;
      }
    },

    async prepare(settings, signal) {
      const harmless = "index_already_exists";
      await done(client.createIndex(indexName, { primaryKey: "id" }), TASK_TIMEOUT_MS, { harmless, signal });
      await done(index.updateSettings(settings), SETTINGS_TIMEOUT_MS, { signal });
    },

    put: (documents, signal) => done(index.addDocuments([...documents]), TASK_TIMEOUT_MS, { signal }),
    remove: (ids, signal) => done(index.deleteDocuments([...ids]), TASK_TIMEOUT_MS, { signal }),
    drop: () => done(client.deleteIndex(indexName), TASK_TIMEOUT_MS, { harmless: "index_not_found" }),

    async revisions({ after, upTo, limit }) {
      const filter = `id > ${after} AND id <= ${upTo}`;
      const { results } = await index.getDocuments({ filter, fields: ["id", "rev"], limit });
      return new Map(results.map(({ id, rev }) => [Number(id), rev]));
    },
  };
}

type Waiting = { harmless?: string; signal?: AbortSignal | undefined };

/** Waits until a task is done; `harmless` is the mistake that means that there was nothing to do. */
async function done(
  task: EnqueuedTaskPromise,
  timeout: number,
  { harmless, signal }: Waiting = {},
): Promise<void> {
  const ended = task.waitTask({ timeout, interval: POLL_MS });
  const { status, error } = await (signal === undefined ? ended : unlessAborted(ended, signal));
  if (status === "succeeded" || (error && error.code === harmless)) return;
  throw new MeiliError(`The search server's task ended as ${status}`, {
    status: 400,
    ...(error && { code: error.code }),
  });
}

/** What is waited for; rejects with the signal's reason once it is aborted. */
async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", onAbort);
    work.catch(() => undefined);
  }
}

/** What is asked for is ids and revisions: no honest answer is longer. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * The HTTP of the search server's client: the configured address alone, no redirect is followed, answers are bounded.
 * Resolves to parsed JSON. Throws MeiliError for a refusal and for what is no JSON.
 */
async function boundedFetch(...[url, init]: Parameters<typeof fetch>): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: "error" });
  const tooMuch = () => new MeiliError("The search server answered too much");
  const text = await readBounded(response, MOST_BYTES, tooMuch);
  const { status } = response;
  const body = parsed(text);
  if (!response.ok) {
    const code = (body as { code?: unknown } | undefined)?.code;
    throw new MeiliError(`The search server answered ${status}`, {
      status,
      ...(typeof code === "string" && { code }),
    });
  }
  if (text !== "" && body === undefined) throw new MeiliError("The search server answered no JSON");
  return body;
}

function parsed(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
