import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/**
 * The corner colours of a picture, from top left to bottom right, as letters: R, G, B, W, or ? for another
 * colour.
 */
export type Corners = string;

export const UPRIGHT: Corners = "RGBW";
export const SIZE = { width: 96, height: 64 } as const;

const COLOURS = { R: "#d01010", G: "#10a010", B: "#1010d0" } as const;

/** A picture with four coloured quarters. With `clear` the white quarter is transparent. */
export function quarters({
  width,
  height,
  clear = false,
}: {
  width: number;
  height: number;
  clear?: boolean;
} = SIZE): Sharp {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width: halfWidth, height: halfHeight, channels: 3 as const, background } },
    left,
    top,
  });
  const background = clear ? "#0000" : "#fff";
  return sharp({ create: { width, height, channels: clear ? 4 : 3, background } }).composite([
    quarter(COLOURS.R, 0, 0),
    quarter(COLOURS.G, halfWidth, 0),
    quarter(COLOURS.B, 0, halfHeight),
  ]);
}

/** The corners that a viewer shows after applying each EXIF orientation. */
export const CORNERS_BY_ORIENTATION: Readonly<Record<number, Corners>> = {
  1: "RGBW",
  2: "GRWB",
  3: "WBGR",
  4: "BWRG",
  5: "RBGW",
  6: "BRWG",
  7: "WGBR",
  8: "GWRB",
};

/** The size and corner colours of a picture file. */
export async function look(file: Uint8Array): Promise<{ width: number; height: number; corners: Corners }> {
  const { data, info } = await sharp(file).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const letter = (x: number, y: number) => {
    const from = (Math.floor(y * height) * width + Math.floor(x * width)) * channels;
    const [red = 0, green = red, blue = red] = data.subarray(from, from + Math.min(3, channels));
    const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
    if (least > 235) return "W";
    if (most - least < 80) return "?";
    return { [blue]: "B", [green]: "G", [red]: "R" }[most] ?? "?";
  };
  return {
    width,
    height,
    corners: letter(0.2, 0.2) + letter(0.8, 0.2) + letter(0.2, 0.8) + letter(0.8, 0.8),
  };
}

export const withoutEnd = (jpeg: Buffer, bytes = 2): Buffer => jpeg.subarray(0, -bytes);
export const half = (file: Buffer): Buffer => file.subarray(0, file.length / 2);
/** A JPEG as some phones write it: the last three bytes before the pixels should be 0, 63 and 0. */
export function withoutScanParameters(jpeg: Buffer): Buffer {
  const file = Buffer.from(jpeg);
  const scan = file.indexOf(Buffer.from([0xff, 0xda]));
  const end = scan + 2 + file.readUInt16BE(scan + 2);
  return file.fill(0, end - 3, end);
}
export const closed = (jpeg: Buffer): Buffer => Buffer.concat([jpeg, Buffer.from([0xff, 0xd9])]);

/** A picture that cannot be compressed, so that half of its file contains half of its rows. */
export function noise(): Sharp {
  const create = {
    width: 300,
    height: 200,
    channels: 3,
    background: "#fff",
    noise: { type: "gaussian", mean: 128, sigma: 40 },
  } as const;
  return sharp({ create });
}

