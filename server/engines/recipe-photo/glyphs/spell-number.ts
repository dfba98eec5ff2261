import type { Word } from "../reading.ts";
import { type Atom, findGlyphSpans, type Span } from "./atoms.ts";
import { CLASSES, DASH, FIRST_DIGIT, FRACTION_COUNT, FRACTIONS, SLASH } from "./glyph-classes.ts";
import { type ClassifiedSpan, classifySpan, type PlaceInk } from "./read-place.ts";

/** The likeliest fraction with its probability, and the second likeliest if it is probable enough. */
export type FractionReading = { glyph: string; odds: number; second: string | null };

/** Least probability of a second reading. */
const MIN_SECOND = 0.06;

export function chooseLikeliestFraction({ odds }: ClassifiedSpan): FractionReading {
  const order = FRACTIONS.map((_, i) => i).sort((a, b) => odds[b]! - odds[a]!);
  const [first = 0, second = 0] = order;
  return {
    glyph: FRACTIONS[first]!,
    odds: odds[first]!,
    second: odds[second]! >= MIN_SECOND ? FRACTIONS[second]! : null,
  };
}

/** A text and the probability that it is correct. */
export type Spelling = { text: string; odds: number };

/**
 * Reads the atoms `from` to `to` as digits and dashes; null if some are neither. `hint`: the text that the
 * recogniser read, used when the ink is ambiguous.
 */
export function readDigitsFromAtomsOrNull(
  ink: PlaceInk,
  from: number,
  to: number,
  xHeight: number,
  hint: string,
): Spelling | null {
  if (from > to) return { text: "", odds: 1 };
  // Dynamic programming: `best[n]` is the likeliest spelling of the first n atoms.
  const best: (Spelling | null)[] = Array.from({ length: to - from + 2 }, () => null);
  best[0] = { text: "", odds: 1 };
  for (const span of digitSpans(ink.atoms, from, to, xHeight)) {
    const before = best[span.from - from];
    if (before === null || before === undefined) continue;
    const found = likeliest(ink, span, xHeight, hint[before.text.length] ?? "");
    if (found === null) continue;
    // The exponent weights a span by its atoms; otherwise spellings of few wide spans would multiply fewer
    // probabilities and win.
    const odds = before.odds * found.odds ** (span.to - span.from + 1);
    const index = span.to - from + 1;
    if (odds > (best[index]?.odds ?? 0)) best[index] = { text: before.text + found.text, odds };
  }
  const result = best.at(-1) ?? null;
  return result === null || result.odds < 0.02 ? null : result;
}

function digitSpans(atoms: Atom[], from: number, to: number, xHeight: number): Span[] {
  const tall = findGlyphSpans(atoms, xHeight).filter(
    (span) => span.from >= from && span.to <= to && span.x1 - span.x0 < 1.6 * xHeight,
  );
  const flat: Span[] = [];
  for (let i = from; i <= to; i += 1) {
    const { x0, x1, y0, y1 } = atoms[i]!;
    if (y1 - y0 < 0.7 * xHeight) flat.push({ from: i, to: i, x0, x1, y0, y1 });
  }
  return [...tall, ...flat].sort((a, b) => a.to - b.to || a.from - b.from);
}

function likeliest(ink: PlaceInk, span: Span, xHeight: number, hint: string): Spelling | null {
  const height = span.y1 - span.y0;
  if (height < 0.7 * xHeight) {
    const width = span.x1 - span.x0;
    return width > 1.3 * height && height < 0.35 * xHeight ? { text: "-", odds: 0.9 } : null;
  }
  const { odds } = classifySpan(ink.region, ink.atoms, span, xHeight);
  let kind = FIRST_DIGIT;
  for (let i = FIRST_DIGIT; i <= DASH; i += 1) if (i !== SLASH && odds[i]! > odds[kind]!) kind = i;
  let sum = odds[kind]!;
  // The recogniser and the classifier agree, which raises the probability.
  if (CLASSES[kind] === hint || (/[Il|]/.test(hint) && CLASSES[kind] === "1")) sum = 1 - (1 - sum) * 0.3;
  let fraction = 0;
  for (let i = 0; i < FRACTION_COUNT; i += 1) fraction += odds[i]!;
  return sum < 0.04 || fraction > 0.5 ? null : { text: CLASSES[kind]!, odds: Math.min(1, sum) };
}

/**
 * Returns the letters at the end of a word that cover about `width` pixels, such as "-inch" of "½-inch"; ""
 * if the width is too small for a letter.
 */
export function getWordEndByWidth({ text, box }: Word, width: number, xHeight: number): string {
  if (width < 0.12 * xHeight) return "";
  const letters = [...text];
  const perLetter = box.width / Math.max(1, letters.length);
  const wanted = Math.min(letters.length - 1, Math.max(1, Math.round(width / perLetter)));
  const tail = letters.slice(letters.length - wanted).join("");
  // Narrow letters make the number of letters uncertain, so a complete word of about this length is
  // preferred.
  const word = /(?<!\p{Ll})\p{Ll}{2,}[^\p{L}]*$/u.exec(text);
  if (word !== null && Math.abs(word[0].length - tail.length) <= 2) return joinDash(text, word);
  return /^\p{L}$/u.test(tail) && width < 0.35 * xHeight ? "" : tail;
}

function joinDash(text: string, word: RegExpExecArray): string {
  return text[word.index - 1] === "-" ? `-${word[0]}` : word[0];
}
