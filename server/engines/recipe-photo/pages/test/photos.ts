import { readFile } from "node:fs/promises";
import sharp from "sharp";

/** A drawn recipe in two columns, 820 pixels wide: "Leek and Potato Soup". */
export const readDrawnPage = (): Promise<Buffer> => readFile(new URL("./page.png", import.meta.url));

/** Encodes an image as JPEG with an EXIF orientation in the given byte order. */
export async function jpegWithOrientation(
  image: Buffer,
  orientation: number,
  order: "II" | "MM",
): Promise<Buffer> {
  const jpeg = await sharp(image).jpeg().toBuffer();
  const tiff = Buffer.alloc(26);
  tiff.write(order, 0, "latin1");
  const write16 = (value: number, offset: number) =>
    order === "II" ? tiff.writeUInt16LE(value, offset) : tiff.writeUInt16BE(value, offset);
  const write32 = (value: number, offset: number) =>
    order === "II" ? tiff.writeUInt32LE(value, offset) : tiff.writeUInt32BE(value, offset);
  write16(42, 2);
  write32(8, 4);
  write16(1, 8);
  write16(0x0112, 10);
  write16(3, 12);
  write32(1, 14);
  write16(orientation, 18);
  const segment = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, segment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, segment, jpeg.subarray(2)]);
}
