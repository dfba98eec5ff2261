import type { Letter, Letters } from "./letters.ts";

/** Chains of fewer letters do not show the shape of a line. */
const MIN_CHAIN = 6;

/** Joins adjacent letters into chains from left to right. The lines of the image must be about horizontal. */
export function chainLettersIntoLines({ letters, size }: Letters): Letter[][] {
  const sorted = [...letters].sort((a, b) => a.left - b.left);
  const next = sorted.map((letter, index) => neighbourOf(sorted, index, letter, size));
  const before = new Map<number, number>();
  for (const [index, to] of next.entries()) {
    const rival = before.get(to);
    if (to >= 0 && (rival === undefined || sorted[rival]!.right < sorted[index]!.right))
      before.set(to, index);
  }
  const isNext = (index: number) => next[index]! >= 0 && before.get(next[index]!) === index;
  const chains: Letter[][] = [];
  for (let start = 0; start < sorted.length; start++) {
    const from = before.get(start);
    if (from !== undefined && isNext(from) && next[from] === start) continue;
    const chain = [sorted[start]!];
    for (let index = start; isNext(index); ) {
      index = next[index]!;
      chain.push(sorted[index]!);
    }
    if (chain.length >= MIN_CHAIN) chains.push(chain);
  }
  return chains;
}

/** Index of the nearest letter on the right at the same height, or -1. */
function neighbourOf(sorted: Letter[], index: number, letter: Letter, size: number): number {
  const height = letter.bottom - letter.top;
  let [best, nearest] = [-1, size * 2.5];
  for (let other = index + 1; other < sorted.length; other++) {
    const candidate = sorted[other]!;
    if (candidate.left > letter.right + size * 2.5) break;
    const shared = Math.min(letter.bottom, candidate.bottom) - Math.max(letter.top, candidate.top);
    if (shared < Math.min(height, candidate.bottom - candidate.top) * 0.5) continue;
    const gap = Math.max(0, candidate.left - letter.right) + Math.abs(candidate.bottom - letter.bottom) * 0.5;
    if (candidate.left > letter.left + 1 && gap < nearest) [best, nearest] = [other, gap];
  }
  return best;
}
