import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** Delay of the main event loop in milliseconds. */
export type LoopLag = { p50: number; p95: number; p99: number };

/** Timer interval of the measurement; it is subtracted from the delay. */
const STEP_MS = 1;

/**
 * Loaded before the server's code (`--import`); on a message it reports the main loop's delay since the last
 * message to the parent process.
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
  // The listener must not keep the server alive.
  process.channel?.unref();
}
