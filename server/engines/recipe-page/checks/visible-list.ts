import { LEVEL, type PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { sampleThreeKeyParts } from "../values/steps.ts";
import { locateTextsInPageLines, memoizeForPage } from "./locate.ts";

/** The lines of the page that show a list of the structured data. `rows` and `extra` hold indexes of page lines. */
export type VisibleList = {
  /** Lines of the list, without headings and unrelated lines. */
  rows: number[];
  /** The subset of `rows` that the structured data lacks. */
  extra: number[];
  /** The most frequent shape (HTML elements and classes) of the rows. */
  shape: string;
  /** The share of the letters of the structured list that the rows show, 0 to 1. */
  cover: number;
};

const MAX_KEY_LENGTH = 60_000;
const GRAM_LENGTH = 4;
const MAX_GAP = 10;
const MIN_FIRM_LENGTH = 6;
const MAX_ASIDE_LENGTH = 30;
const MIN_PIECEWISE_LENGTH = 64;
const MIN_SHAPE_SHARE = 0.2;
const MIN_LETTERS_SHARE = 0.8;
const MAX_PLACES = 6;
const SEARCH_BUDGET = 60_000_000;
const MAX_ROWS = 400;

/**
 * Searches for substrings in the joined text of a list. Skips keys whose first or last n-gram does not occur,
 * and stops after SEARCH_BUDGET characters.
 */
class ListText {
  readonly key: string;
  private readonly grams = new Set<string>();
  private budget = SEARCH_BUDGET;

  constructor(keys: readonly string[]) {
    this.key = keys.join("").slice(0, MAX_KEY_LENGTH);
    for (let index = 0; index + GRAM_LENGTH <= this.key.length; index += 1)
      this.grams.add(this.key.slice(index, index + GRAM_LENGTH));
  }

  has(key: string): boolean {
    if (key.length < GRAM_LENGTH) return key !== "" && this.key.includes(key);
    if (
      !this.grams.has(key.slice(0, GRAM_LENGTH)) ||
      !this.grams.has(key.slice(-GRAM_LENGTH)) ||
      this.budget < 0
    )
      return false;
    this.budget -= this.key.length;
    return this.key.includes(key);
  }

  /** Whether the list contains a part of a long text. The complete text may differ by an inserted word or link. */
  hasPiece(key: string): boolean {
    return key.length >= MIN_PIECEWISE_LENGTH && sampleThreeKeyParts(key).some((piece) => this.has(piece));
  }
}

type Span = { from: number; end: number };

/** Ranges of lines that belong to the list. A range may have gaps of less than MAX_GAP lines. */
function findSpans(held: readonly boolean[]): Span[] {
  const spans: Span[] = [];
  for (const [index, isHeld] of held.entries()) {
    if (!isHeld) continue;
    const last = spans.at(-1);
    if (last !== undefined && index - last.end < MAX_GAP) last.end = index + 1;
    else spans.push({ from: index, end: index + 1 });
  }
  return spans;
}

const countLetters = (lines: readonly PageLine[], held: readonly boolean[], { from, end }: Span): number => {
  const seen = new Set<string>();
  let letters = 0;
  for (let index = from; index < end; index += 1) {
    const key = lines[index]?.key ?? "";
    if (!held[index] || seen.has(key)) continue;
    seen.add(key);
    letters += key.length;
  }
  return letters;
};

/** Extends a range by adjacent lines of the given shapes (HTML elements and classes). */
function extendSpan(lines: readonly PageLine[], span: Span, shapes: ReadonlySet<string>): Span {
  const fits = (index: number): boolean => shapes.has(lines[index]?.shape ?? "-");
  const isAside = (index: number): boolean =>
    (lines[index]?.level ?? LEVEL.h1) !== LEVEL.plain
      ? fits(index + 1)
      : (lines[index]?.text.length ?? 99) <= MAX_ASIDE_LENGTH;
  let { from, end } = span;
  while (end - from < MAX_ROWS) {
    // A heading, a step number or a timer may interrupt the list.
    const gap = [0, 1, 2].find((skip) => fits(end + skip));
    if (gap === undefined || ![0, 1].slice(0, gap).every((skip) => isAside(end + skip))) break;
    end += gap + 1;
  }
  while (end - from < MAX_ROWS && fits(from - 1)) from -= 1;
  return { from, end };
}

/**
 * The shapes (HTML elements and classes) of at least MIN_SHAPE_SHARE of the certain matches (`firm`) in a
 * range, most frequent first.
 */
function shapesOf(lines: readonly PageLine[], firm: readonly boolean[], { from, end }: Span): string[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (let index = from; index < end; index += 1) {
    const shape = lines[index]?.shape ?? "";
    if (!firm[index]) continue;
    counts.set(shape, (counts.get(shape) ?? 0) + 1);
    all += 1;
  }
  return [...counts]
    .filter(([, count]) => count >= all * MIN_SHAPE_SHARE)
    .sort((a, b) => b[1] - a[1])
    .map(([shape]) => shape);
}

/**
 * Finds the visible lines that show the texts of a list from the structured data; null when the page shows
 * none of them.
 */
export const findVisibleList = memoizeForPage((texts, lines): VisibleList | null => {
  const keys = texts.map(textKey);
  const listText = new ListText(keys);
  if (listText.key === "") return null;
  const located = locateTextsInPageLines(texts, lines);
  const locatedRows = new Set(located.lineIndexes.filter((index) => index >= 0));
  const held = lines.map(
    (line, index) => locatedRows.has(index) || listText.has(line.key) || listText.hasPiece(line.key),
  );
  // Short lines match by chance, so only longer ones count as certain (`firm`).
  const firm = lines.map(
    (line, index) => locatedRows.has(index) || (line.key.length >= MIN_FIRM_LENGTH && held[index] === true),
  );
  const last = Math.max(...locatedRows);
  const known = new Set(keys);
  const toVisibleList = (span: Span): VisibleList => {
    const shapes = shapesOf(lines, firm, span);
    const { from, end } = extendSpan(lines, span, new Set(shapes));
    const rows: number[] = [];
    for (let index = from; index < end; index += 1)
      if (shapes.includes(lines[index]?.shape ?? "") || locatedRows.has(index)) rows.push(index);
    const missing = rows.filter((index) => !firm[index] && !known.has(lines[index]?.key ?? ""));
    // A line that the structured data has in an earlier section may occur again between missing lines, and is
    // then missing too.
    const [firstMissing = Infinity, lastMissing = 0] = [missing[0], missing.at(-1)];
    const extra = rows.filter(
      (index) => missing.includes(index) || (index > Math.max(last, firstMissing) && index < lastMissing),
    );
    const cover = Math.min(1, countLetters(lines, held, { from, end }) / listText.key.length);
    return { rows, extra, shape: shapes[0] ?? "", cover };
  };
  const spans = findSpans(firm).map((span) => ({ span, letters: countLetters(lines, held, span) }));
  const mostLetters = Math.max(0, ...spans.map(({ letters }) => letters));
  const isNamed = ({ rows }: VisibleList): boolean =>
    rows.filter((index) => lines[index]?.hint).length > rows.length * 0.5;
  // Prefers the recipe card to the article text, because its class names match and it has fewer extra lines.
  return (
    spans
      .filter(({ letters }) => letters > 0 && letters >= mostLetters * MIN_LETTERS_SHARE)
      .slice(0, MAX_PLACES)
      .map(({ span }) => toVisibleList(span))
      .sort(
        (a, b) =>
          Number(isNamed(b)) - Number(isNamed(a)) || a.extra.length - b.extra.length || b.cover - a.cover,
      )[0] ?? null
  );
});
