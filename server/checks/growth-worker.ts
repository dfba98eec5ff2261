import { serveWorkerJobs } from "#server/lib/work/serve-jobs.ts";
import { measureGrowthOfCase } from "./growth/measure-case.ts";

/** Measures a parser in a thread of its own, so that a parser that never ends can be terminated. */
serveWorkerJobs(measureGrowthOfCase);
