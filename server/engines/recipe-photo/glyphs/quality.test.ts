import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import type { GreyImage, Quality } from "../reading.ts";
import { scorePhotoQuality } from "./quality.ts";

const lines = [
  "Leek soup with cream and chives",
  "2 large leeks, washed and sliced",
  "200 ml cream",
  "Stir the leeks in butter until they are soft.",
  "Add the cream and simmer for ten minutes.",
];

function page(size = 34): string {
  const text = Array.from({ length: 20 }, (_, n) => {
    const y = 80 + n * size * 1.6;
    return `<text x="60" y="${y}" font-family="serif" font-size="${size}" fill="#222">${lines[n % lines.length]}</text>`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#e9e4d8"/>${text}</svg>`;
}

async function photo(change: (image: Sharp) => Sharp = (image) => image, size?: number): Promise<GreyImage> {
  const drawn = await sharp(Buffer.from(page(size)))
    .flatten({ background: "#fff" })
    .png()
    .toBuffer();
  const { data, info } = await change(sharp(drawn)).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

const facts = { letterSize: 24, skew: 0 };
const quality = async (change?: (image: Sharp) => Sharp): Promise<Quality> =>
  scorePhotoQuality(await photo(change), facts);

describe("photo quality", () => {
  it("is high without suggestions for a sharp, even, bright page", async () => {
    const good = await quality();
    expect(good.overall).toBeGreaterThan(0.85);
    expect(good.suggestions).toEqual([]);
  });

  it("falls with blur and suggests a steady hand", async () => {
    const scores: number[] = [];
    for (const sigma of [0.6, 1.2, 2, 3.5, 6])
      scores.push((await quality((image) => image.blur(sigma))).focus);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.at(-1)).toBeLessThan(0.4);
    expect((await quality((image) => image.blur(4))).suggestions[0]).toBe("hold-steady");
  });

  it("falls with darkness and suggests more light", async () => {
    const scores: number[] = [];
    for (const by of [1, 0.6, 0.4, 0.25])
      scores.push((await quality((image) => image.linear(by, 0))).lighting);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect((await quality((image) => image.linear(0.25, 0))).suggestions).toContain("more-light");
  });

  it("falls with a shadow on a part of the page", async () => {
    const shadow = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="450" height="1200" fill="#000" opacity=".8"/></svg>',
    );
    const shaded = await quality((image) => image.composite([{ input: shadow, blend: "over" }]));
    expect(shaded.lighting).toBeLessThan(0.5);
    expect(shaded.suggestions).toContain("even-light");
  });

  it("falls with faint print", async () => {
    const faint = await quality((image) => image.linear(0.2, 175));
    expect(faint.textClarity).toBeLessThan((await quality()).textClarity);
    expect(faint.suggestions).toContain("more-contrast");
  });

  it("suggests going closer for small letters and straightening for slanted lines", async () => {
    const image = await photo();
    expect(scorePhotoQuality(image, { letterSize: 9, skew: 0 }).suggestions).toContain("closer");
    expect(scorePhotoQuality(image, { letterSize: 24, skew: 17 }).suggestions).toEqual(["straighten"]);
  });

  it("is zero for an empty page", () => {
    const data = new Uint8Array(300 * 300).fill(230);
    expect(scorePhotoQuality({ width: 300, height: 300, data }, facts)).toMatchObject({
      overall: 0,
      focus: 0,
    });
  });
});
