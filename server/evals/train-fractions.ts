import { existsSync, writeFileSync } from "node:fs";
import { type GlyphNet, serializeNetWeights } from "#server/engines/recipe-photo/glyphs/glyph-net.ts";
import { limitTextToFontsOfFolder, readFontFaces } from "./train/fractions/font-faces.ts";
import { addSamplesOfFace, createEmptySamples } from "./train/fractions/gather-samples.ts";
import { trainGlyphNet } from "./train/fractions/train-net.ts";

const LINES_PER_FACE = 45;
const EPOCHS = 6;
const WEIGHTS = new URL("../../server/engines/recipe-photo/glyphs/fraction-glyphs.weights", import.meta.url);

/** `train-fractions FONTS [TO]` trains the fraction reader on a folder of fonts and writes its weights. */
async function main(fonts: string | undefined, to: string | undefined): Promise<number> {
  if (fonts === undefined || !existsSync(fonts)) {
    console.error("usage: train-fractions FONTS [TO], a folder of .ttf and .otf files in any depth");
    return 1;
  }
  const bytes = serializeNetWeights(await trainFractions(fonts, (text) => console.error(text)));
  writeFileSync(to ?? WEIGHTS, bytes);
  console.log(JSON.stringify({ bytes: bytes.length }));
  return 0;
}

/**
 * Trains on all .ttf and .otf files of a folder. The same fonts give the same weights. It takes about 15
 * minutes for 400 faces. Throws if no font has letters and digits.
 */
async function trainFractions(fonts: string, report: (text: string) => void): Promise<GlyphNet> {
  limitTextToFontsOfFolder(fonts);
  const faces = readFontFaces(fonts);
  if (faces.length === 0) throw new Error("no font with letters and digits");
  const samples = createEmptySamples();
  for (const [i, face] of faces.entries()) {
    await addSamplesOfFace(face, LINES_PER_FACE, 7919 * i + 1, samples);
    if (i % 25 === 24) report(`${i + 1} of ${faces.length} faces, ${samples.kind.length} patches`);
  }
  return trainGlyphNet(samples, { epochs: EPOCHS, report });
}

process.exitCode = await main(process.argv[2], process.argv[3]);
