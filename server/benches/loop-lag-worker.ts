import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** Percentiles of the delay of the main event loop, in milliseconds. */
export type LoopLag = { p50: number; p95: number; p99: number };

/** The timer interval of the measurement, which is subtracted from the delay. */
const STEP_MS = 1;

/**
 * This module is loaded before the server's code (`--import`). On each message from the parent process it
 * reports the delay since the previous message.
 */
if (isMainThread && process.send !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: STEP_MS });
  delay.enable();
  process.on("message", () => {
    const percentileOf = (percent: number) =>
      Math.max(0, Math.round((delay.percentile(percent) / 1e6 - STEP_MS) * 100) / 100);
    process.send?.({ p50: percentileOf(50), p95: percentileOf(95), p99: percentileOf(99) } satisfies LoopLag);
    delay.reset();
  });
  // Without this, the listener would prevent the process from exiting.
  process.channel?.unref();
}
