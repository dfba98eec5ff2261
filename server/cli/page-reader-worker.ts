import { readSource } from "#server/features/imports/service/read-source.ts";
import { serveJobs } from "#server/lib/work/serve-jobs.ts";

/** Reads pages and texts away from the main thread: one that takes long delays nobody else. */
serveJobs(readSource);
