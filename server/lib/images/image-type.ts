export type ImageType = "jpeg" | "png" | "webp" | "gif" | "avif" | "heic" | "bmp" | "tiff";

/** Types that recipes and steps accept; scans accept different ones. */
export const PICTURE_TYPES: readonly ImageType[] = ["jpeg", "png", "webp", "gif", "avif", "heic"];

/** Number of bytes at the start of a file that suffice to detect its type. */
export const TYPE_BYTES = 128;

/** Size of the shortest GIF: signature and logical screen descriptor. */
const GIF_HEADER_BYTES = 13;

const SIGNATURES: readonly [ImageType, string][] = [
  ["png", "\x89PNG\r\n\x1a\n"],
  ["jpeg", "\xff\xd8\xff"],
  ["bmp", "BM"],
  ["tiff", "II*\0"],
  ["tiff", "MM\0*"],
];

/**
 * Brands of ISO media files by type (ISO 23008-12, AV1 Image File Format). `mif1` and `msf1` name no codec
 * and count as HEIC here.
 */
const BRANDS: readonly [ImageType, readonly string[]][] = [
  ["avif", ["avif", "avis"]],
  ["heic", ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]],
];

/** Detects the type from the first bytes, whatever the file name or declared type; null for other types. */
export function sniffImage(bytes: Uint8Array): ImageType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const head = text(0, 16);
  if (head.startsWith("RIFF")) return text(8, 12) === "WEBP" ? "webp" : null;
  if (/^GIF8[79]a/.test(head)) return bytes.byteLength < GIF_HEADER_BYTES ? null : "gif";
  if (text(4, 8) === "ftyp") return typeByBrand(text(8, Math.min(brandsEnd(bytes), TYPE_BYTES)));
  return SIGNATURES.find(([, signature]) => head.startsWith(signature))?.[0] ?? null;
}

/** End of the first box, which lists the brands and begins with its own size. */
function brandsEnd(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
}

/** Splits the text into major brand, version and compatible brands, four characters each. */
function typeByBrand(text: string): ImageType | null {
  const names = text.match(/[\s\S]{4}/g) ?? [];
  return BRANDS.find(([, brands]) => names.some((name) => brands.includes(name)))?.[0] ?? null;
}
