import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { toErrorAnswer } from "#server/error-answer.ts";
import { createScannerPool } from "#server/features/scans/service/scanner-pool.ts";
import { openStoredImage } from "#server/features/uploads/service.ts";
import type { Member } from "#server/guards/member.ts";
import {
  bitmapOf,
  bitmapOfSize,
  CORNERS_BY_ORIENTATION,
  closed,
  deepHeic,
  gifOfSize,
  half,
  heic,
  heicWithProfile,
  jpegOfSize,
  look,
  noise,
  pngOfSize,
  quarters,
  SIZE,
  tiffOf,
  turnedHeic,
  UPRIGHT,
  withoutEnd,
  withoutScanParameters,
} from "./picture-files.ts";
import { serveRecipeSite } from "./recipe-site.ts";
import { setUpHarness } from "./set-up-harness.ts";

let served: { bytes: Uint8Array; type: string };
const site = serveRecipeSite((_request, response) =>
  response.writeHead(200, { "content-type": served.type }).end(served.bytes),
);
const harness = setUpHarness({ USAGE_LIMITS: "off" });
let member: Member;
let scanned: Uint8Array[] = [];
beforeEach(async () => {
  member = await harness.createMember();
  scanned = [];
  harness.override({
    fetchPage: site.fetchPage,
    scanner: createScannerPool(async (job) => {
      // The second reading is that of the mirror image.
      if (job.task === "scan" && scanned.length === 0) scanned = job.photos;
      return { outcome: "refused", reason: "no-text" };
    }),
  });
});
const caller = () => harness.callerFor(member);
const codeOf = (error: unknown) => toErrorAnswer(error).code;

/** Size and corner colours of a picture, or the code of the refusal. */
type Outcome = string;
const describePicture = async (file: Uint8Array): Promise<Outcome> => {
  const { width, height, corners } = await look(file);
  return `${width}x${height} ${corners}`;
};

async function stored(path: string): Promise<Outcome> {
  const opened = await openStoredImage(harness.deps, path.replace("/images/", ""));
  if (!opened) throw new Error("The picture was not stored");
  return describePicture(await buffer(opened.stream));
}

const upload = (bytes: Buffer): Promise<Outcome> =>
  caller()
    .uploads.create({ fileName: "a.png", bytes })
    .then(({ path }) => stored(path), codeOf);

/** An import reports only that a picture failed, and not why. */
async function importIt(bytes: Buffer, type = "application/octet-stream"): Promise<Outcome> {
  served = { bytes, type };
  const { id, failedImages } = await caller().imports.save({
    title: "Soup",
    ingredients: ["salt"],
    instructions: ["Stir."],
    coverImage: `http://pictures.example:${site.port}/a`,
  });
  if (failedImages.length > 0) return "lost";
  return stored((await caller().recipes.get({ id })).imageUrl ?? "");
}

async function scan(bytes: Buffer): Promise<Outcome> {
  const code = await caller()
    .scans.process({ imageData: bytes.toString("base64") })
    .then(() => "read", codeOf);
  return code === "SCAN_NO_TEXT" ? (await Promise.all(scanned.map(describePicture))).join(", ") : code;
}

const FULL = `${SIZE.width}x${SIZE.height} ${UPRIGHT}`;
const taken = (outcome = FULL, scanOutcome = outcome) => [outcome, outcome, scanOutcome];
const refused = (reason: string) => [
  `IMAGE_${reason}`,
  "lost",
  `SCAN_${reason === "UNREADABLE" ? "DATA_INVALID" : reason}`,
];
const scanOnly = (outcome = FULL) => ["IMAGE_UNSUPPORTED", "lost", outcome];

const jpeg = (options = {}) => quarters().jpeg(options).toBuffer();
const oriented = (orientation: number, format: "jpeg" | "png" | "webp" | "tiff") =>
  quarters().withMetadata({ orientation }).toFormat(format).toBuffer();
const turned = (orientation: number) =>
  `${orientation > 4 ? `${SIZE.height}x${SIZE.width}` : `${SIZE.width}x${SIZE.height}`} ${CORNERS_BY_ORIENTATION[orientation]}`;
