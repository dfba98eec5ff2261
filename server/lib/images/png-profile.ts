import { crc32, deflateSync } from "node:zlib";

/** End of a PNG's signature and header chunk; a colour profile must follow them. */
const HEADER_END = 33;

/** Inserts an ICC profile into a PNG whose pixels are not in sRGB. */
export function insertProfile(png: Buffer, icc: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(icc)]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, HEADER_END), size, body, sum, png.subarray(HEADER_END)]);
}
