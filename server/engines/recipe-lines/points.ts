import type { HeadKind } from "#server/engines/languages/languages.ts";
import type { LineFeatures } from "./line-signs.ts";
import type { LineMark } from "./marks.ts";
import type { Label, Row } from "./rows.ts";
import { hasUnitOrCount } from "./sign-reader.ts";

/**
 * Properties of the complete text that decide about single rows. The numbers are row indexes, -1 if there is
 * none.
 */
type Summary = {
  first: number;
  measured: number;
  named: number;
  isNumbered: boolean;
  lastNumber: number;
  stepsFollow: boolean;
};

function summarizeRows(rows: readonly Row[]): Summary {
  const isNumbered = rows.filter((row) => row.mark === "number").length >= 2;
  return {
    first: rows.findIndex((row) => row.mayBeListed),
    measured: rows.findIndex((row) => row.mayBeListed && hasUnitOrCount(row.signs)),
    named: rows.findIndex((row) => row.headKind === "ingredients"),
    isNumbered,
    lastNumber: rows.findLastIndex((row) => row.mark === "number"),
    stepsFollow: isNumbered || rows.some((row) => row.headKind === "steps"),
  };
}

/** A row with its index and values that several weights use. */
type ScoredRow = Row & {
  index: number;
  summary: Summary;
  length: number;
  isCooking: boolean;
  isNarrative: boolean;
  /** True when the next row states servings or times. */
  aboveFacts: boolean;
};

/**
 * A reason for or against a label: its name, its weight, and a function that says whether, or how often, it
 * applies to a row.
 */
type Weight = readonly [name: string, weight: number, of: (row: ScoredRow) => boolean | number];

const EXCLAIMED = /!(?:\s|\p{Extended_Pictographic}|\ufe0f)*$/u;

const capNumber = (most: number, value: number): number => Math.min(most, value);
const LARGE = 1.3;
const getFontScaleOfRow = ({ layout }: Row): number => layout?.scale ?? 1;
/** Whether a verb of cooking begins the row and at least two words follow it: "Toast the bread". */
const isRowOpenedByCookingVerb = ({ signs }: Row): boolean => signs.openings > 0 && signs.words > 2;
const createIsUnderHeadingPredicate =
  (...kinds: (HeadKind | null)[]) =>
  ({ lastHead }: Row): boolean =>
    kinds.includes(lastHead);
const createHasMarkPredicate =
  (mark: LineMark) =>
  (row: Row): boolean =>
    row.mark === mark;
const createHasMeasurePredicate =
  (measure: LineFeatures["measure"]) =>
  ({ signs }: Row): boolean =>
    signs.measure === measure;

