import { readLinesJob } from "#server/features/recipes/service/list-reader.ts";
import { serveJobs } from "#server/lib/work/serve-jobs.ts";

/** Reads long lists of ingredient lines away from the main thread, and from the pages that others import. */
serveJobs(readLinesJob);
