import { expect, it } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.ts";

function setUp() {
  const clock = { time: 0 };
  return { clock, breaker: createCircuitBreaker(() => clock.time) };
}

it("lets everything through until something fails", () => {
  const { breaker } = setUp();
  expect([breaker.admits(), breaker.admits(), breaker.isOpen]).toEqual([true, true, false]);
});

it("keeps calls away after a failure, then lets one try", () => {
  const { clock, breaker } = setUp();
  breaker.failed();
  expect(breaker.admits()).toBe(false);
  clock.time = 1_000;
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.admits(), breaker.admits(), breaker.isOpen]).toEqual([true, true, false]);
});

it("waits longer after each try that fails, and ten seconds at most", () => {
  const { clock, breaker } = setUp();
  const waits: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    breaker.failed();
    const from = clock.time;
    while (!breaker.admits()) clock.time += 100;
    waits.push(clock.time - from);
    clock.time += 700;
  }
  expect(waits[0]).toBe(1_000);
  expect(waits[1]).toBeGreaterThan(1_000);
  expect(waits.at(-1)).toBeLessThanOrEqual(10_000);
});

it("counts calls that fail together once", () => {
  const { clock, breaker } = setUp();
  for (let call = 0; call < 50; call += 1) breaker.failed();
  clock.time = 1_000;
  expect(breaker.admits()).toBe(true);
});
