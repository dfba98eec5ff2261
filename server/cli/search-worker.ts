import { workerData } from "node:worker_threads";
import { openReadOnlyConnection } from "#db/reader.ts";
import { createEmbeddedSearch, type SqlHandle } from "#server/engines/search/search.ts";
import type { SearchJob, SearchJobAnswer } from "#server/features/search/service/search-threads.ts";
import { serveWorkerJobs } from "#server/lib/work/serve-jobs.ts";

/** Searches in a worker thread, on its own read-only connection. */
const reader = openReadOnlyConnection((workerData as { path: string }).path);
const engine = createEmbeddedSearch();
const sql: SqlHandle = {
  run: () => Promise.reject(new Error("A search thread writes nothing")),
  all: async (text, args) => reader.all(text, args),
};

serveWorkerJobs<SearchJob, SearchJobAnswer>(
  ({ call, asked }) =>
    call === "query"
      ? engine.query(sql, asked)
      : call === "quick"
        ? engine.quick(sql, asked)
        : engine.listMatches(sql, asked),
  () => reader.close(),
);
