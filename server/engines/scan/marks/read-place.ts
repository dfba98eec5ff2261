import type { GreyImage } from "../reading.ts";
import { type Atom, findAtoms, type Span, spansOf } from "./atoms.ts";
import { FRACTION_COUNT } from "./glyph-classes.ts";
import { glyphNet } from "./glyph-net.ts";
import { glyphPatch } from "./glyph-patch.ts";
import { findInk, type InkRegion } from "./ink.ts";
import type { Place } from "./quantity-places.ts";
import { makeActivations, runNet } from "./run-net.ts";

/** A span with the probability of each class, and of all fractions together. */
export type SeenSpan = Span & { odds: Float32Array; fraction: number };

/** The ink of a place: its atoms, and the fractions found among them from left to right. Boxes in region pixels. */
export type PlaceInk = { region: InkRegion; atoms: Atom[]; fractions: SeenSpan[]; faint: SeenSpan | null };

/** From here on a span counts as a fraction. */
const ACCEPTED = 0.5;
/** From here on up to `ACCEPTED` it is told as another reading. */
const POSSIBLE = 0.12;
const MAX_SPANS = 90;

const activations = makeActivations();

/** Looks for fractions in a place; null where there is no ink. `xHeight` in pixels. */
export function readPlace(page: GreyImage, place: Place, xHeight: number): PlaceInk | null {
  const region = findInk(page, place.box);
  if (region === null) return null;
  const atoms = findAtoms(region, { top: place.top - region.y, bottom: place.bottom - region.y }, xHeight);
  const seen = spansOf(atoms, xHeight)
    .filter((span) => span.y1 - span.y0 > 1.05 * xHeight && span.x1 - span.x0 > 0.4 * xHeight)
    .slice(0, MAX_SPANS)
    .map((span) => seeSpan(region, atoms, span, xHeight));
  seen.sort((a, b) => b.fraction - a.fraction);
  const fractions: SeenSpan[] = [];
  for (const span of seen)
    if (span.fraction >= ACCEPTED && fractions.every((other) => span.from > other.to || span.to < other.from))
      fractions.push(span);
  fractions.sort((a, b) => a.from - b.from);
  const best = seen[0];
  const faint = fractions.length === 0 && best !== undefined && best.fraction >= POSSIBLE ? best : null;
  return { region, atoms, fractions, faint };
}

/** What the net says of a span. */
export function seeSpan(region: InkRegion, atoms: Atom[], span: Span, xHeight: number): SeenSpan {
  const odds = runNet(glyphNet(), glyphPatch(region, atoms, span, xHeight), activations).slice();
  let fraction = 0;
  for (let i = 0; i < FRACTION_COUNT; i += 1) fraction += odds[i]!;
  return { ...span, odds, fraction };
}
