import { randomBytes } from "node:crypto";
import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { setUpFolder } from "#server/test/temp-folder.ts";
import { createRandomToken } from "./ids.ts";
import { createImageStore, type ImageStore, svgToPng } from "./images.ts";
import { QueueFullError } from "./work/bounded-queue.ts";

const inFolder = setUpFolder("file");
let store: ImageStore;
beforeAll(() => {
  store = createImageStore({ dir: inFolder("images") });
});

function createPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#c33" } });
}

/** A picture with an EXIF orientation of 90 degrees, GPS position and camera data. */
function createPhoto(width: number, height: number, format: "jpeg" | "png" | "webp") {
  return createPicture(width, height)
    .withExif({
      IFD0: { Make: "SECRETMAKER", Software: "SECRETSOFT" },
      IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N" },
    })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

/** A decompression bomb: a PNG with one bit per pixel, small as a file and huge when decoded. */
function createBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

describe("preparing", () => {
  test.each(["jpeg", "png", "webp"] as const)(
    "creates three upright WebP sizes of a %s without metadata",
    async (format) => {
      const photo = await createPhoto(2400, 1200, format);
      expect((await sharp(photo).metadata()).exif).toBeDefined();
      const image = await store.prepareImage(photo);
      expect([image.width, image.height]).toEqual([800, 1600]);
      for (const [bytes, width] of [
        [image.full, 800],
        [image.medium, 640],
        [image.small, 320],
      ] as const) {
        const meta = await sharp(bytes).metadata();
        expect(meta).toMatchObject({ format: "webp", width, height: 2 * width });
        expect(meta.exif ?? meta.icc ?? meta.xmp ?? meta.orientation).toBeUndefined();
        expect(bytes.toString("latin1")).not.toContain("SECRET");
      }
    },
  );

  test("never enlarges and puts transparency on white", async () => {
    const see = sharp({ create: { width: 50, height: 20, channels: 4, background: "#0000" } });
    const image = await store.prepareImage(await see.png().toBuffer());
    expect([image.width, image.height]).toEqual([50, 20]);
    expect(await sharp(image.small).metadata()).toMatchObject({ width: 50, height: 20, hasAlpha: false });
    expect((await sharp(image.full).stats()).dominant).toMatchObject({ r: 248, g: 248, b: 248 });
  });

  test("uses the first frame of an animation", async () => {
    const frames = await Promise.all(
      ["#f00", "#00f"].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const image = await store.prepareImage(moving);
    expect([image.width, image.height]).toEqual([40, 30]);
    expect((await sharp(image.full).metadata()).pages ?? 1).toBe(1);
    const { dominant } = await sharp(image.full).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });

  test("reads grey, 16-bit and CMYK pictures, and one with a minor error", async () => {
    const grey = await createPicture(30, 30).grayscale().png().toBuffer();
    const deep = await createPicture(30, 30).toColourspace("rgb16").png().toBuffer();
    const inks = await createPicture(30, 30).toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    expect((await sharp(inks).metadata()).space).toBe("cmyk");
    const jpeg = await createPicture(30, 30).jpeg().toBuffer();
    const second = 4 + jpeg.readUInt16BE(4);
    const slip = Buffer.concat([jpeg.subarray(0, second), Buffer.from("slip"), jpeg.subarray(second)]);
    for (const bytes of [grey, deep, inks, slip]) {
      expect(await store.prepareImage(bytes)).toMatchObject({ width: 30 });
    }
  });

  test("accepts 40 megapixels of PNG and not one pixel more", async () => {
    const exact = await createPicture(8_000, 5_000).png().toBuffer();
    expect(await store.prepareImage(exact)).toMatchObject({ width: 1600, height: 1000 });
    const more = await createPicture(5_001, 8_000).png().toBuffer();
    await expect(store.prepareImage(more)).rejects.toMatchObject({ kind: "too-many-pixels" });
  });

  test("removes data appended to a picture", async () => {
    const png = await createPicture(20, 20).png().toBuffer();
    const both = Buffer.concat([png, Buffer.from("<html><script>alert(1)</script>")]);
    const image = await store.prepareImage(both);
    for (const bytes of [image.full, image.medium, image.small]) {
      expect(bytes.toString("latin1")).not.toContain("script");
    }
  });

  test.each([
    ["nothing", Buffer.alloc(0), "empty"],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), "unsupported"],
    ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>"), "unsupported"],
    ["a PDF", Buffer.from("%PDF-1.7\n"), "unsupported"],
    ["a BMP", Buffer.from("BM0000000000000000"), "unsupported"],
    ["a TIFF", Buffer.from("II*\u0000\u0008\u0000\u0000\u0000"), "unsupported"],
    ["a sound in RIFF", Buffer.from("RIFF0000WAVEfmt "), "unsupported"],
    ["noise", randomBytes(2_000).fill(1, 0, 4), "unsupported"],
    [
      "HTML that begins like a JPEG",
      Buffer.concat([Buffer.from([255, 216, 255]), Buffer.from("<html>")]),
      "unreadable",
    ],
    [
      "SVG that begins like a PNG",
      Buffer.concat([Buffer.from("iVBORw0KGgo=", "base64"), Buffer.from("<svg/>")]),
      "unreadable",
    ],
    ["the first bytes of a WebP", Buffer.from("RIFF\u0010\u0000\u0000\u0000WEBPVP8 "), "unreadable"],
    ["a bomb of 400 megapixels", createBomb(20_000), "too-many-pixels"],
  ])("refuses %s", async (_what, bytes, kind) => {
    await expect(store.prepareImage(bytes)).rejects.toMatchObject({ name: "ImageError", kind });
  });

  test("refuses a truncated picture", async () => {
    const noise = sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } });
    for (const format of ["jpeg", "png", "webp"] as const) {
      const complete = await noise.clone().toFormat(format).toBuffer();
      const cut = complete.subarray(0, complete.length / 2);
      await expect(store.prepareImage(cut)).rejects.toMatchObject({ kind: "unreadable" });
    }
  });

  test("refuses requests when too many wait and answers the others", async () => {
    const small = createImageStore({ dir: inFolder(), maxWaiting: 2 });
    const png = await createPicture(20, 20).png().toBuffer();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => small.prepareImage(png)));
    expect(outcomes.filter((o) => o.status === "fulfilled")).toHaveLength(4);
    expect(
      outcomes.filter((o) => o.status === "rejected" && o.reason instanceof QueueFullError),
    ).toHaveLength(6);
  });
});

