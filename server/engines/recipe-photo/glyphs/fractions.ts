import type { GreyImage, Line, Word } from "../reading.ts";
import { findFractionGlyphOrNull } from "./glyph-classes.ts";
import { findPossibleFractionPlaces, getRightEdge, type Place } from "./quantity-places.ts";
import { type ClassifiedSpan, findFractionsInPlaceOrNull, type PlaceInk } from "./read-place.ts";
import {
  chooseLikeliestFraction,
  getWordEndByWidth,
  readDigitsFromAtomsOrNull,
  type Spelling,
} from "./spell-number.ts";

/** Largest gap between an integer and its fraction ("1 ½"), in x-heights. */
const MAX_NUMBER_GAP = 1.1;
/** Least probability of a fraction in ink that the recogniser skipped; a less likely one is not added. */
const MIN_NEW_WORD = 0.8;

/**
 * Reads fractions from the ink, because the recogniser has no fraction characters, and writes them as "½" or
 * "1½", also for a printed "1/2". `confidence` of such a word is the probability of its number;
 * `alternatives` are other readings. A word that is less likely a fraction keeps its text with less
 * confidence. Does not modify `lines`.
 */
export function replaceFractionsInLines(page: GreyImage, lines: Line[]): Line[] {
  return lines.map((line) => readLine(page, line));
}

function readLine(page: GreyImage, given: Line): Line {
  const line = { ...given, glyphHeight: correctedHeight(given) };
  if (line.words.length === 0 || line.glyphHeight < 3) return given;
  const words: (Word | null)[] = line.words.map((word) => ({ ...word, ...splitMixed(word) }));
  const added: Word[] = [];
  for (const place of findPossibleFractionPlaces(line)) {
    const ink = findFractionsInPlaceOrNull(page, place, line.words, line.glyphHeight);
    if (ink === null) continue;
    if (ink.faint !== null) doubtWord(words, place, ink, ink.faint);
    for (const group of groupFractions(line.words, place, ink)) {
      if (group.to < group.from) {
        if (group.fractions.every((span) => span.fraction >= MIN_NEW_WORD))
          added.push(...spell(line, place, ink, group));
        continue;
      }
      const [word = null, ...after] = spell(line, place, ink, group);
      words[group.from] = word;
      added.push(...after);
      for (let i = group.from + 1; i <= group.to; i += 1) words[i] = null;
    }
  }
  const read = [...words.filter((word) => word !== null), ...added].sort((a, b) => a.box.x - b.box.x);
  return { ...given, words: read };
}

/**
 * The line's x-height, limited to values that fit the heights of its words, because the recogniser's value is
 * sometimes wrong.
 */
function correctedHeight({ words, glyphHeight }: Line): number {
  const heights = words.filter(({ text }) => /\p{L}{3}/u.test(text)).map(({ box }) => box.height);
  if (heights.length < 3) return glyphHeight;
  heights.sort((a, b) => a - b);
  const usual = heights[heights.length >> 1]! / 1.6;
  return Math.min(1.25 * usual, Math.max(0.8 * usual, glyphHeight));
}

/**
 * Fractions inside the words `from` to `to` (inclusive); `to` < `from` if the recogniser read no word there.
 */
type Group = { from: number; to: number; fractions: ClassifiedSpan[] };

function groupFractions(words: Word[], place: Place, ink: PlaceInk): Group[] {
  const groups: Group[] = [];
  for (const span of ink.fractions) {
    const x0 = span.x0 + ink.region.x;
    const x1 = span.x1 + ink.region.x;
    const held: number[] = [];
    for (
      let i = Math.max(0, place.from - 1);
      i <= Math.min(words.length - 1, Math.max(place.to, place.from));
      i += 1
    ) {
      const { box } = words[i]!;
      const overlap = Math.min(x1, getRightEdge(box)) - Math.max(x0, box.x);
      // A short word with signs that ends just before the fraction is a misreading of the fraction.
      const misread = isMisreading(words[i]!.text) && x0 - getRightEdge(box) < 0.5 * box.height && x0 > box.x;
      if (overlap > 0.3 * Math.min(x1 - x0, box.width) || misread) held.push(i);
    }
    const from = held[0] ?? 0;
    const to = held.at(-1) ?? -1;
    const last = groups.at(-1);
    if (last !== undefined && to >= from && last.to >= from) {
      last.to = Math.max(last.to, to);
      last.fractions.push(span);
    } else groups.push({ from, to, fractions: [span] });
  }
  return groups;
}