/** The reasons for each label. Every weight is needed: a test fails if one is removed. */
export const WEIGHTS: Record<Label, readonly Weight[]> = {
  ingredient: [
    ["unit", 4, createHasMeasurePredicate("unit")],
    ["behind", 3, createHasMeasurePredicate("behind")],
    ["count", 2.6, createHasMeasurePredicate("count")],
    ["words", 2.2, createHasMeasurePredicate("words")],
    [
      "short",
      1,
      ({ signs, text, length, isCooking }) =>
        length <= 42 && !isCooking && !signs.ends && signs.ties === 0 && !/[?!:]/.test(text),
    ],
    ["opened", -2.5, (row) => isRowOpenedByCookingVerb(row) && row.signs.measure !== "unit"],
    [
      "verbs",
      -1.8,
      (row) =>
        isRowOpenedByCookingVerb(row) || row.signs.measure !== null ? 0 : capNumber(3, row.signs.verbs),
    ],
    ["full stop", -1.9, ({ signs }) => signs.ends],
    ["sentences", -1.8, ({ signs }) => capNumber(3, signs.sentences - 1)],
    ["box", 3, createHasMarkPredicate("box")],
    ["enumerated", 6, ({ listed }) => listed],
    ["under ingredients", 0.8, createIsUnderHeadingPredicate("ingredients")],
    ["under steps", -2.5, createIsUnderHeadingPredicate("steps")],
    ["amounts around", 3, ({ layout }) => (layout === null ? 0 : layout.amountShare - 0.35)],
    ["large", -2, (row) => getFontScaleOfRow(row) > LARGE],
    // Rows above the heading of the ingredients are rarely ingredients.
    [
      "before the name",
      -3,
      ({ layout, index, summary, listed }) => layout === null && index < summary.named && !listed,
    ],
  ],
  step: [
    ["always", -1.2, () => true],
    ["opened", 3, ({ signs }) => signs.openings > 0],
    ["opened again", 0.4, ({ signs }) => capNumber(3, Math.max(0, signs.openings - 1))],
    ["verbs", 0.8, ({ signs }) => capNumber(4, signs.verbs)],
    ["ties", 0.4, ({ signs }) => capNumber(4, signs.ties)],
    ["heat", 1, ({ signs }) => signs.heat],
    ["number", 2.2, createHasMarkPredicate("number")],
    [
      "number in print",
      1.5,
      ({ layout, mark, summary }) => layout !== null && mark === "number" && summary.isNumbered,
    ],
    ["full stop", 0.6, ({ isCooking, signs }) => isCooking && signs.ends],
    ["long", 0.6, ({ isCooking, length }) => isCooking && length > 60],
    ["paragraph", 1.5, ({ signs }) => signs.words >= 18 && signs.sentences >= 2 && signs.openings > 0],
    ["count", -3.2, (row) => row.signs.measure === "count" && !row.isCooking],
    ["few words", -1.5, ({ signs, isCooking }) => signs.words <= 3 && !isCooking],
    ["under steps", 1.2, createIsUnderHeadingPredicate("steps")],
    ["more under steps", 0.3, ({ lastHead, length }) => lastHead === "steps" && length > 20],
    ["under ingredients", -2.1, createIsUnderHeadingPredicate("ingredients")],
    ["person cooking", -0.2, ({ speakerWords, isCooking }) => (isCooking ? speakerWords : 0)],
  ],
  outside: [
    ["always", 0.4, () => true],
    ["title", 8, ({ title }) => title],
    [
      "first",
      2.2,
      ({ index, summary, signs }) =>
        index === summary.first && signs.measure !== "unit" && signs.openings + signs.verbs < 2,
    ],
    ["alone", 1.9, (row) => isLoneShortRow(row)],
    [
      "alone before the list",
      1.3,
      (row) => isLoneShortRow(row) && (row.index <= row.summary.measured || row.summary.measured < 0),
    ],
    // A short row directly above servings or times, and above the ingredients, is the title.
    [
      "above facts",
      2.5,
      ({ aboveFacts, index, summary, signs, mark }) =>
        aboveFacts && index < summary.measured && signs.measure === null && mark === null && signs.words <= 9,
    ],
    ["large", 4, (row) => getFontScaleOfRow(row) > LARGE],
    // Rows above both lists describe the dish, even if they look like a step ("Serve it warm").
    ["above the list", 1, (row) => isRowAboveIngredients(row)],
    [
      "above both lists",
      3,
      (row) => isRowAboveIngredients(row) && row.summary.stepsFollow && row.lastHead !== "steps",
    ],
    // If the steps are numbered, a row without a number after a gap is a remark.
    ["without a number", 3, (row) => isUnnumberedRowAmongNumbered(row)],
    [
      "behind the numbers",
      5.5,
      (row) =>
        isUnnumberedRowAmongNumbered(row) &&
        row.index > row.summary.lastNumber &&
        row.layout?.startsBlock === false,
    ],
    [
      "remark",
      4,
      ({ layout, text, summary, mark }) =>
        layout !== null &&
        summary.isNumbered &&
        mark !== "number" &&
        /^\p{Lu}\p{L}*(?: \p{L}+){0,2}: /u.test(text),
    ],
    ["question", 2.5, ({ text }) => /\?\s*$/.test(text)],
    ["exclaimed", 1.2, (row) => isExclamationRow(row)],
    ["person", 1.4, ({ speakerWords, signs }) => (signs.openings > 0 || signs.verbs > 1 ? 0 : speakerWords)],
    [
      "person cooking",
      0.3,
      ({ speakerWords, signs }) => (signs.openings > 0 || signs.verbs > 1 ? speakerWords : 0),
    ],
    ["under notes", 10.2, createIsUnderHeadingPredicate("notes", "aside")],
    ["talk", 1.5, ({ isCooking, signs, length }) => !isCooking && signs.measure === null && length > 60],
    ["under a list", -0.6, createIsUnderHeadingPredicate("ingredients", "steps")],
  ],
};

const isLoneShortRow = ({ layout, alone, listed, signs, mark }: ScoredRow): boolean =>
  layout === null &&
  alone &&
  !listed &&
  mark === null &&
  signs.measure !== "unit" &&
  signs.words <= 9 &&
  signs.openings === 0 &&
  !(signs.ends && signs.verbs > 1);

