import sharp from "sharp";

/** Pictures as people send them and as they should not: small ones, since each may be read by the scanner. */
export async function samplePictures(): Promise<Buffer[]> {
  const plain = sharp({ create: { width: 24, height: 16, channels: 3, background: "teal" } });
  const png = await plain.clone().png().toBuffer();
  const jpeg = await plain
    .clone()
    .withExif({ IFD0: { Artist: "a" } })
    .jpeg()
    .toBuffer();
  const webp = await plain.clone().webp().toBuffer();
  const gif = await plain.clone().gif().toBuffer();
  const tiff = await plain.clone().tiff().toBuffer();
  const huge = Buffer.from(png);
  // The header says 65,535 by 65,535 pixels.
  huge.writeUInt32BE(65_535, 16);
  huge.writeUInt32BE(65_535, 20);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.concat([png, Buffer.from("<script>alert(1)</script>")]);
  const cut = jpeg.subarray(0, jpeg.length >> 1);
  return [png, jpeg, webp, gif, tiff, huge, svg, html, cut, Buffer.alloc(0), Buffer.from("GIF89a")];
}
