import { pick, seededRandom } from "#server/checks/fuzz/random.ts";

/** Random numbers that are the same in each run. */
export type Random = {
  /** From 0 to 1. */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
  /** Of the normal distribution around 0 with a deviation of 1. */
  normal(): number;
};

export function makeRandom(seed: number): Random {
  const next = seededRandom(seed);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => pick(next, list),
    chance: (share) => next() < share,
    // Four even numbers together: no function whose last digits differ between machines.
    normal: () => {
      const sum = next() + next() + next() + next() - 2;
      return sum * Math.sqrt(3);
    },
  };
}
