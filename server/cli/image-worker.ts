import { configureSharp } from "#server/lib/images/configure-sharp.ts";
import { decodeRaw } from "#server/lib/images/decode-raw.ts";
import { serveWorkerJobs } from "#server/lib/work/serve-jobs.ts";

configureSharp();

/** Decodes HEIC and BMP off the main thread; their decoders are JavaScript and WebAssembly. */
serveWorkerJobs(decodeRaw);
