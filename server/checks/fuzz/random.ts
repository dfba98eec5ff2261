export type Random = () => number;

/** Mulberry32: numbers in [0, 1) that repeat for the same seed. Neighbouring seeds share numbers. */
export function createSeededNumberGenerator(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A generator that repeats for the same seed, so that a failure can be reproduced. */
export function seededFuzzRandom(seed: number): Random {
  // As a product of doubles, large seeds would lose their lowest bits and share their numbers.
  return createSeededNumberGenerator(Math.imul(seed, 2654435761));
}

export const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;
