import { expect, test } from "vitest";
import { createTestClock, systemClock } from "./clock.ts";

test("the system clock runs with the machine's time", () => {
  const before = Date.now();
  expect(systemClock.now()).toBeGreaterThanOrEqual(before);
  expect(systemClock.now()).toBeLessThanOrEqual(Date.now());
});

test("a test clock stands still until it is moved", () => {
  const clock = createTestClock(1_000);
  expect(clock.now()).toBe(1_000);
  clock.advance(250);
  expect(clock.now()).toBe(1_250);
  clock.advance(-1_250);
  expect(clock.now()).toBe(0);
  clock.set(42);
  expect(clock.now()).toBe(42);
});
