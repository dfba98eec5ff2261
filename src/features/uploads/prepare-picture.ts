import { fitWithin } from "./picture-rules.ts";

const longestSide = 2000;
const quality = 0.9;
/** A picture this small and this light goes as it is: writing it anew would only cost quality. */
const lightBytes = 1_000_000;

/**
 * Turns a picture upright and shrinks it (2,000 px, JPEG .9) before it travels. One that the browser cannot
 * decode goes as it is; the server judges it.
 */
export async function preparePicture(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    try {
      const isSmall = Math.max(bitmap.width, bitmap.height) <= longestSide;
      if (isSmall && file.size <= lightBytes) return file;
      return (await redraw(bitmap)) ?? file;
    } finally {
      bitmap.close();
    }
  } catch {
    return file;
  }
}

function redraw(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const { width, height } = fitWithin(bitmap, longestSide);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // JPEG knows no transparency; without this it would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}
