import type { TextLine } from "./sort-lines.ts";
import { isToldStep, toldLines } from "./told-paragraphs.ts";

/** What a line turned out to be. */
export type Label = "ingredient" | "step" | "outside";

/** Before the lists, ingredients, between, steps, behind; and the same for texts that put the steps first. */
const STATES = [
  "before",
  "ingredients",
  "between",
  "steps",
  "behind",
  "first-steps",
  "first-between",
] as const;
const LABELS: Label[] = ["outside", "ingredient", "outside", "step", "outside", "step", "outside"];

/** Costs of going from one state to the next; what is missing cannot happen. */
const MOVES: Record<number, [to: number, cost: number][]> = {
  0: [
    [0, 0],
    [1, 1],
    [5, 2.5],
    [3, 4],
  ],
  1: [
    [1, 0],
    [2, 2],
    [3, 1.6],
    [4, 3.5],
  ],
  2: [
    [2, 0.1],
    [1, 2.2],
    [3, 0.9],
  ],
  3: [
    [3, 0],
    [4, 1.2],
    [1, 5],
  ],
  4: [
    [4, 0],
    [3, 3.2],
    [1, 4.5],
  ],
  5: [
    [5, 0],
    [6, 1.2],
    [1, 1.5],
  ],
  6: [
    [6, 0],
    [1, 0.8],
    [5, 2.5],
  ],
};

const clamp = (value: number, most: number): number => Math.min(value, most);

/** What of a line says which list it belongs to. */
export type SeenLine = Pick<TextLine, "text" | "signs" | "mark" | "listed" | "under" | "person">;

function measurePoints({ signs, text }: SeenLine): number {
  const isVerbal = signs.openings + signs.verbs > 0;
  switch (signs.measure) {
    case "unit":
      return isVerbal && text.length > 45 ? 2.5 : 4;
    case "behind":
      return isVerbal ? 1.5 : 3;
    case "count":
      return signs.words <= 9 ? 2.6 : 1;
    case "words":
      return text.length <= 60 ? 2.2 : 0.5;
    default:
      return 0;
  }
}

/** How much speaks for a line being an ingredient; below 0 more speaks against it. */
export function ingredientPoints(line: SeenLine): number {
  const { signs, text } = line;
  const verbal = signs.openings + signs.verbs;
  let points = measurePoints(line);
  if (text.length <= 42 && verbal === 0 && !signs.ends && signs.ties === 0 && !/[?!:]/.test(text))
    points += 1;
  if (signs.openings > 0 && signs.words > 2) points -= signs.measure === "unit" ? 1 : 2.5;
  else points -= clamp(signs.verbs, 3) * (signs.measure === null ? 1.1 : 0.4);
  if (signs.ends) points -= 1.5;
  points -= clamp(signs.sentences - 1, 3) * 1.8;
  points -= clamp(signs.ties, 3) * 0.7;
  if (text.length > 90) points -= 1.5;
  if (text.length > 150) points -= 2;
  if (line.mark === "bullet") points += 0.7;
  if (line.mark === "box") points += 3;
  if (line.mark === "number") points -= 1.2;
  if (line.listed) points += 6;
  if (line.under === "ingredients") points += 1.6;
  if (line.under === "steps") points -= 2.5;
  return points - line.person * 0.6;
}

/** How much speaks for a line being a step; below 0 more speaks against it. */
export function stepPoints(line: SeenLine): number {
  const { signs, text } = line;
  let points = -1.2;
  if (signs.openings > 0) points += 3 + clamp(signs.openings - 1, 3) * 0.6;
  points += clamp(signs.verbs, 4) * 1.1;
  points += clamp(signs.ties, 4) * 0.5;
  if (signs.heat) points += 1;
  if (line.mark === "number") points += 2.2;
  if (line.mark === "bullet") points += 0.3;
  const cooking = signs.openings + signs.verbs > 0;
  if (cooking && signs.ends) points += 0.6;
  if (cooking && text.length > 60) points += 0.6;
  if (signs.measure === "unit" && !cooking) points -= 3;
  if (signs.measure === "count" && !cooking) points -= 2;
  if ((signs.measure === "words" || signs.measure === "behind") && !cooking) points -= 1;
  if (signs.words <= 3 && !cooking) points -= 1.5;
  if (line.listed) points -= 6;
  if (line.under === "steps") points += text.length > 20 ? 2.4 : 1.2;
  if (line.under === "ingredients") points -= 0.8;
  return points - line.person * (cooking ? 0.2 : 0.5);
}

/** What a line of a told paragraph is worth as a step at least. */
const TOLD = 0.9;

