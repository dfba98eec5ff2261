import { createRandomUuid } from "../../lib/new-id.ts";
import {
  createWhiteCanvasAndDraw,
  encodeCanvasAsJpeg,
  type PictureRules,
  shrinkPictureForUpload,
} from "../uploads/shrink-picture-for-upload.ts";
import {
  areFullPictureCorners,
  type Corners,
  computeStraightenedPageSizePx,
  createUnitSquareProjection,
  fullPicture,
} from "./capture/photo-geometry.ts";

/**
 * How a photo is changed: quarter turns to the right, then a crop to the page's corners in the rotated
 * picture.
 */
export type PhotoEdit = { turns: number; corners: Corners };

export type ScanPhoto = {
  id: string;
  /** The photo rotated upright and at most 2,500 px long; as chosen if this browser cannot decode it. */
  original: Blob;
  /** The original with the edit applied; this is sent to the server. */
  picture: Blob;
  isDecoded: boolean;
  edit: PhotoEdit;
};

const rules: PictureRules = {
  longestSide: 2500,
  maxUnchangedBytes: 3_000_000,
  types: ["image/jpeg", "image/png"],
};

const unedited: PhotoEdit = { turns: 0, corners: fullPicture };

/** Prepares a chosen or captured photo for the upload. */
export async function prepareScanPhoto(file: Blob): Promise<ScanPhoto> {
  const { picture, isDecoded } = await shrinkPictureForUpload(file, rules);
  return { id: createRandomUuid(), original: picture, picture, isDecoded, edit: unedited };
}

/**
 * Applies an edit to the original instead of the last picture, so that compression loses quality only once.
 */
export async function applyEditToOriginal(photo: ScanPhoto, edit: PhotoEdit): Promise<ScanPhoto> {
  if (edit.turns % 4 === 0 && areFullPictureCorners(edit.corners))
    return { ...photo, edit, picture: photo.original };
  const turned = await drawRotatedOriginalOnCanvas(photo.original, edit.turns);
  const canvas = areFullPictureCorners(edit.corners) ? turned : straightenPageInCorners(turned, edit.corners);
  return { ...photo, edit, picture: await encodeCanvasAsJpeg(canvas) };
}

/** A canvas with the original, rotated but not cropped. */
export async function drawRotatedOriginalOnCanvas(original: Blob, turns: number): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(original, { imageOrientation: "from-image" });
  try {
    const isAcross = turns % 2 !== 0;
    const width = isAcross ? bitmap.height : bitmap.width;
    const height = isAcross ? bitmap.width : bitmap.height;
    return createWhiteCanvasAndDraw(width, height, (context) => {
      context.translate(width / 2, height / 2);
      context.rotate((turns * Math.PI) / 2);
      context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
    });
  } finally {
    bitmap.close();
  }
}

/** Straightens the page between four corners, with bilinear interpolation. */
function straightenPageInCorners(from: HTMLCanvasElement, corners: Corners): HTMLCanvasElement {
  const { width, height } = computeStraightenedPageSizePx(corners, from);
  const source = getPixelsOfCanvas(from);
  const target = new ImageData(width, height);
  const place = createUnitSquareProjection(corners);
  const [right, bottom] = [from.width - 1, from.height - 1];
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 4) {
      const point = place((x + 0.5) / width, (y + 0.5) / height);
      const px = Math.min(right, Math.max(0, point.x * from.width - 0.5));
      const py = Math.min(bottom, Math.max(0, point.y * from.height - 0.5));
      const [x0, y0] = [Math.floor(px), Math.floor(py)];
      const [fx, fy] = [px - x0, py - y0];
      const a = (y0 * from.width + x0) * 4;
      const b = x0 < right ? a + 4 : a;
      const c = y0 < bottom ? a + from.width * 4 : a;
      const d = c + (b - a);
      for (let band = 0; band < 3; band += 1) {
        const above = (source[a + band] ?? 0) * (1 - fx) + (source[b + band] ?? 0) * fx;
        const below = (source[c + band] ?? 0) * (1 - fx) + (source[d + band] ?? 0) * fx;
        target.data[index + band] = above * (1 - fy) + below * fy;
      }
      target.data[index + 3] = 255;
    }
  }
  return createWhiteCanvasAndDraw(width, height, (context) => context.putImageData(target, 0, 0));
}

function getPixelsOfCanvas(canvas: HTMLCanvasElement): Uint8ClampedArray {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas to read from");
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}
