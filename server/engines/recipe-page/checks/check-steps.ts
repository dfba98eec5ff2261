import { isAsideOnPage } from "#server/engines/languages/languages.ts";
import type { Origins, Reading, Sectioned, Step } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import { LEVEL, type PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { piecesOfKey } from "../values/steps.ts";
import { looksLikeStep, looksMeasured } from "./line-shapes.ts";
import { findShown, type ShownList } from "./visible-list.ts";

type Steps = Reading<Sectioned<Step>>;

const SAME = 0.85;

/** A row that is hardly anything but a step: an item of a list that counts, or of a part that is named after the method. */
const isOfMethod = ({ ordered, item, hint, text }: PageLine): boolean =>
  (ordered && item !== 0) || hint === "steps" || isNumbered(text);

const isNumbered = (text: string): boolean =>
  /^(?:\p{L}{3,10} ?)?\d{1,2} ?[.:)-] ?\p{L}/u.test(text) && looksLikeStep(text);

/** "Tip: serve it with a salad.": said beside the method, though it stands among the steps. */
const isRemark = ({ text }: PageLine): boolean => isAsideOnPage(/^([^:.!?]{2,30}): /u.exec(text)?.[1] ?? "");

/** How most of the method's letters are shown: an ingredient that a step names may stand among the rows as well. */
function shapeOfSteps({ rows, foreign, shape }: ShownList, lines: PageLine[]): string {
  const strange = new Set(foreign);
  const letters = new Map<string, number>();
  for (const at of rows) {
    const row = lines[at] as PageLine;
    if (!strange.has(at)) letters.set(row.shape, (letters.get(row.shape) ?? 0) + row.key.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? shape;
}

/** Rows among the method's own that the markup does not tell, in no words; with their places. `keys` as for `findShown`. */
export function untoldSteps(
  texts: readonly string[],
  lines: PageLine[],
  keys: readonly string[] = texts.map(textKey),
): { rows: number[]; untold: number[] } {
  const shown = findShown(texts, lines, keys);
  if (shown === null || shown.cover < SAME) return { rows: [], untold: [] };
  const told = keys.join("");
  const shape = shapeOfSteps(shown, lines);
  const untold = shown.foreign.filter((at) => {
    const row = lines[at] as PageLine;
    const isLong = looksLikeStep(row.text) && (row.text.length > 90 || !looksMeasured(row.text));
    const isStep = isLong || (row.item !== 0 && /\p{L}{2} /u.test(row.text) && /[.!]$/.test(row.text));
    return (
      isStep &&
      isOfMethod(row) &&
      row.level === LEVEL.plain &&
      row.shape === shape &&
      !isRemark(row) &&
      !piecesOfKey(row.key).some((piece) => told.includes(piece))
    );
  });
  return { rows: shown.rows, untold };
}

const FEWEST_LETTERS = 20;

/** Whether one key is of the other, perhaps with a link or a word put in on the way. */
const isSameStep = (one: string, other: string): boolean =>
  one.includes(other) ||
  other.includes(one) ||
  piecesOfKey(other).some((piece) => piece.length >= FEWEST_LETTERS && one.includes(piece));

/** The steps that the markup leaves out, put in where the page shows them. */
function withUntold(steps: Steps, lines: PageLine[]): Steps {
  const own = steps.value.lines;
  const texts = own.map((step) => step.text);
  const keys = texts.map(textKey);
  const { rows, untold } = untoldSteps(texts, lines, keys);
  if (untold.length === 0) return steps;
  const missing = new Set(untold);
  const merged: { step: Step; from: number }[] = [];
  const origins: Origins = new Map(steps.origins);
  let next = 0;
  const keepTo = (end: number): void => {
    for (; next < end; next += 1) merged.push({ step: own[next] as Step, from: next });
  };
  for (const at of rows) {
    const row = lines[at] as PageLine;
    if (missing.has(at)) {
      merged.push({ step: { text: row.text, imageUrl: null }, from: -1 });
      origins.set(row.text, { method: "page", source: row.text, repaired: ["filled"] });
      continue;
    }
    const place = keys.findIndex((key, index) => index >= next && isSameStep(key, row.key));
    if (place >= 0) keepTo(place + 1);
  }
  keepTo(own.length);
  const sections = steps.value.sections.map((mark) => ({
    ...mark,
    at: Math.max(
      0,
      merged.findIndex(({ from }) => from >= mark.at),
    ),
  }));
  const value = { lines: merged.map(({ step }) => step), sections };
  return { ...steps, value, repaired: [...new Set([...steps.repaired, "filled" as const])], origins };
}

const LEAST_CUT = 60;
const LEAST_LOST = 8;

/** Steps that break off in the middle of what a row of the page goes on to say, as that row has them. */
function withEnds(steps: Steps, lines: PageLine[]): Steps {
  const own = steps.value.lines;
  const keys = own
    .slice(0, RECIPE_LIMITS.instructions + 1)
    .map(({ text }) => textKey(text.slice(0, RECIPE_LIMITS.text)));
  const told = keys.join("");
  const origins: Origins = new Map(steps.origins);
  const whole = own.map((step, index) => {
    const key = keys[index] ?? "";
    // Those behind are cut off in the end.
    if (index >= RECIPE_LIMITS.instructions || step.text.length > RECIPE_LIMITS.text) return step;
    if (key.length < LEAST_CUT || /[.!?:)]$/u.test(step.text)) return step;
    const row = lines.find((line) => line.key.length >= key.length + LEAST_LOST && line.key.startsWith(key));
    // What the row goes on with may be the next step.
    if (row === undefined || told.includes(row.key.slice(key.length).slice(0, LEAST_CUT))) return step;
    origins.set(row.text, { method: "page", source: row.text, repaired: ["filled"] });
    return { ...step, text: row.text };
  });
  if (whole.every((step, index) => step === own[index])) return steps;
  const value = { ...steps.value, lines: whole };
  return { ...steps, value, repaired: [...new Set([...steps.repaired, "filled" as const])], origins };
}

const isBlurb = (description: string, steps: readonly Step[]): boolean =>
  textKey(description).startsWith(textKey(steps.map((step) => step.text).join(" ")).slice(0, 60));

const lengthOf = (steps: Steps): number => steps.value.lines.reduce((sum, step) => sum + step.text.length, 0);

/** The steps of the better source, unless they are a blurb or break off and the page shows the whole. */
export function checkSteps(
  steps: Steps | null,
  page: Steps | null,
  description: string | null,
  lines: PageLine[],
): Steps | null {
  if (steps === null || steps.method === "page") return steps ?? page;
  if (page === null) return withUntold(withEnds(steps, lines), lines);
  const texts = steps.value.lines;
  const blurb = description !== null && texts.length <= 2 && isBlurb(description, texts);
  const broken = /(?:\.\.\.|…)$/u.test(texts.at(-1)?.text ?? "") && lengthOf(page) > lengthOf(steps);
  const tiny = lengthOf(steps) < 120 && lengthOf(page) > lengthOf(steps) * 3 && page.value.lines.length >= 2;
  return blurb || broken || tiny
    ? { ...page, repaired: [...page.repaired, "filled"] }
    : withUntold(withEnds(steps, lines), lines);
}
