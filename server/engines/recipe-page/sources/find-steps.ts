import { isAsideOnPage } from "#server/engines/languages/languages.ts";
import { addHeading, emptySections, type Sectioned } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { looksLikeStep, looksMeasured, startsWithNumber } from "../checks/line-shapes.ts";
import { isInHeading, LEVEL, type PageLine } from "../tree/page-lines.ts";
import { isFactLine } from "./fact-words.ts";
import type { Run } from "./find-ingredients.ts";
import { isIngredientListName, isMakingName, isStepListName, isStepNumber } from "./list-names.ts";

const MOST = 120;
const MAX_STARTS = 60;

type Collector = {
  taken: PageLine[];
  list: Sectioned<string>;
  inItems: boolean;
  headLevel: number;
  /** Begun where nothing said so: a heading that names the method ends it. */
  blind: boolean;
};

const endsList = (line: PageLine, { taken, blind }: Collector): boolean =>
  (isIngredientListName(line.text) && line.text.length <= 40) ||
  ((line.level !== LEVEL.plain || line.text.length <= 14 || line.text.endsWith(":")) &&
    isAsideOnPage(line.text) &&
    !isStepNumber(line.text)) ||
  (blind && taken.length > 0 && isInHeading(line) && isMakingName(line.text));

/** The ingredients of one step, shown again beside it. */
const isReminder = (rows: PageLine[], at: number, { taken }: Collector): boolean => {
  const line = rows[at];
  if (line === undefined) return false;
  const odd = line.hint === "ingredients" && taken.at(-1)?.hint === "steps";
  // Those of a large step are many.
  if (!(odd && startsWithNumber(line.text)) && !(looksMeasured(line.text) && line.text.length <= 200))
    return false;
  const dash = line.text.search(/ [–-] /);
  const counts = dash >= 0 && /\d/.test(line.text.slice(dash + 3));
  const list = counts && line.hint === "steps" && !/[.!]$/.test(line.text);
  return (
    (odd || list) &&
    rows.slice(at + 1, at + 4).some((next) => next.hint === "steps" && looksLikeStep(next.text))
  );
};

/** "Step 2", "Lemon cream", text: a name between the number of a step and its text. */
const isTitleOfStep = (rows: PageLine[], at: number): boolean =>
  isStepNumber(rows[at - 1]?.text ?? "") &&
  !/[.!?]$/.test(rows[at]?.text ?? ".") &&
  /[.!]$/.test(rows[at + 1]?.text ?? "");

/** What stands under a picture. */
const isCaption = ({ shape }: PageLine, { taken }: Collector): boolean =>
  shape.includes("figcaption") && !taken.every((known) => known.shape.includes("figcaption"));

/** A heading inside the method: the line after it is a step again. */
function opensGroup(rows: PageLine[], at: number, state: Collector): boolean {
  const line = rows[at];
  const next = rows[at + 1];
  if (line === undefined || next === undefined || endsList(next, state)) return false;
  if (state.inItems && next.item !== 0 && next.level === LEVEL.plain) return true;
  if (line.level !== LEVEL.plain && line.level < state.headLevel) return false;
  if (next.level === LEVEL.plain && line.hint === "steps" && next.hint === "steps" && next.text.length >= 12)
    return true;
  return (
    (looksLikeStep(next.text) || (isStepNumber(next.text) && next.level !== LEVEL.h1)) && !isInHeading(next)
  );
}

function take(rows: PageLine[], at: number, state: Collector): boolean {
  const line = rows[at];
  if (line === undefined || state.taken.length >= MOST || endsList(line, state)) return false;
  const { text } = line;
  if (isStepNumber(text) || isReminder(rows, at, state) || isCaption(line, state)) return true;
  // Times may stand between the method's name and its first step.
  if (state.taken.length === 0 && isFactLine(text)) return true;
  if (line.hint === "ingredients" && state.taken.at(-1)?.hint === "steps" && looksMeasured(text))
    return false;
  const inItem = line.item !== 0;
  if (isStepListName(text) && text.length <= 40) {
    if (state.taken.length > 0 && line.level !== LEVEL.plain) addHeading(state.list, text);
    return true;
  }
  if (state.taken.length === 0) state.inItems = inItem;
  const isMade = line.level !== LEVEL.plain || /[:：]$/u.test(text);
  if (isShort(line) && isMade && !(inItem && state.inItems)) return takeHeading(rows, at, line, state);
  if (state.inItems) return inItem ? takeStep(rows, at, line, state) : takeBetween(rows[at + 1], line, state);
  return inItem ? takeItem(rows, at, line, state) : takeParagraph(rows, at, line, state);
}

