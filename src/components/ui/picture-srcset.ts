/** Maximum width of a stored picture in pixels. */
const MAX_WIDTH = 1600;
const NARROWER_WIDTHS = [320, 640];

/** The `srcset` of a picture of this server with this width; undefined for other addresses. */
export function createPictureSrcSet(path: string, width: number | null | undefined): string | undefined {
  const own = /^(\/images\/[\w-]+)\.webp$/.exec(path);
  if (!own) return undefined;
  const fullWidth = width ?? MAX_WIDTH;
  const narrower = NARROWER_WIDTHS.filter((maxWidth) => maxWidth < fullWidth);
  return [
    ...narrower.map((maxWidth) => `${own[1]}_${maxWidth}.webp ${maxWidth}w`),
    `${path} ${fullWidth}w`,
  ].join(", ");
}
