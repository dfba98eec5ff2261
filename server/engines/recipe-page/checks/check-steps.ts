import { isHeadingOfNonListSection } from "#server/engines/languages/languages.ts";
import type { Origins, Reading, Sectioned, Step } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import { LEVEL, type PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { sampleThreeKeyParts } from "../values/steps.ts";
import { looksLikeMeasuredIngredient, looksLikeStep } from "./line-shapes.ts";
import { findVisibleList, type VisibleList } from "./visible-list.ts";

type Steps = Reading<Sectioned<Step>>;

const MIN_COVER = 0.85;

/**
 * Whether a visible line is formatted as a step: in an ordered list, numbered, or inside an element whose
 * class names the method.
 */
const isMarkedAsStep = ({ ordered, item, hint, text }: PageLine): boolean =>
  (ordered && item !== 0) || hint === "steps" || isNumbered(text);

const isNumbered = (text: string): boolean =>
  /^(?:\p{L}{3,10} ?)?\d{1,2} ?[.:)-] ?\p{L}/u.test(text) && looksLikeStep(text);

/** Whether a line between the steps is a note, for example "Tip: serve it with a salad." */
const isRemark = ({ text }: PageLine): boolean =>
  isHeadingOfNonListSection(/^([^:.!?]{2,30}): /u.exec(text)?.[1] ?? "");

/**
 * The line shape (HTML elements and classes) that holds most letters of the method. Lines of other shapes may
 * be ingredients of a step.
 */
