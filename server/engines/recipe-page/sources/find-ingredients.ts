import { isAsideOnPage, isColumnNames } from "#server/engines/languages/languages.ts";
import { addHeading, emptySections, type Sectioned } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { withoutTwin } from "../checks/duplicate-lists.ts";
import {
  isBareAmount,
  isPrice,
  looksLikeStep,
  looksMeasured,
  startsWithNumber,
} from "../checks/line-shapes.ts";
import { isInHeading, isSmallBold, LEVEL, type PageLine } from "../tree/page-lines.ts";
import { isYieldLine } from "../values/ingredients.ts";
import { isIngredientListName, isStepListName, isStepNumber } from "./list-names.ts";

/** A list found on the page: its lines, the place after its last line, and how sure we are. */
export type Run<T> = {
  list: Sectioned<T>;
  from: number;
  end: number;
  points: number;
  named: boolean;
  /** Begun where nothing on the page said so. */
  blind?: boolean;
};

const MOST = 120;

const hasNumber = (text: string): boolean => /[\d¼½¾⅓⅔]/.test(text);
const isSentence = (text: string): boolean => text.length > 50 && looksLikeStep(text) && /[.!]$/.test(text);

/** "For the sauce", in the languages that say it with an article. */
const FOR_PART =
  /^(?:for the|für (?:den|die|das)|pour (?:le |la |les |l['’])|para (?:el|la|los|las|a|o|as|os)|per (?:il |la |lo |le |gli |i |l['’])|voor (?:de|het)) ?\p{L}[\p{L} '’-]{1,40}$/iu;

const isHeadingLike = (line: PageLine): boolean =>
  line.text.length <= 70 &&
  ((line.level !== LEVEL.plain && !isSmallBold(line)) ||
    /[:：]$/u.test(line.text) ||
    FOR_PART.test(line.text)) &&
  !startsWithNumber(line.text) &&
  // "pinch of salt" in bold.
  !(line.level === LEVEL.titled && line.item !== 0 && !/[:：]$/u.test(line.text) && looksMeasured(line.text));

/**
 * Of a list that is told in several measures: the one that is read, where the lines of the one before the metric began, and
 * whether another one is told now, which is the same again.
 */
type Collector = {
  taken: PageLine[];
  list: Sectioned<string>;
  inItems: boolean;
  named: boolean;
  shapes: Set<string>;
  measures: { read: string | null; from: number; isTwin: boolean };
};

const SYSTEM = "metric|imperial|us|u\\.s\\.|us customary|us cups|cups|metrisch|métrique|métrico|metrico";
const MEASURES = new RegExp(`^(?:${SYSTEM})$`, "iu");
const ALL_MEASURES = new RegExp(`^(?:${SYSTEM})(?: ?[/|–-]? ?(?:${SYSTEM})){1,2}$`, "iu");

const METRIC = /^m[eé]tri/iu;

/** "Metric", "Imperial": the metric half is read, else the first of them. True for such a name. */
function toldIn(text: string, { taken, list, measures }: Collector): boolean {
  if (ALL_MEASURES.test(text)) return true;
  if (!MEASURES.test(text)) return false;
  const isMetric = METRIC.test(text);
  const isRead = measures.read === null || text === measures.read;
  if (isMetric && !isRead) {
    taken.splice(taken.length - (list.lines.length - measures.from));
    list.lines.splice(measures.from);
  }
  if (isMetric || measures.read === null) measures.read = text;
  measures.isTwin = text !== measures.read;
  measures.from = list.lines.length;
  return true;
}

/** "16 g Fat", "443 kcal": what is in the dish, not what goes into it. */
const NUTRITION =
  /^(?:nutrition|nährwert|voedingswaarde|valeurs? nutri|valores? nutri|valori nutri|näringsvärde|wartości? odżyw)|\d ?k(?:cal|j)\b|^\d+(?:[.,]\d+)? ?m?g (?:of )?(?:fat|protein|carb\w*|fibre|fiber|sodium|cholesterol|sugars|saturated|fett|eiweiß|kohlenhydrate)\b/i;

/** "Assembly" over "12 strawberries": the name of a step that goes over a group of ingredients. */
const isListed = (line: PageLine | undefined): boolean =>
  line !== undefined &&
  line.item !== 0 &&
  line.hint === "ingredients" &&
  startsWithNumber(line.text) &&
  !/[.!]$/.test(line.text);

/** What ends a list of ingredients wherever it stands. */
const endsList = (line: PageLine, next: PageLine | undefined, { taken, shapes, named }: Collector): boolean =>
  NUTRITION.test(line.text) ||
  line.text.length > 300 ||
  (line.ordered &&
    // "For the sauce: 4 tablespoons butter" right under the list's own name.
    !(named && taken.length === 0) &&
    line.text.length > 60 &&
    looksLikeStep(line.text) &&
    !looksMeasured(line.text)) ||
  (isStepListName(line.text) && line.text.length <= 40 && !isListed(next)) ||
  ((line.level !== LEVEL.plain || /:$/.test(line.text)) && isAsideOnPage(line.text)) ||
  (line.item === 0 && /^(?:\d{1,2}[.)] |step \d)/i.test(line.text) && looksLikeStep(line.text)) ||
  (line.hint === "steps" && taken.at(-1)?.hint === "ingredients") ||
  (taken.length > 1 && !shapes.has(line.shape) && isSentence(line.text) && !startsWithNumber(line.text));

