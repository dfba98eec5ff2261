import { workerData } from "node:worker_threads";
import { createScanHandler } from "#server/features/scans/service/scan-job.ts";
import { configureSharp } from "#server/lib/images/configure-sharp.ts";
import { serveWorkerJobs } from "#server/lib/work/serve-jobs.ts";

configureSharp();

/** Reads photos off the main thread; the recognizer has its own thread below this one. */
const { run, close } = createScanHandler(workerData);
serveWorkerJobs(run, close);
