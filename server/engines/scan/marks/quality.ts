import type { GreyImage, Quality, SuggestionCode } from "../reading.ts";

/** What the page finder saw: the height of a letter in pixels of the photo, and how far its lines slant in degrees. */
export type PhotoFacts = { letterSize: number; skew: number };

const TILE = 24;
/** A tile with less between its ink and its ground holds no print. */
const LEAST_CONTRAST = 28;

/** Of a tile with print: its ground and its ink as grey levels, and the steepest edge as a share of what lies between. */
type Tile = { ground: number; ink: number; edge: number };

/**
 * How well a photo can be read. `focus` is how steep the edges of the letters are, `lighting` how light and how even
 * the page is, `textClarity` what that leaves of the letters: their contrast, sharpness and size.
 */
export function measureQuality(photo: GreyImage, { letterSize, skew }: PhotoFacts): Quality {
  const tiles = printedTiles(photo);
  if (tiles.length === 0) {
    return { overall: 0, textClarity: 0, lighting: 0, focus: 0, suggestions: ["closer"] };
  }
  const edge = middle(tiles.map((tile) => tile.edge));
  const contrast = middle(tiles.map((tile) => (tile.ground - tile.ink) / Math.max(40, tile.ground)));
  const grounds = tiles.map((tile) => tile.ground).sort((a, b) => a - b);
  const [dark, light] = [share(grounds, 0.05), share(grounds, 0.95)];
  const glare = tiles.length < 8 ? 0 : lostInLight(photo);
  const focus = between(edge, 0.1, 0.34);
  const size = between(letterSize, 7, 18);
  const evenness = between(dark / Math.max(1, light), 0.25, 0.75);
  const brightness = between(light, 50, 150);
  const lighting = Math.min(evenness, brightness, 1 - glare);
  const print = between(contrast, 0.15, 0.5);
  const textClarity = Math.min(print, size) * (0.4 + 0.6 * focus);
  const overall = 0.5 * textClarity + 0.25 * lighting + 0.25 * focus;
  const worst: [SuggestionCode, number][] = [
    ["hold-steady", focus],
    ["closer", size],
    ["more-light", brightness],
    ["less-glare", 1 - glare],
    ["even-light", evenness],
    ["more-contrast", print],
    ["straighten", 1 - between(Math.abs(skew), 4, 20)],
  ];
  const suggestions = worst
    .filter(([, score]) => score < 0.6)
    .sort(([, a], [, b]) => a - b)
    .map(([code]) => code);
  return {
    overall: rounded(overall),
    textClarity: rounded(textClarity),
    lighting: rounded(lighting),
    focus: rounded(focus),
    suggestions,
  };
}

function printedTiles({ width, height, data }: GreyImage): Tile[] {
  const tiles: Tile[] = [];
  const counts = new Uint32Array(256);
  for (let top = 0; top + TILE < height; top += TILE) {
    for (let left = 0; left + TILE < width; left += TILE) {
      counts.fill(0);
      let steepest = 0;
      for (let y = top; y < top + TILE; y++) {
        for (let x = left, at = y * width + left; x < left + TILE; x++, at++) {
          const value = data[at]!;
          counts[value]!++;
          const across = Math.abs(data[at + 1]! - value);
          const down = Math.abs(data[at + width]! - value);
          if (across > steepest) steepest = across;
          if (down > steepest) steepest = down;
        }
      }
      const ink = levelAt(counts, 0.03);
      const ground = levelAt(counts, 0.8);
      if (ground - ink >= LEAST_CONTRAST) tiles.push({ ground, ink, edge: steepest / (ground - ink) / 1.6 });
    }
  }
  return tiles;
}

/** The share of the photo's tiles that are burnt out while others are far from it. */
function lostInLight({ width, height, data }: GreyImage): number {
  let [burnt, all, sum] = [0, 0, 0];
  for (let y = 0; y < height; y += 4) {
    for (let x = 0; x < width; x += 4) {
      const value = data[y * width + x]!;
      all++;
      sum += value;
      if (value >= 253) burnt++;
    }
  }
  // A white page in good light is bright all over: that is no glare.
  return sum / all > 215 ? 0 : between(burnt / all, 0.02, 0.25);
}

function levelAt(counts: Uint32Array, part: number): number {
  let left = TILE * TILE * part;
  for (let level = 0; level < 256; level++) {
    left -= counts[level]!;
    if (left <= 0) return level;
  }
  return 255;
}

const between = (value: number, low: number, high: number): number =>
  Math.min(1, Math.max(0, (value - low) / (high - low)));
const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
const middle = (values: number[]): number =>
  share(
    values.sort((a, b) => a - b),
    0.5,
  );
const rounded = (value: number): number => Math.round(value * 100) / 100;