/** Whether the line begins a group of ingredients: the next one must be an ingredient again. */
function opensGroup(lines: PageLine[], at: number, inItems: boolean): boolean {
  const next = lines.slice(at + 1, at + 3).find(({ text }) => !MEASURES.test(text));
  if (next === undefined || (next.ordered && looksLikeStep(next.text) && !looksMeasured(next.text)))
    return false;
  return (
    (inItems && next.item !== 0 && !isInHeading(next)) ||
    (looksMeasured(next.text) && (startsWithNumber(next.text) || !looksLikeStep(next.text)))
  );
}

function take(lines: PageLine[], at: number, state: Collector): boolean {
  const line = lines[at];
  if (line === undefined || state.taken.length >= MOST || endsList(line, lines[at + 1], state)) return false;
  const { text } = line;
  if (isIngredientListName(text)) {
    // "Sauce Ingredients" between two lists of a kind.
    const isPart = text.includes(" ") && isInHeading(line) && isListed(lines[at + 1]);
    if (state.taken.length > 0 && isPart) addHeading(state.list, text);
    return state.taken.length === 0 || isPart;
  }
  if (toldIn(text, state)) return true;
  if (state.measures.isTwin && line.item !== 0) return true;
  state.measures.isTwin = false;
  if (isColumnNames(text) || (state.taken.length === 0 && isYieldLine(text))) return true;
  const inItem = line.item !== 0;
  if (state.taken.length === 0) state.inItems = inItem;
  if (mayHead(line, state)) return takeHeading(lines, at, line, state);
  if (state.inItems && !inItem) return takeBetween(lines[at + 1], line, state);
  if (!inItem && looksLikeStep(text) && !looksMeasured(text) && /[.!]$/.test(text)) return false;
  push(line, state);
  return true;
}

/** Whether a line is made like the heading of a group. */
function mayHead(line: PageLine, { taken, inItems }: Collector): boolean {
  const { text, level } = line;
  if (!isHeadingLike(line)) return false;
  // Where every line is bold, bold makes no heading.
  const isBold =
    level === LEVEL.titled && !/[:：]$/u.test(text) && taken.every((known) => known.level === LEVEL.titled);
  const isItem = line.item !== 0 && inItems;
  return (
    !(isBold && taken.length > 1) &&
    !(isItem && level !== LEVEL.titled && !/:$/.test(text) && !FOR_PART.test(text))
  );
}

function takeHeading(lines: PageLine[], at: number, line: PageLine, state: Collector): boolean {
  if (opensGroup(lines, at, state.inItems)) addHeading(state.list, line.text);
  else if (!isInHeading(line) && line.item !== 0 && state.inItems) push(line, state);
  else return false;
  return true;
}

/** Between two lists a short line is a group's name; anything longer ends them. */
function takeBetween(next: PageLine | undefined, line: PageLine, state: Collector): boolean {
  if (next === undefined || next.item === 0) return false;
  if (isBetween(line, state)) return true;
  if (line.text.length > 60 || hasNumber(line.text)) return false;
  addHeading(state.list, line.text);
  return true;
}

/** What the page puts between two halves of a list, and is no part of it. */
const isBetween = (line: PageLine, { taken }: Collector): boolean =>
  line.aside && !taken.some(({ aside }) => aside);

function push(line: PageLine, state: Collector): void {
  if (isPrice(line.text)) return;
  state.taken.push(line);
  state.shapes.add(line.shape);
  state.list.lines.push(line.text);
}

/** Takes off what only stands beside the list: a yield or a switch over it, a button under it. */
function trim({ taken, list }: Collector): void {
  const measured = taken.filter((line) => startsWithNumber(line.text) && !isYieldLine(line.text));
  const shapes = new Set(measured.map((line) => line.shape));
  const groups = new Set(measured.map((line) => line.group));
  const inItems = measured.some((line) => line.item !== 0 && line.hint === "ingredients");
  // "Salt" has no amount to be marked up, and is an item of the list all the same.
  const isKin = ({ item, group, hint }: PageLine): boolean =>
    hint === "ingredients" && ((inItems && item !== 0) || groups.has(group));
  const isStrange = (line: PageLine | undefined): boolean =>
    line !== undefined &&
    (isYieldLine(line.text) || (!shapes.has(line.shape) && !isKin(line) && !startsWithNumber(line.text)));
  const enough = (): boolean => taken.length > 2 && measured.length >= 2;
  while (enough() && isStrange(taken[0]) && (list.sections[0]?.at ?? 1) > 0) {
    taken.shift();
    list.lines.shift();
    for (const mark of list.sections) mark.at -= 1;
  }
  while (enough() && isStrange(taken.at(-1)) && !looksMeasured(taken.at(-1)?.text ?? "")) {
    // A line without an amount may be the last of its kind ("salt"); a shape of its own makes it something else.
    taken.pop();
    list.lines.pop();
  }
}

