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
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)]!,
    chance: (share) => next() < share,
    // Four even numbers together: no function whose last digits differ between machines.
    normal: () => {
      const sum = next() + next() + next() + next() - 2;
      return sum * Math.sqrt(3);
    },
  };
}
