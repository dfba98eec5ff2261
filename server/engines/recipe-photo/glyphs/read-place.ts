import type { GreyImage, Word } from "../reading.ts";
import { type Atom, findGlyphSpans, groupInkIntoAtoms, type Span } from "./atoms.ts";
import { DASH, FIRST_DIGIT, FRACTION_COUNT } from "./glyph-classes.ts";
import { loadGlyphNet } from "./glyph-net.ts";
import { createGlyphPatch } from "./glyph-patch.ts";
import { findInkInBoxOrNull, type InkRegion } from "./ink.ts";
import { getRightEdge, type Place } from "./quantity-places.ts";
import { createBuffers, runGlyphNet } from "./run-net.ts";

/** A span with the probability of each class (`odds`) and the sum of those of all fractions (`fraction`). */
export type ClassifiedSpan = Span & { odds: Float32Array; fraction: number };

/**
 * The ink of a place, with its fractions from left to right. `faint`: the likeliest span if none is likely
 * enough. Boxes in pixels of the region.
 */
export type PlaceInk = {
  region: InkRegion;
  atoms: Atom[];
  fractions: ClassifiedSpan[];
  faint: ClassifiedSpan | null;
};

/** Least probability of a fraction if nothing contradicts it. */
const MIN_ACCEPTED = 0.5;
/** Least probability of a fraction as an alternative reading. */
const MIN_POSSIBLE = 0.12;
const NEVER = 2;
const MAX_SPANS = 90;

const activations = createBuffers();

/** Finds the fractions in a place; null if the place has no ink. `xHeight` in pixels. */
export function findFractionsInPlaceOrNull(
  page: GreyImage,
  place: Place,
  words: Word[],
  xHeight: number,
): PlaceInk | null {
  const region = findInkInBoxOrNull(page, place.box);
  if (region === null) return null;
  const atoms = groupInkIntoAtoms(
    region,
    { top: place.top - region.y, bottom: place.bottom - region.y },
    xHeight,
  );
  const seen = findGlyphSpans(atoms, xHeight)
    .filter((span) => span.y1 - span.y0 > 0.95 * xHeight && span.x1 - span.x0 > 0.4 * xHeight)
    .slice(0, MAX_SPANS)
    .map((span) => classifySpan(region, atoms, span, xHeight))
    .filter((span) => span.fraction >= MIN_POSSIBLE);
  const ranked = seen
    .map((span) => ({ span, score: span.fraction * scoreLeftContext({ region, atoms }, span, xHeight) }))
    .sort((a, b) => b.score - a.score);
  const fractions: ClassifiedSpan[] = [];
  for (const { span } of ranked)
    if (
      span.fraction >= requiredOdds(span, region.x, place, words) &&
      fractions.every((other) => span.from > other.to || span.to < other.from)
    )
      fractions.push(span);
  fractions.sort((a, b) => a.from - b.from);
  return { region, atoms, fractions, faint: fractions.length === 0 ? (ranked[0]?.span ?? null) : null };
}

/**
 * Scores how well the ink that touches a span on the left goes with a fraction: high for a digit ("1½"), low
 * for half a glyph. This prevents reading "¾" as a 3 and a remainder.
 */
function scoreLeftContext(ink: Pick<PlaceInk, "region" | "atoms">, span: Span, xHeight: number): number {
  const { atoms, region } = ink;
  let from = span.from;
  while (from > 0 && atoms[from]!.x0 - atoms[from - 1]!.x1 < 0.3 * xHeight) from -= 1;
  const before = Math.max(from, span.from - 2);
  if (before === span.from) return 1;
  const wide = atoms[span.from - 1]!.x1 - atoms[before]!.x0;
  if (wide < 0.2 * xHeight) return 0.8;
  // Ink that ends above the baseline is the numerator of this fraction; an integer reaches the baseline.
  if (atoms[span.from - 1]!.y1 < span.y1 - 0.3 * (span.y1 - span.y0)) return 0.25;
  let best = 0;
  for (let first = before; first < span.from; first += 1) {
    const lead = findGlyphSpans(atoms.slice(first, span.from), xHeight).at(-1);
    if (lead === undefined || lead.from !== 0 || lead.to !== span.from - first - 1) continue;
    const { odds } = classifySpan(region, atoms, { ...lead, from: first, to: span.from - 1 }, xHeight);
    for (let kind = FIRST_DIGIT; kind <= DASH; kind += 1) best = Math.max(best, odds[kind]!);
  }
  return 0.25 + 0.75 * best;
}

/** The probability from which a fraction is accepted, by the recognised text at the same position. */
function requiredOdds(span: Span, left: number, place: Place, words: Word[]): number {
  const held = words.filter(({ box }) => {
    const overlap = Math.min(span.x1 + left, getRightEdge(box)) - Math.max(span.x0 + left, box.x);
    return overlap > 0.3 * Math.min(span.x1 - span.x0, box.width);
  });
  const text = held.map((word) => word.text).join("");
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  const sure = held.length > 0 && held.every((word) => word.confidence >= 0.85);
  // A range in old-style figures can look like a fraction.
  if (/^\d{1,2}[-–]\d{1,2}$/.test(text)) return NEVER;
  if (/^\d\d+%/.test(text)) return 0.9;
  // A confident multiple of five is probably an amount in grams or millilitres; other numbers, such as 314,
  // may be 3¼.
  if (/^\d{2,}[05]$/.test(text) && held.every((word) => word.confidence >= 0.7)) return NEVER;
  if (/^\d{3,}$/.test(text)) return 0.85;
  // These texts are typical misreadings of fractions ("%", "Y2", "1/").
  if (/^[("]?\d{0,2}(?:%|[VYvy][2348zZeas]|[VYIl|\\]?\/[2348]?|['’*°¢][2348¢/]?)$/.test(text)) return 0.3;
  if (letters >= 4 || (letters >= 2 && sure)) return 0.9;
  if (letters >= 2) return 0.75;
  if (sure && /^[\p{L}\d.,()]+$/u.test(text)) return 0.75;
  return place.from <= 1 ? MIN_ACCEPTED : 0.6;
}

/** Runs the classifier on a span of atoms; `fraction` is the sum of the probabilities of all fractions. */
export function classifySpan(region: InkRegion, atoms: Atom[], span: Span, xHeight: number): ClassifiedSpan {
  const odds = runGlyphNet(
    loadGlyphNet(),
    createGlyphPatch(region, atoms, span, xHeight),
    activations,
  ).slice();
  let fraction = 0;
  for (let i = 0; i < FRACTION_COUNT; i += 1) fraction += odds[i]!;
  return { ...span, odds, fraction };
}
