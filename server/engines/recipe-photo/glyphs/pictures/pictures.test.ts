import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Box, ColourImage } from "../../reading.ts";
import { findFoodPictures } from "./pictures.ts";

const WIDTH = 900;
const HEIGHT = 1200;

/** Draws many coloured shapes in a box, which resemble a photo of food. */
function photo({ x, y, width, height }: Box): string {
  let seed = 7;
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const shapes = Array.from({ length: 160 }, () => {
    const colour = `hsl(${Math.floor(next() * 70)},${30 + Math.floor(next() * 60)}%,${15 + Math.floor(next() * 50)}%)`;
    return `<circle cx="${x + next() * width}" cy="${y + next() * height}" r="${10 + next() * 45}" fill="${colour}"/>`;
  });
  const clip = `clip${x}-${y}`;
  return `<clipPath id="${clip}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>
    <g clip-path="url(#${clip})"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#654"/>${shapes.join("")}</g>`;
}

/** Draws bars of word size, because text would depend on the installed fonts. */
function text(x: number, y: number, width: number, lines: number, colour = "#222"): string {
  return Array.from({ length: lines * 6 }, (_, i) => {
    const left = x + ((i % 6) * width) / 6;
    const letters = [0, 1, 2, 3].map((k) => {
      const pixel = left + (k * width) / 32;
      return `<rect x="${pixel}" y="${y + Math.floor(i / 6) * 32}" width="5" height="${k === 1 ? 20 : 14}" fill="${colour}"/>`;
    });
    return letters.join("");
  }).join("");
}

async function drawPage(content: string, paper = "#fbf7ee"): Promise<ColourImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${paper}"/>${content}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const both = Math.max(0, width) * Math.max(0, height);
  return both / (a.width * a.height + b.width * b.height - both);
}

const place: Box = { x: 90, y: 80, width: 700, height: 380 };

describe("food pictures on a page", () => {
  it("are found with confidence", async () => {
    const [found, ...more] = findFoodPictures(await drawPage(photo(place) + text(90, 540, 700, 16)), []);
    expect(more).toEqual([]);
    expect(shared(found!.box, place)).toBeGreaterThan(0.9);
    expect(found!.confidence).toBeGreaterThan(0.8);
  });

  it("are found under a shadow and on a dark page", async () => {
    const shadow = `<defs><linearGradient id="s"><stop offset="0" stop-opacity=".55"/><stop offset="1" stop-opacity="0"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>`;
    const shaded = findFoodPictures(await drawPage(photo(place) + text(90, 540, 700, 16) + shadow), []);
    expect(shaded).toHaveLength(1);
    expect(shared(shaded[0]!.box, place)).toBeGreaterThan(0.8);
    const dark = findFoodPictures(
      await drawPage(photo(place) + text(90, 540, 700, 16, "#eee"), "#15181d"),
      [],
    );
    expect(dark).toHaveLength(1);
    expect(shared(dark[0]!.box, place)).toBeGreaterThan(0.8);
  });

  it("are separated across a narrow gap", async () => {
    const left = { x: 60, y: 80, width: 380, height: 300 };
    const right = { x: 450, y: 80, width: 380, height: 300 };
    const found = findFoodPictures(await drawPage(photo(left) + photo(right) + text(90, 540, 700, 16)), []);
    expect(found).toHaveLength(2);
    for (const wanted of [left, right])
      expect(Math.max(...found.map(({ box }) => shared(box, wanted)))).toBeGreaterThan(0.85);
  });

  it("exclude tinted boxes, text and large headings", async () => {
    const box = `<rect x="480" y="80" width="340" height="380" fill="#dcb98a"/>${text(500, 110, 300, 10)}`;
    const heading = `<g fill="#a22"><rect x="60" y="80" width="60" height="150"/><rect x="150" y="80" width="60" height="150"/><rect x="240" y="80" width="60" height="150"/></g>`;
    expect(findFoodPictures(await drawPage(box + heading + text(90, 540, 700, 16)), [])).toEqual([]);
  });

  it("exclude areas covered with text", async () => {
    const words: Box[] = [];
    for (let y = place.y + 10; y < place.y + place.height - 30; y += 34)
      for (let x = place.x + 10; x < place.x + place.width - 90; x += 100)
        words.push({ x, y, width: 92, height: 28 });
    expect(findFoodPictures(await drawPage(photo(place) + text(90, 540, 700, 16)), words)).toEqual([]);
  });

  it("are absent on an empty page and on a tiny image", async () => {
    expect(findFoodPictures(await drawPage(""), [])).toEqual([]);
    expect(findFoodPictures({ width: 20, height: 20, data: new Uint8Array(1200) }, [])).toEqual([]);
  });
});
