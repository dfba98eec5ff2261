import type { GreyImage, Quality, SuggestionCode } from "../reading.ts";
import { filterTilesWithPrint, measureTiles, type Tile } from "./tile-signs.ts";

/**
 * Measurements of page detection: letter height in photo pixels (0 if unknown), skew in degrees (quarter
 * turns do not count) and `bend`, the curvature of the lines in letter heights.
 */
export type PhotoFacts = { letterSize: number; skew: number; bend?: number };

/** Scores below this produce a suggestion. */
const MIN_GOOD = 0.62;
const DEFAULT_LETTER_SIZE = 20;

/**
 * Scores how well a photo can be read, by sharpness, brightness, evenness, contrast, letter size and skew. A
 * photo that is worse in one of these never gets a higher score.
 */
export function scorePhotoQuality(photo: GreyImage, facts: PhotoFacts): Quality {
  const tiles = measureTiles(photo);
  const found = filterTilesWithPrint(tiles);
  // A photo without print still gets a score for its light, measured on all tiles.
  const printed = found.length >= 3;
  const measured = printed ? found : tiles;
  if (measured.length === 0)
    return { overall: 0, textClarity: 0, lighting: 0, focus: 0, suggestions: ["closer"] };
  const glyph = 0.85 * (facts.letterSize > 0 ? facts.letterSize : DEFAULT_LETTER_SIZE);
  const edge = edgeWidth(measured);
  const focus = printed ? 1 - ramp(edge / glyph, 0.11, 0.48) : 0;
  const contrast = ramp(median(measured.map(contrastOf)), 0.1, 0.5);
  const bright = ramp(median(measured.map((tile) => tile.bright)), 25, 140);
  const even = ramp(evenness(measured), 0.3, 0.75);
  const glareFree = 1 - ramp(glareOf(tiles, measured), 0.01, 0.12);
  const size = printed ? ramp(glyph, 4, 11) : 0;
  const level = 1 - ramp(Math.abs(facts.skew), 6, 25);
  const flat = 1 - ramp(facts.bend ?? 0, 0.8, 5);
  const textClarity = printed ? contrast ** 0.5 * size * (0.3 + 0.7 * focus) : 0;
  const lighting = bright * (0.35 + 0.65 * even) * (0.35 + 0.65 * glareFree);
  const shape = (0.75 + 0.25 * level) * (0.75 + 0.25 * flat);
  const overall = textClarity ** 0.45 * focus ** 0.3 * lighting ** 0.25 * shape;
  const scores: [SuggestionCode, number][] = [
    ["closer", printed || bright < MIN_GOOD ? (printed ? size : 1) : 0],
    // Small letters look blurred even in a steady photo, so the edge width alone decides for them.
    ["hold-steady", printed ? Math.max(focus, size < MIN_GOOD ? 1 - ramp(edge, 2.6, 6) : 0) : 1],
    ["more-light", bright],
    ["less-glare", glareFree],
    // Blur and darkness also reduce contrast, so they are reported instead of it.
    ["more-contrast", bright < MIN_GOOD || focus < MIN_GOOD ? 1 : contrast],
    ["even-light", even],
    ["flatten-page", flat],
    ["straighten", level],
  ];
  const suggestions = scores
    .filter(([, score]) => score < MIN_GOOD)
    .sort((a, b) => a[1] - b[1])
    .map(([code]) => code);
  return { overall, textClarity, lighting, focus, suggestions };
}

/** Width in pixels of the transition from ink to paper, in the sharper tiles. */
function edgeWidth(tiles: Tile[]): number {
  return quantile(
    tiles.map((tile) => (tile.bright - tile.dark) / Math.max(1, tile.edge)),
    0.4,
  );
}

function contrastOf({ dark, bright }: Tile): number {
  return (bright - dark) / Math.max(1, bright);
}

/** Brightness of the darkest paper divided by that of the brightest; the outer tenths are ignored. */
function evenness(tiles: Tile[]): number {
  const plain = tiles.filter((tile) => tile.bright - tile.middle < 0.15 * (tile.bright - tile.dark));
  const paper = (plain.length >= 3 ? plain : tiles).map((tile) => tile.bright);
  return quantile(paper, 0.1) / Math.max(1, quantile(paper, 0.9));
}

/** Share of overexposed tiles; 0 if the paper is white, because white tiles are then no glare. */
function glareOf(tiles: Tile[], printed: Tile[]): number {
  if (median(printed.map((tile) => tile.bright)) > 246) return 0;
  return tiles.filter((tile) => tile.middle >= 252).length / tiles.length;
}

/** 0 up to `low`, 1 from `high`, linear in between. */
function ramp(value: number, low: number, high: number): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}

function median(values: number[]): number {
  return quantile(values, 0.5);
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
