import { findGlyphSpans, groupInkIntoAtoms, type Span } from "#server/engines/recipe-photo/glyphs/atoms.ts";
import { FRACTION_COUNT, OTHER_CLASS } from "#server/engines/recipe-photo/glyphs/glyph-classes.ts";
import { createGlyphPatch, PATCH_SIZE, SHAPE_SIZE } from "#server/engines/recipe-photo/glyphs/glyph-patch.ts";
import { findInkInBoxOrNull } from "#server/engines/recipe-photo/glyphs/ink.ts";
import type { Mark } from "./compose-line.ts";
import { drawRandomLine } from "./compose-line.ts";
import type { FontFace } from "./font-faces.ts";
import { createSeededRandom, type Random } from "./random.ts";
import { drawTokenSheet } from "./token-sheet.ts";
import { type DegradedLine, degradeLine } from "./wear-line.ts";

/**
 * Image patches with their class. `ink` is 0 to 255, `shape` has the features of the shape, `missed` counts
 * fractions of `marks` that the splitter did not find.
 */
export type Samples = {
  ink: Uint8Array[];
  shape: Float32Array[];
  kind: number[];
  missed: number;
  marks: number;
};

export function createEmptySamples(): Samples {
  return { ink: [], shape: [], kind: [], missed: 0, marks: 0 };
}

/**
 * Draws and degrades lines of a font face, splits them like the recognizer does, and adds the patches to
 * `into`.
 */
export async function addSamplesOfFace(
  face: FontFace,
  lines: number,
  seed: number,
  into: Samples,
): Promise<void> {
  const random = createSeededRandom(seed);
  const sheet = await drawTokenSheet(face, random);
  if (sheet === null) return;
  for (let i = 0; i < lines; i += 1) {
    const canvas = drawRandomLine(sheet, random);
    cutLine(await degradeLine(canvas, sheet.xHeight, random), random, into);
  }
}

function cutLine(line: DegradedLine, random: Random, into: Samples): void {
  const measured = line.xHeight * random.between(0.8, 1.25);
  const top = line.base - line.xHeight * random.between(1.45, 1.8);
  const bottom = line.base + line.xHeight * random.between(0, 0.5);
  const pad = line.xHeight * random.between(0.3, 0.6);
  const box = { x: 0, y: top - pad, width: line.page.width, height: bottom - top + 2 * pad };
  const region = findInkInBoxOrNull(line.page, box, random.between(0.3, 0.44));
  if (region === null) return;
  const atoms = groupInkIntoAtoms(region, { top: top - region.y, bottom: bottom - region.y }, measured);
  const found = new Set<Mark>();
  for (const span of findGlyphSpans(atoms, measured)) {
    const { kind, near, mark } = labelSpan(span, line);
    if (kind === null) continue;
    if (mark !== null) found.add(mark);
    if (kind === OTHER_CLASS && !random.chance(near ? 0.26 : 0.06)) continue;
    const patch = createGlyphPatch(region, atoms, span, measured);
    into.ink.push(Uint8Array.from(patch.subarray(0, PATCH_SIZE), (v) => Math.round(v * 255)));
    into.shape.push(patch.slice(PATCH_SIZE, PATCH_SIZE + SHAPE_SIZE));
    into.kind.push(kind);
  }
  for (const mark of line.marks)
    if (mark.kind < FRACTION_COUNT) {
      into.marks += 1;
      if (!found.has(mark)) into.missed += 1;
    }
}

/** The class of a span. Null if it overlaps a drawn sign only roughly and is therefore ambiguous. */
function labelSpan(
  span: Span,
  { marks, xHeight }: DegradedLine,
): { kind: number | null; near: boolean; mark: Mark | null } {
  let near = false;
  let doubtful = false;
  for (const mark of marks) {
    if (span.x1 > mark.x0 - xHeight && span.x0 < mark.x1 + xHeight) near = true;
    const reach = (mark.kind < FRACTION_COUNT ? 0.2 : 0.13) * xHeight + 1;
    const off = Math.max(Math.abs(span.x0 - mark.x0), Math.abs(span.x1 - mark.x1));
    if (off <= reach) return { kind: mark.kind, near, mark };
    if (off <= 1.8 * reach) doubtful = true;
  }
  return { kind: doubtful ? null : OTHER_CLASS, near, mark: null };
}
