import { AppError } from "#server/errors.ts";
import type { Clock } from "#server/lib/clock.ts";
import { networkOf, subscriberOf } from "#server/lib/net/network.ts";
import { isLive } from "#server/lib/recent-window.ts";

/** How many calls one subscriber may make in a window of `seconds`. Calls of one `bucket` are counted together. */
export type Rate = { bucket: string; calls: number; seconds: number };

/** Counts calls in memory, per process: a flood is stopped here, what must be exact is counted in rows. */
export type RateLimits = {
  /** Counts one call of an address; throws RATE_LIMITED with the seconds until the window ends. */
  take(address: string, rate: Rate): void;
};

/** Seconds for which a network is counted. */
const HOUR = 3600;
/** As much as so many of its addresses make that call without a pause for the whole hour. */
const WHOLE_ADDRESSES = 2;

/**
 * What all addresses of a network (IPv4 /24, IPv6 /48) may call in an hour. Over the hour it is more than any one address
 * can use, so nobody shuts out their neighbours alone; and less than a hundredth of what 256 addresses could send.
 */
export function networkRate({ bucket, calls, seconds }: Rate): Rate {
  return { bucket, calls: WHOLE_ADDRESSES * calls * (HOUR / seconds), seconds: HOUR };
}

type Window = { endsAt: number; calls: number };
type Windows = Map<string, Window>;

/** Fixed windows, at most `maxCallers` of subscribers and as many of networks; the oldest are forgotten first. */
export function createRateLimits(clock: Clock, maxCallers = 50_000): RateLimits {
  const subscribers: Windows = new Map();
  const networks: Windows = new Map();
  return {
    take(address, rate) {
      const now = clock.now();
      const ofNetwork = networkRate(rate);
      const subscriber = `${rate.bucket} ${subscriberOf(address)}`;
      const network = `${rate.bucket} ${networkOf(address)}`;
      // A refused call counts nowhere: who goes on beyond their own bound uses up nothing of their neighbours'.
      assertOpen(subscribers.get(subscriber), rate, now);
      assertOpen(networks.get(network), ofNetwork, now);
      countIn(subscribers, subscriber, rate, now, maxCallers);
      countIn(networks, network, ofNetwork, now, maxCallers);
    },
  };
}

const isOpen = (window: Window | undefined, { seconds }: Rate, now: number): window is Window =>
  window !== undefined && isLive(window.endsAt, seconds * 1000, now);

function assertOpen(window: Window | undefined, rate: Rate, now: number): void {
  if (!isOpen(window, rate, now) || window.calls < rate.calls) return;
  throw new AppError("RATE_LIMITED", { retryAfter: Math.max(1, Math.ceil((window.endsAt - now) / 1000)) });
}

function countIn(windows: Windows, key: string, rate: Rate, now: number, most: number): void {
  const window = windows.get(key);
  if (isOpen(window, rate, now)) {
    window.calls += 1;
    return;
  }
  windows.delete(key);
  windows.set(key, { endsAt: now + rate.seconds * 1000, calls: 1 });
  if (windows.size > most) windows.delete(windows.keys().next().value as string);
  dropEnded(windows, now);
}

/** Forgets windows that ended, two for each that begins: what is over is kept by nobody's calls. */
function dropEnded(windows: Windows, now: number): void {
  let looked = 0;
  for (const [key, { endsAt }] of windows) {
    if (endsAt > now || looked === 2) return;
    windows.delete(key);
    looked += 1;
  }
}
