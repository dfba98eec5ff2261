import type { Letter, Letters } from "./letters.ts";

/** Fewer letters show no direction. */
const MIN_LETTERS = 25;
const NEIGHBOURS = 3;

/**
 * Direction of the text lines: `angle` in degrees clockwise, above -90 to 90. `share`: how clear it is, 0 to
 * 1.
 */
export type Direction = { angle: number; share: number };

/** Finds the direction in which most letters have their nearest neighbours; null for too few letters. */
export function findLineDirectionOrNull({ letters, size }: Letters): Direction | null {
  if (letters.length < MIN_LETTERS) return null;
  const votes = neighbourAngles(letters, size);
  const [coarse, share] = peakOf(votes);
  return { angle: sharpestAngle(letters, size, coarse), share };
}

/**
 * Counts the directions from each letter to its nearest neighbours, in a histogram of 180 degrees from -90.
 */
function neighbourAngles(letters: Letter[], size: number): Float64Array {
  const votes = new Float64Array(180);
  const cell = size * 3;
  const cells = new Map<number, number[]>();
  const keyOf = (x: number, y: number) => Math.floor(y / cell) * 100_000 + Math.floor(x / cell);
  const middles = letters.map(
    ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2] as const,
  );
  for (const [index, [x, y]] of middles.entries()) {
    const key = keyOf(x, y);
    const list = cells.get(key);
    if (list) list.push(index);
    else cells.set(key, [index]);
  }
  for (const [index, [x, y]] of middles.entries()) {
    const near: { distance: number; angle: number }[] = [];
    for (let row = -1; row <= 1; row++) {
      for (let column = -1; column <= 1; column++) {
        for (const other of cells.get(keyOf(x, y) + row * 100_000 + column) ?? []) {
          if (other === index) continue;
          const [dx, dy] = [middles[other]![0] - x, middles[other]![1] - y];
          const distance = Math.hypot(dx, dy);
          if (distance > size * 0.4 && distance < cell) near.push({ distance, angle: Math.atan2(dy, dx) });
        }
      }
    }
    near.sort((a, b) => a.distance - b.distance);
    for (const { angle } of near.slice(0, NEIGHBOURS)) {
      const degrees = (angle * 180) / Math.PI;
      votes[(((Math.round(degrees) + 90) % 180) + 180) % 180]!++;
    }
  }
  return votes;
}

function peakOf(votes: Float64Array): [number, number] {
  let [best, most, all] = [0, -1, 0];
  for (let degree = 0; degree < 180; degree++) {
    let sum = 0;
    for (let off = -5; off <= 5; off++) sum += votes[(degree + off + 180) % 180]! * (6 - Math.abs(off));
    all += votes[degree]!;
    if (sum > most) [best, most] = [degree, sum];
  }
  return [best - 90, most / Math.max(1, all * 6)];
}

/** Searches near the angle `coarse` for the one at which the letters form the sharpest lines. */
function sharpestAngle(letters: Letter[], size: number, coarse: number): number {
  let [best, most] = [coarse, 0];
  for (const [reach, step] of [
    [7, 0.5],
    [0.6, 0.1],
  ] as const) {
    const middle = best;
    for (let off = -reach; off <= reach + 1e-9; off += step) {
      const sharpness = scoreLineSharpness(letters, size, middle + off, "middle");
      if (sharpness > most) [best, most] = [middle + off, sharpness];
    }
  }
  return best > 90 ? best - 180 : best <= -90 ? best + 180 : best;
}

/**
 * Sharpness of the text lines at an angle. Projects the bottoms, tops or middles of the letters across the
 * lines and sums the squares of the narrow histogram.
 */
export function scoreLineSharpness(
  letters: Letter[],
  size: number,
  angle: number,
  part: "foot" | "head" | "middle",
): number {
  const radians = (angle * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const bin = Math.max(1.5, size / 7);
  const counts = new Map<number, number>();
  for (const { left, top, right, bottom } of letters) {
    const y = part === "foot" ? bottom : part === "head" ? top : (top + bottom) / 2;
    const index = Math.round((y * cosine - ((left + right) / 2) * sine) / bin);
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum / letters.length;
}