describe("storing", () => {
  test("writes, opens and removes the three files", async () => {
    const id = createRandomToken(24);
    const image = await store.prepareImage(await createPicture(700, 700).jpeg().toBuffer());
    await store.writeImage(id, image);
    expect((await readdir(inFolder("images", id.slice(0, 2)))).toSorted()).toEqual(
      [`${id}.webp`, `${id}_320.webp`, `${id}_640.webp`].toSorted(),
    );
    const opened = await store.openImage(`${id}_640.webp`);
    expect(opened?.size).toBe(image.medium.length);
    expect(opened && (await buffer(opened.stream)).equals(image.medium)).toBe(true);
    const full = await store.openImage(`${id}.webp`);
    expect(full && (await buffer(full.stream)).equals(image.full)).toBe(true);
    await store.removeImage(id);
    await store.removeImage(id);
    expect(await store.openImage(`${id}.webp`)).toBeNull();
    expect(await readdir(inFolder("images", id.slice(0, 2)))).toEqual([]);
  });

  test.each([
    "../../../../etc/passwd",
    "..%2f..%2fetc%2fpasswd",
    "/etc/passwd",
    "aaaaaaaaaaaaaaaaaaaaaaaa.webp\u0000",
    "aaaaaaaaaaaaaaaaaaaaaaaa.webp\n",
    "aaaaaaaaaaaaaaaaaaaaaaaa.webp/..",
    "aaaaaaaaaaaaaaaaaaaaaaaa.png",
    "short.webp",
    `${"a".repeat(80)}.webp`,
    "aaaaaaaaaaaaaaaaaaaaaaaa.webp",
    "",
  ])("opens nothing for %j", async (fileName) => {
    expect(await store.openImage(fileName)).toBeNull();
  });

  test("follows no link out of its folder", async () => {
    const id = createRandomToken(24);
    await writeFile(inFolder("outside"), "secret");
    await mkdir(inFolder("images", id.slice(0, 2)), { recursive: true });
    await symlink(inFolder("outside"), inFolder("images", id.slice(0, 2), `${id}.webp`));
    expect(await store.openImage(`${id}.webp`)).toBeNull();
    await writeFile(inFolder(`${id}.webp`), "secret");
    expect(await store.openImage(`./../${id}.webp`)).toBeNull();
  });

  test.each(["../../x", `../${"a".repeat(22)}`, `${"a".repeat(22)}/../x`])(
    "writes and removes nothing under %s",
    async (name) => {
      const image = await store.prepareImage(await createPicture(9, 9).png().toBuffer());
      await expect(store.writeImage(name, image)).rejects.toBeInstanceOf(RangeError);
      await expect(store.removeImage(name)).rejects.toBeInstanceOf(RangeError);
    },
  );
});

test("a drawing becomes a picture that the store accepts", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#0a0"/></svg>';
  const png = await svgToPng(svg, 800);
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 800, height: 600 });
  expect(await store.prepareImage(png)).toMatchObject({ width: 800, height: 600 });
});
