import { decodeRaw } from "#server/lib/images/decode-raw.ts";
import { serveWorkerJobs } from "#server/lib/work/serve-jobs.ts";

/** Decodes HEIC and BMP off the main thread; their decoders are JavaScript and WebAssembly. */
serveWorkerJobs(decodeRaw);
