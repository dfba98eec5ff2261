import type { GlyphNet } from "#server/engines/scan/marks/glyph-net.ts";
import { limitFonts, readFaces } from "./font-faces.ts";
import { gatherSamples, noSamples } from "./gather-samples.ts";
import { trainNet } from "./train-net.ts";

const LINES_PER_FACE = 45;
const EPOCHS = 6;

/**
 * Learns the glyphs of quantities from the fonts of a folder (.ttf and .otf, in any depth). The same fonts give the
 * same net. Takes about a quarter of an hour for 400 faces; throws where the folder holds no font with digits.
 */
export async function trainFractions(fonts: string, report: (text: string) => void): Promise<GlyphNet> {
  limitFonts(fonts);
  const faces = readFaces(fonts);
  if (faces.length === 0) throw new Error("no font with letters and digits");
  const samples = noSamples();
  for (const [i, face] of faces.entries()) {
    await gatherSamples(face, LINES_PER_FACE, 7919 * i + 1, samples);
    if (i % 25 === 24) report(`${i + 1} of ${faces.length} faces, ${samples.kind.length} patches`);
  }
  return trainNet(samples, { epochs: EPOCHS, report });
}
