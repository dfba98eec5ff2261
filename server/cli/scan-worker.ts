import { createScanHandler } from "#server/features/scans/service/scan-job.ts";
import { serveJobs } from "#server/lib/work/serve-jobs.ts";

/** Reads photos away from the main thread; the recognizer has a thread of its own inside this one. */
const { run, close } = createScanHandler();
serveJobs(run, close);
