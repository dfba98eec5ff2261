import { AppError } from "#server/errors.ts";
import type { Clock } from "#server/lib/clock.ts";
import { isLive } from "#server/lib/lifetime.ts";

/** How many calls one caller may make in a window of `seconds`. Calls of one `bucket` are counted together. */
export type Rate = { bucket: string; calls: number; seconds: number };

/** Counts calls in memory, per process: a flood is stopped here, what must be exact is counted in rows. */
export type RateLimits = {
  /** Counts one call; throws RATE_LIMITED with the seconds until the window ends. */
  take(caller: string, rate: Rate): void;
};

type Window = { endsAt: number; calls: number };

/** Fixed windows, at most `maxCallers` of them; the oldest are forgotten first. */
export function createRateLimits(clock: Clock, maxCallers = 50_000): RateLimits {
  const windows = new Map<string, Window>();
  return {
    take(caller, rate) {
      const key = `${rate.bucket} ${caller}`;
      const now = clock.now();
      const open = windows.get(key);
      const window =
        open && isLive(open.endsAt, rate.seconds * 1000, now)
          ? open
          : { endsAt: now + rate.seconds * 1000, calls: 0 };
      if (window.calls >= rate.calls) {
        throw new AppError("RATE_LIMITED", {
          retryAfter: Math.max(1, Math.ceil((window.endsAt - now) / 1000)),
        });
      }
      window.calls += 1;
      if (window !== open) {
        windows.delete(key);
        windows.set(key, window);
        if (windows.size > maxCallers) windows.delete(windows.keys().next().value as string);
      }
    },
  };
}
