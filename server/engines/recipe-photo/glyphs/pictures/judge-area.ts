import type { SmallPage } from "./small-page.ts";
import { computeAreaSize, computeOverlapSize } from "./solid-areas.ts";
import type { Area } from "./split-area.ts";

/**
 * Features, each 0 to 1, that distinguish a picture from a tinted box, a heading or the table under the page.
 */
export type AreaFeatures = {
  /** Share of the area that is not paper. */
  coverage: number;
  /** Share of the border that is a sharp edge. */
  edgeShare: number;
  /** Entropy of the colours, high for a photo. */
  toneEntropy: number;
  /** Share of the most frequent colour, high for a tinted box. */
  plainShare: number;
  /** Share of the area covered by words. */
  wordShare: number;
  /** Share of the border that lies on the page's edge. */
  outerShare: number;
  /** Share of the page that the area covers. */
  pageShare: number;
};

/** Bins of colours: 16 levels of brightness and 32 of each colour difference. */
const TONES = 16 * 32 * 32;

export function measureAreaFeatures(
  page: SmallPage,
  mask: Uint8Array,
  area: Area,
  words: Area[],
): AreaFeatures {
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
  const total = computeAreaSize(area);
  let bits = 0;
  let commonest = 0;
  for (const count of tones) {
    if (count === 0) continue;
    const share = count / total;
    bits -= share * Math.log2(share);
    commonest = Math.max(commonest, share);
  }
  const written = words.reduce((sum, word) => sum + computeOverlapSize(word, area), 0);
  return {
    coverage: covered / total,
    edgeShare: measureEdgeShare(page, mask, area),
    toneEntropy: Math.min(1, bits / 6),
    plainShare: commonest,
    wordShare: Math.min(1, written / total),
    outerShare: measureOuterShare(page, area),
    pageShare: total / (page.width * page.height),
  };
}

/** Samples every second border pixel; an edge is sharp where ink is just inside and paper just outside. */
function measureEdgeShare(page: SmallPage, mask: Uint8Array, area: Area): number {
  const inside = 3;
  const inkAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= page.width || y >= page.height ? 0 : mask[y * page.width + x]!;
  let sharp = 0;
  let count = 0;
  for (let x = area.x0; x < area.x1; x += 2) {
    sharp += inkAt(x, area.y0 + inside) * (1 - inkAt(x, area.y0 - inside - 1));
    sharp += inkAt(x, area.y1 - 1 - inside) * (1 - inkAt(x, area.y1 + inside));
    count += 2;
  }
  for (let y = area.y0; y < area.y1; y += 2) {
    sharp += inkAt(area.x0 + inside, y) * (1 - inkAt(area.x0 - inside - 1, y));
    sharp += inkAt(area.x1 - 1 - inside, y) * (1 - inkAt(area.x1 + inside, y));
    count += 2;
  }
  return sharp / count;
}

function measureOuterShare(page: SmallPage, area: Area): number {
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
