import { createScanner } from "#server/engines/scan/scan.ts";
import { serveJobs } from "#server/lib/serve-jobs.ts";

/** Reads photos away from the main thread; the recognizer has a thread of its own inside this one. */
const { run, close } = createScanner();
serveJobs(run, close);
