import { isHeadingOfNonListSection } from "#server/engines/languages/languages.ts";
import {
  addOrReplaceSectionHeading,
  createEmptySectionedList,
  type Sectioned,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { looksLikeMeasuredIngredient, looksLikeStep, startsWithNumber } from "../checks/line-shapes.ts";
import { isInHeading, LEVEL, type PageLine } from "../tree/page-lines.ts";
import { isTimeOrDifficultyLine } from "./fact-words.ts";
import type { CandidateList } from "./find-ingredients.ts";
import {
  isIngredientListName,
  isMakingName,
  isStepListName,
  isStepNumber,
  parseStepLabelOrNull,
} from "./list-names.ts";

const MAX_STEPS = 120;
const MAX_STARTS = 60;

type Collector = {
  taken: PageLine[];
  list: Sectioned<string>;
  inItems: boolean;
  headLevel: number;
  /** True when the line above the list is a heading element that names the method. */
  isNamed: boolean;
  /** True when no heading, class or number marks the start. A heading that names the method then ends the list. */
  isGuess: boolean;
};

const endsList = (line: PageLine, { taken, isGuess }: Collector): boolean =>
  (isIngredientListName(line.text) && line.text.length <= 40) ||
  ((line.level !== LEVEL.plain || line.text.length <= 14 || line.text.endsWith(":")) &&
    isHeadingOfNonListSection(line.text) &&
    !isStepNumber(line.text)) ||
  (isGuess && taken.length > 0 && isInHeading(line) && isMakingName(line.text));

/** Whether a line repeats the ingredients of a step. */
const isReminder = (rows: PageLine[], index: number, { taken }: Collector): boolean => {
  const line = rows[index];
  if (line === undefined) return false;
  const odd = line.hint === "ingredients" && taken.at(-1)?.hint === "steps";
  // The limit of 200 characters allows a step with many ingredients.
  if (
    !(odd && startsWithNumber(line.text)) &&
    !(looksLikeMeasuredIngredient(line.text) && line.text.length <= 200)
  )
    return false;
  const dash = line.text.search(/ [–-] /);
  const counts = dash >= 0 && /\d/.test(line.text.slice(dash + 3));
  const list = counts && line.hint === "steps" && !/[.!。！]$/.test(line.text);
  return (
    (odd || list) &&
    rows.slice(index + 1, index + 4).some((next) => next.hint === "steps" && looksLikeStep(next.text))
  );
};

/** Whether a line is the title between a step's number and its text, for example "Lemon cream" after "Step 2". */
const isStepTitle = (rows: PageLine[], index: number): boolean =>
  isStepNumber(rows[index - 1]?.text ?? "") &&
  /^(?:\d{1,2}[.)] )?\p{L}.{0,68}$/u.test(rows[index]?.text ?? "") &&
  !/[.!?。！？]$/.test(rows[index]?.text ?? ".") &&
  /[.!。！]$/.test(rows[index + 1]?.text ?? "");

const isInCaption = (line: PageLine | undefined): boolean => line?.shape.includes("figcaption") === true;
/** Whether a line is a picture caption, and the steps are no captions. */
const isCaption = (rows: PageLine[], index: number, { taken }: Collector): boolean =>
  isInCaption(rows[index]) && !(taken.length === 0 ? isInCaption(rows[index + 1]) : taken.every(isInCaption));

const MAX_CREDIT_LENGTH = 80;

/** Whether a short line is about something else: "Photo: Ada Sample", "© Sample", "Nutrition: 512 kcal". */
const isCredit = (text: string): boolean =>
  text.length <= MAX_CREDIT_LENGTH &&
  (text.includes("©") || isHeadingOfNonListSection(/^([^:.!?]{2,30}): /u.exec(text)?.[1] ?? ""));

const MAX_GROUP_ROWS = 40;