const interlaced = () =>
  quarters({ ...SIZE, clear: true })
    .toColourspace("rgb16")
    .png({ progressive: true })
    .toBuffer();
const animated = async (format: "gif" | "webp") => {
  const frames = [
    await quarters().png().toBuffer(),
    await sharp({ create: { ...SIZE, channels: 3, background: "#000" } })
      .png()
      .toBuffer(),
  ];
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
};
const withoutWebp = (outcome = FULL) => taken(outcome, "SCAN_UNSUPPORTED");

type Row = [name: string, make: () => Promise<Buffer> | Buffer, expected: string[]];
const rows: Row[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((number): Row[] => [
    [`a JPEG of orientation ${number}`, () => oriented(number, "jpeg"), taken(turned(number))],
    [`a PNG of orientation ${number}`, () => oriented(number, "png"), taken(turned(number))],
    [`a WebP of orientation ${number}`, () => oriented(number, "webp"), withoutWebp(turned(number))],
  ]),
  ["a TIFF of orientation 6", () => oriented(6, "tiff"), scanOnly(turned(6))],
  ["a progressive JPEG", () => jpeg({ progressive: true }), taken()],
  ["a JPEG in CMYK", () => quarters().toColourspace("cmyk").jpeg().toBuffer(), taken()],
  ["a JPEG with a wide profile", () => quarters().withIccProfile("p3").jpeg().toBuffer(), taken()],
  [
    "a JPEG of over 40 megapixels",
    () => quarters({ width: 8_000, height: 5_100 }).jpeg().toBuffer(),
    taken("1600x1020 RGBW", "2500x1594 RGBW"),
  ],
  ["a JPEG without its last two bytes", async () => withoutEnd(await jpeg()), taken()],
  [
    "a progressive JPEG without its last two bytes",
    async () => withoutEnd(await jpeg({ progressive: true })),
    taken(),
  ],
  [
    "a JPEG with bytes after its end",
    async () => Buffer.concat([await jpeg(), Buffer.from("<html>")]),
    taken(),
  ],
  [
    "a JPEG with a slip between segments",
    async () => {
      const file = await jpeg();
      const second = 4 + file.readUInt16BE(4);
      return Buffer.concat([file.subarray(0, second), Buffer.from("slip"), file.subarray(second)]);
    },
    taken(),
  ],
  ["a JPEG whose scan parameters are wrong", async () => withoutScanParameters(await jpeg()), taken()],
  [
    "half a JPEG whose scan parameters are wrong",
    async () => closed(half(withoutScanParameters(await noise().jpeg().toBuffer()))),
    refused("UNREADABLE"),
  ],
  ["half a JPEG", async () => half(await noise().jpeg().toBuffer()), refused("UNREADABLE")],
  [
    "half a JPEG, closed by an end marker",
    async () => closed(half(await noise().jpeg().toBuffer())),
    refused("UNREADABLE"),
  ],
  [
    "half a progressive JPEG, closed by an end marker",
    async () => closed(half(await noise().jpeg({ progressive: true }).toBuffer())),
    refused("UNREADABLE"),
  ],
  [
    "half a JPEG with zeros behind it",
    async () => closed(Buffer.concat([half(await noise().jpeg().toBuffer()), Buffer.alloc(4000)])),
    refused("UNREADABLE"),
  ],
  [
    "a JPEG of over 110 megapixels",
    async () => jpegOfSize(await jpeg(), 12_000, 9_200),
    refused("TOO_MANY_PIXELS"),
  ],
  [
    "a progressive JPEG of 39 megapixels",
    async () => jpegOfSize(await jpeg({ progressive: true, chromaSubsampling: "4:4:4" }), 7_200, 5_400),
    refused("TOO_COSTLY"),
  ],
  ["a PNG with 16 bits, interlaced and transparent", interlaced, taken()],
  ["a PNG with a palette", () => quarters().png({ palette: true }).toBuffer(), taken()],
  [
    "a PNG of over 40 megapixels",
    async () => pngOfSize(await quarters().png().toBuffer(), 8_000, 5_001),
    refused("TOO_MANY_PIXELS"),
  ],
  [
    "an interlaced PNG of 39 megapixels",
    async () => pngOfSize(await interlaced(), 7_200, 5_400),
    refused("TOO_COSTLY"),
  ],
  ["half a PNG", async () => half(await noise().png().toBuffer()), refused("UNREADABLE")],
  [
    "a transparent PNG",
    () =>
      quarters({ ...SIZE, clear: true })
        .png()
        .toBuffer(),
    taken(),
  ],
  [
    "a transparent WebP",
    () =>
      quarters({ ...SIZE, clear: true })
        .webp()
        .toBuffer(),
    withoutWebp(),
  ],
  ["an animated WebP", () => animated("webp"), withoutWebp()],
  [
    "half a WebP",
    async () => half(await noise().webp().toBuffer()),
    ["IMAGE_UNREADABLE", "lost", "SCAN_UNSUPPORTED"],
  ],
  ["a GIF", () => quarters().gif().toBuffer(), taken()],
  ["an animated GIF", () => animated("gif"), taken()],
  ["half a GIF", async () => half(await noise().gif().toBuffer()), refused("UNREADABLE")],
  [
    "a GIF of 36 megapixels",
    async () => gifOfSize(await quarters().gif().toBuffer(), 6_000, 6_000),
    refused("TOO_COSTLY"),
  ],
  ["an AVIF", () => quarters().avif().toBuffer(), taken()],
  ["an AVIF with 10 bits", () => quarters().avif({ bitdepth: 10 }).toBuffer(), taken()],
  ["half an AVIF", async () => half(await noise().avif().toBuffer()), refused("UNREADABLE")],
  ["a HEIC", heic, taken()],
  ["a HEIC of a phone's colours", heicWithProfile, taken()],
  ["a HEIC with 10 bits", deepHeic, taken()],
  ["a HEIC that is turned", () => turnedHeic(3), taken(turned(6))],
  ["half a HEIC", () => half(heic()), refused("UNREADABLE")],
  ["a HEIC without its last bytes", () => heic().subarray(0, 420), refused("UNREADABLE")],
  ["a BMP", () => bitmapOf(quarters()), scanOnly()],
  ["half a BMP", async () => half(await bitmapOf(quarters())), scanOnly("SCAN_DATA_INVALID")],
  [
    "a BMP of 39 megapixels",
    async () => bitmapOfSize(await bitmapOf(quarters()), 7_200, 5_400),
    scanOnly("SCAN_TOO_COSTLY"),
  ],
  [
    "a BMP of over 40 megapixels",
    async () => bitmapOfSize(await bitmapOf(quarters()), 8_000, 5_001),
    scanOnly("SCAN_TOO_MANY_PIXELS"),
  ],
  [
    "a TIFF of two pages",
    () => tiffOf(quarters(), quarters({ width: 80, height: 120 })),
    scanOnly(`${FULL}, 80x120 RGBW`),
  ],
  ["a TIFF with a reduced copy", () => tiffOf(quarters(), quarters({ width: 24, height: 16 })), scanOnly()],
  [
    "a TIFF of five pages",
    () => tiffOf(...Array.from({ length: 5 }, () => quarters())),
    scanOnly("SCAN_TOO_MANY_PAGES"),
  ],
  ["an SVG", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), refused("UNSUPPORTED")],
  ["HTML", () => Buffer.from("<!doctype html><p>Not found</p>"), refused("UNSUPPORTED")],
  ["a PDF", () => Buffer.from("%PDF-1.7\n"), refused("UNSUPPORTED")],
  ["a film", () => Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isommp42", "latin1"), refused("UNSUPPORTED")],
];

describe("a picture file", () => {
  it.each(rows)("becomes what upload, import and scan say when it is %s", async (_name, make, expected) => {
    const bytes = Buffer.from(await make());
    expect([await upload(bytes), await importIt(bytes), await scan(bytes)]).toEqual(expected);
  });

  it.each(["application/octet-stream", "binary/octet-stream", "text/plain", "jpg", "text/html"])(
    "is imported by its bytes when its site calls it %s",
    async (type) => {
      expect(await importIt(await jpeg(), type)).toBe(FULL);
    },
  );
});
