import { describe, expect, it } from "vitest";
import { AppError } from "#server/errors.ts";
import { QueueFullError } from "#server/lib/work/bounded-queue.ts";
import { WorkerJobError } from "#server/lib/work/worker-pool.ts";
import type { ScanJobAnswer } from "./service/scan-job.ts";
import { createScannerPool, type RunScanJob } from "./service/scanner-pool.ts";

const photo = new Uint8Array([1]);

/** A pool whose threads answer so. */
function answering(run: RunScanJob, deadlineMs?: number) {
  return createScannerPool(run, deadlineMs);
}

const failing = (error: unknown) => answering(async () => Promise.reject(error));
const refusing = (answer: ScanJobAnswer) => answering(async () => answer);

/** Never answers, but for the signal: what a hung thread looks like from here. */
const hanging: RunScanJob = (_job, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener("abort", () => reject(options.signal?.reason));
  });

describe("a scan that gives no recipe", () => {
  it.each([
    ["unsupported", "SCAN_UNSUPPORTED"],
    ["unreadable", "SCAN_DATA_INVALID"],
    ["too-many-pixels", "SCAN_TOO_LARGE"],
    ["no-text", "SCAN_NO_TEXT"],
  ] as const)("%s is %s", async (reason, code) => {
    const scan = refusing({ outcome: "refused", reason }).scan([photo]);
    await expect(scan).rejects.toMatchObject({ code });
  });

  it("without language data is not available", async () => {
    const scan = refusing({ outcome: "unavailable", reason: "missing" }).scan([photo]);
    await expect(scan).rejects.toMatchObject({ code: "SCAN_UNAVAILABLE" });
  });

  it("past its time took too long, the time in the queue included", async () => {
    await expect(answering(hanging, 20).scan([photo])).rejects.toMatchObject({
      code: "SCAN_TIMEOUT",
    });
    const late = new WorkerJobError("deadline", "The job took over 30000 ms");
    await expect(failing(late).scan([photo])).rejects.toMatchObject({ code: "SCAN_TIMEOUT" });
  });

  it("whose thread died or threw is not available", async () => {
    for (const kind of ["crashed", "failed", "closed"] as const) {
      const scan = failing(new WorkerJobError(kind, "x")).scan([photo]);
      await expect(scan, kind).rejects.toMatchObject({ code: "SCAN_UNAVAILABLE" });
    }
  });

  it("that finds the queue full may ask again", async () => {
    const scan = failing(new QueueFullError(30)).scan([photo]);
    await expect(scan).rejects.toMatchObject({ code: "SCAN_BUSY", retryAfter: 30 });
  });

  it("that its member ended says so", async () => {
    const controller = new AbortController();
    const scan = answering(hanging).scan([photo], { signal: controller.signal });
    controller.abort(new AppError("SCAN_CANCELLED"));
    await expect(scan).rejects.toMatchObject({ code: "SCAN_CANCELLED" });
  });

  it("for a reason nobody foresaw is told as it is", async () => {
    await expect(failing(new TypeError("x")).scan([photo])).rejects.toThrow(TypeError);
  });
});
