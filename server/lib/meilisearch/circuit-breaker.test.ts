import { expect, it } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.ts";

/** Time after which the test gives up a call without a response. */
const TIMEOUT = 250;

function setUp() {
  const clock = { time: 0 };
  const breaker = createCircuitBreaker(() => clock.time);
  const admits = () => breaker.attempt() !== null;
  const fail = () => {
    const attempt = breaker.attempt();
    clock.time += TIMEOUT;
    attempt?.failed();
  };
  return { clock, breaker, admits, fail };
}

it("allows every call until one fails", () => {
  const { breaker, admits } = setUp();
  expect([admits(), admits(), breaker.isOpen]).toEqual([true, true, false]);
});

it("rejects calls after a failure, then allows one attempt", () => {
  const { clock, breaker, admits, fail } = setUp();
  fail();
  expect(admits()).toBe(false);
  clock.time += 1_000;
  const attempt = breaker.attempt();
  expect([attempt === null, admits()]).toEqual([false, false]);
  attempt?.succeeded();
  expect([admits(), admits(), breaker.isOpen]).toEqual([true, true, false]);
});

it("doubles the pause after each failed attempt, up to ten seconds", () => {
  const { clock, breaker } = setUp();
  const waits: number[] = [];
  let attempt = breaker.attempt();
  for (let turn = 0; turn < 6; turn += 1) {
    clock.time += TIMEOUT;
    attempt?.failed();
    const from = clock.time;
    for (attempt = breaker.attempt(); attempt === null; attempt = breaker.attempt()) clock.time += 100;
    waits.push(clock.time - from);
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
});

it("counts concurrent failures once", () => {
  const { clock, breaker, admits } = setUp();
  const attempts = Array.from({ length: 50 }, () => breaker.attempt());
  for (const attempt of attempts) {
    clock.time += 10;
    attempt?.failed();
  }
  clock.time = 10 + 1_000;
  expect(admits()).toBe(true);
});
