import { LEVEL, type PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { piecesOfKey } from "../values/steps.ts";
import { locate } from "./locate.ts";

/** Where the page shows a list of the markup. */
export type ShownList = {
  /** Rows of the page that make up the list, headings and strangers in between left out. */
  rows: number[];
  /** Of those the ones that the markup does not hold. */
  foreign: number[];
  /** How most of them are made. */
  shape: string;
  /** The share of the markup's letters that the rows show, 0 to 1. */
  cover: number;
};

const LONGEST = 60_000;
const GRAM = 4;
const GAP = 10;
const FIRM = 6;
const SHORT = 30;
const LONG = 64;
const RARE = 0.2;
const AS_MUCH = 0.8;
const MOST_PLACES = 6;
const BUDGET = 60_000_000;
const MOST_ROWS = 400;

/** Whether texts stand in one long key; searches it seldom, and never for longer than its budget. */
class Haystack {
  readonly key: string;
  private readonly grams = new Set<string>();
  private left = BUDGET;

  constructor(keys: readonly string[]) {
    this.key = keys.join("").slice(0, LONGEST);
    for (let at = 0; at + GRAM <= this.key.length; at += 1) this.grams.add(this.key.slice(at, at + GRAM));
  }

  holds(key: string): boolean {
    if (key.length < GRAM) return key !== "" && this.key.includes(key);
    if (!this.grams.has(key.slice(0, GRAM)) || !this.grams.has(key.slice(-GRAM)) || this.left < 0)
      return false;
    this.left -= this.key.length;
    return this.key.includes(key);
  }

  /** A long text with a word or a link put in or left out is still the same. */
  tells(key: string): boolean {
    return key.length >= LONG && piecesOfKey(key).some((piece) => this.holds(piece));
  }
}

type Span = { from: number; end: number };

/** Stretches of rows that stand in the markup's list, with small gaps. */
function stretches(held: readonly boolean[]): Span[] {
  const spans: Span[] = [];
  for (const [index, isHeld] of held.entries()) {
    if (!isHeld) continue;
    const last = spans.at(-1);
    if (last !== undefined && index - last.end < GAP) last.end = index + 1;
    else spans.push({ from: index, end: index + 1 });
  }
  return spans;
}

const inkOf = (lines: readonly PageLine[], held: readonly boolean[], { from, end }: Span): number => {
  const seen = new Set<string>();
  let ink = 0;
  for (let index = from; index < end; index += 1) {
    const key = lines[index]?.key ?? "";
    if (!held[index] || seen.has(key)) continue;
    seen.add(key);
    ink += key.length;
  }
  return ink;
};

/** The rows around a span that are made like those in it. */
function grow(lines: readonly PageLine[], span: Span, shapes: ReadonlySet<string>): Span {
  const fits = (index: number): boolean => shapes.has(lines[index]?.shape ?? "-");
  const isAside = (index: number): boolean =>
    (lines[index]?.level ?? LEVEL.h1) !== LEVEL.plain
      ? fits(index + 1)
      : (lines[index]?.text.length ?? 99) <= SHORT;
  let { from, end } = span;
  while (end - from < MOST_ROWS) {
    // A heading, the number of a step, its timer: the list may go on behind it.
    const gap = [0, 1, 2].find((skip) => fits(end + skip));
    if (gap === undefined || ![0, 1].slice(0, gap).every((skip) => isAside(end + skip))) break;
    end += gap + 1;
  }
  while (end - from < MOST_ROWS && fits(from - 1)) from -= 1;
  return { from, end };
}

/** How the firm rows of a span are made, the commonest first; what is rare among them is chance. */
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
    .filter(([, count]) => count >= all * RARE)
    .sort((a, b) => b[1] - a[1])
    .map(([shape]) => shape);
}

/**
 * Finds the rows of the page that show the texts of a list of the markup; null where they are not shown together. `keys` are
 * those of the texts, where they are known.
 */
export function findShown(
  texts: readonly string[],
  lines: PageLine[],
  keys: readonly string[] = texts.map(textKey),
): ShownList | null {
  const hay = new Haystack(keys);
  if (hay.key === "") return null;
  const located = locate(texts, lines, keys);
  const at = new Set(located.at.filter((index) => index >= 0));
  const held = lines.map((line, index) => at.has(index) || hay.holds(line.key) || hay.tells(line.key));
  // Short words stand everywhere; they count inside of a list that longer lines make out.
  const firm = lines.map((line, index) => at.has(index) || (line.key.length >= FIRM && held[index] === true));
  const known = new Set(keys);
  const listAt = (span: Span): ShownList => {
    const shapes = shapesOf(lines, firm, span);
    const { from, end } = grow(lines, span, new Set(shapes));
    const rows: number[] = [];
    for (let index = from; index < end; index += 1)
      if (shapes.includes(lines[index]?.shape ?? "") || at.has(index)) rows.push(index);
    const foreign = rows.filter((index) => !firm[index] && !known.has(lines[index]?.key ?? ""));
    const cover = Math.min(1, inkOf(lines, held, { from, end }) / hay.key.length);
    return { rows, foreign, shape: shapes[0] ?? "", cover };
  };
  const spans = stretches(firm).map((span) => ({ span, ink: inkOf(lines, held, span) }));
  const most = Math.max(0, ...spans.map(({ ink }) => ink));
  const isNamed = ({ rows }: ShownList): boolean =>
    rows.filter((index) => lines[index]?.hint).length > rows.length * 0.5;
  // Told twice, in the talk and in the recipe's own card: the card is named after what it holds, and holds nothing else.
  return (
    spans
      .filter(({ ink }) => ink > 0 && ink >= most * AS_MUCH)
      .slice(0, MOST_PLACES)
      .map(({ span }) => listAt(span))
      .sort(
        (a, b) =>
          Number(isNamed(b)) - Number(isNamed(a)) || a.foreign.length - b.foreign.length || b.cover - a.cover,
      )[0] ?? null
  );
}
