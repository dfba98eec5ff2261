import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { findPageGeometry } from "./find-page.ts";
import { toGreyImage } from "./images.ts";
import { loadPhoto } from "./load-photo.ts";
import { readDrawnPage } from "./test/photos.ts";

const [width, height] = [1200, 1000];

function noise(): Uint8Array {
  let state = 12345;
  return Uint8Array.from({ length: width * height }, () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state >>> 24;
  });
}

const strewn = (blur: number) =>
  sharp(noise(), { raw: { width, height, channels: 1 } })
    .blur(blur)
    .png()
    .toBuffer();

const mayHoldPrint = async (file: Buffer) =>
  findPageGeometry(toGreyImage(await loadPhoto(file))).mayHoldPrint;

describe("mayHoldPrint", () => {
  it.each([0.3, 1, 6])("finds no print in noise blurred by %f pixels", async (blur) => {
    expect(await mayHoldPrint(await strewn(blur))).toBe(false);
  });

  it("finds print on a page: rotated, faint, or light on dark", async () => {
    const page = await sharp(await readDrawnPage())
      .resize(1640)
      .png()
      .toBuffer();
    expect(await mayHoldPrint(page)).toBe(true);
    expect(await mayHoldPrint(await sharp(page).rotate(25, { background: "#fff" }).png().toBuffer())).toBe(
      true,
    );
    expect(await mayHoldPrint(await sharp(page).linear(0.15, 180).png().toBuffer())).toBe(true);
    expect(await mayHoldPrint(await sharp(page).negate().png().toBuffer())).toBe(true);
  });

  it("finds print among as many specks", async () => {
    const page = sharp(await readDrawnPage()).resize(1640);
    const specks = Array.from({ length: 600 }, (_, index) => {
      const [x, y] = [(index * 7919) % 1640, (index * 104729) % 400];
      return `<circle cx="${x}" cy="${y}" r="${3 + (index % 5)}"/>`;
    });
    const sand = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1640" height="400">${specks.join("")}</svg>`,
    );
    const file = await page.extend({ bottom: 400, background: "#fff" }).png().toBuffer();
    expect(
      await mayHoldPrint(
        await sharp(file)
          .composite([{ input: sand, gravity: "south" }])
          .png()
          .toBuffer(),
      ),
    ).toBe(true);
  });

  it("accepts a few very large letters as print", async () => {
    const letters = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1000"><rect width="1200" height="1000" fill="#fff"/><path d="M200 200h60v600h-60zM400 200h300v60h-300zM800 200h60v600h-60z"/></svg>`,
    );
    expect(await mayHoldPrint(await sharp(letters).png().toBuffer())).toBe(true);
  });
});