/** Whether another heading of the same format follows. */
function hasSibling(rows: PageLine[], index: number): boolean {
  const line = rows[index] as PageLine;
  return rows
    .slice(index + 1, index + MAX_GROUP_ROWS)
    .some(
      (row) => row.shape === line.shape && row.level === line.level && !isHeadingOfNonListSection(row.text),
    );
}

/** Whether a step follows the heading at `index`. */
function opensGroup(rows: PageLine[], index: number, state: Collector): boolean {
  const line = rows[index];
  const next = rows[index + 1];
  if (line === undefined || next === undefined || endsList(next, state)) return false;
  if (state.inItems && next.item !== 0 && next.level === LEVEL.plain) return true;
  // A heading above the first step is a section heading if another of its format follows.
  const isFirst = state.taken.length === 0 && next.ordered && next.item !== 0 && next.level === LEVEL.plain;
  if (isFirst && hasSibling(rows, index)) return true;
  if (line.level !== LEVEL.plain && line.level < state.headLevel) return false;
  if (next.level === LEVEL.plain && line.hint === "steps" && next.hint === "steps" && next.text.length >= 12)
    return true;
  return (
    (looksLikeStep(next.text) || (isStepNumber(next.text) && next.level !== LEVEL.h1)) && !isInHeading(next)
  );
}

/**
 * Whether a heading begins the next section of the page: its rank is at least that of the method's heading,
 * and it does not name a part of the method.
 */
const isNextSection = (line: PageLine, { taken, list, headLevel, isNamed }: Collector): boolean =>
  isNamed &&
  taken.length > 0 &&
  list.sections[0]?.at !== 0 &&
  isInHeading(line) &&
  line.level <= headLevel &&
  line.hint !== "steps" &&
  !isStepListName(line.text) &&
  !isMakingName(line.text) &&
  parseStepLabelOrNull(line.text) === null;

function take(rows: PageLine[], index: number, state: Collector): boolean {
  const line = rows[index];
  if (line === undefined || state.taken.length >= MAX_STEPS || endsList(line, state)) return false;
  if (isNextSection(line, state)) return false;
  const { text } = line;
  if (isStepNumber(text) || isReminder(rows, index, state) || isCaption(rows, index, state) || isCredit(text))
    return true;
  // Skips times between the method's heading and the first step.
  if (state.taken.length === 0 && isTimeOrDifficultyLine(text)) return true;
  if (
    line.hint === "ingredients" &&
    state.taken.at(-1)?.hint === "steps" &&
    looksLikeMeasuredIngredient(text)
  )
    return false;
  const inItem = line.item !== 0;
  if (isStepListName(text) && text.length <= 40) {
    if (state.taken.length > 0 && line.level !== LEVEL.plain) addOrReplaceSectionHeading(state.list, text);
    return true;
  }
  if (state.taken.length === 0) state.inItems = inItem;
  const isHeadingLike = line.level !== LEVEL.plain || /[:：]$/u.test(text);
  if (isShort(line) && isHeadingLike && !(inItem && state.inItems))
    return takeHeading(rows, index, line, state);
  if (!inItem && isStepTitle(rows, index)) {
    addOrReplaceSectionHeading(state.list, text);
    return true;
  }
  if (state.inItems)
    return inItem ? takeStep(rows, index, line, state) : takeBetween(rows[index + 1], line, state);
  return inItem ? takeItem(rows, index, line, state) : takeParagraph(rows, index, line, state);
}

const isShort = ({ text }: PageLine): boolean => text.length <= 70;

function takeHeading(rows: PageLine[], index: number, line: PageLine, state: Collector): boolean {
  if (opensGroup(rows, index, state)) addOrReplaceSectionHeading(state.list, line.text);
  else if (line.level === LEVEL.plain || (line.level === LEVEL.titled && /[.!。！]$/.test(line.text)))
    push(line, state);
  else return false;
  return true;
}

