import { describe, expect, it } from "vitest";
import { AppError } from "#server/errors.ts";
import { QueueFullError } from "#server/lib/work/bounded-queue.ts";
import { WorkerJobError } from "#server/lib/work/worker-pool.ts";
import type { ScannerPool } from "#server/ports.ts";
import type { ScanJobAnswer } from "./service/scan-job.ts";
import { createScannerPool, type RunScanJob } from "./service/scanner-pool.ts";

const UNAVAILABLE = { code: "SCAN_UNAVAILABLE" };
const photo = new Uint8Array([1]);

const failing = (error: unknown) => createScannerPool(async () => Promise.reject(error));
const answering = (answer: ScanJobAnswer) => createScannerPool(async () => answer);
const refusing = (reason: Extract<ScanJobAnswer, { outcome: "refused" }>["reason"]) =>
  answering({ outcome: "refused", reason });

/** Never answers and ends only at its signal, like a thread that hangs. */
const hanging: RunScanJob = (_job, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener("abort", () => reject(options.signal?.reason));
  });

describe("a scan that gives no recipe", () => {
  it.each<[string, ScannerPool, object]>([
    ["unsupported", refusing("unsupported"), { code: "SCAN_UNSUPPORTED" }],
    ["unreadable", refusing("unreadable"), { code: "SCAN_DATA_INVALID" }],
    ["of too many pixels", refusing("too-many-pixels"), { code: "SCAN_TOO_MANY_PIXELS" }],
    ["without text", refusing("no-text"), { code: "SCAN_NO_TEXT" }],
    ["without language data", answering({ outcome: "unavailable", reason: "missing" }), UNAVAILABLE],
    ["past its time", createScannerPool(hanging, 20), { code: "SCAN_TIMEOUT" }],
    ["past its thread's time", failing(new WorkerJobError("deadline", "late")), { code: "SCAN_TIMEOUT" }],
    ["whose thread crashed", failing(new WorkerJobError("crashed", "x")), UNAVAILABLE],
    ["whose thread failed", failing(new WorkerJobError("failed", "x")), UNAVAILABLE],
    ["whose thread closed", failing(new WorkerJobError("closed", "x")), UNAVAILABLE],
    ["that finds the queue full", failing(new QueueFullError(30)), { code: "SCAN_BUSY", retryAfter: 30 }],
  ])("%s says so", async (_, pool, expected) => {
    await expect(pool.scan(async () => [photo])).rejects.toMatchObject(expected);
  });

  it("that its member ended says so", async () => {
    const controller = new AbortController();
    const scan = createScannerPool(hanging).scan(async () => [photo], { signal: controller.signal });
    controller.abort(new AppError("SCAN_CANCELLED"));
    await expect(scan).rejects.toMatchObject({ code: "SCAN_CANCELLED" });
  });

  it("decodes no photo while another one is read, and nothing once its member ended it", async () => {
    const prepared: number[] = [];
    const pool = createScannerPool(hanging);
    const [first, second] = [new AbortController(), new AbortController()];
    const scan = (number: number, { signal }: AbortController) =>
      pool.scan(
        async () => {
          prepared.push(number);
          return [photo];
        },
        { signal },
      );
    const both = [scan(1, first), scan(2, second)];
    second.abort(new AppError("SCAN_CANCELLED"));
    await expect(both[1]).rejects.toMatchObject({ code: "SCAN_CANCELLED" });
    first.abort(new AppError("SCAN_CANCELLED"));
    await expect(both[0]).rejects.toMatchObject({ code: "SCAN_CANCELLED" });
    await new Promise(setImmediate);
    expect(prepared).toEqual([1]);
  });

  it("is declined with the seconds to wait when ten others wait", async () => {
    const pool = createScannerPool(hanging);
    const controller = new AbortController();
    const { signal } = controller;
    const all = Array.from({ length: 12 }, () => pool.scan(async () => [photo], { signal }));
    await expect(all[11]).rejects.toMatchObject({ code: "SCAN_BUSY", retryAfter: expect.any(Number) });
    controller.abort(new AppError("SCAN_CANCELLED"));
    for (const scan of all.slice(0, 11)) await expect(scan).rejects.toMatchObject({ code: "SCAN_CANCELLED" });
  });

  it("leaves its memory to others once its thread has ended", async () => {
    let end = () => {};
    const freed = new Promise<void>((resolve) => {
      end = resolve;
    });
    let started = 0;
    const runJob = async (): Promise<ScanJobAnswer> => {
      started += 1;
      return { outcome: "refused", reason: "no-text" };
    };
    const pool = createScannerPool(Object.assign(runJob, { freed: () => freed }));
    await expect(pool.scan(async () => [photo])).rejects.toMatchObject({ code: "SCAN_NO_TEXT" });
    const next = pool.scan(async () => [photo]);
    await new Promise(setImmediate);
    expect(started).toBe(1);
    end();
    await expect(next).rejects.toMatchObject({ code: "SCAN_NO_TEXT" });
  });

  it("passes on an unexpected error", async () => {
    await expect(failing(new TypeError("x")).scan(async () => [photo])).rejects.toThrow(TypeError);
  });
});
