import { CLASSES, FRACTIONS, splitFractionGlyph } from "#server/engines/recipe-photo/glyphs/glyph-classes.ts";
import type { Random } from "./random.ts";
import { EM, type Token, type TokenSheet } from "./token-sheet.ts";

/** A drawn fraction, digit or sign, as an index in `CLASSES`, with its left and right edge in pixels. */
export type Mark = { kind: number; x0: number; x1: number };

/** An image of a text line. `ink` is 0 for paper to 1 for ink, `base` is the row of the baseline. */
export type Canvas = { width: number; height: number; ink: Float32Array; base: number; marks: Mark[] };

const HEIGHT = Math.round(EM * 2.6);
const BASE = Math.round(EM * 1.65);
const WIDTH = EM * 16;

// The relative frequency of each of `FRACTIONS` in the training data.
const WEIGHTS = [20, 17, 14, 14, 12, 11, 4, 4, 5];

function weighted(weights: number[], random: Random): number {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return i;
  }
  return 0;
}

/** Draws a random line with at most one quantity. */
export function drawRandomLine(sheet: TokenSheet, random: Random): Canvas {
  const canvas: Canvas = {
    width: WIDTH,
    height: HEIGHT,
    ink: new Float32Array(WIDTH * HEIGHT),
    base: BASE,
    marks: [],
  };
  const pen = new Pen(canvas, sheet, random);
  if (random.chance(0.4)) pen.drawNeighbours();
  const space = EM * random.between(0.2, 0.42);
  if (random.chance(0.12)) pen.symbol(random.pick(["•", "*", "-", "□", "▢", "◦", "·", "–"]), space);
  if (random.chance(0.3)) for (let i = 0; i < 1 + random.next() * 2; i += 1) pen.word(space);
  if (random.chance(0.06)) pen.symbol("(", EM * 0.06);
  const kind = random.next();
  if (kind < 0.42) pen.fraction(space);
  else if (kind < 0.68) {
    pen.integer(random.chance(0.8) ? EM * random.between(0, 0.12) : space);
    pen.fraction(space);
  } else if (kind < 0.74) {
    pen.fraction(EM * random.between(0, 0.15));
    pen.symbol(random.pick(["-", "–"]), EM * random.between(0, 0.15));
    pen.fraction(space);
  } else if (kind < 0.86) {
    pen.integer(random.chance(0.5) ? space : EM * random.between(0, 0.1));
    if (random.chance(0.4)) random.chance(0.6) ? pen.integer(space) : pen.symbol("%", space);
  } else if (kind < 0.9) {
    pen.integer(0);
    pen.symbol(random.pick(["-", "–"]), EM * random.between(0, 0.1));
    pen.integer(space);
  } else if (kind < 0.93) {
    pen.symbol(random.pick(["%", "&", "x", "g", "•"]), space);
  }
  for (let i = 0; i < 2 && pen.x < WIDTH * 0.75; i += 1) pen.word(space);
  return canvas;
}

class Pen {
  x: number = EM * 0.6;
  private readonly canvas: Canvas;
  private readonly sheet: TokenSheet;
  private readonly random: Random;

  constructor(canvas: Canvas, sheet: TokenSheet, random: Random) {
    this.canvas = canvas;
    this.sheet = sheet;
    this.random = random;
  }

  drawNeighbours(): void {
    const distance = EM * this.random.between(1.0, 1.5);
    for (const y of [-distance, distance])
      for (let x = EM * this.random.next(); x < WIDTH * 0.7; x += EM * this.random.between(1.5, 4)) {
        const token = this.sheet.tokens.get(this.random.pick(this.sheet.words));
        if (token !== undefined) this.draw(token, x, y, 1, 1);
      }
  }

  word(after: number): void {
    const token = this.sheet.tokens.get(this.random.pick(this.sheet.words));
    if (token === undefined || this.x + token.width > WIDTH - EM / 2) return;
    this.place(token);
    this.x += after;
  }

  symbol(text: string, after: number): void {
    const token = this.sheet.tokens.get(text);
    if (token === undefined) return;
    const kind = text === "–" ? "-" : text;
    this.mark(CLASSES.indexOf(kind), this.place(token));
    this.x += after;
  }

  /** Draws an integer, usually of one digit, sometimes of two. */
  integer(after: number): void {
    const { random } = this;
    const digits = random.chance(0.8)
      ? random.pick([..."1112233456789"])
      : `${random.pick([..."123"])}${random.pick([..."0123456789"])}`;
    for (const digit of digits) {
      const token = this.sheet.tokens.get(digit);
      if (token === undefined) continue;
      this.mark(CLASSES.indexOf(digit), this.place(token));
      this.x += EM * 0.06;
    }
    this.x += after - EM * 0.06;
  }

  fraction(after: number): void {
    const { random } = this;
    const kind = weighted(WEIGHTS, random);
    const glyph = FRACTIONS[kind]!;
    const [top, bottom] = splitFractionGlyph(glyph);
    const token = this.sheet.tokens.get(glyph);
    const from = this.x;
    if (token !== undefined && random.chance(0.58)) this.place(token);
    else {
      const form = random.next();
      if (form < 0.36) this.slashed(top, bottom);
      else if (form < 0.64) this.diagonal(top, bottom);
      else if (form < 0.88) this.aboutBar(top, bottom);
      else this.stacked(top, bottom);
    }
    this.mark(kind, { x0: from, x1: this.x });
    this.x += after;
  }

  /** Draws a fraction with digits of full size and a slash: "1/2". */
  private slashed(top: string, bottom: string): void {
    const gap = EM * this.random.between(0.01, 0.08);
    for (const text of [top, "/", bottom]) {
      const token = this.sheet.tokens.get(text);
      if (token === undefined) continue;
      this.mark(CLASSES.indexOf(text), this.place(token));
      if (text !== bottom) this.x += gap;
    }
  }

