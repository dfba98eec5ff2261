import type { Run } from "./find-ingredients.ts";
import { joinItems, looksLikeStep, looksMeasured } from "./line-shapes.ts";
import {
  isIngredientListName,
  isMakingName,
  isStepListName,
  isStepNumber,
  isStopName,
} from "./list-names.ts";
import type { PageLine } from "./page-lines.ts";
import { addHeading, emptySections, type Sectioned } from "./sections.ts";

const MOST = 120;
const MAX_STARTS = 60;

type Collector = {
  taken: PageLine[];
  list: Sectioned<string>;
  inItems: boolean;
  headLevel: number;
  pending: number;
};

const endsList = (line: PageLine): boolean =>
  (isIngredientListName(line.text) && line.text.length <= 40) ||
  ((line.level > 0 || line.text.length <= 14 || line.text.endsWith(":")) &&
    isStopName(line.text) &&
    !isStepNumber(line.text));

/** A heading inside the method: the line after it is a step again. */
function opensGroup(lines: PageLine[], at: number, state: Collector): boolean {
  const line = lines[at];
  const next = lines[at + 1];
  if (line === undefined || next === undefined || endsList(next)) return false;
  if (state.inItems && next.item !== 0 && next.level === 0) return true;
  if (line.level > 0 && line.level < state.headLevel) return false;
  return looksLikeStep(next.text) && next.level === 0;
}

function take(lines: PageLine[], at: number, state: Collector): boolean {
  const line = lines[at];
  if (line === undefined || state.taken.length >= MOST || endsList(line)) return false;
  const { text } = line;
  if (isStepNumber(text)) return true;
  const inItem = line.item !== 0;
  if (isStepListName(text) && text.length <= 40) {
    if (state.taken.length > 0 && line.level > 0) addHeading(state.list, text);
    return true;
  }
  if (state.taken.length === 0) state.inItems = inItem;
  const short = text.length <= 70;
  if (short && (line.level > 0 || /[:：]$/u.test(text)) && !(inItem && state.inItems)) {
    if (opensGroup(lines, at, state)) addHeading(state.list, text);
    else if (line.level === 0 || (line.level === 7 && /[.!]$/.test(text))) push(line, state);
    else return false;
    return true;
  }
  if (state.inItems && !inItem) {
    const next = lines[at + 1];
    if (short && next !== undefined && next.item !== 0 && next.ordered) addHeading(state.list, text);
    else return false;
    return true;
  }
  // Paragraphs end where a list of links begins.
  if (!state.inItems && inItem && state.taken.length >= 3 && !line.ordered && line.hint !== "steps")
    return false;
  if (!inItem && text.length < 12) return state.taken.length === 0;
  push(line, state);
  return true;
}

function push(line: PageLine, state: Collector): void {
  state.taken.push(line);
  state.list.lines.push(line.text);
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
  all: PageLine[],
  from: number,
  named: boolean,
  stays: (line: PageLine) => boolean,
): Run<string> {
  const headLevel = all[from - 1]?.level ?? 0;
  const window = joinItems(all.slice(from, from + MOST * 4));
  const state: Collector = { taken: [], list: emptySections(), inItems: false, headLevel, pending: 0 };
  let at = 0;
  for (; at < window.length; at += 1) {
    const line = window[at];
    if (line === undefined || !stays(line) || !take(window, at, state)) break;
  }
  state.list.sections = state.list.sections.filter((mark) => mark.at < state.list.lines.length);
  return { list: state.list, from, end: from + at, points: scoreOf(state.taken, named), named };
}

/** Every run of lines that may be the method, the likeliest first; `after` is where the ingredients ended. */
export function findSteps(lines: PageLine[], after: number | null): Run<string>[] {
  const runs: Run<string>[] = [];
  for (const [index, line] of lines.entries()) {
    if (runs.length >= MAX_STARTS) break;
    if (isMakingName(line.text) && line.level > 0 && line.level < 7) {
      const run = collect(lines, index + 1, false, () => true);
      runs.push({ ...run, points: run.points + 1 });
    } else if (isStepListName(line.text)) runs.push(collect(lines, index + 1, true, () => true));
    else if (line.hint === "steps" && lines[index - 1]?.hint !== "steps") {
      runs.push(collect(lines, index, false, (other) => other.hint === "steps"));
    }
  }
  if (after !== null) {
    // Without a name the method is what follows the ingredients, past a heading that says nothing.
    const gap = lines.slice(after, after + 4).findIndex((line) => looksLikeStep(line.text) || line.ordered);
    const skip = Math.max(0, gap);
    const run = collect(
      lines,
      after + skip,
      false,
      (line) => line.ordered || line.level > 0 || looksLikeStep(line.text),
    );
    runs.push({ ...run, points: run.points + 0.5 });
  }
  return runs.filter((run) => run.points > 0).sort((a, b) => b.points - a.points);
}
