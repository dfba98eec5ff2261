import { workerData } from "node:worker_threads";
import { createScanHandler } from "#server/features/scans/service/scan-job.ts";
import { configureSharp } from "#server/lib/images/configure-sharp.ts";
import { serveWorkerJobs } from "#server/lib/work/serve-jobs.ts";

configureSharp();

/** Scans photos in a worker thread, which starts another thread for text recognition. */
const { run, close } = createScanHandler(workerData);
serveWorkerJobs(run, close);
