import { parseAndCompressSourceOrNull } from "#server/features/imports/service/read-source.ts";
import { serveWorkerJobs } from "#server/lib/work/serve-jobs.ts";

/** Reads imported pages and texts in a worker thread, so that a slow one delays no other request. */
serveWorkerJobs(parseAndCompressSourceOrNull);