/** A PNG whose header claims another size. */
export function pngOfSize(png: Buffer, width: number, height: number): Buffer {
  const file = Buffer.from(png);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

/** A JPEG whose frame header claims another size. */
export function jpegOfSize(jpeg: Buffer, width: number, height: number): Buffer {
  const file = Buffer.from(jpeg);
  let segment = 2;
  while (![0xc0, 0xc1, 0xc2].includes(file.readUInt8(segment + 1)))
    segment += 2 + file.readUInt16BE(segment + 2);
  file.writeUInt16BE(height, segment + 5);
  file.writeUInt16BE(width, segment + 7);
  return file;
}

/** A GIF whose headers claim another size. */
export function gifOfSize(gif: Buffer, width: number, height: number): Buffer {
  const file = Buffer.from(gif);
  const frame = file.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
  for (const place of [6, frame + 5]) {
    file.writeUInt16LE(width, place);
    file.writeUInt16LE(height, place + 2);
  }
  return file;
}

/** A picture as a 24-bit bitmap file. */
export async function bitmapOf(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const rowBytes = Math.ceil((info.width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + rowBytes * info.height);
  file.write("BM", 0, "latin1");
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(info.width, 18);
  file.writeInt32LE(info.height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width * 3; x++)
      file[54 + (info.height - 1 - y) * rowBytes + x + 2 - 2 * (x % 3)] = data[y * info.width * 3 + x] ?? 0;
  return file;
}

/**
 * A bitmap that claims another size, with compressed rows, because their length does not limit their number.
 */
export function bitmapOfSize(bitmap: Buffer, width: number, height: number): Buffer {
  const file = Buffer.from(bitmap);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(8, 28);
  file.writeUInt32LE(1, 30);
  return file;
}

/** A TIFF with one page for each picture. */
export async function tiffOf(...pictures: Sharp[]): Promise<Buffer> {
  const files = await Promise.all(
    pictures.map((picture) => picture.tiff({ compression: "none" }).toBuffer()),
  );
  const [first = Buffer.alloc(0), ...others] = files;
  return others.reduce(appendPage, first);
}

/** Appends a page to a little-endian TIFF: links its directory, and adds the file's length to its offsets. */
function appendPage(file: Buffer, page: Buffer): Buffer {
  const moved = Buffer.from(page);
  const base = file.length;
  const directory = page.readUInt32LE(4);
  const entries = page.readUInt16LE(directory);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    const [tag, type, count] = [
      page.readUInt16LE(entry),
      page.readUInt16LE(entry + 2),
      page.readUInt32LE(entry + 4),
    ];
    const bytes = count * ([0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8][type] ?? 1);
    const place = bytes > 4 ? page.readUInt32LE(entry + 8) : entry + 8;
    if (bytes > 4) moved.writeUInt32LE(place + base, entry + 8);
    const STRIP_OFFSETS = 273;
    if (tag === STRIP_OFFSETS)
      for (let strip = 0; strip < count; strip += 1)
        moved.writeUInt32LE(page.readUInt32LE(place + strip * 4) + base, place + strip * 4);
  }
  const all = Buffer.concat([file, moved]);
  let last = file.readUInt32LE(4);
  const nextOf = (from: number) => from + 2 + all.readUInt16LE(from) * 12;
  while (all.readUInt32LE(nextOf(last)) !== 0) last = all.readUInt32LE(nextOf(last));
  all.writeUInt32LE(directory + base, nextOf(last));
  return all;
}

/** The picture of `quarters` as HEIC. The file was made with libheif and x265, which are no dependencies. */
export const heic = (): Buffer => Buffer.from(HEIC, "base64");
/** The same picture with the colour profile Display P3 and some metadata. */
export const heicWithProfile = (): Buffer => Buffer.from(HEIC_P3, "base64");
/** The same picture with 10 bits per sample. */
export const deepHeic = (): Buffer => Buffer.from(HEIC_10, "base64");

/**
 * A HEIC with a property that rotates it counterclockwise by quarter turns, as phones write for upright
 * photos.
 */
export function turnedHeic(quarters: number): Buffer {
  const turn = Buffer.from([0, 0, 0, 9, ...Buffer.from("irot"), quarters]);
  let file = heic();
  const boxOf = (name: string) => file.indexOf(name, 0, "latin1") - 4;
  const grow = (name: string, bytes: number) =>
    file.writeUInt32BE(file.readUInt32BE(boxOf(name)) + bytes, boxOf(name));
  const end = boxOf("ipco") + file.readUInt32BE(boxOf("ipco"));
  const properties = countBoxes(file, boxOf("ipco") + 8, end);
  grow("ipco", turn.length);
  file = Buffer.concat([file.subarray(0, end), turn, file.subarray(end)]);
  // `ipma` contains version and flags, the number of items (1), the item's id, and the number of its
  // properties.
  const count = boxOf("ipma") + 18;
  const last = count + 1 + file.readUInt8(count);
  file.writeUInt8(file.readUInt8(count) + 1, count);
  grow("ipma", 1);
  file = Buffer.concat([file.subarray(0, last), Buffer.from([0x80 | (properties + 1)]), file.subarray(last)]);
  grow("iprp", turn.length + 1);
  grow("meta", turn.length + 1);
  // `iloc` is of version 1 with sizes of four bytes; the data's offset is its second-last field.
  const place = boxOf("iloc") + file.readUInt32BE(boxOf("iloc")) - 8;
  file.writeUInt32BE(file.readUInt32BE(place) + turn.length + 1, place);
  return file;
}

function countBoxes(file: Buffer, from: number, end: number): number {
  let boxes = 0;
  for (let box = from; box < end; box += file.readUInt32BE(box)) boxes += 1;
  return boxes;
}

const HEIC =
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA" +
  "AAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAaQAAACNpaW5mAAAAAAABAAAAFWluZmUC" +
  "AAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNw" +
  "AAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHB" +
  "crAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAABxbWRhdAAA" +
  "AGUoAa9YiiQOkl//9Cef/2JSQ+bmY6NxbqhV+6bP+VLUBk8n8VHDfLEM05Cy1LqWDeVJ9F//712f/How/43WgnB9g558sdz4" +
  "iIrGUIlus8OCwAR5GmojdHX0VTSaDbzykMAABJIn3g==";

const HEIC_10 =
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA" +
  "AAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAaQAAACNpaW5mAAAAAAABAAAAFWluZmUC" +
  "AAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNw" +
  "AAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHB" +
  "crAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAABxbWRhdAAA" +
  "AGUoAa9YiiQOkl//9Cef/2JSQ+bmY6NxbqhV+6bP+VLUBk8n8VHDfLEM05Cy1LqWDeVJ9F//712f/How/43WgnB9g558sdz4" +
  "iIrGUIlus8OCwAR5GmojdHX0VTSaDbzykMAABJIn3g==";

const HEIC_P3 =
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAyxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA" +
  "AAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAANQAAEAAAAAAAAAbwAAACNpaW5mAAAAAAABAAAAFWluZmUC" +
  "AAAAAAEAAGh2YzEAAAACrGlwcnAAAAKNaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNw" +
  "AAADAJAAAAMAAAMAHroCQCEAAQAoQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubAgAAAMACAAAAwAIQCIAAQAHRAHBcrAi" +
  "QAAAABRpc3BlAAAAAAAAAGAAAABAAAAB7GNvbHJwcm9mAAAB4GxjbXMEIAAAbW50clJHQiBYWVogB+IAAwAUAAkADgAdYWNz" +
  "cE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y1oYW5kguKocouKP/clPrmS7iTWrgAAAAAAAAAAAAAA" +
  "AAAAAAAAAAAAAAAAAAAAAAAAAAAKZGVzYwAAAPwAAAAkY3BydAAAASAAAAAid3RwdAAAAUQAAAAUY2hhZAAAAVgAAAAsclhZ" +
  "WgAAAYQAAAAUZ1hZWgAAAZgAAAAUYlhZWgAAAawAAAAUclRSQwAAAcAAAAAgZ1RSQwAAAcAAAAAgYlRSQwAAAcAAAAAgbWx1" +
  "YwAAAAAAAAABAAAADGVuVVMAAAAIAAAAHABzAFAAMwBDbWx1YwAAAAAAAAABAAAADGVuVVMAAAAGAAAAHABDAEMAMAAAWFla" +
  "IAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDEIAAAXe///zJQAAB5MAAP2Q///7of///k4AAAOaAADAFFhZWiAAAAAAAACD" +
  "3wAAPb8AAAAAWFlaIAAAAAAAAEq/AACxNwAACrVYWVogAAAAAAAAKDgAABEKAADIeHBhcmEAAAAAAAMAAAACZmkAAPKnAAAN" +
  "WQAAE9AAAApbAAAAEHBpeGkAAAAAAwgICAAAABdpcG1hAAAAAAAAAAEAAQSBAoOEAAAAd21kYXQAAABrKAGvWIsyDpJf//Ge" +
  "v/9cTkPfrI6NxbtzV978/1lARAAdERw2bZbSVdv/3NMMfOVa/5IItWS089/Lt93EVeJmDrmMpktN8614XKkX+AP266+xcnso" +
  "OAgq0qNrD6NP0weNbczoDuqsv0JVpow=";
