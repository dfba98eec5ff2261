import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jpegWithOrientation, readDrawnPage } from "./pages/test/photos.ts";
import {
  assessPhoto,
  createRecognizer,
  type Recognizer,
  readRecipeFromPhotos,
  type ScanReading,
  type ScanStep,
} from "./recipe-photo.ts";

const recognizer = createRecognizer();
let page: Buffer;

beforeAll(async () => {
  page = await readDrawnPage();
});
afterAll(() => recognizer.close());

const scan = (...photos: Buffer[]): Promise<ScanReading> =>
  readRecipeFromPhotos(photos, { recognizer, onStep: () => {} });

/** Wraps the recogniser, so that its result lacks a word. */
const withoutWord =
  (skipped: string): Recognizer["recognize"] =>
  async (image) => {
    const lines = await recognizer.recognize(image);
    return lines.map((line) => ({ ...line, words: line.words.filter(({ text }) => text !== skipped) }));
  };

const text = [
  "Leek and Potato Soup",
  "Serves 4. Cooking time 35 minutes.",
  "Ingredients",
  "3 leeks, sliced",
  "400 g potatoes, diced",
  "1 onion, chopped",
  "50 g butter",
  "900 ml vegetable stock",
  "100 ml cream",
  "2 tbsp chives",
  "Method",
  "Melt the butter and soften the onion and the leeks",
  "for ten minutes.",
  "Add the potatoes and the stock and simmer until",
  "everything is tender.",
  "Blend until smooth, stir in the cream and scatter",
  "with chives.",
].join("\n");

describe("scanPhotos", () => {
  it("reads a page in two columns", async () => {
    const reading = await scan(page);
    expect(reading.rawText).toBe(text);
    expect(reading.title).toBe("Leek and Potato Soup");
    expect(reading.ingredients.map(({ name }) => name)).toContain("potatoes");
    expect(reading.confidence).toBeGreaterThan(0.8);
  });

  it.each([90, 180, 270])("reads a photo rotated by %i degrees", async (angle) => {
    const reading = await scan(await sharp(page).rotate(angle).png().toBuffer());
    expect(reading.rawText).toBe(text);
    const upright = await sharp(reading.pages[0]?.photo).metadata();
    expect([upright.width, upright.height]).toEqual([820, (await sharp(page).metadata()).height]);
  });

  it("reads a skewed page on a dark table", async () => {
    const photo = sharp(page)
      .rotate(7, { background: "#432" })
      .extend({ top: 40, bottom: 40, left: 40, right: 40, background: "#432" });
    expect((await scan(await photo.jpeg().toBuffer())).rawText).toBe(text);
  });

  it("reads light print on a dark page and an EXIF orientation", async () => {
    expect((await scan(await sharp(page).negate().png().toBuffer())).rawText).toBe(text);
    const aside = await sharp(page).rotate(270).png().toBuffer();
    expect((await scan(await jpegWithOrientation(aside, 6, "MM"))).rawText).toBe(text);
  });

  it("locates each line on the flattened page", async () => {
    const { lines, pages } = await scan(page);
    const { width, height } = await sharp(pages[0]?.page).metadata();
    expect([width, height]).toEqual([pages[0]?.width, pages[0]?.height]);
    const title = lines[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(title.x / width).toBeCloseTo(40 / 820, 1);
    expect(title.width / width).toBeGreaterThan(0.3);
    expect(lines.every(({ box }) => box.x >= 0 && box.x + box.width <= width)).toBe(true);
  });

  it("joins the photos of one recipe in order and reports each step", async () => {
    const steps: ScanStep[] = [];
    const { lines, pages } = await readRecipeFromPhotos([page, page], {
      recognizer,
      onStep: (step) => steps.push(step),
    });
    expect(pages).toHaveLength(2);
    expect(new Set(lines.map((line) => line.page))).toEqual(new Set([0, 1]));
    expect(steps.map(({ step, photo }) => `${step} ${photo}`)).toEqual([
      "preparing 1",
      "reading 1",
      "understanding 1",
      "preparing 2",
      "reading 2",
      "understanding 2",
    ]);
    const shares = steps.map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it("names the line next to print that cannot be read", async () => {
    const blind = { ...recognizer, recognize: withoutWord("diced") };
    const { confidence, unreadNear } = await readRecipeFromPhotos([page], {
      recognizer: blind,
      onStep: () => {},
    });
    expect(unreadNear).toEqual(["400 g potatoes,"]);
    expect(confidence).toBe(0.7);
  });

  it("is read with little confidence when it has no title", async () => {
    const blind: Recognizer = {
      ...recognizer,
      recognize: async (image) => (await recognizer.recognize(image)).slice(2),
    };
    const reading = await readRecipeFromPhotos([page], { recognizer: blind, onStep: () => {} });
    expect(reading).toMatchObject({ title: null, confidence: 0.7 });
  });

  it("rejects a page without text", async () => {
    const empty = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#eee" } })
      .jpeg()
      .toBuffer();
    await expect(scan(empty)).rejects.toMatchObject({ kind: "no-text" });
    const tiny = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    await expect(scan(tiny)).rejects.toMatchObject({ kind: "no-text" });
  });
});

describe("assessPhoto", () => {
  it("rates a sharp page higher than a blurred one", async () => {
    const [sharpOne, blurred] = [
      await assessPhoto(page),
      await assessPhoto(await sharp(page).blur(4).png().toBuffer()),
    ];
    expect(sharpOne.overall).toBeGreaterThan(blurred.overall);
  });
});

const corpus = new URL("../../../../shared/data/ocr-dev/", import.meta.url);
const sample = new URL("dev-13.jpg", corpus);

describe.skipIf(!existsSync(sample))(
  "a photo of a page at 15 degrees (skipped when the corpus is absent)",
  () => {
    it("gives its title and its amounts", async () => {
      const { title, ingredients } = await scan(readFileSync(sample));
      expect(title).toBe("Black Bean Chili");
      expect(ingredients.length).toBeGreaterThan(9);
    });
  },
);