function shapeOfSteps({ rows, extra, shape }: VisibleList, lines: PageLine[]): string {
  const extraRows = new Set(extra);
  const letters = new Map<string, number>();
  for (const index of rows) {
    const row = lines[index] as PageLine;
    if (!extraRows.has(index)) letters.set(row.shape, (letters.get(row.shape) ?? 0) + row.key.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? shape;
}

/**
 * Finds the visible steps that the structured data lacks (`missing`) among all lines of the visible method
 * (`rows`), as indexes of `lines`.
 */
export function findMissingSteps(
  texts: readonly string[],
  lines: PageLine[],
): { rows: number[]; missing: number[] } {
  const shown = findVisibleList(texts, lines);
  if (shown === null || shown.cover < MIN_COVER) return { rows: [], missing: [] };
  const ownText = texts.map(textKey).join("");
  const shape = shapeOfSteps(shown, lines);
  const missing = shown.extra.filter((index) => {
    const row = lines[index] as PageLine;
    const isLong =
      looksLikeStep(row.text) && (row.text.length > 90 || !looksLikeMeasuredIngredient(row.text));
    const isStep = isLong || (row.item !== 0 && /\p{L}{2} /u.test(row.text) && /[.!]$/.test(row.text));
    return (
      isStep &&
      isMarkedAsStep(row) &&
      row.level === LEVEL.plain &&
      row.shape === shape &&
      !isRemark(row) &&
      !sampleThreeKeyParts(row.key).some((piece) => ownText.includes(piece))
    );
  });
  return { rows: shown.rows, missing };
}

const MIN_PIECE_LETTERS = 20;

/** Whether two text keys belong to the same step. One may have an inserted link or word. */
const isSameStep = (key: string, other: string): boolean =>
  key.includes(other) ||
  other.includes(key) ||
  sampleThreeKeyParts(other).some((piece) => piece.length >= MIN_PIECE_LETTERS && key.includes(piece));

/** Inserts the missing steps at the position where the page shows them. */
function insertMissingSteps(steps: Steps, lines: PageLine[]): Steps {
  const own = steps.value.lines;
  const texts = own.map((step) => step.text);
  const { rows, missing } = findMissingSteps(texts, lines);
  if (missing.length === 0) return steps;
  const keys = texts.map(textKey);
  const missingRows = new Set(missing);
  const merged: { step: Step; from: number }[] = [];
  const origins: Origins = new Map(steps.origins);
  let next = 0;
  const copyTo = (end: number): void => {
    for (; next < end; next += 1) merged.push({ step: own[next] as Step, from: next });
  };
  for (const rowIndex of rows) {
    const row = lines[rowIndex] as PageLine;
    if (missingRows.has(rowIndex)) {
      merged.push({ step: { text: row.text, imageUrl: null }, from: -1 });
      origins.set(row.text, { method: "page", source: row.text, repaired: ["filled"] });
      continue;
    }
    const place = keys.findIndex((key, index) => index >= next && isSameStep(key, row.key));
    if (place >= 0) copyTo(place + 1);
  }
  copyTo(own.length);
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

/** Joins steps that the structured data cut inside a sentence, when a visible line shows them as one text. */
function joinCutSteps(steps: Steps, lines: PageLine[]): Steps {
  const { lines: own, sections } = steps.value;
  if (sections.length > 0 || !own.some(({ text }, index) => index > 0 && /^\p{Ll}/u.test(text))) return steps;
  const keys = own.map(({ text }) => textKey(text));
  const rowKeys = new Map(lines.map((row) => [row.key, row.text]));
  const origins: Origins = new Map(steps.origins);
  const joined: Step[] = [];
  for (let index = 0; index < own.length; ) {
    let [key, count, end] = ["", 0, 0];
    let text: string | undefined;
    while (count < MAX_PARTS && index + count < own.length) {
      key += keys[index + count] ?? "";
      count += 1;
      if (!rowKeys.has(key)) continue;
      text = rowKeys.get(key);
      end = count;
    }
    const step = own[index] as Step;
    if (text !== undefined && end > 1)
      origins.set(text, { method: "page", source: text, repaired: ["filled"] });
    joined.push(text === undefined || end < 2 ? step : { ...step, text });
    index += Math.max(1, end);
  }
  if (joined.length === own.length) return steps;
  return {
    ...steps,
    value: { lines: joined, sections },
    repaired: [...new Set([...steps.repaired, "filled" as const])],
    origins,
  };
}

const MAX_PARTS = 12;
const MIN_CUT_LETTERS = 60;
const MIN_LOST_LETTERS = 8;

/** Completes steps whose end the structured data lacks, from a longer visible line that begins with the same text. */
function completeCutSteps(steps: Steps, lines: PageLine[]): Steps {
  const own = steps.value.lines;
  const keys = own
    .slice(0, RECIPE_LIMITS.instructions + 1)
    .map(({ text }) => textKey(text.slice(0, RECIPE_LIMITS.text)));
  const ownText = keys.join("");
  const origins: Origins = new Map(steps.origins);
  const completed = own.map((step, index) => {
    const key = keys[index] ?? "";
    // Steps beyond the limit are dropped later and need no search.
    if (index >= RECIPE_LIMITS.instructions || step.text.length > RECIPE_LIMITS.text) return step;
    if (key.length < MIN_CUT_LETTERS || /[.!?:)]$/u.test(step.text)) return step;
    const row = lines.find(
      (line) => line.key.length >= key.length + MIN_LOST_LETTERS && line.key.startsWith(key),
    );
    // The step is complete if the rest of the line is another step of the structured data.
    if (row === undefined || ownText.includes(row.key.slice(key.length).slice(0, MIN_CUT_LETTERS)))
      return step;
    origins.set(row.text, { method: "page", source: row.text, repaired: ["filled"] });
    return { ...step, text: row.text };
  });
  if (completed.every((step, index) => step === own[index])) return steps;
  const value = { ...steps.value, lines: completed };
  return { ...steps, value, repaired: [...new Set([...steps.repaired, "filled" as const])], origins };
}

const isBlurb = (description: string, steps: readonly Step[]): boolean =>
  textKey(description).startsWith(textKey(steps.map((step) => step.text).join(" ")).slice(0, 60));

const lengthOf = (steps: Steps): number => steps.value.lines.reduce((sum, step) => sum + step.text.length, 0);

/**
 * Returns the steps of the best source, completed by the page. Returns the page's steps when the structured
 * data only summarises them or breaks off.
 */
export function correctStepsByPage(
  steps: Steps | null,
  page: Steps | null,
  description: string | null,
  lines: PageLine[],
): Steps | null {
  if (steps === null || steps.method === "page") return steps ?? page;
  if (page === null) return insertMissingSteps(completeCutSteps(joinCutSteps(steps, lines), lines), lines);
  const texts = steps.value.lines;
  const blurb = description !== null && texts.length <= 2 && isBlurb(description, texts);
  const broken = /(?:\.\.\.|…)$/u.test(texts.at(-1)?.text ?? "") && lengthOf(page) > lengthOf(steps);
  const tiny = lengthOf(steps) < 120 && lengthOf(page) > lengthOf(steps) * 3 && page.value.lines.length >= 2;
  // Whether the visible steps contain every step of the structured data.
  const shown = page.value.lines.map(({ text }) => textKey(text)).join("");
  const holdsAll = texts.every(({ text }) =>
    sampleThreeKeyParts(textKey(text)).every((piece) => shown.includes(piece)),
  );
  const longer = holdsAll && texts.length === 1 && page.value.lines.length > 2;
  return blurb || ((broken || tiny) && (broken || texts.length === 1 || holdsAll)) || longer
    ? { ...page, repaired: [...page.repaired, "filled"] }
    : insertMissingSteps(completeCutSteps(joinCutSteps(steps, lines), lines), lines);
}
