import { AppError } from "#server/errors.ts";
import type { Clock } from "#server/lib/clock.ts";
import { getSubscriberNetwork, toNetworkPrefix } from "#server/lib/net/network.ts";
import { isUnexpired } from "#server/lib/recent-window.ts";

/**
 * Number of calls that a subscriber may make per `seconds`. Calls with the same `bucket` are counted
 * together.
 */
export type Rate = { bucket: string; calls: number; seconds: number };

/**
 * Rate limits against floods, counted in the memory of this process. Exact limits are counted in the
 * database.
 */
export type RateLimits = {
  /** Counts a call from an IP address. Throws RATE_LIMITED with the seconds until the window ends. */
  take(address: string, rate: Rate): void;
};

/** Window in seconds in which the calls of a network are counted. */
const HOUR = 3600;
/** A network may make as many calls per hour as this number of addresses that call continuously. */
const NETWORK_ADDRESSES = 2;

/**
 * The rate of a network (IPv4 /24, IPv6 /48), counted over all its addresses. It exceeds the hourly calls of
 * one address, so that no single address can block its neighbours, but is under a hundredth of the calls of
 * 256 addresses.
 */
export function toNetworkRate({ bucket, calls, seconds }: Rate): Rate {
  return { bucket, calls: NETWORK_ADDRESSES * calls * (HOUR / seconds), seconds: HOUR };
}

type Window = { endsAt: number; calls: number };
type Windows = Map<string, Window>;

/**
 * Counts calls in fixed windows. Stores at most `maxCallers` windows of subscribers and as many of networks,
 * and drops the oldest first.
 */
export function createAddressAndNetworkRateLimiter(clock: Clock, maxCallers = 50_000): RateLimits {
  const subscribers: Windows = new Map();
  const networks: Windows = new Map();
  return {
    take(address, rate) {
      const now = clock.now();
      const ofNetwork = toNetworkRate(rate);
      const subscriber = `${rate.bucket} ${getSubscriberNetwork(address)}`;
      const network = `${rate.bucket} ${toNetworkPrefix(address)}`;
      // Both limits are checked before counting, so that a refused call does not use up the limit of its
      // network.
      assertCallsBelowRate(subscribers.get(subscriber), rate, now);
      assertCallsBelowRate(networks.get(network), ofNetwork, now);
      incrementCallsOfWindow(subscribers, subscriber, rate, now, maxCallers);
      incrementCallsOfWindow(networks, network, ofNetwork, now, maxCallers);
    },
  };
}

const isWindowUnexpired = (window: Window | undefined, { seconds }: Rate, now: number): window is Window =>
  window !== undefined && isUnexpired(window.endsAt, seconds * 1000, now);

function assertCallsBelowRate(window: Window | undefined, rate: Rate, now: number): void {
  if (!isWindowUnexpired(window, rate, now) || window.calls < rate.calls) return;
  throw new AppError("RATE_LIMITED", { retryAfter: Math.max(1, Math.ceil((window.endsAt - now) / 1000)) });
}

function incrementCallsOfWindow(windows: Windows, key: string, rate: Rate, now: number, limit: number): void {
  const window = windows.get(key);
  if (isWindowUnexpired(window, rate, now)) {
    window.calls += 1;
    return;
  }
  windows.delete(key);
  windows.set(key, { endsAt: now + rate.seconds * 1000, calls: 1 });
  if (windows.size > limit) windows.delete(windows.keys().next().value as string);
  deleteEndedWindows(windows, now);
}

/** Deletes up to two ended windows for each new one. */
function deleteEndedWindows(windows: Windows, now: number): void {
  let looked = 0;
  for (const [key, { endsAt }] of windows) {
    if (endsAt > now || looked === 2) return;
    windows.delete(key);
    looked += 1;
  }
}
