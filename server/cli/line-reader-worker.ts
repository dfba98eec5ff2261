import { runParseLinesJob } from "#server/features/recipes/service/list-reader.ts";
import { serveWorkerJobs } from "#server/lib/work/serve-jobs.ts";

/**
 * Reads long lists of ingredient lines in a worker thread. Imported pages have another one, so that they do
 * not delay each other.
 */
serveWorkerJobs(runParseLinesJob);
