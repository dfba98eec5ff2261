import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Box, GreyImage, Line, Word } from "../reading.ts";
import { replaceFractionsInLines } from "./fractions.ts";

async function loadStrip(name: string): Promise<GreyImage> {
  const file = readFileSync(new URL(`./samples/${name}.png`, import.meta.url));
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** The bounding box of the dark pixels inside `part`. */
function inkBox(page: GreyImage, part: Box): Box {
  let [x0, y0, x1, y1] = [page.width, page.height, 0, 0];
  for (let y = part.y; y < part.y + part.height; y += 1)
    for (let x = part.x; x < part.x + part.width; x += 1)
      if (page.data[y * page.width + x]! < 128) {
        x0 = Math.min(x0, x);
        x1 = Math.max(x1, x + 1);
        y0 = Math.min(y0, y);
        y1 = Math.max(y1, y + 1);
      }
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

/**
 * Creates a line as misread by the recogniser. Words are separated by "|", each with its left edge, its width
 * and optionally its confidence (otherwise 0.9): "1% 40 29 0.6 | cups 73 44".
 */
function lineOf(page: GreyImage, y: number, misread: string): Line {
  const words: Word[] = misread.split(" | ").map((word) => {
    const [text = "", ...numbers] = word.split(" ");
    const [x = 0, width = 0, confidence = 0.9] = numbers.map(Number);
    return { text, box: inkBox(page, { x, y, width, height: 31 }), confidence, alternatives: [] };
  });
  const x = Math.min(...words.map(({ box }) => box.x));
  return { words, box: { x, y, width: page.width - x, height: 31 }, glyphHeight: 10, page: 0, block: 0 };
}

const textsOf = (lines: Line[]): string[] =>
  lines.map(({ words }) => words.map(({ text }) => text).join(" "));

describe("fractions in the ink of a page", () => {
  it("replace digits, letters and signs that the recogniser read", async () => {
    const page = await loadStrip("print");
    const read = replaceFractionsInLines(page, [
      lineOf(page, 13, "5 40 20 | cup 65 35 | milk 104 45"),
      lineOf(page, 55, "1% 40 29 0.6 | cups 73 44 | flour 122 47"),
      lineOf(page, 97, "Y4 40 18 0.5 | tsp 62 30 | salt 97 35"),
      lineOf(page, 138, "2% 40 30 | lb 74 19 | beef 97 40"),
      lineOf(page, 180, "4 40 20 0.6 | cup 64 35 | oil 103 25"),
    ]);
    expect(textsOf(read)).toEqual(["½ cup milk", "1½ cups flour", "¼ tsp salt", "2¾ lb beef", "⅓ cup oil"]);
  });

  it("are added when the recogniser left them out", async () => {
    const page = await loadStrip("print");
    const read = replaceFractionsInLines(page, [lineOf(page, 13, "cup 65 35 | milk 104 45")]);
    expect(textsOf(read)).toEqual(["½ cup milk"]);
    expect(read[0]!.words[0]!.box.x).toBeLessThan(62);
  });

  it("leave integers unchanged", async () => {
    const page = await loadStrip("plain");
    const lines = [
      lineOf(page, 138, "5 40 13 | eggs, 57 56 | beaten 118 72"),
      lineOf(page, 180, "14 40 22 | oz 66 24 | butter 95 63"),
    ];
    expect(replaceFractionsInLines(page, lines).map(({ words }) => words)).toEqual(
      lines.map(({ words }) => words),
    );
  });

  it("are read in thin type, including thirds and eighths", async () => {
    const page = await loadStrip("plain");
    const read = replaceFractionsInLines(page, [
      lineOf(page, 13, "% 40 22 | cup 66 38 | sugar 109 58"),
      lineOf(page, 55, "124 40 30 0.4 | cups 74 50 | rice 128 38"),
      lineOf(page, 97, "Ys 40 17 0.4 | tsp 61 33 | cloves 99 65"),
    ]);
    expect(textsOf(read)).toEqual(["¾ cup sugar", "1⅔ cups rice", "⅛ tsp cloves"]);
  });

  it("are read in running text and in plain digits", async () => {
    const page = await loadStrip("old-figures");
    const read = replaceFractionsInLines(page, [
      lineOf(page, 17, "1/2 40 27 | cup 73 30 | cream 109 50"),
      lineOf(page, 59, "21/4 40 42 0.7 | cups 88 38 | water 132 50"),
      lineOf(page, 101, "add 40 31 | % 77 17 | cup 99 30 | more 134 43"),
    ]);
    expect(textsOf(read)).toEqual(["½ cup cream", "2¼ cups water", "add ½ cup more"]);
  });

  it("have lower confidence in blurred print, and low confidence when wrong", async () => {
    const clear = await loadStrip("print");
    const confidences: number[] = [];
    for (const sigma of [0, 1.5, 2.2, 3]) {
      const blurred =
        sigma === 0
          ? clear.data
          : await sharp(clear.data, { raw: { width: clear.width, height: clear.height, channels: 1 } })
              .blur(sigma)
              .raw()
              .toBuffer();
      const page = { ...clear, data: new Uint8Array(blurred) };
      const line = lineOf(clear, 138, "2% 40 30 0.5 | lb 74 19 | beef 97 40");
      const word = replaceFractionsInLines(page, [line])[0]!.words[0]!;
      if (word.text !== "2¾") expect(word.confidence).toBeLessThan(0.8);
      confidences.push(word.confidence);
    }
    expect(confidences[0]).toBeGreaterThan(0.8);
    expect(confidences.at(-1)).toBeLessThan(confidences[0]!);
  });

  it("leave a page without lines, and lines outside the page, unchanged", async () => {
    const page = await loadStrip("print");
    expect(replaceFractionsInLines(page, [])).toEqual([]);
    const line = lineOf(page, 13, "5 40 20 | cup 65 35");
    const away = {
      ...line,
      words: line.words.map((word) => ({ ...word, box: { ...word.box, x: 9000, y: 9000 } })),
    };
    expect(replaceFractionsInLines(page, [away])).toEqual([away]);
  });
});
