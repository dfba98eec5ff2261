import {
  findFactLabelOrNull,
  isHeadingOfNonListSection,
  isTableHeaderRow,
} from "#server/engines/languages/languages.ts";
import {
  addOrReplaceSectionHeading,
  createEmptySectionedList,
  type Sectioned,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { removeDuplicateNonMetricHalf } from "../checks/duplicate-lists.ts";
import {
  isBareAmount,
  isPrice,
  looksLikeMeasuredIngredient,
  looksLikeStep,
  startsWithNumber,
} from "../checks/line-shapes.ts";
import { BUTTON, isInHeading, isSmallBold, LEVEL, type PageLine } from "../tree/page-lines.ts";
import { isYieldLine } from "../values/ingredients.ts";
import { isIngredientListName, isStepListName, isStepNumber } from "./list-names.ts";

/**
 * A list found on the page: its lines are at `from` up to, excluding, `end`. `points` rate how likely it is
 * the right list.
 */
export type CandidateList<T> = {
  list: Sectioned<T>;
  from: number;
  end: number;
  points: number;
  named: boolean;
  /** True when no heading, class or number marks the start of the list. */
  isGuess?: boolean;
};

const MAX_LINES = 120;

const hasNumber = (text: string): boolean => /[\d¼½¾⅓⅔]/.test(text);
const isSentence = (text: string): boolean => text.length > 50 && looksLikeStep(text) && /[.!]$/.test(text);

/** Matches section headings such as "For the sauce", in languages that use an article. */
const FOR_PART =
  /^(?:for the|für (?:den|die|das)|pour (?:le |la |les |l['’])|para (?:el|la|los|las|a|o|as|os)|per (?:il |la |lo |le |gli |i |l['’])|voor (?:de|het)) ?\p{L}[\p{L} '’-]{1,40}$/iu;

const isHeadingLike = (line: PageLine): boolean =>
  line.text.length <= 70 &&
  ((line.level !== LEVEL.plain && !isSmallBold(line)) ||
    /[:：]$/u.test(line.text) ||
    FOR_PART.test(line.text)) &&
  !startsWithNumber(line.text) &&
  // Bold text with an amount is an ingredient, not a heading ("pinch of salt").
  !(
    line.level === LEVEL.titled &&
    line.item !== 0 &&
    !/[:：]$/u.test(line.text) &&
    (looksLikeMeasuredIngredient(line.text) || /[½¼¾⅓⅔⅛]/.test(line.text))
  );

/**
 * State while an ingredient list is collected. `measures`: the chosen system of measures, the index of its
 * first line, and whether the current lines repeat the list in another system.
 */
type Collector = {
  taken: PageLine[];
  list: Sectioned<string>;
  inItems: boolean;
  named: boolean;
  shapes: Set<string>;
  measures: { read: string | null; from: number; isDuplicate: boolean };
};

const SYSTEM = "metric|imperial|us|u\\.s\\.|us customary|us cups|cups|metrisch|métrique|métrico|metrico";
const MEASURES = new RegExp(`^(?:${SYSTEM})$`, "iu");
const ALL_MEASURES = new RegExp(`^(?:${SYSTEM})(?: ?[/|–-]? ?(?:${SYSTEM})){1,2}$`, "iu");

const METRIC = /^m[eé]tri/iu;

/**
 * Handles headings such as "Metric" and "Imperial": collects the metric list, or the first one if none is
 * metric. Returns whether `text` is such a heading.
 */
function takeMeasureName(text: string, { taken, list, measures }: Collector): boolean {
  if (ALL_MEASURES.test(text)) return true;
  if (!MEASURES.test(text)) return false;
  const isMetric = METRIC.test(text);
  const isRead = measures.read === null || text === measures.read;
  if (isMetric && !isRead) {
    taken.splice(taken.length - (list.lines.length - measures.from));
    list.lines.splice(measures.from);
  }
  if (isMetric || measures.read === null) measures.read = text;
  measures.isDuplicate = text !== measures.read;
  measures.from = list.lines.length;
  return true;
}

/** Matches nutrition facts: "16 g Fat", "443 kcal". */
const NUTRITION =
  /^(?:nutrition|nährwert|voedingswaarde|valeurs? nutri|valores? nutri|valori nutri|näringsvärde|wartości? odżyw)|\d ?k(?:cal|j)\b|\(\d+ ?[km]b\)|^\d+(?:[.,]\d+)? ?m?g (?:of )?(?:fat|protein|carb\w*|fibre|fiber|sodium|cholesterol|sugars|saturated|fett|eiweiß|kohlenhydrate)\b/i;

/** Whether a line is a fact with its label: "Cuisine: Nordic", "Prep time: 10 min". */
const isFact = (text: string): boolean => findFactLabelOrNull(/^[^:：]*/u.exec(text)?.[0] ?? "") !== null;

/**
 * Whether a line is an item marked as an ingredient and begins with a number. A step heading ("Preparation")
 * above it does not end the list.
 */
const isListed = (line: PageLine | undefined, shapes?: ReadonlySet<string>): boolean =>
  line !== undefined &&
  (line.item !== 0 || shapes?.has(line.shape) === true) &&
  line.hint === "ingredients" &&
  startsWithNumber(line.text) &&
  !/[.!]$/.test(line.text);

const endsList = (line: PageLine, next: PageLine | undefined, { taken, shapes, named }: Collector): boolean =>
  NUTRITION.test(line.text) ||
  (taken.length > 2 && /^[^:：]{2,30}[:：] ?./u.test(line.text) && isFact(line.text)) ||
  line.text.length > 300 ||
  (line.ordered &&
    // A first line below the list's heading does not end the list: "For the sauce: 4 tablespoons butter".
    !(named && taken.length === 0) &&
    line.text.length > 60 &&
    looksLikeStep(line.text) &&
    !looksLikeMeasuredIngredient(line.text)) ||
  (isStepListName(line.text) && line.text.length <= 40 && !isListed(next, shapes)) ||
  ((line.level !== LEVEL.plain || /:$/.test(line.text)) && isHeadingOfNonListSection(line.text)) ||
  (line.item === 0 && /^(?:\d{1,2}[.)] |step \d)/i.test(line.text) && looksLikeStep(line.text)) ||
  (line.hint === "steps" && taken.at(-1)?.hint === "ingredients") ||
  (taken.length > 1 && !shapes.has(line.shape) && isSentence(line.text) && !startsWithNumber(line.text));

/** Whether an ingredient follows the section heading at `index`. */
function opensGroup(lines: PageLine[], index: number, inItems: boolean): boolean {
  const next = lines.slice(index + 1, index + 3).find(({ text }) => !MEASURES.test(text));
  if (
    next === undefined ||
    (next.ordered && looksLikeStep(next.text) && !looksLikeMeasuredIngredient(next.text))
  )
    return false;
  return (
    (inItems && next.item !== 0 && !isInHeading(next)) ||
    (looksLikeMeasuredIngredient(next.text) && (startsWithNumber(next.text) || !looksLikeStep(next.text)))
  );
}

function take(lines: PageLine[], index: number, state: Collector): boolean {
  const line = lines[index];
  if (line === undefined || state.taken.length >= MAX_LINES || endsList(line, lines[index + 1], state))
    return false;
  const { text } = line;
  if (isIngredientListName(text)) {
    // A list name between two lists is a section heading: "Sauce Ingredients".
    const isPart = text.includes(" ") && isInHeading(line) && isListed(lines[index + 1]);
    if (state.taken.length > 0 && isPart) addOrReplaceSectionHeading(state.list, text);
    return state.taken.length === 0 || isPart;
  }
  if (takeMeasureName(text, state)) return true;
  if (state.measures.isDuplicate && line.item !== 0) return true;
  state.measures.isDuplicate = false;
  if (isTableHeaderRow(text) || (state.taken.length === 0 && isYieldLine(text))) return true;
  // Skips the value of a label on the line above: "12 lollipops" below "Serves".
  if (state.taken.length < 2 && findFactLabelOrNull(lines[index - 1]?.text ?? "") === "yields") return true;
  const inItem = line.item !== 0;
  if (state.taken.length === 0) state.inItems = inItem;
  if (mayHead(line, state)) return takeHeading(lines, index, line, state);
  if (state.inItems && !inItem) return takeBetween(lines[index + 1], line, state);
  if (!inItem && looksLikeStep(text) && !looksLikeMeasuredIngredient(text) && /[.!]$/.test(text))
    return false;
  push(line, state);
  return true;
}

function mayHead(line: PageLine, { taken, inItems }: Collector): boolean {
  const { text, level } = line;
  if (!isHeadingLike(line)) return false;
  // Bold type or a heading element marks no section when every line has it.
  const isBold =
    level !== LEVEL.plain && !/[:：]$/u.test(text) && taken.every((known) => known.level === level);
  const isItem = line.item !== 0 && inItems;
  return (
    !(isBold && taken.length > 1) &&
    !(isItem && level !== LEVEL.titled && !/:$/.test(text) && !FOR_PART.test(text))
  );
}

/**
 * Whether a bold line is an ingredient: it and the next line have the same HTML elements and classes as the
 * collected lines.
 */
const isFramed = (lines: PageLine[], index: number, { shapes }: Collector): boolean =>
  !/[:：]$/u.test(lines[index]?.text ?? "") &&
  [lines[index], lines[index + 1]].every(
    (line) =>
      line !== undefined &&
      shapes.has(line.shape) &&
      line.group === lines[index - 1]?.group &&
      line.text.length <= 40 &&
      !isIngredientListName(line.text) &&
      !isStepListName(line.text),
  );

function takeHeading(lines: PageLine[], index: number, line: PageLine, state: Collector): boolean {
  if (opensGroup(lines, index, state.inItems)) addOrReplaceSectionHeading(state.list, line.text);
  else if (!isInHeading(line) && (line.item === 0 ? isFramed(lines, index, state) : state.inItems))
    push(line, state);
  else return false;
  return true;
}

/** Takes a short line between two HTML lists as a section heading. A longer line ends the list. */
function takeBetween(next: PageLine | undefined, line: PageLine, state: Collector): boolean {
  if (next === undefined || next.item === 0) return false;
  if (isInsertion(line, state)) return true;
  if (line.text.length > 60 || hasNumber(line.text) || isHeadingOfNonListSection(line.text)) return false;
  addOrReplaceSectionHeading(state.list, line.text);
  return true;
}

/** Whether a line interrupts the list with other content, for example an advertisement. */
const isInsertion = (line: PageLine, { taken }: Collector): boolean =>
  line.aside && !taken.some(({ aside }) => aside);

function push(line: PageLine, state: Collector): void {
  const isButton = line.shape.endsWith(BUTTON) && state.taken.some(({ shape }) => shape !== line.shape);
  if (isPrice(line.text) || isButton) return;
  state.taken.push(line);
  state.shapes.add(line.shape);
  state.list.lines.push(line.text);
}

/** Removes yields and unit switches above the list, and buttons below it. */
function trim({ taken, list }: Collector): void {
  const measured = taken.filter((line) => startsWithNumber(line.text) && !isYieldLine(line.text));
  const shapes = new Set(measured.map((line) => line.shape));
  const groups = new Set(measured.map((line) => line.group));
  const inItems = measured.some((line) => line.item !== 0 && line.hint === "ingredients");
  const inner = [...shapes].map((shape) => `${shape.replace(/^[^>]*>/, "")}>`);
  // A line without an amount ("Salt") belongs to the list if it is a list item, or inside the same element as
  // other ingredients.
  const isRelated = ({ item, group, hint, shape }: PageLine): boolean =>
    hint === "ingredients" &&
    ((inItems && item !== 0) || groups.has(group) || inner.some((start) => shape.startsWith(start)));
  const isStray = (text: string): boolean => isBareAmount(text) && measured.length > taken.length / 2;
  const isUnrelated = (line: PageLine | undefined): boolean =>
    line !== undefined &&
    (isYieldLine(line.text) ||
      isStray(line.text) ||
      (!shapes.has(line.shape) && !isRelated(line) && !startsWithNumber(line.text)));
  const isLongEnough = (): boolean => taken.length > 2 && measured.length >= 2;
  while (isLongEnough() && isUnrelated(taken[0]) && (list.sections[0]?.at ?? 1) > 0) {
    taken.shift();
    list.lines.shift();
    for (const mark of list.sections) mark.at -= 1;
  }
  const isLastUnrelated = (text: string): boolean =>
    isUnrelated(taken.at(-1)) && (isStray(text) || !looksLikeMeasuredIngredient(text));
  while (isLongEnough() && isLastUnrelated(taken.at(-1)?.text ?? "")) {
    // A last line without an amount ("salt") stays if its HTML elements and classes are those of the ingredients.
    taken.pop();
    list.lines.pop();
  }
}

const MIN_BUTTON_WORDS = 2;

/** Removes the words that all lines end with, which are a button ("2 eggs Add to list", "1 lemon Add to list"). */
function removeRepeatedEnd(list: Sectioned<string>): void {
  const [first = [], ...others] = list.lines.map((line) => line.split(" ").reverse());
  const isShared = (word: string, index: number): boolean =>
    /^\p{L}+$/u.test(word) && others.every((words) => words[index] === word && words.length > index + 1);
  const differing = first.findIndex((word, index) => !isShared(word, index));
  if (others.length < 2 || differing < MIN_BUTTON_WORDS) return;
  list.lines = list.lines.map((line) => line.split(" ").slice(0, -differing).join(" "));
}

/** Whether a line holds a list: it has three amounts. */
const isListInOneLine = (text: string): boolean => /^\d.*\p{L} \d.*\p{L} \d/u.test(text);

function scoreOf(taken: PageLine[], named: boolean): number {
  if (taken.length < 2 && !isListInOneLine(taken[0]?.text ?? "")) return -1;
  const share = (test: (line: PageLine) => boolean): number => taken.filter(test).length / taken.length;
  const measured = share((line) => looksLikeMeasuredIngredient(line.text));
  const hinted = share((line) => line.hint === "ingredients");
  if (measured < 0.3 && !(named && measured > 0.1) && !(named && hinted > 0.8 && taken.length >= 3))
    return -1;
  const long = share((line) => line.text.length > 160);
  return (
    (named ? 3 : 0) +
    2 * hinted +
    3 * measured +
    Math.min(taken.length, 10) / 5 +
    share((line) => line.item !== 0) -
    share((line) => line.aside) -
    2 * long
  );
}

const MAX_GROUP_ROWS = 60;
const isOtherList = (text: string): boolean =>
  isIngredientListName(text) || isStepListName(text) || isHeadingOfNonListSection(text);

/** Counts the controls between the heading and the first ingredient: "US", "Metric", "1x 2x", "Serves 4". */
function countSwitches(rows: PageLine[], from: number): number {
  const window = rows.slice(from, from + 9);
  const first = window
    .slice(0, 8)
    .findIndex((line) => looksLikeMeasuredIngredient(line.text) && line.text.length > 6);
  const before = window.slice(0, Math.max(0, first));
  const item = window[first]?.item === 0;
  // Another line with the same HTML elements and classes shows that the heading is one of several section headings.
  const isGroup = ({ level, shape }: PageLine): boolean =>
    level !== LEVEL.plain &&
    rows
      .slice(from + first, from + MAX_GROUP_ROWS)
      .some((other) => other.shape === shape && !isOtherList(other.text));
  const isSwitch = (line: PageLine): boolean =>
    line.text.length <= 25 && (line.item === 0) !== item && line.level !== LEVEL.titled && !isGroup(line);
  let skip = 0;
  while (skip < before.length && before[skip] !== undefined && isSwitch(before[skip] as PageLine)) skip += 1;
  return before[skip]?.level || before[skip] === undefined ? skip : 0;
}

function collect(
  rows: PageLine[],
  from: number,
  named: boolean,
  continues: (line: PageLine) => boolean,
): CandidateList<string> {
  const state: Collector = {
    taken: [],
    list: createEmptySectionedList(),
    inItems: false,
    named,
    shapes: new Set(),
    measures: { read: null, from: 0, isDuplicate: false },
  };
  let index = from + (named ? countSwitches(rows, from) : 0);
  for (; index < rows.length; index += 1) {
    const line = rows[index];
    if (line === undefined || !continues(line) || !take(rows, index, state)) break;
  }
  trim(state);
  removeRepeatedEnd(state.list);
  state.list.sections = state.list.sections.filter((mark) => mark.at < state.list.lines.length);
  const bare = state.taken.filter((line) => isBareAmount(line.text)).length;
  const points = scoreOf(state.taken, named) - (bare > 1 ? 2 : 0);
  return { list: removeDuplicateNonMetricHalf(state.list), from, end: index, points, named };
}

const MAX_STARTS = 60;
const MIN_CERTAIN_POINTS = 7;

/** Whether an HTML list begins at `index` and most of its first items have amounts. */
function beginsMeasured(rows: PageLine[], index: number): boolean {
  const group = rows[index]?.group;
  if (group === rows[index - 1]?.group) return false;
  const first = rows.slice(index, index + 6).filter((row) => row.group === group);
  return first.filter(({ text }) => looksLikeMeasuredIngredient(text)).length > first.length / 2;
}

/**
 * Finds ingredient lists without a heading or class: list items, or lines with the same HTML elements that
 * begin with numbers.
 */
function findUnnamedLists(rows: PageLine[]): CandidateList<string>[] {
  const runs: CandidateList<string>[] = [];
  let end = 0;
  for (const [index, line] of rows.entries()) {
    if (runs.length >= MAX_STARTS) break;
    const inItem = line.item !== 0;
    if (index < end || line.ordered || line.aside) continue;
    if (inItem ? !beginsMeasured(rows, index) : !startsWithNumber(line.text)) continue;
    const run = collect(rows, index, false, (other) =>
      inItem
        ? other.item !== 0 || other.level !== LEVEL.plain || other.text.length <= 60
        : other.level !== LEVEL.plain || other.shape === line.shape,
    );
    const measured =
      run.list.lines.filter(looksLikeMeasuredIngredient).length / Math.max(1, run.list.lines.length);
    if (run.list.lines.length < 4 || measured < (run.list.lines.length > 6 && inItem ? 0.55 : 0.65)) continue;
    end = run.end;
    runs.push(run);
  }
  return runs;
}

/** Finds all candidates for the ingredient list, best first. */
export function findIngredientListCandidates(rows: PageLine[]): CandidateList<string>[] {
  const runs: CandidateList<string>[] = [];
  for (const [index, line] of rows.entries()) {
    if (runs.length >= MAX_STARTS) break;
    if (isIngredientListName(line.text)) runs.push(collect(rows, index + 1, true, () => true));
    else if (
      line.hint === "ingredients" &&
      rows[index - 1]?.hint !== "ingredients" &&
      !isStepNumber(line.text)
    ) {
      const continues = ({ hint, group, text }: PageLine): boolean =>
        hint === "ingredients" || (group === line.group && startsWithNumber(text));
      runs.push(collect(rows, index, false, continues));
    }
  }
  if (!runs.some((run) => run.points > MIN_CERTAIN_POINTS)) runs.push(...findUnnamedLists(rows));
  return runs.filter((run) => run.points > 0).sort((a, b) => b.points - a.points);
}
