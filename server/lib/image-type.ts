export type ImageType = "jpeg" | "png" | "webp";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** The type of a picture by its first bytes, whatever its name or declared type says; null for all others. */
export function sniffImage(bytes: Uint8Array): ImageType | null {
  const startsWith = (magic: readonly number[], from = 0) =>
    magic.every((byte, at) => bytes[from + at] === byte);
  if (startsWith(PNG)) return "png";
  if (startsWith(JPEG)) return "jpeg";
  const isRiff = startsWith([0x52, 0x49, 0x46, 0x46]);
  return isRiff && startsWith([0x57, 0x45, 0x42, 0x50], 8) ? "webp" : null;
}
