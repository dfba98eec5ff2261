import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createEmptySamples, type Samples } from "#server/evals/train/fractions/gather-samples.ts";
import { trainGlyphNet } from "#server/evals/train/fractions/train-net.ts";
import { CLASSES, FIRST_DIGIT, OTHER_CLASS } from "./glyph-classes.ts";
import { parseNet, serializeNetWeights } from "./glyph-net.ts";
import { PATCH_HEIGHT, PATCH_SIZE, PATCH_WIDTH, SHAPE_SIZE } from "./glyph-patch.ts";
import { createBuffers, runGlyphNet } from "./run-net.ts";

const committed = readFileSync(new URL("./fraction-glyphs.weights", import.meta.url));

/** Creates training samples: vertical bars are the digit 1, horizontal bars are no glyph. */
function bars(count: number): Samples {
  const samples = createEmptySamples();
  for (let n = 0; n < count; n += 1) {
    const upright = n % 2 === 0;
    const ink = new Uint8Array(PATCH_SIZE);
    const index = 4 + (n % 9);
    for (let y = 0; y < PATCH_HEIGHT; y += 1)
      for (let x = 0; x < PATCH_WIDTH; x += 1)
        if (upright ? Math.abs(x - index - 8) < 2 : Math.abs(y - index) < 2) ink[y * PATCH_WIDTH + x] = 255;
    samples.ink.push(ink);
    samples.shape.push(new Float32Array(SHAPE_SIZE).fill(0.5));
    samples.kind.push(upright ? FIRST_DIGIT + 1 : OTHER_CLASS);
  }
  return samples;
}

describe("the glyph classifier", () => {
  it("reads its written weights back unchanged", () => {
    expect(Buffer.from(serializeNetWeights(parseNet(committed))).equals(committed)).toBe(true);
    expect(committed.length).toBeLessThan(300_000);
  });

  it("rejects weights of another shape", () => {
    expect(() => parseNet(committed.subarray(1))).toThrow("another shape");
  });

  it("returns probabilities that sum to one", () => {
    const odds = runGlyphNet(parseNet(committed), new Float32Array(PATCH_SIZE + SHAPE_SIZE), createBuffers());
    expect(odds).toHaveLength(CLASSES.length);
    expect(odds.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 4);
  });

  it("learns deterministically from patches", () => {
    const learn = () => serializeNetWeights(trainGlyphNet(bars(720), { epochs: 4, report: () => {} }));
    const bytes = learn();
    expect(Buffer.from(learn()).equals(Buffer.from(bytes))).toBe(true);
    const net = parseNet(bytes);
    const { ink, shape, kind } = bars(40);
    const right = kind.filter((wanted, i) => {
      const patch = new Float32Array(PATCH_SIZE + SHAPE_SIZE);
      patch.set(Float32Array.from(ink[i]!, (value) => value / 255));
      patch.set(shape[i]!, PATCH_SIZE);
      const odds = runGlyphNet(net, patch, createBuffers());
      return odds[wanted]! > 0.6;
    });
    expect(right.length).toBeGreaterThan(36);
  });
});
