/** Maximum width of a stored picture in pixels. */
const MAX_WIDTH = 1600;
const NARROWER_WIDTHS = [320, 640];
/** Width by height of the boxes that pictures fill. */
const BOX_RATIO = 4 / 3;

export type PictureSize = { imageWidth?: number | null | undefined; imageHeight?: number | null | undefined };

/** The `srcset` of a picture of this server with its real widths; undefined for other addresses. */
export function createPictureSrcSet(path: string, { imageWidth }: PictureSize): string | undefined {
  const own = /^(\/images\/[\w-]+)\.webp$/.exec(path);
  if (!own) return undefined;
  const fullWidth = imageWidth ?? MAX_WIDTH;
  const narrower = NARROWER_WIDTHS.filter((width) => width < fullWidth);
  return [...narrower.map((width) => `${own[1]}_${width}.webp ${width}w`), `${path} ${fullWidth}w`].join(
    ", ",
  );
}

/** The `sizes` of a picture that fills a box of the width `sizes`: a picture wider than the box is cropped. */
export function widenPictureSizes(sizes: string, { imageWidth, imageHeight }: PictureSize): string {
  if (!imageWidth || !imageHeight) return sizes;
  const ratio = Math.max(1, imageWidth / imageHeight / BOX_RATIO);
  return sizes.replace(
    /([\d.]{1,9})(rem|vw|px)(?=,|$)/g,
    (_, length, unit) => `${Math.round(Number(length) * ratio)}${unit}`,
  );
}
