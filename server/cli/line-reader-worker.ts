import { runParseLinesJob } from "#server/features/recipes/service/list-reader.ts";
import { serveWorkerJobs } from "#server/lib/work/serve-jobs.ts";

/** Reads long lists of ingredient lines off the main thread and in another worker than imported pages. */
serveWorkerJobs(runParseLinesJob);