function takeBetween(next: PageLine | undefined, line: PageLine, state: Collector): boolean {
  if (!isShort(line) || next === undefined || next.item === 0 || !next.ordered) return false;
  addOrReplaceSectionHeading(state.list, line.text);
  return true;
}

/** Ends a method of paragraphs at an unordered list, which holds links. */
function takeItem(rows: PageLine[], index: number, line: PageLine, state: Collector): boolean {
  if (state.taken.length >= 3 && !line.ordered && line.hint !== "steps") return false;
  return takeStep(rows, index, line, state);
}

function takeParagraph(rows: PageLine[], index: number, line: PageLine, state: Collector): boolean {
  if (lettersOf(line.text) < 12) return state.taken.length === 0;
  return takeStep(rows, index, line, state);
}

function takeStep(rows: PageLine[], index: number, line: PageLine, state: Collector): boolean {
  if (leavesMethod(line, state)) {
    const continues = rows.slice(index + 1, index + 4).some((next) => hasStepShape(next, state));
    // Skips a line with a number between two steps, which is a timer or a control.
    if (!continues || /\d/.test(line.text)) return continues;
  }
  push(line, state);
  return true;
}

const hasStepShape = (line: PageLine, { taken }: Collector): boolean =>
  looksLikeStep(line.text) && taken.some(({ shape }) => shape === line.shape);

/**
 * Whether a line is a button or a link and no step: it is short, and its HTML elements or classes are not
 * those of the steps.
 */
function leavesMethod(line: PageLine, { taken }: Collector): boolean {
  const known = taken.some(({ shape }) => shape === line.shape);
  const isSentence = line.text.length >= 40 && /[.!?。！？]$/.test(line.text);
  if (taken.length < 2 || (isSentence && (known || taken.some(({ hint }) => hint !== "steps")))) return false;
  const unhinted = line.hint !== "steps" && taken.every(({ hint }) => hint === "steps");
  return unhinted || (!known && line.text.length < 50 && !/[.!:。！：]$/.test(line.text));
}

function push(line: PageLine, state: Collector): void {
  state.taken.push(line);
  state.list.lines.push(line.text);
}

const isInvitation = (text: string): boolean =>
  text.length <= MAX_CREDIT_LENGTH && /pinterest|instagram|facebook|whatsapp|newsletter/i.test(text);

