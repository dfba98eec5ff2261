import sharp from "sharp";

/** A small PNG of one colour. */
export function png(background = "teal"): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
}