const isRowAboveIngredients = ({ layout, index, summary, signs, mark, listed }: ScoredRow): boolean =>
  index < (layout === null ? summary.named : summary.measured) &&
  !hasUnitOrCount(signs) &&
  mark === null &&
  !listed;

/** Whether a row is an exclamation to the reader: "Sag Bescheid, wie es war!" */
const isExclamationRow = ({ text, signs, mark }: Row): boolean =>
  EXCLAIMED.test(text) &&
  signs.openings + signs.verbs === 0 &&
  signs.measure === null &&
  !signs.heat &&
  mark === null;

const isUnnumberedRowAmongNumbered = ({ layout, summary, mark, apart, length, signs }: ScoredRow): boolean =>
  layout !== null &&
  summary.isNumbered &&
  mark !== "number" &&
  apart &&
  length > 20 &&
  !hasUnitOrCount(signs);

const LABELS = Object.keys(WEIGHTS) as Label[];

function scoreHeadingLabels(row: ScoredRow): Record<Label, number> {
  const isTop = row.title || (row.level > 0 && row.level <= 2) || row.index === row.summary.first;
  const isOther = getFontScaleOfRow(row) > LARGE || row.lastHead === "aside" || row.lastHead === "notes";
  return { ingredient: 0.4, step: 0.4, outside: isOther ? 4 : isTop ? 2.5 : 0.8 };
}

/** The lowest score as a step for a line in a paragraph of steps. */
const MIN_NARRATIVE_SHARE = 0.9;

/**
 * Scores every label for each row, without regard to neighbouring labels.
 * @param weights the reasons to apply, for tests with one removed
 */
export function scoreLabelsOfRows(rows: readonly Row[], weights = WEIGHTS): Record<Label, number>[] {
  const summary = summarizeRows(rows);
  const narrative = findLinesInStepParagraphs(rows);
  return rows.map((row, index) => {
    const { openings, verbs } = row.signs;
    const isNarrative = narrative[index] === true;
    const seen = {
      ...row,
      index,
      summary,
      length: row.text.length,
      isCooking: openings + verbs > 0,
      isNarrative,
      aboveFacts: rows[index + 1]?.isFact === true,
    };
    if (row.heading) return scoreHeadingLabels(seen);
    const points = { ingredient: 0, step: 0, outside: 0 };
    for (const label of LABELS)
      for (const [, weight, of] of weights[label]) points[label] += weight * Number(of(seen));
    if (isStepInParagraph(row, isNarrative)) points.step = Math.max(MIN_NARRATIVE_SHARE, points.step);
    return points;
  });
}

const hasCookingVerb = ({ signs }: Row): boolean => signs.openings + signs.verbs > 0;

function isParagraphOfSteps(block: readonly Row[]): boolean {
  const [first] = block;
  if (first === undefined || !first.mayBeListed || block.length < 2 || first.signs.words < 3) return false;
  if (block.some((line) => line.listed || line.heading)) return false;
  if (first.signs.openings > 0) return true;
  return (
    first.signs.measure === null &&
    hasCookingVerb(first) &&
    block.filter(hasCookingVerb).length >= block.length * 0.4
  );
}

/**
 * Finds paragraphs of steps: their first line begins with a verb of cooking, or many of their lines have one,
 * below all amounts with units. The other lines are then steps too, even if their verbs are unknown.
 */
function findLinesInStepParagraphs(lines: readonly Row[]): boolean[] {
  const narrative = new Array<boolean>(lines.length).fill(false);
  let from = 0;
  for (let index = 1; index <= lines.length; index += 1) {
    const next = lines[index];
    if (next?.mayBeListed === true && !next.apart) continue;
    const measured = lines.slice(from, index).findLastIndex((line) => line.signs.measure === "unit");
    const first = from + measured + 1;
    if (isParagraphOfSteps(lines.slice(first, index))) narrative.fill(true, first, index);
    from = index;
  }
  return narrative;
}

/** Whether a line in a paragraph of steps is a step and not a remark to the reader. */
const isStepInParagraph = (line: Row, narrative: boolean | undefined): boolean =>
  narrative === true &&
  (line.speakerWords === 0 ||
    (line.speakerWords === 1 && (line.signs.measure !== null || hasCookingVerb(line)))) &&
  !/[?:]$/.test(line.text) &&
  !isExclamationRow(line);
