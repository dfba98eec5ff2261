/** Milliseconds since the epoch. Injected, so that tests can set the time. */
export type Clock = { now(): number };

export type TestClock = Clock & {
  /** Moves the time by `ms`, which may be negative. */
  advance(ms: number): void;
  /** Sets the time, in milliseconds since the epoch. */
  set(ms: number): void;
};

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that moves only when set. `start` is in milliseconds since the epoch. */
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
