import { createSeededNumberGenerator, pick } from "#server/checks/fuzz/random.ts";

/** A deterministic random generator. */
export type Random = {
  /** From 0 to 1. */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
  /** Normally distributed with mean 0 and deviation 1. */
  normal(): number;
};

export function createSeededRandom(seed: number): Random {
  const next = createSeededNumberGenerator(seed);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => pick(next, list),
    chance: (share) => next() < share,
    // A sum of four uniform numbers avoids functions whose last digits differ between machines.
    normal: () => {
      const sum = next() + next() + next() + next() - 2;
      return sum * Math.sqrt(3);
    },
  };
}
