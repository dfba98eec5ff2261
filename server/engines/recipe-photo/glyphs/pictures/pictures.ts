import type { Box, ColourImage } from "../../reading.ts";
import { type AreaFeatures, measureAreaFeatures } from "./judge-area.ts";
import { findPaperByFloodFill } from "./paper.ts";
import { downscalePage } from "./small-page.ts";
import { createInkMask, findSolidAreas } from "./solid-areas.ts";
import type { Area } from "./split-area.ts";

/** Areas with less confidence are not returned. */
const MIN_CONFIDENCE = 0.5;
const MAX_PICTURES = 8;

/**
 * Finds at most MAX_PICTURES pictures on a flattened page, best first. `words`: boxes of the recognised
 * words. All boxes are in page pixels; `confidence` is 0 to 1.
 */
export function findFoodPictures(page: ColourImage, words: Box[]): { box: Box; confidence: number }[] {
  const small = downscalePage(page);
  if (small.width < 40 || small.height < 40) return [];
  const paper = findPaperByFloodFill(small);
  if (!paper.reached.includes(1)) return [];
  const mask = createInkMask(small, paper);
  const wordAreas = ofUsualHeight(words).map((box) => toArea(box, small.scale));
  return findSolidAreas(small, paper, mask)
    .map((area) => ({ area, confidence: scoreArea(measureAreaFeatures(small, mask, area, wordAreas), area) }))
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MAX_PICTURES)
    .map(({ area, confidence }) => ({ box: toBox(area, small.scale, page), confidence }));
}

/** Drops words of unusual height, which are usually misread parts of a picture. */
function ofUsualHeight(words: Box[]): Box[] {
  const heights = words.map((box) => box.height).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  return words.filter((box) => box.height > 0.5 * usual && box.height < 1.8 * usual);
}

function scoreArea(features: AreaFeatures, area: Area): number {
  const { coverage, edgeShare, toneEntropy, plainShare, wordShare, outerShare, pageShare } = features;
  const width = area.x1 - area.x0;
  const height = area.y1 - area.y0;
  if (pageShare > 0.8 || pageShare < 0.008 || Math.max(width / height, height / width) > 7) return 0;
  const sum =
    -4.2 +
    4.2 * coverage +
    1.6 * Math.max(edgeShare, outerShare) +
    7 * (toneEntropy - 0.45) -
    5 * Math.max(0, plainShare - 0.35) -
    25 * Math.max(0, wordShare - 0.2) -
    6 * Math.max(0, outerShare - 0.45) +
    8 * Math.min(0.12, pageShare);
  return 1 / (1 + Math.exp(-1.6 * sum));
}

function toArea(box: Box, scale: number): Area {
  return {
    x0: box.x / scale,
    y0: box.y / scale,
    x1: (box.x + box.width) / scale,
    y1: (box.y + box.height) / scale,
  };
}

/** Converts an area to page pixels without its outermost pixels, in which picture and paper are mixed. */
function toBox(area: Area, scale: number, page: ColourImage): Box {
  const x = Math.round((area.x0 + 1) * scale);
  const y = Math.round((area.y0 + 1) * scale);
  const width = Math.min(page.width, Math.round((area.x1 - 1) * scale)) - x;
  const height = Math.min(page.height, Math.round((area.y1 - 1) * scale)) - y;
  return { x, y, width, height };
}
