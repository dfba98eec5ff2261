import type { Letter, Letters } from "./letters.ts";

/** A chain shorter than this many letters says little about the shape of a line. */
const FEWEST = 6;

/** Letters that stand next to each other, from left to right, on an image that is about upright. */
export function chainLetters({ letters, size }: Letters): Letter[][] {
  const sorted = [...letters].sort((a, b) => a.left - b.left);
  const next = sorted.map((letter, at) => neighbourOf(sorted, at, letter, size));
  const before = new Map<number, number>();
  for (const [at, to] of next.entries()) {
    const rival = before.get(to);
    if (to >= 0 && (rival === undefined || sorted[rival]!.right < sorted[at]!.right)) before.set(to, at);
  }
  const isNext = (at: number) => next[at]! >= 0 && before.get(next[at]!) === at;
  const chains: Letter[][] = [];
  for (let start = 0; start < sorted.length; start++) {
    const from = before.get(start);
    if (from !== undefined && isNext(from) && next[from] === start) continue;
    const chain = [sorted[start]!];
    for (let at = start; isNext(at); ) {
      at = next[at]!;
      chain.push(sorted[at]!);
    }
    if (chain.length >= FEWEST) chains.push(chain);
  }
  return chains;
}

/** The nearest letter on the right at the same height, or -1. */
function neighbourOf(sorted: Letter[], at: number, letter: Letter, size: number): number {
  const height = letter.bottom - letter.top;
  let [best, nearest] = [-1, size * 2.5];
  for (let other = at + 1; other < sorted.length; other++) {
    const candidate = sorted[other]!;
    if (candidate.left > letter.right + size * 2.5) break;
    const shared = Math.min(letter.bottom, candidate.bottom) - Math.max(letter.top, candidate.top);
    if (shared < Math.min(height, candidate.bottom - candidate.top) * 0.5) continue;
    const gap = Math.max(0, candidate.left - letter.right) + Math.abs(candidate.bottom - letter.bottom) * 0.5;
    if (candidate.left > letter.left + 1 && gap < nearest) [best, nearest] = [other, gap];
  }
  return best;
}
