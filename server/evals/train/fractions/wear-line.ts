import type { GreyImage } from "#server/engines/recipe-photo/reading.ts";
import type { Canvas, Mark } from "./compose-line.ts";
import type { Random } from "./random.ts";
import { EM } from "./token-sheet.ts";

/** A degraded image of a line. Marks, baseline and x-height are in its pixels. */
export type DegradedLine = { page: GreyImage; marks: Mark[]; base: number; xHeight: number };

/**
 * Simulates bad prints and photos of a line: weight, size, slant, blur, shade, noise, JPEG artefacts,
 * enlargement.
 */
export async function degradeLine(full: Canvas, xHeight: number, random: Random): Promise<DegradedLine> {
  const { default: sharp } = await import("sharp");
  const canvas = cropped(full);
  // The x-height is 5 to 30 pixels. Small ones are more frequent, because they are harder to recognize.
  const wanted = 5 + 25 * random.next() ** 1.7;
  const scale = wanted / xHeight;
  const blur = random.chance(0.6) ? random.between(0, wanted < 9 ? 0.7 : 1.5) : 0;
  let ink = canvas.ink;
  if (random.chance(0.45)) ink = changeWeight(canvas, ink, random);
  ink = blurred(ink, canvas.width, canvas.height, Math.sqrt(0.2 + blur * blur) / scale);
  const width = Math.ceil(canvas.width * scale);
  const height = Math.ceil(canvas.height * scale);
  const slant = random.chance(0.5) ? 0 : random.between(-0.022, 0.022);
  const lean = random.chance(0.6) ? 0 : random.between(-0.06, 0.06);
  const grey = photograph(canvas, ink, { width, height, scale, slant, lean }, random);
  const quality = random.chance(0.75) ? Math.round(random.between(28, 95)) : null;
  const enlarge =
    wanted < 13 && random.chance(0.8)
      ? random.between(14, 24) / wanted
      : random.chance(0.3)
        ? random.between(0.85, 1.3)
        : 1;
  const kernel = random.pick(["cubic", "lanczos3", "linear"] as const);
  const raw = { raw: { width, height, channels: 1 } } as const;
  const stored = quality === null ? null : await sharp(grey, raw).jpeg({ quality }).toBuffer();
  const { data, info } = await (stored === null ? sharp(grey, raw) : sharp(stored))
    .resize({
      width: Math.round(width * enlarge),
      height: Math.round(height * enlarge),
      fit: "fill",
      kernel,
    })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const total = scale * enlarge;
  const page = { width: info.width, height: info.height, data: new Uint8Array(data) };
  const marks = canvas.marks.map(({ kind, x0, x1 }) => ({ kind, x0: x0 * total, x1: x1 * total }));
  return { page, marks, base: canvas.base * total, xHeight: xHeight * total };
}

/** Cuts off the empty paper on the right. */
function cropped(canvas: Canvas): Canvas {
  const { ink, width, height } = canvas;
  let used = width - 1;
  const isEmpty = (x: number) => {
    for (let y = 0; y < height; y += 1) if (ink[y * width + x]! > 0) return false;
    return true;
  };
  while (used > EM && isEmpty(used)) used -= 1;
  const croppedWidth = Math.min(width, used + EM / 2);
  const part = new Float32Array(croppedWidth * height);
  for (let y = 0; y < height; y += 1)
    part.set(ink.subarray(y * width, y * width + croppedWidth), y * croppedWidth);
  return { ...canvas, width: croppedWidth, ink: part };
}

function changeWeight(canvas: Canvas, ink: Float32Array, random: Random): Float32Array {
  const soft = blurred(ink, canvas.width, canvas.height, random.between(0.5, 1.7));
  const level = random.between(0.2, 0.5);
  const slope = random.between(2, 6);
  return soft.map((v) => Math.min(1, Math.max(0, (v - level) * slope + 0.5)) * (v > 0 ? 1 : 0));
}

/** Blurs an image. Three box blurs approximate a Gaussian blur with this standard deviation. */
function blurred(ink: Float32Array, width: number, height: number, deviation: number): Float32Array {
  const radius = Math.round((Math.sqrt(4 * deviation * deviation + 1) - 1) / 2);
  if (radius < 1) return ink;
  let from = ink;
  for (let pass = 0; pass < 3; pass += 1) {
    from = boxBlur(from, height, width, width, 1, radius);
    from = boxBlur(from, width, height, 1, width, radius);
  }
  return from;
}

function boxBlur(
  from: Float32Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  radius: number,
): Float32Array {
  const to = new Float32Array(from.length);
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line += 1) {
    let sum = 0;
    const start = line * lineStep;
    for (let i = 0; i < Math.min(radius, length); i += 1) sum += from[start + i * step]!;
    for (let i = 0; i < length; i += 1) {
      if (i + radius < length) sum += from[start + (i + radius) * step]!;
      if (i - radius - 1 >= 0) sum -= from[start + (i - radius - 1) * step]!;
      to[start + i * step] = sum * share;
    }
  }
  return to;
}

type View = { width: number; height: number; scale: number; slant: number; lean: number };

function photograph(canvas: Canvas, ink: Float32Array, view: View, random: Random): Uint8Array {
  const { width, height, scale, slant, lean } = view;
  const grey = new Uint8Array(width * height);
  const paper = random.between(150, 255);
  const depth = Math.min(paper, random.chance(0.2) ? random.between(35, 80) : random.between(80, 240));
  const shadeX = random.chance(0.3) ? random.between(-0.2, 0.2) / width : 0;
  const shadeY = random.chance(0.3) ? random.between(-0.15, 0.15) / height : 0;
  const noise = random.chance(0.6) ? random.between(0, Math.min(12, depth / 10)) : 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      // The line is rotated about the middle of its baseline, so that the positions of the marks do not
      // change.
      const sy = (y + 0.5) / scale + ((x - width / 2) / scale) * slant;
      const sx = (x + 0.5) / scale + (sy - canvas.base) * lean;
      const light = 1 + shadeX * (x - width / 2) + shadeY * (y - height / 2);
      const value = (paper - depth * inkAt(canvas, ink, sx, sy)) * light + noise * random.normal();
      grey[y * width + x] = Math.max(0, Math.min(255, Math.round(value)));
    }
  if (random.chance(0.12)) addSpeck(grey, width, height, random);
  return grey;
}

function inkAt({ width, height }: Canvas, ink: Float32Array, x: number, y: number): number {
  const fx = Math.floor(x - 0.5);
  const fy = Math.floor(y - 0.5);
  if (fx < 0 || fy < 0 || fx >= width - 1 || fy >= height - 1) return 0;
  const tx = x - 0.5 - fx;
  const ty = y - 0.5 - fy;
  const pixel = fy * width + fx;
  const top = ink[pixel]! * (1 - tx) + ink[pixel + 1]! * tx;
  const bottom = ink[pixel + width]! * (1 - tx) + ink[pixel + width + 1]! * tx;
  return top * (1 - ty) + bottom * ty;
}

function addSpeck(grey: Uint8Array, width: number, height: number, random: Random): void {
  const x = Math.floor(random.next() * width);
  const y = Math.floor(random.next() * height);
  const size = 1 + Math.floor(random.next() * Math.max(1, height / 30));
  const level = random.between(20, 160);
  for (let dy = 0; dy < size; dy += 1)
    for (let dx = 0; dx < size; dx += 1)
      if (x + dx < width && y + dy < height) grey[(y + dy) * width + x + dx] = level;
}
