import { createWhiteCanvasAndDraw } from "../../uploads/shrink-picture-for-upload.ts";
import { areConvexCorners, type Corners, type Point } from "./photo-geometry.ts";

/** The picture is scaled down to this size in px; a page is still large enough to be detected. */
const DETECTION_SIZE_PX = 240;

/** The corners of a light page on a darker background, or null. */
export function findPageCornersOrNull(picture: HTMLCanvasElement): Corners | null {
  const scale = Math.min(1, DETECTION_SIZE_PX / Math.max(picture.width, picture.height));
  const width = Math.max(2, Math.round(picture.width * scale));
  const height = Math.max(2, Math.round(picture.height * scale));
  const small = createWhiteCanvasAndDraw(width, height, (context) =>
    context.drawImage(picture, 0, 0, width, height),
  );
  const pixels = small.getContext("2d")?.getImageData(0, 0, width, height).data;
  if (!pixels) return null;
  const grey = new Uint8Array(width * height);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(pixel * 4, pixel * 4 + 3);
    grey[pixel] = (red * 3 + green * 6 + blue) / 10;
  }
  return findPageCornersInGreyPixelsOrNull(grey, width, height);
}

/**
 * Detects a page in a grey picture, whose pixels are in rows: the largest light area if it fills its four
 * corners.
 */
export function findPageCornersInGreyPixelsOrNull(
  grey: Uint8Array,
  width: number,
  height: number,
): Corners | null {
  const limit = computeOtsuThreshold(grey);
  const part = findPixelsOfLargestLightArea(grey, width, height, limit);
  const ends = {
    topLeft: { value: Number.POSITIVE_INFINITY, x: 0, y: 0 },
    topRight: { value: Number.NEGATIVE_INFINITY, x: 0, y: 0 },
    bottomRight: { value: Number.NEGATIVE_INFINITY, x: 0, y: 0 },
    bottomLeft: { value: Number.POSITIVE_INFINITY, x: 0, y: 0 },
  };
  for (const pixel of part) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    if (x + y < ends.topLeft.value) ends.topLeft = { value: x + y, x, y };
    if (x - y > ends.topRight.value) ends.topRight = { value: x - y, x: x + 1, y };
    if (x + y > ends.bottomRight.value) ends.bottomRight = { value: x + y, x: x + 1, y: y + 1 };
    if (x - y < ends.bottomLeft.value) ends.bottomLeft = { value: x - y, x, y: y + 1 };
  }
  const share = ({ x, y }: Point) => ({ x: x / width, y: y / height });
  const corners: Corners = [
    share(ends.topLeft),
    share(ends.topRight),
    share(ends.bottomRight),
    share(ends.bottomLeft),
  ];
  const area = computeAreaOfCorners(corners);
  // The light area must fill most of the quadrilateral; print leaves holes in it. A page that fills the
  // picture needs no crop.
  const isPage = area > 0.2 && area < 0.96 && part.length > 0.7 * area * width * height;
  return isPage && areConvexCorners(corners) ? corners : null;
}

/** The threshold that separates light pixels from dark ones best, by Otsu's method (1979). */
function computeOtsuThreshold(grey: Uint8Array): number {
  const counts = new Array<number>(256).fill(0);
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1;
  const sum = counts.reduce((total, count, value) => total + count * value, 0);
  let [best, level, below, belowSum] = [-1, 128, 0, 0];
  for (const [value, count] of counts.entries()) {
    below += count;
    belowSum += count * value;
    const above = grey.length - below;
    if (below === 0 || above === 0) continue;
    const spread = below * above * (belowSum / below - (sum - belowSum) / above) ** 2;
    if (spread > best) [best, level] = [spread, value];
  }
  return level;
}

function findPixelsOfLargestLightArea(
  grey: Uint8Array,
  width: number,
  height: number,
  limit: number,
): number[] {
  const seen = new Uint8Array(width * height);
  let largest: number[] = [];
  for (let start = 0; start < grey.length; start += 1) {
    if (seen[start] || (grey[start] ?? 0) <= limit) continue;
    const part = [start];
    seen[start] = 1;
    for (let next = 0; next < part.length; next += 1) {
      const pixel = part[next] ?? 0;
      const x = pixel % width;
      for (const to of [
        x > 0 ? pixel - 1 : -1,
        x < width - 1 ? pixel + 1 : -1,
        pixel - width,
        pixel + width,
      ]) {
        if (to < 0 || to >= grey.length || seen[to] || (grey[to] ?? 0) <= limit) continue;
        seen[to] = 1;
        part.push(to);
      }
    }
    if (part.length > largest.length) largest = part;
  }
  return largest;
}

function computeAreaOfCorners(corners: Corners): number {
  return corners.reduce((area, { x, y }, pixel) => {
    const next = corners[(pixel + 1) % 4] as Point;
    return area + (x * next.y - next.x * y) / 2;
  }, 0);
}
