import { type EnqueuedTaskPromise, Meilisearch, type MultiSearchQuery, type Settings } from "meilisearch";
import { readTextOrThrowBeyond } from "../net/read-bounded.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { hasMeiliCode, isMeiliCallRefused, MeiliError } from "./meili-error.ts";

/** Default index name. */
const DEFAULT_INDEX = "larder_recipes";
const CALL_TIMEOUT_MS = 10_000;
/** A task waits for earlier ones, and settings of a large index take minutes. */
const TASK_TIMEOUT_MS = 30_000;
const SETTINGS_TIMEOUT_MS = 30 * 60_000;
const POLL_MS = 50;

type Document = { id: number; rev: string };

/**
 * The recipe index on a Meilisearch server. Every call rejects after a timeout; calls that wait for a task reject with
 * their signal's reason, while the task continues on the server.
 */
export type MeiliServer = {
  /** For the log: without key and password. */
  readonly host: string;
  /** Whether searches succeed: the last one did, or none was tried. */
  readonly answers: boolean;
  /** Ids per query, in order. Rejects without a request for a short time after a failure. */
  search(queries: readonly Omit<MultiSearchQuery, "indexUid">[], signal: AbortSignal): Promise<number[][]>;
  /** Number of documents, or null when there is no index. */
  count(): Promise<number | null>;
  /** Revision of a document, whatever the index settings; null when there is none. */
  revision(id: number): Promise<string | null>;
  /** Creates the index when missing and applies the settings. */
  prepare(settings: Settings, signal?: AbortSignal): Promise<void>;
  /** Adds or replaces documents; resolves when they can be found. */
  put(documents: readonly Document[], signal?: AbortSignal): Promise<void>;
  /** Deletes documents; resolves when they can no longer be found. */
  remove(ids: readonly number[], signal?: AbortSignal): Promise<void>;
  /** Deletes the index. */
  drop(): Promise<void>;
  /** Revisions by id, for ids above `after` up to `upTo`; at most `limit`. */
  revisions(range: { after: number; upTo: number; limit: number }): Promise<Map<number, string>>;
};

type MeiliAddress = {
  url: string;
  key?: string | undefined;
  /** The index name; servers must not share one. */
  indexName?: string | undefined;
};

export function createMeiliClient({ url, key, indexName = DEFAULT_INDEX }: MeiliAddress): MeiliServer {
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
        // A server that refuses a query or has no index yet still works.
        if (isMeiliCallRefused(error)) attempt.succeeded();
        else attempt.failed();
        throw error;
      }
    },

    async count() {
      try {
        return (await index.getStats()).numberOfDocuments;
      } catch (error) {
        if (hasMeiliCode(error, "index_not_found")) return null;
        throw error;
      }
    },

    async revision(id) {
      try {
        return (await index.getDocument(id, { fields: ["rev"] })).rev;
      } catch (error) {
        if (hasMeiliCode(error, "document_not_found") || hasMeiliCode(error, "index_not_found")) return null;
        throw error;
      }
    },

    async prepare(settings, signal) {
      const harmless = "index_already_exists";
      await waitForTask(client.createIndex(indexName, { primaryKey: "id" }), TASK_TIMEOUT_MS, {
        harmless,
        signal,
      });
      await waitForTask(index.updateSettings(settings), SETTINGS_TIMEOUT_MS, { signal });
    },

    put: (documents, signal) => waitForTask(index.addDocuments([...documents]), TASK_TIMEOUT_MS, { signal }),
    remove: (ids, signal) => waitForTask(index.deleteDocuments([...ids]), TASK_TIMEOUT_MS, { signal }),
    drop: () => waitForTask(client.deleteIndex(indexName), TASK_TIMEOUT_MS, { harmless: "index_not_found" }),

    async revisions({ after, upTo, limit }) {
      const filter = `id > ${after} AND id <= ${upTo}`;
      const { results } = await index.getDocuments({ filter, fields: ["id", "rev"], limit });
      return new Map(results.map(({ id, rev }) => [Number(id), rev]));
    },
  };
}

type Waiting = { harmless?: string; signal?: AbortSignal | undefined };

/** Waits for a task; `harmless` is the error code that means there was nothing to do. */
async function waitForTask(
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

/** Resolves like `work`, or rejects with the signal's reason once it is aborted. */
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

/** Responses contain only ids and revisions, which are shorter. */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

/**
 * fetch for the search server's client: only the configured address, no redirects, bounded responses. Resolves to
 * parsed JSON. Throws MeiliError for error responses and invalid JSON.
 */
async function boundedFetch(...[url, init]: Parameters<typeof fetch>): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: "error" });
  const tooMuch = () => new MeiliError("The search server answered too much");
  const text = await readTextOrThrowBeyond(response, MAX_RESPONSE_BYTES, tooMuch);
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
