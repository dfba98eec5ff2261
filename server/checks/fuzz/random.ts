export type Random = () => number;

/** The Mulberry32 generator: numbers in [0, 1), equal for equal seeds. Neighbouring seeds share numbers. */
export function createSeededNumberGenerator(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Random numbers that are equal for equal seeds, so that a failure can be reproduced. */
export function seededFuzzRandom(seed: number): Random {
  // `Math.imul`, because a product of doubles would lose the lowest bits of a large seed.
  return createSeededNumberGenerator(Math.imul(seed, 2654435761));
}

export const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;
