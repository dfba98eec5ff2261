import {
  type ConvShape,
  FIRST,
  type GlyphNet,
  HIDDEN_SIZE,
  JOINED_SIZE,
  MAP_SIZE,
  OUT_SIZE,
  SECOND,
} from "./glyph-net.ts";
import { PATCH_SIZE, SHAPE_SIZE } from "./glyph-patch.ts";

/** Output buffers of the layers, which are reused for every patch. */
export type LayerBuffers = {
  first: Float32Array;
  joined: Float32Array;
  hidden: Float32Array;
  out: Float32Array;
};

export function createBuffers(): LayerBuffers {
  return {
    first: new Float32Array(SECOND.inWidth * SECOND.inHeight * FIRST.outDepth),
    joined: new Float32Array(JOINED_SIZE),
    hidden: new Float32Array(HIDDEN_SIZE),
    out: new Float32Array(OUT_SIZE),
  };
}

/**
 * Runs the net on a patch from `createGlyphPatch`. Returns the probability of each class in `buffers.out`,
 * which the next call overwrites.
 */
export function runGlyphNet(net: GlyphNet, patch: Float32Array, buffers: LayerBuffers): Float32Array {
  convolve(FIRST, net.first, patch, buffers.first);
  convolve(SECOND, net.second, buffers.first, buffers.joined);
  for (let i = 0; i < SHAPE_SIZE; i += 1) buffers.joined[MAP_SIZE + i] = patch[PATCH_SIZE + i]!;
  dense(net.hidden, buffers.joined, buffers.hidden);
  for (let i = 0; i < HIDDEN_SIZE; i += 1) if (buffers.hidden[i]! < 0) buffers.hidden[i] = 0;
  dense(net.out, buffers.hidden, buffers.out);
  return softmax(buffers.out);
}

/**
 * Convolution with stride 2 and ReLU, channels last. Four outputs are summed in parallel, because the
 * additions of a single sum wait for each other.
 */
function convolve(shape: ConvShape, weights: Float32Array, from: Float32Array, to: Float32Array): void {
  const { inWidth, inHeight, inDepth, size, outDepth } = shape;
  const outWidth = inWidth >> 1;
  const outHeight = inHeight >> 1;
  const columns = size * size * inDepth + 1;
  const pad = (size - 1) >> 1;
  for (let oy = 0; oy < outHeight; oy += 1)
    for (let ox = 0; ox < outWidth; ox += 1) {
      const ky0 = Math.max(0, pad - 2 * oy);
      const ky1 = Math.min(size, inHeight + pad - 2 * oy);
      const kx0 = Math.max(0, pad - 2 * ox);
      const kx1 = Math.min(size, inWidth + pad - 2 * ox);
      const run = (kx1 - kx0) * inDepth;
      const place = (oy * outWidth + ox) * outDepth;
      for (let o = 0; o < outDepth; o += 4) {
        const row = o * columns;
        let a = weights[row + columns - 1]!;
        let b = weights[row + 2 * columns - 1]!;
        let c = weights[row + 3 * columns - 1]!;
        let d = weights[row + 4 * columns - 1]!;
        for (let ky = ky0; ky < ky1; ky += 1) {
          const source = ((2 * oy + ky - pad) * inWidth + 2 * ox + kx0 - pad) * inDepth;
          let weight = row + (ky * size + kx0) * inDepth;
          for (let i = source; i < source + run; i += 1, weight += 1) {
            const value = from[i]!;
            a += weights[weight]! * value;
            b += weights[weight + columns]! * value;
            c += weights[weight + 2 * columns]! * value;
            d += weights[weight + 3 * columns]! * value;
          }
        }
        to[place + o] = a > 0 ? a : 0;
        to[place + o + 1] = b > 0 ? b : 0;
        to[place + o + 2] = c > 0 ? c : 0;
        to[place + o + 3] = d > 0 ? d : 0;
      }
    }
}

function dense(weights: Float32Array, from: Float32Array, to: Float32Array): void {
  const columns = from.length + 1;
  const fours = to.length - (to.length % 4);
  for (let o = 0; o < fours; o += 4) {
    const row = o * columns;
    let a = weights[row + columns - 1]!;
    let b = weights[row + 2 * columns - 1]!;
    let c = weights[row + 3 * columns - 1]!;
    let d = weights[row + 4 * columns - 1]!;
    for (let i = 0; i < from.length; i += 1) {
      const value = from[i]!;
      a += weights[row + i]! * value;
      b += weights[row + columns + i]! * value;
      c += weights[row + 2 * columns + i]! * value;
      d += weights[row + 3 * columns + i]! * value;
    }
    to[o] = a;
    to[o + 1] = b;
    to[o + 2] = c;
    to[o + 3] = d;
  }
  for (let o = fours; o < to.length; o += 1) {
    let sum = weights[(o + 1) * columns - 1]!;
    for (let i = 0; i < from.length; i += 1) sum += weights[o * columns + i]! * from[i]!;
    to[o] = sum;
  }
}

function softmax(values: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) most = Math.max(most, value);
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) {
    values[i] = Math.exp(values[i]! - most);
    sum += values[i]!;
  }
  for (let i = 0; i < values.length; i += 1) values[i]! /= sum;
  return values;
}
