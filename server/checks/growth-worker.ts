import { serveWorkerJobs } from "#server/lib/work/serve-jobs.ts";
import { measureGrowthOfCase } from "./growth/measure-case.ts";

/** Measures a reader on its own thread, so that a reader that never ends can be terminated. */
serveWorkerJobs(measureGrowthOfCase);
