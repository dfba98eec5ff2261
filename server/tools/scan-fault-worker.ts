import { workerData } from "node:worker_threads";
import type { ScanStep } from "#server/engines/scan/scan.ts";
import {
  createScanHandler,
  type ScanJob,
  type ScanJobAnswer,
} from "#server/features/scans/service/scan-job.ts";
import { serveJobs } from "#server/lib/work/serve-jobs.ts";

/**
 * The scanner's thread for the proof of its faults: a photo of these words makes it hang, throw, end, or take memory
 * outside of its heap without end. Every other photo is read.
 */
const { run, close } = createScanHandler(workerData ?? {});
const bombs: Buffer[] = [];

function answer(job: ScanJob, onStep: (step: ScanStep) => void): Promise<ScanJobAnswer> {
  const word = job.task === "scan" ? Buffer.from(job.photos[0] ?? []).toString("latin1", 0, 8) : "";
  if (word === "hang....") for (;;);
  if (word === "throw...") throw new TypeError("a fault");
  if (word === "exit....") process.exit(3);
  if (word === "bomb....") for (;;) bombs.push(Buffer.alloc(32 * 1024 * 1024, 1));
  return run(job, onStep);
}

serveJobs(answer, close);
