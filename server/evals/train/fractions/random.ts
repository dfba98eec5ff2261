import { createSeededNumberGenerator, pick } from "#server/checks/fuzz/random.ts";

/** A random generator that returns the same numbers for one seed. */
export type Random = {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
  /** A normally distributed number with mean 0 and standard deviation 1. */
  normal(): number;
};

export function createSeededRandom(seed: number): Random {
  const next = createSeededNumberGenerator(seed);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => pick(next, list),
    chance: (share) => next() < share,
    // A sum of four uniform numbers approximates the normal distribution. Exact formulas need functions whose
    // last digits differ between machines.
    normal: () => {
      const sum = next() + next() + next() + next() - 2;
      return sum * Math.sqrt(3);
    },
  };
}
