import { type EnqueuedTaskPromise, Meilisearch, type MultiSearchQuery, type Settings } from "meilisearch";
import { readTextOrThrowBeyondLimit } from "../net/read-bounded.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { hasMeiliErrorCode, isMeiliCallRefusedError, MeiliError } from "./meili-error.ts";

const DEFAULT_INDEX = "larder_recipes";
const CALL_TIMEOUT_MS = 10_000;
/** Tasks run one after the other, and applying settings to a large index takes minutes. */
const TASK_TIMEOUT_MS = 30_000;
const SETTINGS_TIMEOUT_MS = 30 * 60_000;
const POLL_MS = 50;

type Document = { id: number; rev: string };

/**
 * The recipe index on a Meilisearch server. Every call rejects after a timeout. A call that waits for a task
 * also rejects when its signal aborts, but the task continues on the server.
 */
export type MeiliServer = {
  /** Host for the log, without key or password. */
  readonly host: string;
  /** True if the last search succeeded, or before the first one. */
  readonly answers: boolean;
  /**
   * Document ids for each query, in the order of the queries. After a failure, calls reject at once for a
   * short time.
   */
  search(queries: readonly Omit<MultiSearchQuery, "indexUid">[], signal: AbortSignal): Promise<number[][]>;
  /** Number of documents; null when the index does not exist. */
  count(): Promise<number | null>;
  /** Revision of a document; null when it does not exist. Works whatever the index settings. */
  revision(id: number): Promise<string | null>;
  /** Creates the index if it does not exist and applies the settings. */
  prepare(settings: Settings, signal?: AbortSignal): Promise<void>;
  /** Adds or replaces documents. Resolves when searches find them. */
  put(documents: readonly Document[], signal?: AbortSignal): Promise<void>;
  /** Deletes documents. Resolves when searches no longer find them. */
  remove(ids: readonly number[], signal?: AbortSignal): Promise<void>;
  /** Deletes the index with all documents. */
  drop(): Promise<void>;
  /** Revisions by document id, for at most `limit` ids greater than `after` and up to `upTo`. */
  revisions(range: { after: number; upTo: number; limit: number }): Promise<Map<number, string>>;
};

type MeiliAddress = {
  url: string;
  key?: string | undefined;
  /** Name of the index. Larder servers that share a Meilisearch server need different names. */
  indexName?: string | undefined;
};

export function createMeiliClient({ url, key, indexName = DEFAULT_INDEX }: MeiliAddress): MeiliServer {
  const client = new Meilisearch({
    host: url,
    ...(key !== undefined && { apiKey: key }),
    timeout: CALL_TIMEOUT_MS,
    httpClient: fetchJsonWithinSizeLimit,
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
        // A server that refuses the query or lacks the index has answered, so the breaker stays closed.
        if (isMeiliCallRefusedError(error)) attempt.succeeded();
        else attempt.failed();
        throw error;
      }
    },

    async count() {
      try {
        return (await index.getStats()).numberOfDocuments;
      } catch (error) {
        if (hasMeiliErrorCode(error, "index_not_found")) return null;
        throw error;
      }
    },

    async revision(id) {
      try {
        return (await index.getDocument(id, { fields: ["rev"] })).rev;
      } catch (error) {
        if (hasMeiliErrorCode(error, "document_not_found") || hasMeiliErrorCode(error, "index_not_found"))
          return null;
        throw error;
      }
    },

    async prepare(settings, signal) {
      const harmless = "index_already_exists";
      await waitForMeiliTask(client.createIndex(indexName, { primaryKey: "id" }), TASK_TIMEOUT_MS, {
        harmless,
        signal,
      });
      await waitForMeiliTask(index.updateSettings(settings), SETTINGS_TIMEOUT_MS, { signal });
    },

    put: (documents, signal) =>
      waitForMeiliTask(index.addDocuments([...documents]), TASK_TIMEOUT_MS, { signal }),
    remove: (ids, signal) => waitForMeiliTask(index.deleteDocuments([...ids]), TASK_TIMEOUT_MS, { signal }),
    drop: () =>
      waitForMeiliTask(client.deleteIndex(indexName), TASK_TIMEOUT_MS, { harmless: "index_not_found" }),

    async revisions({ after, upTo, limit }) {
      const filter = `id > ${after} AND id <= ${upTo}`;
      const { results } = await index.getDocuments({ filter, fields: ["id", "rev"], limit });
      return new Map(results.map(({ id, rev }) => [Number(id), rev]));
    },
  };
}

type Waiting = { harmless?: string; signal?: AbortSignal | undefined };

/** Waits for a task. A task that failed with the error code `harmless` counts as done. */
async function waitForMeiliTask(
  task: EnqueuedTaskPromise,
  timeout: number,
  { harmless, signal }: Waiting = {},
): Promise<void> {
  const ended = task.waitTask({ timeout, interval: POLL_MS });
  const { status, error } = await (signal === undefined ? ended : rejectWhenAborted(ended, signal));
  if (status === "succeeded" || (error && error.code === harmless)) return;
  throw new MeiliError(`The search server's task ended as ${status}`, {
    status: 400,
    ...(error && { code: error.code }),
  });
}

/** Settles like `work`, or rejects with the reason of the signal when it aborts first. */
async function rejectWhenAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
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

/** Far above a response, which contains only ids and revisions. */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

/**
 * `fetch` for the Meilisearch client: follows no redirects and limits the response size. Resolves to parsed
 * JSON. Throws MeiliError for an error response or invalid JSON.
 */
async function fetchJsonWithinSizeLimit(...[url, init]: Parameters<typeof fetch>): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: "error" });
  const tooMuch = () => new MeiliError("The search server answered too much");
  const text = await readTextOrThrowBeyondLimit(response, MAX_RESPONSE_BYTES, tooMuch);
  const { status } = response;
  const body = parseJsonOrUndefined(text);
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

function parseJsonOrUndefined(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
