import { fitWithin } from "./picture-rules.ts";

/** What a picture may be to go as it is; anything else is drawn anew so that its longer side fits. */
export type PictureRules = {
  longestSide: number;
  /** Writing a lighter one anew would only cost quality. */
  lightBytes: number;
  /** Any where left out. */
  types?: readonly string[];
};

const uploadRules: PictureRules = { longestSide: 2000, lightBytes: 1_000_000 };
const quality = 0.9;

/**
 * Turns a picture upright and shrinks it (JPEG .9) before it travels. One that the browser cannot decode goes as it
 * is; the server judges it.
 */
export async function preparePicture(
  file: Blob,
  rules: PictureRules = uploadRules,
): Promise<{ picture: Blob; isDecoded: boolean }> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    try {
      const isSmall = Math.max(bitmap.width, bitmap.height) <= rules.longestSide;
      const isKept = rules.types?.includes(file.type) ?? true;
      if (isSmall && isKept && file.size <= rules.lightBytes) return { picture: file, isDecoded: true };
      const { width, height } = fitWithin(bitmap, rules.longestSide);
      const drawn = drawOnWhite(width, height, (context) => context.drawImage(bitmap, 0, 0, width, height));
      return { picture: await jpegOf(drawn), isDecoded: true };
    } finally {
      bitmap.close();
    }
  } catch {
    return { picture: file, isDecoded: false };
  }
}

/** A canvas of that size, drawn upon. Throws where the browser has no room for it. */
export function drawOnWhite(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No canvas to draw on");
  // JPEG knows no transparency; without this it would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  draw(context);
  return canvas;
}

export function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be written"))),
      "image/jpeg",
      quality,
    ),
  );
}
