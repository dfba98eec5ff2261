import { crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { ColourImage } from "../reading.ts";
import { loadPhoto } from "./load-photo.ts";
import { jpegWithOrientation } from "./test/photos.ts";

/** 60 by 40 pixels, white with a red top left quarter. */
let flag: Buffer;

beforeAll(async () => {
  const red = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#d00" } })
    .png()
    .toBuffer();
  flag = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#fff" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
});

/** The name of the corner with the red quarter. */
function redCorner({ width, height, data }: ColourImage): string {
  const isRed = (x: number, y: number) => data[(y * width + x) * 3 + 1]! < 100;
  const [left, right, top, bottom] = [width * 0.2, width * 0.8, height * 0.2, height * 0.8].map(
    Math.floor,
  ) as [number, number, number, number];
  const corners = {
    "upper left": [left, top],
    "upper right": [right, top],
    "lower left": [left, bottom],
    "lower right": [right, bottom],
  } as const;
  return Object.entries(corners)
    .filter(([, [x, y]]) => isRed(x, y))
    .map(([name]) => name)
    .join(", ");
}

const refusal = (file: Promise<Buffer> | Buffer) =>
  Promise.resolve(file).then((bytes) =>
    loadPhoto(bytes).then(
      () => "read",
      (error: unknown) => (error instanceof Error && "kind" in error ? error.kind : error),
    ),
  );

describe("loadPhoto", () => {
  it.each(["II", "MM"] as const)("rotates a photo by its EXIF orientation, byte order %s", async (order) => {
    const photo = await loadPhoto(await jpegWithOrientation(flag, 6, order));
    expect([photo.width, photo.height]).toEqual([40, 60]);
    expect(redCorner(photo)).toBe("upper right");
  });

  it("reads JPEG, PNG and TIFF as the same picture", async () => {
    const files = [await sharp(flag).jpeg().toBuffer(), flag, await sharp(flag).tiff().toBuffer()];
    for (const file of files) {
      const photo = await loadPhoto(file);
      expect([photo.width, photo.height, redCorner(photo)]).toEqual([60, 40, "upper left"]);
    }
  });

  it("puts transparent pixels on white", async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: "#0000" } })
      .png()
      .toBuffer();
    expect((await loadPhoto(clear)).data.every((value) => value === 255)).toBe(true);
  });

  it("reduces a large photo to 2500 pixels", async () => {
    const wide = await sharp({ create: { width: 3000, height: 300, channels: 3, background: "#888" } })
      .jpeg()
      .toBuffer();
    const { width, height } = await loadPhoto(wide);
    expect([width, height]).toEqual([2500, 250]);
  });

  it("rejects WebP, text and empty files as unsupported", async () => {
    expect(await refusal(sharp(flag).webp().toBuffer())).toBe("unsupported");
    expect(await refusal(Buffer.from("a letter about soup"))).toBe("unsupported");
    expect(await refusal(Buffer.alloc(0))).toBe("unsupported");
  });

  it("rejects truncated files as unreadable", async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: "#fff",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    const files = [noise, await sharp(noise).jpeg().toBuffer(), await sharp(noise).tiff().toBuffer()];
    for (const file of files) {
      expect(await refusal(file.subarray(0, file.length / 2))).toBe("unreadable");
      expect(await refusal(file.subarray(0, 12))).toBe("unreadable");
    }
  });

  it("rejects 400 megapixels by the header before decoding", async () => {
    const png = Buffer.from(flag);
    png.writeUInt32BE(20_000, 16);
    png.writeUInt32BE(20_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    expect(await refusal(png)).toBe("too-many-pixels");
    expect(await refusal(tiffHeader(60_000, 60_000))).toBe("too-many-pixels");
  });
});

/** The header of a grey TIFF without pixels. */
function tiffHeader(width: number, height: number): Buffer {
  const tags = [
    [256, 4, width],
    [257, 4, height],
    [258, 3, 8],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 8],
    [277, 3, 1],
    [278, 4, height],
    [279, 4, 100],
  ] as const;
  const file = Buffer.alloc(8 + 2 + tags.length * 12 + 4);
  file.write("II*\0", 0, "latin1");
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(tags.length, 8);
  for (const [index, [tag, type, value]] of tags.entries()) {
    file.writeUInt16LE(tag, 10 + index * 12);
    file.writeUInt16LE(type, 12 + index * 12);
    file.writeUInt32LE(1, 14 + index * 12);
    file.writeUInt32LE(value, 18 + index * 12);
  }
  return file;
}
