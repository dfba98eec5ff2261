import type { GreyImage } from "../reading.ts";

/** Darker pixels of an evenly lit image are ink. */
const MAX_INK_LEVEL = 128;

/** Connected components of ink: bounding boxes (`right` and `bottom` exclusive) and areas, in pixels. */
export type Blobs = {
  count: number;
  left: Int32Array;
  top: Int32Array;
  right: Int32Array;
  bottom: Int32Array;
  area: Int32Array;
};

/** Finds the connected components (8 neighbours) of pixels darker than `ink`. */
export function findConnectedInkComponents({ width, height, data }: GreyImage, ink = MAX_INK_LEVEL): Blobs {
  const runs = findRuns(width, height, data, ink);
  const parent = joinRuns(runs, height);
  return boxRuns(runs, parent);
}

type Runs = { count: number; start: Int32Array; end: Int32Array; row: Int32Array; firstOfRow: Int32Array };

function findRuns(width: number, height: number, data: Uint8Array, ink: number): Runs {
  let capacity = 1 << 16;
  let [start, end, row] = [new Int32Array(capacity), new Int32Array(capacity), new Int32Array(capacity)];
  const firstOfRow = new Int32Array(height + 1);
  let count = 0;
  for (let y = 0; y < height; y++) {
    firstOfRow[y] = count;
    const last = (y + 1) * width;
    for (let offset = y * width; offset < last; offset++) {
      if (data[offset]! >= ink) continue;
      const from = offset;
      while (offset < last && data[offset]! < ink) offset++;
      if (count === capacity) {
        capacity *= 2;
        [start, end, row] = [grow(start, capacity), grow(end, capacity), grow(row, capacity)];
      }
      start[count] = from - y * width;
      end[count] = offset - y * width;
      row[count++] = y;
    }
  }
  firstOfRow[height] = count;
  return { count, start, end, row, firstOfRow };
}

function grow(list: Int32Array, capacity: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(capacity);
  grown.set(list);
  return grown;
}

function joinRuns({ count, start, end, firstOfRow }: Runs, height: number): Int32Array {
  const parent = new Int32Array(count);
  for (let run = 0; run < count; run++) parent[run] = run;
  for (let y = 1; y < height; y++) {
    let above = firstOfRow[y - 1]!;
    const aboveEnd = firstOfRow[y]!;
    for (let run = aboveEnd; run < firstOfRow[y + 1]!; run++) {
      while (above < aboveEnd && end[above]! < start[run]!) above++;
      for (let other = above; other < aboveEnd && start[other]! <= end[run]!; other++) {
        const [a, b] = [rootOf(parent, other), rootOf(parent, run)];
        parent[Math.max(a, b)] = Math.min(a, b);
      }
    }
  }
  return parent;
}

function rootOf(parent: Int32Array, run: number): number {
  let root = run;
  while (parent[root] !== root) {
    parent[root] = parent[parent[root]!]!;
    root = parent[root]!;
  }
  return root;
}

function boxRuns({ count, start, end, row }: Runs, parent: Int32Array): Blobs {
  const blobOf = new Int32Array(count);
  let blobs = 0;
  for (let run = 0; run < count; run++) {
    const root = rootOf(parent, run);
    blobOf[run] = root === run ? blobs++ : blobOf[root]!;
  }
  const left = new Int32Array(blobs).fill(1 << 30);
  const top = new Int32Array(blobs).fill(1 << 30);
  const [right, bottom, area] = [new Int32Array(blobs), new Int32Array(blobs), new Int32Array(blobs)];
  for (let run = 0; run < count; run++) {
    const blob = blobOf[run]!;
    left[blob] = Math.min(left[blob]!, start[run]!);
    right[blob] = Math.max(right[blob]!, end[run]!);
    top[blob] = Math.min(top[blob]!, row[run]!);
    bottom[blob] = Math.max(bottom[blob]!, row[run]! + 1);
    area[blob]! += end[run]! - start[run]!;
  }
  return { count: blobs, left, top, right, bottom, area };
}
