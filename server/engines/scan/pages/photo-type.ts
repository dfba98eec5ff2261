export type PhotoType = "jpeg" | "png" | "bmp" | "tiff";

const signatures: [PhotoType, number[]][] = [
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["bmp", [0x42, 0x4d]],
  ["tiff", [0x49, 0x49, 0x2a, 0x00]],
  ["tiff", [0x4d, 0x4d, 0x00, 0x2a]],
];

/** What a file is by its first bytes, whatever its name says; null for everything that is not read here. */
export function photoType(bytes: Uint8Array): PhotoType | null {
  const found = signatures.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte));
  return found === undefined ? null : found[0];
}
