import { expect, it } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.ts";

/** A call that gets no answer is given up after so long. */
const LATE = 250;

function setUp() {
  const clock = { time: 0 };
  const breaker = createCircuitBreaker(() => clock.time);
  const admits = () => breaker.attempt() !== null;
  const fail = () => {
    const attempt = breaker.attempt();
    clock.time += LATE;
    attempt?.failed();
  };
  return { clock, breaker, admits, fail };
}

it("lets everything through until something fails", () => {
  const { breaker, admits } = setUp();
  expect([admits(), admits(), breaker.isOpen]).toEqual([true, true, false]);
});

it("keeps calls away after a failure, then lets one try", () => {
  const { clock, breaker, admits, fail } = setUp();
  fail();
  expect(admits()).toBe(false);
  clock.time += 1_000;
  const attempt = breaker.attempt();
  expect([attempt === null, admits()]).toEqual([false, false]);
  attempt?.succeeded();
  expect([admits(), admits(), breaker.isOpen]).toEqual([true, true, false]);
});

it("waits twice as long after each try that fails, and ten seconds at most", () => {
  const { clock, breaker } = setUp();
  const waits: number[] = [];
  let attempt = breaker.attempt();
  for (let turn = 0; turn < 6; turn += 1) {
    clock.time += LATE;
    attempt?.failed();
    const from = clock.time;
    for (attempt = breaker.attempt(); attempt === null; attempt = breaker.attempt()) clock.time += 100;
    waits.push(clock.time - from);
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
});

it("counts calls that fail together once", () => {
  const { clock, breaker, admits } = setUp();
  const attempts = Array.from({ length: 50 }, () => breaker.attempt());
  for (const attempt of attempts) {
    clock.time += 10;
    attempt?.failed();
  }
  clock.time = 10 + 1_000;
  expect(admits()).toBe(true);
});
