import { crc32 } from "node:zlib";

/** Reads the files of an uncompressed zip by its central directory. Throws if a checksum is wrong. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new Error("The zip has no end");
  const files = new Map<string, Buffer>();
  let place = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [checksum, size, nameLength] = [16, 24, 28].map((field) => zip.readUInt32LE(place + field));
    const name = zip.toString("utf8", place + 46, place + 46 + ((nameLength ?? 0) & 0xffff));
    const header = zip.readUInt32LE(place + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const bytes = zip.subarray(start, start + (size ?? 0));
    if (crc32(bytes) !== checksum) throw new Error(`${name} has a wrong checksum`);
    files.set(name, bytes);
    place += 46 + zip.readUInt16LE(place + 28) + zip.readUInt16LE(place + 30) + zip.readUInt16LE(place + 32);
  }
  return files;
}
