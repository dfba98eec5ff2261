/** The time as milliseconds since the epoch. Handed in wherever time matters, so tests can move it. */
export type Clock = { now(): number };

export type TestClock = Clock & {
  /** Moves the time by a number of milliseconds (a negative one moves it back). */
  advance(ms: number): void;
  /** Sets the time, in milliseconds since the epoch. */
  set(ms: number): void;
};

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still until it is moved. `start` is in milliseconds since the epoch. */
export function createTestClock(start: number = Date.UTC(2026, 0, 1)): TestClock {
  let time = start;
  return {
    now: () => time,
    advance(ms) {
      time += ms;
    },
    set(ms) {
      time = ms;
    },
  };
}
