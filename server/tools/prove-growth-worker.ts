import { serveJobs } from "#server/lib/work/serve-jobs.ts";
import { measureCase } from "./prove/growth-proof/measure-case.ts";

/** Measures a reader on a thread of its own, so that one that never ends can be ended. */
serveJobs(measureCase);
