import type { GreyImage } from "../reading.ts";
import {
  computeTileGreyLevels,
  computeWeightedMeanAroundTiles,
  interpolateLevelsOfPixelRow,
  type TileGrid,
  type TileLevels,
} from "./tile-levels.ts";

/** Tile edge in pixels. A letter is at most two tiles high. */
const TILE = 16;
/**
 * Quantiles of the grey levels around a tile: darkest ink, background of light ink, median, background of
 * dark ink, lightest ink.
 */
const SHARES = [0.02, 0.35, 0.5, 0.65, 0.98];
type Five = [TileGrid, TileGrid, TileGrid, TileGrid, TileGrid];
/** Least contrast between ink and background, in grey levels. */
const MIN_INK = 9;

/**
 * Normalises light and contrast to black ink on white. Light print on a dark background is inverted. All
 * levels are measured locally, so that a picture does not reduce the contrast of the text.
 */
export function normalizeLighting(image: GreyImage): GreyImage {
  const levels = computeTileGreyLevels(image, TILE, 2, SHARES);
  const [darkest, low, ground, high, lightest] = levels.grids as Five;
  const isLightInk = findLightInk(darkest, ground, lightest);
  const paper: TileGrid = {
    ...ground,
    values: ground.values.map((_, tile) => (isLightInk[tile] ? low : high).values[tile]!),
  };
  const strength: TileGrid = {
    ...ground,
    values: ground.values.map((_, tile) =>
      isLightInk[tile]
        ? lightest.values[tile]! - paper.values[tile]!
        : paper.values[tile]! - darkest.values[tile]!,
    ),
  };
  const noise = quantile(strength.values, 0.15);
  const printable = Math.max(MIN_INK, noise * 2);
  const isPrinted = strength.values.map((value) => (value >= printable ? 1 : 0));
  const printed = strength.values.filter((_, tile) => isPrinted[tile] === 1);
  const usual = printed.length === 0 ? 255 : quantile(printed, 0.5);
  const ink = computeWeightedMeanAroundTiles(strength, isPrinted, 3, usual);
  const least = Math.min(noise, usual / 3) * 0.5;
  return stretchContrast(
    image,
    { paper, ink, isLightInk, isBlank: findBlank(levels, paper, isLightInk, least) },
    least,
  );
}

/**
 * Whether each tile has print that is lighter than its background, by the direction in which the grey levels
 * extend further from the median, averaged over nearby tiles.
 */
function findLightInk(darkest: TileGrid, ground: TileGrid, lightest: TileGrid): boolean[] {
  const lean = ground.values.map((level, tile) => lightest.values[tile]! + darkest.values[tile]! - 2 * level);
  const contrast = ground.values.map((_, tile) =>
    Math.max(0, lightest.values[tile]! - darkest.values[tile]! - 2 * MIN_INK),
  );
  const around = computeWeightedMeanAroundTiles({ ...ground, values: lean }, contrast, 4, -1);
  return [...around.values].map((value) => value > 0);
}

/**
 * Whether each tile is blank: no pixel differs from the background by more than `least`. Most tiles of a page
 * are blank and need no further work.
 */
function findBlank(
  { darkest, lightest }: TileLevels,
  { columns, rows, values }: TileGrid,
  isLightInk: boolean[],
  least: number,
): boolean[] {
  return isLightInk.map((isLight, tile) => {
    const [row, column] = [Math.floor(tile / columns), tile % columns];
    // The background of a pixel is interpolated from the adjacent tiles, so all of them are compared.
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        const ground = values[y * columns + x]!;
        if ((isLight ? lightest[tile]! - ground : ground - darkest[tile]!) > least) return false;
      }
    }
    return true;
  });
}

type Light = { paper: TileGrid; ink: TileGrid; isLightInk: boolean[]; isBlank: boolean[] };

/** Scales each pixel's difference from the background, above `least`, by the local ink strength. */
function stretchContrast(
  image: GreyImage,
  { paper, ink, isLightInk, isBlank }: Light,
  least: number,
): GreyImage {
  const { width, height, data: levels } = image;
  const data = new Uint8Array(width * height).fill(255);
  const [ground, depth] = [new Float32Array(width), new Float32Array(width)];
  for (let y = 0; y < height; y++) {
    interpolateLevelsOfPixelRow(paper, y, ground);
    interpolateLevelsOfPixelRow(ink, y, depth);
    const first = Math.floor(y / TILE) * paper.columns;
    for (let start = 0, tile = first; start < width; start += TILE, tile++) {
      if (isBlank[tile]) continue;
      const sign = isLightInk[tile] ? -1 : 1;
      const end = Math.min(width, start + TILE);
      for (let x = start, pixel = y * width + start; x < end; x++, pixel++) {
        const over = (ground[x]! - levels[pixel]!) * sign - least;
        if (over <= 0) continue;
        const full = depth[x]! * 0.9 - least;
        data[pixel] = over >= full ? 0 : (255 - (over / full) * 255) | 0;
      }
    }
  }
  return { width, height, data };
}

function quantile(values: Float32Array, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
