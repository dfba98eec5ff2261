import type { ConvShape } from "#server/engines/recipe-photo/glyphs/glyph-net.ts";

/**
 * Backpropagates through a dense layer. It adds the gradients of the weights to `gradients`, and sets
 * `backFrom` to those of the inputs `from`, which are outputs of a ReLU.
 */
export function backpropagateDense(
  weights: Float32Array,
  gradients: Float32Array,
  from: Float32Array,
  back: Float32Array,
  backFrom: Float32Array,
): void {
  const columns = from.length + 1;
  backFrom.fill(0);
  for (let o = 0; o < back.length; o += 1) {
    const error = back[o]!;
    if (error === 0) continue;
    const row = o * columns;
    for (let i = 0; i < from.length; i += 1) {
      const value = from[i]!;
      if (value === 0) continue;
      gradients[row + i]! += error * value;
      backFrom[i]! += error * weights[row + i]!;
    }
    gradients[row + columns - 1]! += error;
  }
}

/**
 * Backpropagates through a convolution, like `backpropagateDense`. `backFrom` is null for the first layer.
 */
export function backpropagateConvolution(
  shape: ConvShape,
  weights: Float32Array,
  gradients: Float32Array,
  from: Float32Array,
  back: Float32Array,
  backFrom: Float32Array | null,
): void {
  const { inWidth, inHeight, inDepth, size, outDepth } = shape;
  const columns = size * size * inDepth + 1;
  const pad = (size - 1) >> 1;
  backFrom?.fill(0);
  for (let oy = 0; oy < inHeight >> 1; oy += 1)
    for (let ox = 0; ox < inWidth >> 1; ox += 1) {
      const ky0 = Math.max(0, pad - 2 * oy);
      const ky1 = Math.min(size, inHeight + pad - 2 * oy);
      const kx0 = Math.max(0, pad - 2 * ox);
      const kx1 = Math.min(size, inWidth + pad - 2 * ox);
      const run = (kx1 - kx0) * inDepth;
      for (let o = 0; o < outDepth; o += 1) {
        const error = back[(oy * (inWidth >> 1) + ox) * outDepth + o]!;
        if (error === 0) continue;
        const row = o * columns;
        gradients[row + columns - 1]! += error;
        for (let ky = ky0; ky < ky1; ky += 1) {
          const source = ((2 * oy + ky - pad) * inWidth + 2 * ox + kx0 - pad) * inDepth;
          const weight = row + (ky * size + kx0) * inDepth;
          for (let i = 0; i < run; i += 1) gradients[weight + i]! += error * from[source + i]!;
          if (backFrom !== null)
            for (let i = 0; i < run; i += 1) backFrom[source + i]! += error * weights[weight + i]!;
        }
      }
    }
}
