import { shrinkSizeToFit } from "./picture-rules.ts";

/**
 * A picture within these limits is sent unchanged; others are redrawn, so that their longer side is at most
 * `longestSide`.
 */
export type PictureRules = {
  longestSide: number;
  /** Maximum bytes of a picture that is sent unchanged, because redrawing a small file only costs quality. */
  maxUnchangedBytes: number;
  /** Types that are sent unchanged; omitted for any type. */
  types?: readonly string[];
};

const uploadRules: PictureRules = { longestSide: 2000, maxUnchangedBytes: 1_000_000 };
const quality = 0.9;

/**
 * Rotates a picture upright and shrinks it, as JPEG of quality 0.9. A picture that the browser cannot decode
 * is returned unchanged, because the server may be able to.
 */
export async function shrinkPictureForUpload(
  file: Blob,
  rules: PictureRules = uploadRules,
): Promise<{ picture: Blob; isDecoded: boolean }> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    try {
      const isSmall = Math.max(bitmap.width, bitmap.height) <= rules.longestSide;
      const isAccepted = rules.types?.includes(file.type) ?? true;
      if (isSmall && isAccepted && file.size <= rules.maxUnchangedBytes)
        return { picture: file, isDecoded: true };
      const { width, height } = shrinkSizeToFit(bitmap, rules.longestSide);
      const canvas = createWhiteCanvasAndDraw(width, height, (context) =>
        context.drawImage(bitmap, 0, 0, width, height),
      );
      return { picture: await encodeCanvasAsJpeg(canvas), isDecoded: true };
    } finally {
      bitmap.close();
    }
  } catch {
    return { picture: file, isDecoded: false };
  }
}

/** Creates a white canvas and draws on it. Throws if the browser cannot allocate a canvas of this size. */
export function createWhiteCanvasAndDraw(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No canvas to draw on");
  // JPEG has no transparency, so transparent pixels would become black without a background.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  draw(context);
  return canvas;
}

export function encodeCanvasAsJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be written"))),
      "image/jpeg",
      quality,
    ),
  );
}
