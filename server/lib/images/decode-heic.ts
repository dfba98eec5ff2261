import type { Channel } from "libheif-js/wasm-bundle.js";
import sharp from "sharp";
import type { RawImage } from "./raw-image.ts";

/**
 * Decodes a HEIC picture, upright, with its longer side at most `edge` pixels; does not apply its colour
 * profile. Reduces the planes of brightness and colour separately before joining them, because RGB at full
 * size would need three times the memory. Throws when the file is truncated or corrupt. The decoder's memory
 * is freed only when the thread ends.
 */
export async function decodeHeic(bytes: Uint8Array, edge: number): Promise<RawImage> {
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const { heif_colorspace: colours, heif_chroma: chroma, heif_channel: ids } = libheif;
  const context = libheif.heif_context_alloc();
  const read = libheif.heif_context_read_from_memory(context, bytes);
  if (read.code !== libheif.heif_error_code.heif_error_Ok) throw new Error(read.message);
  const handle = libheif.heif_js_context_get_primary_image_handle(context);
  if ("code" in handle) throw new Error(handle.message);
  const decode = (
    ...form: Parameters<typeof libheif.heif_js_decode_image2> extends [unknown, ...infer F] ? F : never
  ) => {
    const image = libheif.heif_js_decode_image2(handle, ...form);
    if ("code" in image) throw new Error(image.message);
    return (id: { value: number }) => image.channels.find((channel) => channel.id === id);
  };
  const channelOf = decode(colours.heif_colorspace_YCbCr, chroma.heif_chroma_420);
  const luma = channelOf(ids.heif_channel_Y);
  if (luma === undefined) throw new Error("The picture has no brightness");
  const size = reducedSize(luma, edge);
  if (luma.bits_per_pixel > 8) {
    // Decoding to RGBA converts samples of more than 8 bits to bytes.
    const pixels = decode(
      colours.heif_colorspace_RGB,
      chroma.heif_chroma_interleaved_RGBA,
    )(ids.heif_channel_interleaved);
    if (pixels === undefined) throw new Error("The picture has no pixels");
    return { data: await reduce(pixels, 4, size), channels: 4, ...size };
  }
  const [blue, red, alpha] = [ids.heif_channel_Cb, ids.heif_channel_Cr, ids.heif_channel_Alpha].map(
    channelOf,
  );
  const planes = [luma, blue, red, alpha].map((plane) => plane && reduce(plane, 1, size));
  const [y, cb, cr, a] = await Promise.all(planes);
  const data = joinPlanes({ y: y as Uint8Array, cb, cr, a }, readColourMatrix(bytes));
  return { data, channels: a ? 4 : 3, ...size };
}

type Size = { width: number; height: number };

function reducedSize({ width, height }: Size, edge: number): Size {
  const by = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}

async function reduce(
  plane: Channel,
  channels: 1 | 4,
  { width, height }: Size,
): Promise<Uint8Array<ArrayBuffer>> {
  const raw = { width: plane.stride / channels, height: plane.height, channels };
  const reduced = await sharp(plane.data.subarray(0, plane.stride * plane.height), { raw })
    .extract({ left: 0, top: 0, width: plane.width, height: plane.height })
    .resize(width, height, { fit: "fill" })
    .toColourspace(channels === 1 ? "b-w" : "srgb")
    .raw()
    .toBuffer();
  return new Uint8Array(reduced);
}

type ColourMatrix = { kr: number; kb: number; isFullRange: boolean };

/**
 * Weights of red and blue by matrix coefficient (ISO 23091-2). Other matrices use the weights of matrix 6.
 */
const WEIGHTS: Readonly<Record<number, [number, number]>> = { 1: [0.2126, 0.0722], 9: [0.2627, 0.0593] };

/**
 * Reads the `colr` box, which holds primaries, transfer and matrix (two bytes each) and the range. Phones
 * omit it.
 */
function readColourMatrix(bytes: Uint8Array): ColourMatrix {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const box = file.indexOf("colrnclx", 0, "latin1");
  const isNamed = box !== -1 && box + 15 <= file.length;
  const [kr, kb] = WEIGHTS[isNamed ? file.readUInt16BE(box + 12) : 0] ?? [0.299, 0.114];
  return { kr, kb, isFullRange: !isNamed || file.readUInt8(box + 14) >= 0x80 };
}

type Planes = {
  y: Uint8Array;
  cb?: Uint8Array | undefined;
  cr?: Uint8Array | undefined;
  a?: Uint8Array | undefined;
};

function joinPlanes(
  { y, cb, cr, a }: Planes,
  { kr, kb, isFullRange }: ColourMatrix,
): Uint8Array<ArrayBuffer> {
  const channels = a ? 4 : 3;
  const data = new Uint8ClampedArray(y.length * channels);
  const [black, lumaScale, chromaScale] = isFullRange ? [0, 1, 1] : [16, 255 / 219, 255 / 224];
  for (let pixel = 0, to = 0; pixel < y.length; pixel += 1, to += channels) {
    const luma = ((y[pixel] ?? 0) - black) * lumaScale;
    const blue = ((cb?.[pixel] ?? 128) - 128) * chromaScale * 2 * (1 - kb);
    const red = ((cr?.[pixel] ?? 128) - 128) * chromaScale * 2 * (1 - kr);
    data[to] = luma + red;
    data[to + 1] = luma - (kr * red + kb * blue) / (1 - kr - kb);
    data[to + 2] = luma + blue;
    if (a) data[to + 3] = a[pixel] ?? 255;
  }
  return new Uint8Array(data.buffer);
}