const isShort = ({ text }: PageLine): boolean => text.length <= 70;

function takeHeading(rows: PageLine[], at: number, line: PageLine, state: Collector): boolean {
  if (opensGroup(rows, at, state)) addHeading(state.list, line.text);
  else if (line.level === LEVEL.plain || (line.level === LEVEL.titled && /[.!]$/.test(line.text)))
    push(line, state);
  else return false;
  return true;
}

/** Between two lists. */
function takeBetween(next: PageLine | undefined, line: PageLine, state: Collector): boolean {
  if (!isShort(line) || next === undefined || next.item === 0 || !next.ordered) return false;
  addHeading(state.list, line.text);
  return true;
}

/** Paragraphs end where a list of links begins. */
function takeItem(rows: PageLine[], at: number, line: PageLine, state: Collector): boolean {
  if (state.taken.length >= 3 && !line.ordered && line.hint !== "steps") return false;
  return takeStep(rows, at, line, state);
}

function takeParagraph(rows: PageLine[], at: number, line: PageLine, state: Collector): boolean {
  if (isShort(line) && /^\p{L}/u.test(line.text) && isTitleOfStep(rows, at)) {
    addHeading(state.list, line.text);
    return true;
  }
  if (line.text.length < 12) return state.taken.length === 0;
  return takeStep(rows, at, line, state);
}

function takeStep(rows: PageLine[], at: number, line: PageLine, state: Collector): boolean {
  if (leavesMethod(line, state)) {
    const goesOn = rows.slice(at + 1, at + 4).some((next) => isOfKind(next, state));
    // Between two steps it is a timer or another switch where it holds a number, else perhaps a name of its own.
    if (!goesOn || /\d/.test(line.text)) return goesOn;
  }
  push(line, state);
  return true;
}

const isOfKind = (line: PageLine, { taken }: Collector): boolean =>
  looksLikeStep(line.text) && taken.some(({ shape }) => shape === line.shape);

/** A short line of another kind than the steps so far: a button, a link, what the page goes on with. */
function leavesMethod(line: PageLine, { taken }: Collector): boolean {
  if (taken.length < 2 || (line.text.length >= 40 && /[.!?]$/.test(line.text))) return false;
  const known = taken.some(({ shape }) => shape === line.shape);
  const unhinted = line.hint !== "steps" && taken.every(({ hint }) => hint === "steps");
  return unhinted || (!known && line.text.length < 50 && !/[.!:]$/.test(line.text));
}

function push(line: PageLine, state: Collector): void {
  state.taken.push(line);
  state.list.lines.push(line.text);
}

/** Takes off what only stands under the method: buttons, links, invitations, in a place of another kind. */
function trim({ taken, list }: Collector): void {
  const shapes = new Set(taken.filter((line) => looksLikeStep(line.text)).map((line) => line.shape));
  const first = taken.find((line) => looksLikeStep(line.text));
  const counts = new Map<string, number>();
  for (const line of taken)
    if (looksLikeStep(line.text)) counts.set(line.shape, (counts.get(line.shape) ?? 0) + 1);
  const isStrange = (line: PageLine | undefined): boolean => {
    if (line === undefined || line.shape === first?.shape) return false;
    const rare = (counts.get(line.shape) ?? 0) < 2;
    const short = line.text.length < 50 && !/[.!]$/.test(line.text);
    return (!shapes.has(line.shape) && short) || (rare && short) || (line.aside && !first?.aside);
  };
  while (taken.length > 1 && isStrange(taken.at(-1))) {
    taken.pop();
    list.lines.pop();
  }
}

