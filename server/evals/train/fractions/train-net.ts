import {
  FIRST,
  type GlyphNet,
  HIDDEN_SIZE,
  JOINED_SIZE,
  layerShapes,
  MAP_SIZE,
  OUT_SIZE,
  SECOND,
} from "#server/engines/recipe-photo/glyphs/glyph-net.ts";
import {
  PATCH_HEIGHT,
  PATCH_SIZE,
  PATCH_WIDTH,
  SHAPE_SIZE,
} from "#server/engines/recipe-photo/glyphs/glyph-patch.ts";
import {
  createBuffers,
  type LayerBuffers,
  runGlyphNet,
} from "#server/engines/recipe-photo/glyphs/run-net.ts";
import { backpropagateConvolution, backpropagateDense } from "./errors-back.ts";
import type { Samples } from "./gather-samples.ts";
import { createSeededRandom, type Random } from "./random.ts";

const LAYERS = ["first", "second", "hidden", "out"] as const;
const BATCH = 48;
const LEARNING_RATE = 0.0015;
const WEIGHT_DECAY = 2e-5;
/**
 * Label smoothing: the share of the probability that all other classes get. It lowers the confidence for
 * unusual input.
 */
const SMOOTHING = 0.04;

/** Samples whose class already has a higher probability are skipped. */
const MIN_LEARNT = 0.965;

export type TrainOptions = { epochs: number; report: (text: string) => void };

/** Trains the net with Adam in small batches. The same samples give the same weights. */
export function trainGlyphNet(samples: Samples, { epochs, report }: TrainOptions): GlyphNet {
  const random = createSeededRandom(20);
  const net = startNet(random);
  const slope = emptyNet();
  const mean = emptyNet();
  const spread = emptyNet();
  const buffers = createBuffers();
  const patch = new Float32Array(PATCH_SIZE + SHAPE_SIZE);
  const order = samples.kind.map((_, i) => i);
  const steps = Math.ceil(order.length / BATCH) * epochs;
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    let right = 0;
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const i of batch) {
        augmentPatch(samples.ink[i]!, samples.shape[i]!, patch, random);
        const out = runGlyphNet(net, patch, buffers);
        const kind = samples.kind[i]!;
        if (out[kind]! > 0.5) right += 1;
        if (out[kind]! < MIN_LEARNT) learnFrom(net, slope, patch, buffers, kind);
      }
      step += 1;
      // The learning rate rises at first, then falls linearly.
      const rate = LEARNING_RATE * Math.min(1, step / Math.min(300, steps / 10)) * (1 - step / (steps + 1));
      for (const name of LAYERS)
        moveWeights(net[name], slope[name], mean[name], spread[name], rate, batch.length, step);
    }
    report(`epoch ${epoch + 1} of ${epochs}: ${((100 * right) / order.length).toFixed(2)} % sure and right`);
  }
  return net;
}

function emptyNet(): GlyphNet {
  const layer = (name: (typeof LAYERS)[number]) =>
    new Float32Array(layerShapes[name].rows * layerShapes[name].columns);
  return { first: layer("first"), second: layer("second"), hidden: layer("hidden"), out: layer("out") };
}

function startNet(random: Random): GlyphNet {
  const net = emptyNet();
  for (const name of LAYERS) {
    const { rows, columns } = layerShapes[name];
    const size = Math.sqrt(2 / columns);
    for (let row = 0; row < rows; row += 1)
      for (let i = 0; i < columns - 1; i += 1) net[name][row * columns + i] = size * random.normal();
  }
  return net;
}

function shuffle(order: number[], random: Random): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random.next() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}

/** Augments a patch: shifts it by at most a pixel, and varies its contrast and shape features slightly. */
function augmentPatch(ink: Uint8Array, shape: Float32Array, patch: Float32Array, random: Random): void {
  const dx = Math.floor(random.next() * 3) - 1;
  const dy = Math.floor(random.next() * 3) - 1;
  // A gain above 1 simulates evenly lit pages, which have more contrast.
  const gain = random.between(0.85, 1.5) / 255;
  for (let y = 0; y < PATCH_HEIGHT; y += 1)
    for (let x = 0; x < PATCH_WIDTH; x += 1) {
      const inside = x + dx >= 0 && x + dx < PATCH_WIDTH && y + dy >= 0 && y + dy < PATCH_HEIGHT;
      const value = inside ? ink[(y + dy) * PATCH_WIDTH + x + dx]! * gain : 0;
      patch[y * PATCH_WIDTH + x] = value > 1 ? 1 : value;
    }
  for (let i = 0; i < SHAPE_SIZE; i += 1) patch[PATCH_SIZE + i] = shape[i]! * random.between(0.93, 1.07);
}

const backJoined = new Float32Array(JOINED_SIZE);
const backHidden = new Float32Array(HIDDEN_SIZE);
const backOut = new Float32Array(OUT_SIZE);
const backFirst = new Float32Array(SECOND.inWidth * SECOND.inHeight * FIRST.outDepth);

/** Adds the gradients of one patch to `slope`. The forward pass of the patch must have run before. */
function learnFrom(
  net: GlyphNet,
  slope: GlyphNet,
  patch: Float32Array,
  buffers: LayerBuffers,
  kind: number,
): void {
  for (let o = 0; o < OUT_SIZE; o += 1)
    backOut[o] = buffers.out[o]! - SMOOTHING / OUT_SIZE - (o === kind ? 1 - SMOOTHING : 0);
  backpropagateDense(net.out, slope.out, buffers.hidden, backOut, backHidden);
  backpropagateDense(net.hidden, slope.hidden, buffers.joined, backHidden, backJoined);
  for (let i = 0; i < MAP_SIZE; i += 1) if (buffers.joined[i]! <= 0) backJoined[i] = 0;
  backpropagateConvolution(SECOND, net.second, slope.second, buffers.first, backJoined, backFirst);
  for (let i = 0; i < backFirst.length; i += 1) if (buffers.first[i]! <= 0) backFirst[i] = 0;
  backpropagateConvolution(FIRST, net.first, slope.first, patch, backFirst, null);
}

/** Applies one Adam step to the weights and resets `slope`. */
function moveWeights(
  weights: Float32Array,
  slope: Float32Array,
  mean: Float32Array,
  spread: Float32Array,
  rate: number,
  count: number,
  step: number,
): void {
  const lift = 1 / (1 - 0.9 ** Math.min(step, 200));
  const liftSpread = 1 / (1 - 0.999 ** Math.min(step, 20_000));
  for (let i = 0; i < weights.length; i += 1) {
    const g = slope[i]! / count;
    slope[i] = 0;
    mean[i] = 0.9 * mean[i]! + 0.1 * g;
    spread[i] = 0.999 * spread[i]! + 0.001 * g * g;
    const move = (mean[i]! * lift) / (Math.sqrt(spread[i]! * liftSpread) + 1e-8);
    weights[i]! -= rate * move + WEIGHT_DECAY * rate * weights[i]! * 100;
  }
}
