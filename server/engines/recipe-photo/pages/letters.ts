import type { Blobs } from "./blobs.ts";

/** The bounding box of a connected component of about letter size. */
export type Letter = { left: number; top: number; right: number; bottom: number };

/** Components that may be letters; `size` is their usual height in pixels. */
export type Letters = { letters: Letter[]; size: number };

/** Smaller components are specks. */
const MIN_SIZE = 5;
const MAX_SIZE = 160;
/** More letters do not improve the measurements; larger pages are sampled. */
const MAX_LETTERS = 6000;

/** Selects letters by size and shape; drops frames, rules, pictures and specks. */
export function selectLetterBlobs(blobs: Blobs): Letters {
  const all: Letter[] = [];
  for (let blob = 0; blob < blobs.count; blob++) {
    const letter = {
      left: blobs.left[blob]!,
      top: blobs.top[blob]!,
      right: blobs.right[blob]!,
      bottom: blobs.bottom[blob]!,
    };
    const [width, height] = [letter.right - letter.left, letter.bottom - letter.top];
    const [long, short] = [Math.max(width, height), Math.min(width, height)];
    if (long < MIN_SIZE || long > MAX_SIZE || short * 12 < long) continue;
    if (blobs.area[blob]! < width * height * 0.12) continue;
    all.push(letter);
  }
  const size = usualHeight(all);
  const letters = all.filter((letter) => {
    const long = Math.max(letter.right - letter.left, letter.bottom - letter.top);
    return long >= size * 0.45 && long <= size * 3.5;
  });
  const step = Math.max(1, Math.floor(letters.length / MAX_LETTERS));
  return { letters: step === 1 ? letters : letters.filter((_, index) => index % step === 0), size };
}

/** Whether a component is larger than the letters of a usual page. */
export function hasBlobLargerThanLetter({ count, left, top, right, bottom }: Blobs): boolean {
  for (let blob = 0; blob < count; blob++)
    if (Math.max(right[blob]! - left[blob]!, bottom[blob]! - top[blob]!) > MAX_SIZE) return true;
  return false;
}

/** The median height, weighted by height so that many specks do not reduce it. */
function usualHeight(letters: Letter[]): number {
  const sizes = new Float64Array(MAX_SIZE + 1);
  for (const { left, top, right, bottom } of letters) {
    const size = Math.min(MAX_SIZE, Math.max(bottom - top, (right - left) * 0.7));
    sizes[Math.round(size)]! += size;
  }
  const half = sizes.reduce((sum, value) => sum + value, 0) / 2;
  let sum = 0;
  for (let size = 0; size <= MAX_SIZE; size++) {
    sum += sizes[size]!;
    if (sum >= half && sum > 0) return size;
  }
  return 0;
}