function outsidePoints(line: TextLine, first: boolean, early: boolean): number {
  const { signs, text } = line;
  let points = 0.4;
  if (line.title) points += 8;
  if (line.level > 0 && line.level <= 2) points += 3;
  if (first && signs.measure !== "unit" && signs.openings + signs.verbs < 2) points += 2.2;
  if (
    line.alone &&
    !line.listed &&
    signs.measure !== "unit" &&
    line.mark === null &&
    signs.words <= 9 &&
    signs.openings === 0
  )
    points += early ? 2 : 1.2;
  if (/\?\s*$/.test(text)) points += 2;
  points += line.person * (signs.openings > 0 || signs.verbs > 1 ? 0.3 : 0.9);
  if (line.under === "notes" || line.under === "aside") points += 4;
  const cooking = signs.openings + signs.verbs > 0;
  if (!cooking && signs.measure === null && text.length > 60) points += 1.2;
  if (/https?:\/\/|www\.|@\w/.test(text)) points += 2;
  if (line.under === "ingredients") points -= 0.6;
  if (line.under === "steps") points -= 0.6;
  return points;
}

/** Between paragraphs a list may end or begin at little cost. */
function moveCost(from: number, to: number, base: number, line: TextLine, headed: TextLine["under"]): number {
  if (from === to) return base;
  const label = LABELS[to];
  if (headed === "ingredients") return label === "ingredient" ? 0 : base + 2.5;
  if (headed === "steps") return label === "step" ? 0 : base + 2.5;
  if (headed !== null) return label === "outside" ? 0 : base + 2;
  return line.apart ? base : base + 1;
}

function headingPoints(line: TextLine, first: boolean): Record<Label, number> {
  const isTop = line.title || (line.level > 0 && line.level <= 2) || first;
  const isAside = line.under === "aside" || line.under === "notes";
  return { ingredient: 0.4, step: 0.4, outside: isTop ? 2.5 : isAside ? 4 : 0.8 };
}

/** The best value of each state after a line, and the state that it comes from. */
function moved(
  best: readonly number[],
  line: TextLine,
  headed: TextLine["under"],
  points: Record<Label, number>,
): { next: number[]; from: number[] } {
  const next = new Array<number>(best.length).fill(Number.NEGATIVE_INFINITY);
  const from = new Array<number>(best.length).fill(0);
  for (const [state, value] of best.entries())
    for (const [to, base] of MOVES[state] ?? []) {
      const sum = value - moveCost(state, to, base, line, headed) + points[LABELS[to] ?? "outside"];
      if (sum <= (next[to] ?? 0)) continue;
      next[to] = sum;
      from[to] = state;
    }
  return { next, from };
}

/**
 * Finds the two lists: the cheapest way through the states over all lines that may belong to one (Viterbi), so that a
 * doubtful line follows its neighbours. Linear in the lines.
 */
export function decodeLines(lines: TextLine[]): Label[] {
  const count = STATES.length;
  let best: number[] = [0, ...new Array<number>(count - 1).fill(Number.NEGATIVE_INFINITY)];
  const trail: number[][] = [];
  let headed: TextLine["under"] = null;
  let first = true;
  let early = true;
  const told = toldLines(lines);
  const named = lines.findIndex((line) => line.role === "head" && line.under === "ingredients");
  for (const [at, line] of lines.entries()) {
    if (line.role === "head") headed = line.under;
    if (line.role !== "line") {
      trail.push([]);
      continue;
    }
    const isTold = told[at];
    const points = line.heading
      ? headingPoints(line, first)
      : {
          // What stands before the name of the list is hardly on it.
          ingredient:
            ingredientPoints(line) - (at < named && !line.listed ? 3 : 0) - (isTold === true ? 1.5 : 0),
          step: isToldStep(line, isTold) ? Math.max(TOLD, stepPoints(line)) : stepPoints(line),
          outside: outsidePoints(line, first, early),
        };
    if (line.signs.measure === "unit") early = false;
    const { next, from } = moved(best, line, headed, points);
    best = next;
    trail.push(from);
    headed = null;
    first = false;
  }
  return walkBack(lines, best, trail);
}

function walkBack(lines: TextLine[], best: number[], trail: number[][]): Label[] {
  let state = best.indexOf(Math.max(...best));
  const labels = new Array<Label>(lines.length).fill("outside");
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const from = trail[at];
    if (from === undefined || from.length === 0) continue;
    labels[at] = LABELS[state] ?? "outside";
    state = from[state] ?? 0;
  }
  return labels;
}
