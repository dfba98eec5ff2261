import { describe, expect, it } from "vitest";
import { createTestClock } from "#server/lib/clock.ts";
import { createAddressAndNetworkRateLimiter, type Rate, toNetworkRate } from "./rate-limits.ts";

const MINUTE = 60_000;
const rate: Rate = { bucket: "login", calls: 5, seconds: 60 };

function limitsAt(maxCallers?: number) {
  const clock = createTestClock(Date.UTC(2026, 2, 10, 12));
  const limits = createAddressAndNetworkRateLimiter(clock, maxCallers);
  /** Number of calls from an address that pass. */
  const passing = (address: string, calls: number, of: Rate = rate) => {
    let passed = 0;
    for (let call = 0; call < calls; call += 1) {
      try {
        limits.take(address, of);
        passed += 1;
      } catch (error) {
        expect(error).toMatchObject({ code: "RATE_LIMITED" });
      }
    }
    return passed;
  };
  return { clock, limits, passing };
}

describe("rate limits", () => {
  it("allow a number of calls per address and window, and reset with the next window", () => {
    const { clock, passing } = limitsAt();
    expect(passing("192.0.2.1", 9)).toBe(5);
    expect(passing("192.0.2.1", 9, { ...rate, bucket: "read" })).toBe(5);
    clock.advance(MINUTE);
    expect(passing("192.0.2.1", 9)).toBe(5);
  });

  it("count the addresses of one IPv6 subscriber together", () => {
    const { passing } = limitsAt();
    expect(passing("2001:db8:0:1::1", 3)).toBe(3);
    expect(passing("2001:db8:0:1::2", 3)).toBe(2);
    expect(passing("2001:db8:0:2::1", 3)).toBe(3);
  });

  it.each([
    ["192.0.2", (now: number) => `192.0.2.${now % 256}`, "192.0.3.1"],
    ["an IPv6 /48", (now: number) => `2001:db8:7:${now.toString(16)}::1`, "2001:db8:8::1"],
  ])("limit the calls of a network per hour: %s", (_name, addressOf, outside) => {
    const { clock, limits, passing } = limitsAt();
    const most = toNetworkRate(rate).calls;
    let passed = 0;
    for (let now = 0; now < 256; now += 1) passed += passing(addressOf(now), 5);
    expect(passed).toBe(most);
    expect(() => limits.take(addressOf(200), rate)).toThrow(
      expect.objectContaining({ code: "RATE_LIMITED", retryAfter: 3600 }),
    );
    expect(passing(outside, 1)).toBe(1);
    expect(passing(addressOf(1), 1, { ...rate, bucket: "read" })).toBe(1);
    clock.advance(59 * MINUTE);
    expect(passing(addressOf(1), 1)).toBe(0);
    clock.advance(MINUTE);
    expect(passing(addressOf(1), 1)).toBe(1);
  });

  it("leave the rest of the network its calls when one address never stops", () => {
    const { clock, passing } = limitsAt();
    for (let minute = 0; minute < 60; minute += 1) {
      expect(passing("192.0.2.1", 50)).toBe(5);
      expect(passing("192.0.2.2", 5)).toBe(5);
      clock.advance(MINUTE);
    }
  });

  it("forget the oldest windows of subscribers, but none of networks", () => {
    const { passing } = limitsAt(3);
    const most = toNetworkRate(rate).calls;
    let passed = 0;
    for (let now = 0; now < 1000; now += 1) passed += passing(`2001:db8:7:${now.toString(16)}::1`, 1);
    expect(passed).toBe(most);
  });

  it("reset a subscriber whose window was forgotten, and no other", () => {
    const { passing } = limitsAt(3);
    const call = (subscribers: number[]) => subscribers.map((now) => passing(`198.51.${now}.1`, 9));
    expect(call([1, 2, 3])).toEqual([5, 5, 5]);
    expect(call([1, 2, 3])).toEqual([0, 0, 0]);
    expect(call([4, 2, 3, 4, 1])).toEqual([5, 0, 0, 0, 5]);
  });
});