  /** Draws a fraction with small digits above and below a slanted bar, which is sometimes faint. */
  private diagonal(top: string, bottom: string): void {
    const { random, sheet } = this;
    const upper = sheet.tokens.get(top)!;
    const lower = sheet.tokens.get(bottom)!;
    const size = random.between(0.46, 0.7);
    const rise = -EM * random.between(0.22, 0.42);
    const drop = random.chance(0.6) ? 0 : EM * random.between(0, 0.16);
    const bar = sheet.tokens.get(random.chance(0.6) ? "⁄" : "/") ?? sheet.tokens.get("/")!;
    const strength = random.chance(0.35) ? random.between(0.3, 0.9) : 1;
    const wide = random.between(0.7, 1.4);
    const tuck = EM * random.between(-0.02, 0.22);
    const from = this.x;
    this.draw(upper, from, rise, size, 1);
    const barAt = Math.max(from, from + upper.width * size - tuck);
    const barSize = random.between(0.75, 1.05);
    this.draw(bar, barAt, random.between(-0.05, 0.08) * EM, barSize, strength, wide);
    const twoAt = barAt + Math.max(bar.width * barSize * wide - tuck, bar.width * 0.4);
    this.draw(lower, twoAt, drop, size, 1);
    this.x = Math.max(twoAt + lower.width * size, barAt + bar.width * barSize * wide);
  }

  /**
   * Draws a fraction as in metal type: a long thin diagonal bar, with the digits close to it on both sides.
   */
  private aboutBar(top: string, bottom: string): void {
    const { random, sheet, canvas } = this;
    const upper = sheet.tokens.get(top)!;
    const lower = sheet.tokens.get(bottom)!;
    const size = random.between(0.45, 0.68);
    const from = this.x;
    const head = -EM * random.between(0.62, 0.85);
    const foot = EM * random.between(-0.02, 0.2);
    const width = Math.max(upper.width, lower.width) * size * random.between(1.35, 2) + EM * 0.06;
    this.draw(
      upper,
      from + EM * random.between(0, 0.08),
      head - upper.top * size + EM * random.between(-0.03, 0.06),
      size,
      1,
    );
    const low = foot - (lower.top + lower.height) * size - EM * random.between(-0.03, 0.06);
    this.draw(lower, from + width - lower.width * size - EM * random.between(0, 0.06), low, size, 1);
    const thick = EM * random.between(0.018, 0.06);
    const strength = random.chance(0.4) ? random.between(0.35, 0.9) : 1;
    for (let y = Math.round(head); y < foot; y += 1) {
      const middle = from + (width * (foot - y)) / (foot - head);
      for (let x = Math.round(middle - thick); x <= middle + thick; x += 1) {
        const pixel = (canvas.base + y) * canvas.width + x;
        canvas.ink[pixel] = Math.max(canvas.ink[pixel]!, strength);
      }
    }
    this.x = from + width;
  }

  /** Draws a fraction with one digit above the other and a horizontal bar between them. */
  private stacked(top: string, bottom: string): void {
    const { random, sheet, canvas } = this;
    const upper = sheet.tokens.get(top)!;
    const lower = sheet.tokens.get(bottom)!;
    const size = random.between(0.45, 0.66);
    const width = Math.max(upper.width, lower.width) * size + EM * random.between(0, 0.16);
    const middle = -EM * random.between(0.24, 0.36);
    const thick = Math.max(2, Math.round(EM * random.between(0.025, 0.06)));
    const gap = EM * random.between(0.02, 0.07);
    this.draw(
      upper,
      this.x + (width - upper.width * size) / 2,
      middle - gap - (upper.top + upper.height) * size,
      size,
      1,
    );
    this.draw(
      lower,
      this.x + (width - lower.width * size) / 2,
      middle + thick + gap - lower.top * size,
      size,
      1,
    );
    for (let y = 0; y < thick; y += 1)
      for (let x = 0; x < width; x += 1)
        canvas.ink[(canvas.base + Math.round(middle) + y) * canvas.width + Math.round(this.x + x)] = 1;
    this.x += width;
  }

  private place(token: Token): { x0: number; x1: number } {
    const x0 = this.x;
    this.draw(token, x0, 0, 1, 1);
    this.x += token.width;
    return { x0, x1: this.x };
  }

  private mark(kind: number, span: { x0: number; x1: number }): void {
    if (kind >= 0) this.canvas.marks.push({ kind, ...span });
  }

  /**
   * Draws a token, scaled by `size`. A `strength` below 1 makes it faint, `wide` stretches it horizontally.
   */
  private draw(token: Token, x: number, y: number, size: number, strength: number, wide: number = 1): void {
    const { canvas } = this;
    const width = Math.round(token.width * size * wide);
    const height = Math.round(token.height * size);
    const left = Math.round(x);
    const top = Math.round(canvas.base + y + token.top * size);
    for (let row = 0; row < height; row += 1) {
      const to = top + row;
      if (to < 0 || to >= canvas.height) continue;
      const fy = Math.min(token.height - 1, Math.floor((row + 0.5) / size));
      for (let column = 0; column < width; column += 1) {
        if (left + column < 0 || left + column >= canvas.width) continue;
        const fx = Math.min(token.width - 1, Math.floor((column + 0.5) / (size * wide)));
        const pixel = to * canvas.width + left + column;
        const value = (token.ink[fy * token.width + fx]! / 255) * strength;
        if (value > canvas.ink[pixel]!) canvas.ink[pixel] = value;
      }
    }
  }
}