function scoreOf(taken: PageLine[], named: boolean): number {
  if (taken.length < 2) return -1;
  const share = (test: (line: PageLine) => boolean): number => taken.filter(test).length / taken.length;
  const measured = share((line) => looksMeasured(line.text));
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

const FAR = 60;
const isOtherList = (text: string): boolean =>
  isIngredientListName(text) || isStepListName(text) || isAsideOnPage(text);

/** Steps over what stands between the name and the list: "US", "Metric", "1x 2x", "Serves 4". */
function pastSwitches(rows: PageLine[], from: number): number {
  const window = rows.slice(from, from + 9);
  const first = window.slice(0, 8).findIndex((line) => looksMeasured(line.text) && line.text.length > 6);
  const before = window.slice(0, Math.max(0, first));
  const item = window[first]?.item === 0;
  // One of several headings over parts of the list.
  const isGroup = ({ level, shape }: PageLine): boolean =>
    level !== LEVEL.plain &&
    rows.slice(from + first, from + FAR).some((other) => other.shape === shape && !isOtherList(other.text));
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
  stays: (line: PageLine) => boolean,
): Run<string> {
  const state: Collector = {
    taken: [],
    list: emptySections(),
    inItems: false,
    named,
    shapes: new Set(),
    measures: { read: null, from: 0, isTwin: false },
  };
  let at = from + (named ? pastSwitches(rows, from) : 0);
  for (; at < rows.length; at += 1) {
    const line = rows[at];
    if (line === undefined || !stays(line) || !take(rows, at, state)) break;
  }
  trim(state);
  state.list.sections = state.list.sections.filter((mark) => mark.at < state.list.lines.length);
  const bare = state.taken.filter((line) => isBareAmount(line.text)).length;
  const points = scoreOf(state.taken, named) - (bare > 1 ? 2 : 0);
  return { list: withoutTwin(state.list), from, end: at, points, named };
}

const MAX_STARTS = 60;
const SURE = 7;

/** Whether a list begins there, and most of its first items are measured ("The ends of 3 carrots" may come first). */
function beginsMeasured(rows: PageLine[], at: number): boolean {
  const group = rows[at]?.group;
  if (group === rows[at - 1]?.group) return false;
  const first = rows.slice(at, at + 6).filter((row) => row.group === group);
  return first.filter(({ text }) => looksMeasured(text)).length > first.length / 2;
}

/** Runs of lines that read like ingredients though nothing says so: list items, or lines of one kind. */
function unnamedRuns(rows: PageLine[]): Run<string>[] {
  const runs: Run<string>[] = [];
  let past = 0;
  for (const [index, line] of rows.entries()) {
    if (runs.length >= MAX_STARTS) break;
    const inItem = line.item !== 0;
    if (index < past || line.ordered || line.aside) continue;
    if (inItem ? !beginsMeasured(rows, index) : !startsWithNumber(line.text)) continue;
    const run = collect(rows, index, false, (other) =>
      inItem
        ? other.item !== 0 || other.level !== LEVEL.plain || other.text.length <= 60
        : other.level !== LEVEL.plain || other.shape === line.shape,
    );
    const measured = run.list.lines.filter(looksMeasured).length / Math.max(1, run.list.lines.length);
    if (run.list.lines.length < 4 || measured < (run.list.lines.length > 6 && inItem ? 0.55 : 0.65)) continue;
    past = run.end;
    runs.push(run);
  }
  return runs;
}

/** Every run of lines that may be the list of ingredients, the likeliest first. */
export function findIngredients(rows: PageLine[]): Run<string>[] {
  const runs: Run<string>[] = [];
  for (const [index, line] of rows.entries()) {
    if (runs.length >= MAX_STARTS) break;
    if (isIngredientListName(line.text)) runs.push(collect(rows, index + 1, true, () => true));
    else if (
      line.hint === "ingredients" &&
      rows[index - 1]?.hint !== "ingredients" &&
      !isStepNumber(line.text)
    ) {
      const goesOn = ({ hint, group, text }: PageLine): boolean =>
        hint === "ingredients" || (group === line.group && startsWithNumber(text));
      runs.push(collect(rows, index, false, goesOn));
    }
  }
  if (!runs.some((run) => run.points > SURE)) runs.push(...unnamedRuns(rows));
  return runs.filter((run) => run.points > 0).sort((a, b) => b.points - a.points);
}