function scoreOf(taken: PageLine[], named: boolean): number {
  if (taken.length === 0) return -1;
  const share = (test: (line: PageLine) => boolean): number => taken.filter(test).length / taken.length;
  const length = taken.reduce((sum, line) => sum + line.text.length, 0);
  const average = length / taken.length;
  if (length < 60 || average < 18) return -1;
  const measured = share((line) => looksMeasured(line.text) && line.text.length < 60);
  const hinted = share((line) => line.hint === "steps");
  return (
    (named ? 3 : 0) +
    2 * hinted +
    share((line) => line.ordered) +
    Math.min(length, 800) / 400 -
    share((line) => line.aside) -
    3 * measured -
    (average > 1200 ? 1 : 0)
  );
}

function collect(
  rows: PageLine[],
  from: number,
  named: boolean,
  stays: (line: PageLine) => boolean,
  blind = false,
): Run<string> {
  const headLevel = rows[from - 1]?.level ?? LEVEL.plain;
  const state: Collector = { taken: [], list: emptySections(), inItems: false, headLevel, blind };
  let at = from;
  for (; at < rows.length; at += 1) {
    const line = rows[at];
    if (line === undefined || !stays(line) || !take(rows, at, state)) break;
  }
  trim(state);
  state.list.sections = state.list.sections.filter((mark) => mark.at < state.list.lines.length);
  return { list: state.list, from, end: at, points: scoreOf(state.taken, named), named };
}

/** "Step 1", text, "Step 2", text: numbers name a method as well as a heading does. */
function isFirstNumber(rows: PageLine[], index: number): boolean {
  const text = rows[index]?.text ?? "";
  if (!isStepNumber(text) || !/(?:^|\D)0?1\D*$/.test(text)) return false;
  const next = rows
    .slice(index + 1, index + 8)
    .findIndex((row) => isStepNumber(row.text) && /(?:^|\D)0?2\D*$/.test(row.text));
  return next > 0 && rows.slice(index + 1, index + 1 + next).every((row) => !isStepNumber(row.text));
}

/** A short sentence made like the first line of the method. */
const isSentence = ({ text, shape }: PageLine, first: PageLine | undefined): boolean =>
  shape === first?.shape && /^\P{Ll}/u.test(text) && /(?!^)\p{L}{2} \p{L}/u.test(text) && /[.!]$/.test(text);

/** Every run of lines that may be the method, the likeliest first; `after` is where the ingredients ended. */
export function findSteps(rows: PageLine[], after: number | null): Run<string>[] {
  const runs: Run<string>[] = [];
  for (const [index, line] of rows.entries()) {
    if (runs.length >= MAX_STARTS) break;
    if (isMakingName(line.text) && isInHeading(line)) {
      const run = collect(rows, index + 1, false, () => true);
      runs.push({ ...run, points: run.points + 1.5 });
    } else if (isStepListName(line.text)) runs.push(collect(rows, index + 1, true, () => true));
    else if (isFirstNumber(rows, index)) {
      const run = collect(rows, index, true, () => true);
      runs.push({ ...run, points: run.points - 0.5 });
    } else if (line.hint === "steps" && rows[index - 1]?.hint !== "steps") {
      runs.push(collect(rows, index, false, (other) => other.hint === "steps"));
    }
  }
  if (after !== null) {
    // Without a name the method is what follows the ingredients, past a heading that says nothing.
    const gap = rows.slice(after, after + 4).findIndex((line) => looksLikeStep(line.text) || line.ordered);
    const skip = Math.max(0, gap);
    const run = collect(
      rows,
      after + skip,
      false,
      (line) =>
        line.ordered ||
        line.level !== LEVEL.plain ||
        looksLikeStep(line.text) ||
        isSentence(line, rows[after + skip]),
      true,
    );
    runs.push({ ...run, points: run.points + 0.5, blind: true });
  }
  return runs.filter((run) => run.points > 0).sort((a, b) => b.points - a.points);
}
