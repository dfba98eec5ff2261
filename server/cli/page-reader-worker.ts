import { parseAndCompressSourceOrNull } from "#server/features/imports/service/read-source.ts";
import { serveWorkerJobs } from "#server/lib/work/serve-jobs.ts";

/** Reads pages and texts off the main thread, so that a slow one delays no other request. */
serveWorkerJobs(parseAndCompressSourceOrNull);
