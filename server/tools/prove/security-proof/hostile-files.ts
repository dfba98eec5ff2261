import { deflateSync } from "node:zlib";
import sharp from "sharp";
import type { SentFile } from "./form-file.ts";

/** Stands in every place where a picture can carry words: none of it may come out again. */
export const MARK = "kitchen-window-51.5007";

const NAMES = [
  "a.jpg",
  "a.png",
  "a.svg",
  "a.html",
  "a.php",
  "../../a.jpg",
  "a.jpg.exe",
  "con",
  "a\u202egpj.exe",
];
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script>${MARK}</svg>`;
const HTML = `<!doctype html><script>alert(1)</script>${MARK}`;
const TEXTS: readonly [string, string | Buffer][] = [
  ["svg", SVG],
  ["svg with a BOM", `\ufeff${SVG}`],
  [
    "svg with a doctype",
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG.replace(MARK, "&x;")}`,
  ],
  ["html", HTML],
  ["php", `<?php echo "${MARK}"; ?>`],
  ["script", `alert("${MARK}")`],
  ["pdf", `%PDF-1.7 ${MARK}`],
  ["zip", Buffer.from(`PK\x03\x04${MARK}`)],
  ["bmp", Buffer.concat([Buffer.from("BM"), Buffer.alloc(60)])],
  ["ico", Buffer.from([0, 0, 1, 0, 1, 0, 16, 16])],
  ["nothing", ""],
  ["one byte", "\xff"],
  ["svgz", deflateSync(SVG)],
  ["eps", `%!PS-Adobe-3.0 EPSF-3.0 ${MARK}`],
  ["mvg", `push graphic-context\nimage over 0,0 0,0 'https://example.org/${MARK}'\npop graphic-context`],
  ["jpeg's first bytes", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ["png's first bytes", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ["webp's first bytes", "RIFF\x10\0\0\0WEBPVP8 "],
];

const base = () => sharp({ create: { width: 900, height: 600, channels: 3, background: "#c63" } });
const EXIF = {
  IFD0: { Copyright: MARK, Artist: MARK, ImageDescription: MARK, Make: MARK },
  IFD3: { GPSLatitude: "51/1 30/1 2/1", GPSLongitude: "0/1 7/1 27/1", GPSAreaInformation: MARK },
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${MARK}"/></rdf:RDF></x:xmpmeta>`;

/** Pictures with a place, an author and words in them, in every format that cameras and programs write. */
async function telling(): Promise<[string, Buffer][]> {
  const withAll = () => base().withExif(EXIF).withXmp(XMP).withIccProfile("p3");
  const jpeg = await withAll().jpeg().toBuffer();
  const png = await withAll().png().toBuffer();
  const webp = await withAll().webp().toBuffer();
  return [
    ["jpeg", jpeg],
    ["png", png],
    ["webp", webp],
    ["gif", await withAll().gif().toBuffer()],
    ["tiff", await withAll().tiff().toBuffer()],
    ["turned jpeg", await base().withExif(EXIF).withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ["jpeg with a comment", withComment(jpeg)],
    ["png with text", withPngChunk(png, "tEXt", Buffer.from(`Comment\0${MARK}`))],
    ["png with a private chunk", withPngChunk(png, "maRk", Buffer.from(MARK))],
    ["cmyk jpeg", await base().toColourspace("cmyk").withExif(EXIF).jpeg().toBuffer()],
    ["16-bit png", await base().toColourspace("rgb16").withExif(EXIF).png().toBuffer()],
    ["grey png", await base().greyscale().withExif(EXIF).png().toBuffer()],
    ["clear webp", await base().ensureAlpha(0.4).withExif(EXIF).webp({ lossless: true }).toBuffer()],
    ["moving webp", await moving(300).then((pages) => pages.webp().toBuffer())],
    ["moving gif", await moving(300).then((pages) => pages.gif().toBuffer())],
  ];
}

/** `count` small frames, one below the other. */
async function moving(count: number) {
  const size = 8;
  const raw = Buffer.alloc(size * size * count * 3, 90);
  for (let at = 0; at < raw.length; at += 997) raw[at] = at % 256;
  return sharp(raw, { raw: { width: size, height: size * count, channels: 3, pageHeight: size } });
}

function withComment(jpeg: Buffer): Buffer {
  const comment = Buffer.from(MARK);
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}

function withPngChunk(png: Buffer, type: string, data: Buffer): Buffer {
  // Behind the header, which is 33 bytes with the signature. A wrong sum is a broken file, so it is a right one.
  return Buffer.concat([png.subarray(0, 33), pngChunk(type, data), png.subarray(33)]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crcOf(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A few hundred kilobytes that would be gigabytes of pixels. */
function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(20_000_000));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    pngChunk("IDAT", rows),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

const BOMBS: readonly [number, number][] = [
  [20_000, 20_000],
  [65_535, 65_535],
  [2_147_483_647, 2_147_483_647],
  [1, 2_000_000],
  [40_001, 1000],
  [0, 0],
];

/** Everything to be sent: texts, polyglots, cut pictures, pictures under false names and types, bombs. */
export async function hostileFiles(): Promise<SentFile[]> {
  const pictures = await telling();
  const tails = [HTML, `<?php ${MARK}`, `PK\x03\x04${MARK}`, SVG].map((tail) => Buffer.from(tail));
  const polyglots = pictures
    .slice(0, 4)
    .flatMap(([name, bytes]) =>
      tails.map((tail): [string, Buffer] => [`${name} with a tail`, Buffer.concat([bytes, tail])]),
    );
  const prefixed = tails.map((tail): [string, Buffer] => [
    "a head before jpeg",
    Buffer.concat([tail, pictures[0]?.[1] ?? Buffer.alloc(0)]),
  ]);
  const cut = pictures
    .slice(0, 5)
    .flatMap(([name, bytes]) =>
      [0.02, 0.3, 0.6, 0.9, 0.99].map((share): [string, Buffer] => [
        `${name} cut at ${share}`,
        bytes.subarray(0, Math.floor(bytes.length * share)),
      ]),
    );
  const all: [string, Buffer][] = [
    ...TEXTS.map(([name, text]): [string, Buffer] => [name, Buffer.from(text as string)]),
    ...pictures,
    ...polyglots,
    ...prefixed,
    ...cut,
    ...BOMBS.map(([w, h]): [string, Buffer] => [`${w} x ${h}`, pixelBomb(w, h)]),
    ["6 MB", Buffer.alloc(6_000_000, 0xff)],
  ];
  const types = ["image/jpeg", "image/png", "image/svg+xml", "text/html"];
  const honest = all.map(([kind, bytes], at) => fileOf(kind, bytes, at, "image/jpeg"));
  const lies = pictures
    .slice(0, 3)
    .flatMap(([kind, bytes]) =>
      [...NAMES.keys()].map((at) => fileOf(`${kind} under a lie`, bytes, at, types[at % 4] as string)),
    );
  return [...honest, ...lies];
}

function fileOf(kind: string, bytes: Buffer, at: number, type: string): SentFile & { kind: string } {
  return { kind, name: NAMES[at % NAMES.length] as string, type, bytes };
}