/** Removes buttons, links and requests to follow the author below the last step. */
function trim({ taken, list }: Collector): void {
  const shapes = new Set(taken.filter((line) => looksLikeStep(line.text)).map((line) => line.shape));
  const first = taken.find((line) => looksLikeStep(line.text));
  const counts = new Map<string, number>();
  for (const line of taken)
    if (looksLikeStep(line.text)) counts.set(line.shape, (counts.get(line.shape) ?? 0) + 1);
  const isUnrelated = (line: PageLine | undefined): boolean => {
    if (line === undefined || line.shape === first?.shape) return false;
    const rare = (counts.get(line.shape) ?? 0) < 2;
    const short = line.text.length < 50 && !/[.!。！]$/.test(line.text);
    return (!shapes.has(line.shape) && short) || (rare && short) || (line.aside && !first?.aside);
  };
  while (taken.length > 1 && (isUnrelated(taken.at(-1)) || isInvitation(taken.at(-1)?.text ?? ""))) {
    taken.pop();
    list.lines.pop();
  }
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** The length of a text. A Chinese, Japanese or Korean character counts as three letters. */
const lettersOf = (text: string): number => text.length + 2 * (text.match(DENSE)?.length ?? 0);

function scoreOf(taken: PageLine[], named: boolean): number {
  if (taken.length === 0) return -1;
  const share = (test: (line: PageLine) => boolean): number => taken.filter(test).length / taken.length;
  const length = taken.reduce((sum, line) => sum + lettersOf(line.text), 0);
  const average = length / taken.length;
  if (length < 60 || average < 18) return -1;
  const measured = share((line) => looksLikeMeasuredIngredient(line.text) && line.text.length < 60);
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
  continues: (line: PageLine) => boolean,
  isGuess = false,
): CandidateList<string> {
  const head = rows[from - 1];
  const state: Collector = {
    taken: [],
    list: createEmptySectionedList(),
    inItems: false,
    headLevel: head?.level ?? LEVEL.plain,
    isNamed: head !== undefined && isInHeading(head) && (named || isMakingName(head.text)),
    isGuess,
  };
  let index = from;
  for (; index < rows.length; index += 1) {
    const line = rows[index];
    if (line === undefined || !continues(line) || !take(rows, index, state)) break;
  }
  trim(state);
  state.list.sections = state.list.sections.filter((mark) => mark.at < state.list.lines.length);
  // A text between the start and an ingredient list is rarely the method.
  const isProse =
    isIngredientListName(rows[index]?.text ?? "") && !state.taken.some(({ ordered }) => ordered);
  const points = scoreOf(state.taken, named) - (isProse ? 2.5 : 0);
  return { list: state.list, from, end: index, points, named };
}

/** Whether a line is the first number of a sequence: "Step 1", a text, "Step 2". */
function isFirstNumber(rows: PageLine[], index: number): boolean {
  const text = rows[index]?.text ?? "";
  if (!isStepNumber(text) || !/(?:^|\D)0?1\D*$/.test(text)) return false;
  const next = rows
    .slice(index + 1, index + 8)
    .findIndex((row) => isStepNumber(row.text) && /(?:^|\D)0?2\D*$/.test(row.text));
  return next > 0 && rows.slice(index + 1, index + 1 + next).every((row) => !isStepNumber(row.text));
}

/** Whether a line is a sentence, even a short one, with the HTML elements and classes of the first step. */
const isSentence = ({ text, shape }: PageLine, first: PageLine | undefined): boolean =>
  shape === first?.shape &&
  /^\P{Ll}/u.test(text) &&
  /(?!^)\p{L}{2} \p{L}/u.test(text) &&
  /[.!。！]$/.test(text);

/**
 * Finds all candidates for the list of steps, best first. `after`: the index of the line after the
 * ingredients, null if unknown.
 */
export function findStepListCandidates(rows: PageLine[], after: number | null): CandidateList<string>[] {
  const runs: CandidateList<string>[] = [];
  for (const [index, line] of rows.entries()) {
    if (runs.length >= MAX_STARTS) break;
    if (isMakingName(line.text) && isInHeading(line)) {
      const run = collect(rows, index + 1, false, () => true);
      runs.push({ ...run, points: run.points + 1.5 });
    } else if (
      isStepListName(line.text) &&
      !(line.item !== 0 && line.level === LEVEL.plain && line.text.length > 25)
    )
      runs.push(collect(rows, index + 1, true, () => true));
    else if (isFirstNumber(rows, index)) {
      const run = collect(rows, index, true, () => true);
      runs.push({ ...run, points: run.points - 0.5 });
    } else if (line.hint === "steps" && rows[index - 1]?.hint !== "steps") {
      runs.push(collect(rows, index, false, (other) => other.hint === "steps"));
    }
  }
  if (after !== null) {
    // Guesses that the method follows the ingredients, possibly after a heading.
    const gap = rows.slice(after, after + 4).findIndex((line) => looksLikeStep(line.text) || line.ordered);
    const skip = Math.max(0, gap);
    const run = collect(
      rows,
      after + skip,
      false,
      (line) =>
        line.ordered ||
        line.level !== LEVEL.plain ||
        isInCaption(line) ||
        looksLikeStep(line.text) ||
        isSentence(line, rows[after + skip]),
      true,
    );
    runs.push({ ...run, points: run.points + 0.5, isGuess: true });
  }
  return runs.filter((run) => run.points > 0).sort((a, b) => b.points - a.points);
}
