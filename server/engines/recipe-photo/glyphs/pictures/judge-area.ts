import type { SmallPage } from "./small-page.ts";
import { overlapOf, sizeOf } from "./solid-areas.ts";
import type { Area } from "./split-area.ts";

/** What tells a picture from a tinted box, a heading or the table under the page; each 0 to 1. */
export type Signs = {
  /** How much of the box is no paper. */
  full: number;
  /** How much of its sides is a sudden change. */
  edged: number;
  /** How many different tones there are, evenly spread. */
  varied: number;
  /** The share of the commonest tone. */
  plain: number;
  /** The share of words in it. */
  worded: number;
  /** How much of its sides lies at the edge of the page. */
  outer: number;
  /** The share of the page. */
  size: number;
};

/** Sixteen steps of light, thirty-two of each colour difference. */
const TONES = 16 * 32 * 32;

export function readSigns(page: SmallPage, mask: Uint8Array, area: Area, words: Area[]): Signs {
  const tones = new Uint32Array(TONES);
  let covered = 0;
  for (let y = area.y0; y < area.y1; y += 1)
    for (let x = area.x0; x < area.x1; x += 1) {
      const i = y * page.width + x;
      covered += mask[i]!;
      const tone =
        (page.light[i]! >> 4) * 1024 + ((page.blue[i]! + 256) >> 4) * 32 + ((page.red[i]! + 256) >> 4);
      tones[tone]! += 1;
    }
  const total = sizeOf(area);
  let bits = 0;
  let commonest = 0;
  for (const count of tones) {
    if (count === 0) continue;
    const share = count / total;
    bits -= share * Math.log2(share);
    commonest = Math.max(commonest, share);
  }
  const written = words.reduce((sum, word) => sum + overlapOf(word, area), 0);
  return {
    full: covered / total,
    edged: edgeShare(page, mask, area),
    varied: Math.min(1, bits / 6),
    plain: commonest,
    worded: Math.min(1, written / total),
    outer: outerShare(page, area),
    size: total / (page.width * page.height),
  };
}

/** Counted at every second pixel of the four sides: ink just inside, paper just outside. */
function edgeShare(page: SmallPage, mask: Uint8Array, area: Area): number {
  const inside = 3;
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= page.width || y >= page.height ? 0 : mask[y * page.width + x]!;
  let sharp = 0;
  let count = 0;
  for (let x = area.x0; x < area.x1; x += 2) {
    sharp += at(x, area.y0 + inside) * (1 - at(x, area.y0 - inside - 1));
    sharp += at(x, area.y1 - 1 - inside) * (1 - at(x, area.y1 + inside));
    count += 2;
  }
  for (let y = area.y0; y < area.y1; y += 2) {
    sharp += at(area.x0 + inside, y) * (1 - at(area.x0 - inside - 1, y));
    sharp += at(area.x1 - 1 - inside, y) * (1 - at(area.x1 + inside, y));
    count += 2;
  }
  return sharp / count;
}

function outerShare(page: SmallPage, area: Area): number {
  const width = area.x1 - area.x0;
  const height = area.y1 - area.y0;
  const near = 4;
  let outer = 0;
  if (area.x0 <= near) outer += height;
  if (area.x1 >= page.width - near) outer += height;
  if (area.y0 <= near) outer += width;
  if (area.y1 >= page.height - near) outer += width;
  return outer / (2 * (width + height));
}
