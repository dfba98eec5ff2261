import { FRACTIONS } from "#server/engines/recipe-photo/glyphs/glyph-classes.ts";
import type { FontFace } from "./font-faces.ts";
import type { Random } from "./random.ts";
import { WORDS } from "./words.ts";

/**
 * An image of a text. `ink` is 0 to 255, `top` is the offset of its first row from the baseline, negative if
 * above.
 */
export type Token = { width: number; height: number; top: number; ink: Uint8Array };

/** Images of texts in one font, and the x-height of the font in pixels. */
export type TokenSheet = { tokens: Map<string, Token>; words: string[]; xHeight: number };

export const EM = 50;
const ROW = Math.round(EM * 2.3);
const CELL = EM * 3;
const WIDE = CELL * 3;
const BASE = Math.round(EM * 1.5);
const WORD_COUNT = 26;

const SIGNS = [..."0123456789/-–—⁄.,()%&•*~xgGIlOS", "□", "▢", "◦", "·"];

/** Draws fractions, signs and random words with one font. Null if the font lacks digits or is too small. */
export async function drawTokenSheet(face: FontFace, random: Random): Promise<TokenSheet | null> {
  const { default: sharp } = await import("sharp");
  const covered = (text: string) => [...text].every((c) => face.has.has(c.codePointAt(0)!));
  const small = [...FRACTIONS, ...SIGNS].filter(covered);
  const words = Array.from({ length: WORD_COUNT }, () => random.pick(WORDS)).filter(covered);
  const wordsTop = Math.ceil(small.length / 3) * ROW;
  const cells = [
    ...small.map((text, i) => ({ text, x: (i % 3) * CELL, y: Math.floor(i / 3) * ROW, width: CELL })),
    ...words.map((text, i) => ({ text, x: 0, y: wordsTop + i * ROW, width: WIDE })),
  ];
  const height = wordsTop + words.length * ROW;
  const style = `font-family="${escapeXml(face.family)}" font-weight="${face.bold ? 700 : 400}" font-style="${face.italic ? "italic" : "normal"}" font-size="${EM}"`;
  const texts = cells.map(
    ({ text, x, y }) =>
      `<text x="${x + EM / 2}" y="${y + BASE}" xml:space="preserve">${escapeXml(text)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g ${style}>${texts.join("")}</g></svg>`;
  const { data } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
  const tokens = new Map<string, Token>();
  for (const cell of cells) {
    const token = cutToken(data, cell);
    if (token !== null) tokens.set(cell.text, token);
  }
  const xHeight = tokens.get("x")?.height ?? 0;
  const lacks = [..."0123456789/"].some((sign) => !tokens.has(sign));
  return lacks || xHeight < EM / 6
    ? null
    : { tokens, words: words.filter((word) => tokens.has(word)), xHeight };
}

function cutToken(sheet: Uint8Array, cell: { x: number; y: number; width: number }): Token | null {
  let [x0, x1, y0, y1] = [cell.width, 0, ROW, 0];
  for (let y = 0; y < ROW; y += 1)
    for (let x = 0; x < cell.width; x += 1)
      if (sheet[(cell.y + y) * WIDE + cell.x + x]! < 160) {
        x0 = Math.min(x0, x);
        x1 = Math.max(x1, x + 1);
        y0 = Math.min(y0, y);
        y1 = Math.max(y1, y + 1);
      }
  if (x1 <= x0) return null;
  const width = x1 - x0;
  const height = y1 - y0;
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      ink[y * width + x] = 255 - sheet[(cell.y + y0 + y) * WIDE + cell.x + x0 + x]!;
  return { width, height, top: y0 - BASE, ink };
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
