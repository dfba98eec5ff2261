import { existsSync, writeFileSync } from "node:fs";
import { writeNet } from "#server/engines/scan/marks/glyph-net.ts";
import { trainFractions } from "#server/tools/train/fractions/train-fractions.ts";

// server/bin and dist/server are both two folders below the root.
const WEIGHTS = new URL("../engines/scan/marks/fraction-glyphs.weights", import.meta.url);

/** `train-fractions FONTS [TO]`: learns from the fonts of a folder and writes the fraction reader's weights. */
async function main(fonts: string | undefined, to: string | undefined): Promise<number> {
  if (fonts === undefined || !existsSync(fonts)) {
    console.error("usage: train-fractions FONTS [TO], a folder of .ttf and .otf files in any depth");
    return 1;
  }
  const bytes = writeNet(await trainFractions(fonts, (text) => console.error(text)));
  writeFileSync(to ?? WEIGHTS, bytes);
  console.log(JSON.stringify({ bytes: bytes.length }));
  return 0;
}

process.exitCode = await main(process.argv[2], process.argv[3]);
