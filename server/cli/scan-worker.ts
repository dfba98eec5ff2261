import { workerData } from "node:worker_threads";
import { createScanHandler } from "#server/features/scans/service/scan-job.ts";
import { serveJobs } from "#server/lib/work/serve-jobs.ts";

/** Reads photos off the main thread; the recognizer has its own thread below this one. */
const { run, close } = createScanHandler(workerData);
serveJobs(run, close);
