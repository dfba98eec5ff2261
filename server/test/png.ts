import sharp from "sharp";

/** A small picture, as a member uploads one. */
export function png(background = "teal"): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
}
