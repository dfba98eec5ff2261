import { shrinkSizeToFit } from "./picture-rules.ts";

/** The limits of a picture that is sent as it is; any other is redrawn so that its longer side fits. */
export type PictureRules = {
  longestSide: number;
  /** Maximum bytes of a picture that is sent as it is; redrawing a smaller one only costs quality. */
  maxUnchangedBytes: number;
  /** Any type if omitted. */
  types?: readonly string[];
};

const uploadRules: PictureRules = { longestSide: 2000, maxUnchangedBytes: 1_000_000 };
const quality = 0.9;

/**
 * Rotates a picture upright and shrinks it (JPEG, quality 0.9) before the upload. One that the browser cannot decode is
 * sent as it is, for the server to judge.
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
      return { picture: await canvasToJpeg(canvas), isDecoded: true };
    } finally {
      bitmap.close();
    }
  } catch {
    return { picture: file, isDecoded: false };
  }
}

/** Draws a picture on a white canvas of that size. Throws if the browser cannot allocate it. */
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
  // JPEG has no transparency: transparent pixels would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  draw(context);
  return canvas;
}

export function canvasToJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be written"))),
      "image/jpeg",
      quality,
    ),
  );
}
