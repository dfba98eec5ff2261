import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Random } from "../train/fractions/random.ts";
import type { ScanPage } from "./compose-page.ts";

/**
 * Renders a page in the browser as a clean image, or as a photo with perspective, blur, uneven light and
 * noise.
 */
export async function renderPageAsJpeg(
  browserPage: Page,
  { html, photographed }: ScanPage,
  random: Random,
): Promise<Uint8Array> {
  await browserPage.setContent(html);
  if (!photographed) return jpegOf(await browserPage.locator(".sheet").screenshot(), 90);
  const angle = (most: number): string => `${random.between(-most, most).toFixed(2)}deg`;
  const [x, y] = [random.between(0, 100), random.between(0, 100)];
  const desk = random.pick(["#6b4a2f", "#8d8f92", "#3c4a3e", "#a58b6a"]);
  await browserPage.addStyleTag({
    content: `body{background:${desk};padding:60px 80px;width:1400px;position:relative;perspective:2600px}
.sheet{transform:rotateX(${angle(7)}) rotateY(${angle(7)}) rotateZ(${angle(3)});filter:blur(${random.between(0, 0.9).toFixed(2)}px)}
body::after{content:"";position:absolute;inset:0;background:radial-gradient(circle at ${x.toFixed(0)}% ${y.toFixed(0)}%,transparent,rgb(20 15 10/${random.between(0.15, 0.45).toFixed(2)}))}`,
  });
  const photo = await browserPage.screenshot({ fullPage: true });
  return jpegOf(await addNoise(photo, random.between(0, 9), random), Math.round(random.between(60, 90)));
}

async function addNoise(photo: Uint8Array, deviation: number, random: Random): Promise<Uint8Array> {
  const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const noise = deviation * random.normal();
    for (let i = pixel; i < pixel + 3; i += 1)
      data[i] = Math.max(0, Math.min(255, Math.round((data[i] ?? 0) + noise)));
  }
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  return sharp(data, { raw }).png({ compressionLevel: 1 }).toBuffer();
}

const jpegOf = async (image: Uint8Array, quality: number): Promise<Uint8Array> =>
  new Uint8Array(await sharp(image).jpeg({ quality }).toBuffer());