function isMisreading(text: string): boolean {
  return /[%'’"*°¢$#!/\\|]/.test(text) && text.length <= 4;
}

/**
 * Spells the word of a group with its fractions. If a gap follows the last fraction, the letters after it are
 * returned as a second word.
 */
function spell(line: Line, place: Place, ink: PlaceInk, group: Group): Word[] {
  const { region, atoms } = ink;
  const xHeight = line.glyphHeight;
  const held = line.words.slice(group.from, group.to + 1);
  const first = group.fractions[0]!;
  const last = group.fractions.at(-1)!;
  const x0 = Math.min(first.x0 + region.x, ...held.map((word) => word.box.x));
  const x1 = Math.max(last.x1 + region.x, ...held.map((word) => getRightEdge(word.box)));
  const inWord = atoms
    .map((atom) => (atom.x0 + atom.x1) / 2 + region.x)
    .map((x) => x >= x0 - 1 && x <= x1 + 1);
  const start = held.length > 0 ? Math.max(0, inWord.indexOf(true)) : firstUnread(line, ink, first.from);
  const read = held.map((word) => word.text).join("");
  let odds = 1;
  let text = "";
  let other: string | null = "";
  let index = Math.min(start, first.from);
  for (const span of group.fractions) {
    const before = spellBefore(ink, index, span.from - 1, xHeight, text === "" ? read : "");
    const glyph = chooseLikeliestFraction(span);
    odds *= before.odds * glyph.odds;
    other = `${text}${before.text}${glyph.second ?? glyph.glyph}`;
    text += before.text + glyph.glyph;
    index = span.to + 1;
  }
  const rest = getRightEdge(held.at(-1)?.box ?? { x: 0, y: 0, width: 0, height: 0 }) - (last.x1 + region.x);
  const hasInk = inWord.some((inside, i) => inside && i > last.to);
  const tail = held.length > 0 && hasInk ? getWordEndByWidth(held.at(-1)!, rest, xHeight) : "";
  const plain = plainReading(read);
  const isAgreed = plain !== null && plain === text;
  if (isAgreed) odds = 1 - (1 - odds) * (1 - (held[0]?.confidence ?? 0) * 0.9);
  const alternatives = new Set<string>();
  if (other !== text) alternatives.add(other + tail);
  if (plain !== null && !isAgreed) {
    alternatives.add(plain + tail);
    odds = Math.min(odds, 0.75);
  }
  const number: Word = {
    text: text + tail,
    box: { x: x0, y: place.top, width: x1 - x0, height: place.bottom - place.top },
    confidence: Math.max(0, Math.min(1, odds)),
    alternatives: [...alternatives],
  };
  const next = atoms[last.to + 1];
  const gap = next === undefined ? 0 : next.x0 - last.x1;
  if (!/^\p{L}{2}/u.test(tail) || (gap < 0.22 * xHeight && tail.length < 5)) return [number];
  const cut = last.x1 + region.x;
  return [
    {
      ...number,
      text,
      box: { ...number.box, width: cut - x0 },
      alternatives: number.alternatives.map((other) => other.slice(0, other.length - tail.length)),
    },
    {
      text: tail,
      box: { ...number.box, x: cut + gap, width: Math.max(1, x1 - cut - gap) },
      confidence: held.at(-1)?.confidence ?? 0,
      alternatives: [],
    },
  ];
}

/**
 * Goes left from the atom `index` over adjacent atoms that are inside no recognised word; returns the first
 * one.
 */
function firstUnread({ words, glyphHeight }: Line, { atoms, region }: PlaceInk, index: number): number {
  let first = index;
  const isRead = (x: number) => words.some(({ box }) => x >= box.x && x <= getRightEdge(box));
  while (first > 0 && atoms[first]!.x0 - atoms[first - 1]!.x1 < 0.45 * glyphHeight) {
    const { x0, x1 } = atoms[first - 1]!;
    if (isRead(region.x + (x0 + x1) / 2)) break;
    first -= 1;
  }
  return first;
}

/**
 * Reads the integer before a fraction from as many adjacent atoms as form a number; a bullet further left is
 * ignored.
 */
function spellBefore(ink: PlaceInk, from: number, to: number, xHeight: number, read: string): Spelling {
  const bracket = /^[("“]/.exec(read)?.[0] ?? "";
  let first = to + 1;
  const gapAt = (i: number) => ink.atoms[i]!.x0 - ink.atoms[i - 1]!.x1;
  while (first > from + bracket.length && gapAt(first) < MAX_NUMBER_GAP * xHeight) first -= 1;
  for (let start = first; start <= to; start += 1) {
    const digits = readDigitsFromAtomsOrNull(ink, start, to, xHeight, read.slice(bracket.length));
    if (digits !== null && digits.odds > 0.2) return { text: bracket + digits.text, odds: digits.odds };
  }
  if (to - first < bracket.length) return { text: bracket, odds: 1 };
  // The ink before the fraction is no number, so a recognised dash or bracket remains, with low confidence.
  const signs = /^[-–•(]/.exec(read)?.[0] ?? "";
  return { text: signs, odds: ink.atoms[to]!.y1 - ink.atoms[to]!.y0 < 0.6 * xHeight ? 0.9 : 0.5 };
}

/** Writes a fraction in digits with its character: "1/2" as "½", "11/2" as "1½"; null for other text. */
function plainReading(text: string): string | null {
  const match = /^(\d{0,2}?)(\d\/\d)$/.exec(text.replace(/[⁄∕]/g, "/"));
  const glyph = match === null ? null : findFractionGlyphOrNull(match[2]!);
  return glyph === null ? null : `${match![1]}${glyph}`;
}

/**
 * Replaces a fraction in digits by its character. "11/2" (1½ or 11/2) keeps its text as an alternative. "V2"
 * and "Y4", in which "1/" was read as a letter, become fractions with low confidence.
 */
function splitMixed(word: Word): Partial<Word> {
  const joined = /^[VY]([234])$/.exec(word.text);
  const guess = joined === null ? null : findFractionGlyphOrNull(`1/${joined[1]}`);
  if (guess !== null)
    return {
      text: guess,
      confidence: Math.min(word.confidence, 0.5),
      alternatives: [...word.alternatives, word.text],
    };
  const match = /^([("“]?)(\d{1,3}\/\d)(\D*)$/.exec(word.text.replace(/[⁄∕]/g, "/"));
  const plain = match === null ? null : plainReading(match[2]!);
  if (plain === null) return {};
  const text = `${match![1]}${plain}${match![3]}`;
  const doubtful = plain.length > 1;
  return {
    text,
    alternatives: doubtful ? [...word.alternatives, word.text] : word.alternatives,
    confidence: doubtful ? Math.min(word.confidence, 0.8) : word.confidence,
  };
}

/**
 * Adds a possible fraction to the alternatives of the word at its position and lowers the word's confidence.
 */
function doubtWord(words: (Word | null)[], place: Place, ink: PlaceInk, span: ClassifiedSpan): void {
  const middle = (span.x0 + span.x1) / 2 + ink.region.x;
  for (let i = place.from; i <= place.to; i += 1) {
    const word = words[i];
    if (word === null || word === undefined || middle < word.box.x || middle > getRightEdge(word.box))
      continue;
    const { glyph } = chooseLikeliestFraction(span);
    words[i] = {
      ...word,
      confidence: Math.min(word.confidence, 1 - span.fraction),
      alternatives: [...new Set([...word.alternatives, glyph])],
    };
  }
}
