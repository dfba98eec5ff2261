import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** How late turns of the main loop were, in milliseconds. */
export type LoopLag = { p50: number; p95: number; p99: number };

/** A timer of this step is what the loop is measured by; that it comes after it is no lag. */
const STEP_MS = 1;

/** No thread of its own: loaded before a server's own code (`--import`), it tells whoever started it of its main loop, since it was asked last. */
if (isMainThread && process.send !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: STEP_MS });
  delay.enable();
  process.on("message", () => {
    const percentileOf = (percent: number) =>
      Math.max(0, Math.round((delay.percentile(percent) / 1e6 - STEP_MS) * 100) / 100);
    process.send?.({ p50: percentileOf(50), p95: percentileOf(95), p99: percentileOf(99) } satisfies LoopLag);
    delay.reset();
  });
  // It listens, and keeps no server from ending.
  process.channel?.unref();
}
