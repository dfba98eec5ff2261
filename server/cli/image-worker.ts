import { configureSharp } from "#server/lib/images/configure-sharp.ts";
import { decodeRaw } from "#server/lib/images/decode-raw.ts";
import { serveWorkerJobs } from "#server/lib/work/serve-jobs.ts";

configureSharp();

/** Decodes HEIC and BMP in a worker thread, because their decoders would block the main thread. */
serveWorkerJobs(decodeRaw);
