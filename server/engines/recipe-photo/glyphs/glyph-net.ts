import { readFileSync } from "node:fs";
import { CLASSES } from "./glyph-classes.ts";
import { PATCH_HEIGHT, PATCH_WIDTH, SHAPE_SIZE } from "./glyph-patch.ts";

/**
 * A convolution layer with windows of `size` x `size`, stride 2 and padding. `outDepth` must be a multiple of
 * four.
 */
export type ConvShape = {
  inWidth: number;
  inHeight: number;
  inDepth: number;
  size: number;
  outDepth: number;
};

export const FIRST: ConvShape = {
  inWidth: PATCH_WIDTH,
  inHeight: PATCH_HEIGHT,
  inDepth: 1,
  size: 5,
  outDepth: 8,
};
export const SECOND: ConvShape = { inWidth: 16, inHeight: 10, inDepth: 8, size: 3, outDepth: 16 };
export const MAP_SIZE = 8 * 5 * SECOND.outDepth;
export const JOINED_SIZE = MAP_SIZE + SHAPE_SIZE;
export const HIDDEN_SIZE = 64;
export const OUT_SIZE = CLASSES.length;

/** The weights of each layer: for each output its input weights, then its bias. */
export type GlyphNet = {
  first: Float32Array;
  second: Float32Array;
  hidden: Float32Array;
  out: Float32Array;
};

export const layerShapes = {
  first: { rows: FIRST.outDepth, columns: FIRST.size ** 2 * FIRST.inDepth + 1 },
  second: { rows: SECOND.outDepth, columns: SECOND.size ** 2 * SECOND.inDepth + 1 },
  hidden: { rows: HIDDEN_SIZE, columns: JOINED_SIZE + 1 },
  out: { rows: OUT_SIZE, columns: HIDDEN_SIZE + 1 },
} as const;
const layerNames = ["first", "second", "hidden", "out"] as const;

// The build copies the file next to the chunk, so that the same relative URL works there.
const FILE = new URL("./fraction-glyphs.weights", import.meta.url);
let loaded: GlyphNet | null = null;

/**
 * Returns the net, which is read from the file on first use. Throws when the file is missing or has another
 * length.
 */
export function loadGlyphNet(): GlyphNet {
  loaded ??= parseNet(readFileSync(FILE));
  return loaded;
}

/**
 * Parses weights. The format has, for each output, a scale (float32, little-endian) and one signed byte per
 * weight.
 */
export function parseNet(bytes: Uint8Array): GlyphNet {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const expectedLength = layerNames.reduce((sum, name) => {
    const { rows, columns } = layerShapes[name];
    return sum + rows * (4 + columns);
  }, 0);
  if (bytes.length !== expectedLength)
    throw new Error("the weights of the fraction reader have another shape");
  let index = 0;
  const layer = ({ rows, columns }: { rows: number; columns: number }) => {
    const weights = new Float32Array(rows * columns);
    for (let row = 0; row < rows; row += 1) {
      const scale = view.getFloat32(index, true);
      index += 4;
      for (let i = 0; i < columns; i += 1, index += 1)
        weights[row * columns + i] = view.getInt8(index) * scale;
    }
    return weights;
  };
  return {
    first: layer(layerShapes.first),
    second: layer(layerShapes.second),
    hidden: layer(layerShapes.hidden),
    out: layer(layerShapes.out),
  };
}

/** Inverse of `parseNet`. Weights are rounded to 1/127 of the largest weight of the same output. */
export function serializeNetWeights(net: GlyphNet): Uint8Array {
  const parts = layerNames.map((name) => {
    const { rows, columns } = layerShapes[name];
    const bytes = new Uint8Array(rows * (4 + columns));
    const view = new DataView(bytes.buffer);
    for (let row = 0; row < rows; row += 1) {
      const weights = net[name].subarray(row * columns, (row + 1) * columns);
      const scale = Math.fround(weights.reduce((most, w) => Math.max(most, Math.abs(w)), 1e-9) / 127);
      view.setFloat32(row * (4 + columns), scale, true);
      weights.forEach((w, i) => {
        view.setInt8(row * (4 + columns) + 4 + i, Math.round(w / scale));
      });
    }
    return bytes;
  });
  return new Uint8Array(Buffer.concat(parts));
}
