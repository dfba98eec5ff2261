import type { Reading } from "./candidate.ts";
import { textKey } from "./clean-text.ts";
import type { Repair } from "./draft.ts";
import { tidyIngredient } from "./ingredients.ts";
import { looksMeasured } from "./line-shapes.ts";
import { isIngredientListName, isStopName } from "./list-names.ts";
import { type Located, locate } from "./locate.ts";
import type { Origins } from "./origin.ts";
import type { PageLine } from "./page-lines.ts";
import { addHeading, emptySections, type Sectioned } from "./sections.ts";
import type { Step } from "./steps.ts";

type List = Reading<Sectioned<string>>;
type Steps = Reading<Sectioned<Step>>;

const hasNumber = (text: string): boolean => /[\d¼½¾⅓⅔⅛]/.test(text);
const withRepair = <T>(reading: Reading<T>, repair: Repair, value: T): Reading<T> => ({
  ...reading,
  value,
  repaired: [...new Set([...reading.repaired, repair])],
});

/** Names without amounts ("oil" for "2 tbsp oil"): the page shows the whole lines. */
function withAmounts(list: List, located: Located, lines: PageLine[]): List {
  const { value } = list;
  const shown = value.lines.map((text, index) => {
    const at = located.at[index] ?? -1;
    const line = lines[at];
    if (line === undefined || hasNumber(text)) return null;
    if (hasNumber(line.text)) return looksMeasured(line.text) ? line.text : null;
    const before = located.at.includes(at - 1) ? "" : (lines[at - 1]?.text ?? "");
    return /^[\d¼½¾⅓⅔⅛]/.test(before) && before.length <= 20 ? `${before} ${line.text}` : null;
  });
  const gained = shown.filter((text) => text !== null).length;
  if (gained < Math.max(2, value.lines.length * 0.4)) return list;
  const texts = value.lines.map((text, index) => tidyIngredient(shown[index] ?? text));
  const origins: Origins = new Map(list.origins);
  for (const [index, text] of texts.entries()) {
    const source = shown[index];
    if (typeof source === "string") origins.set(text, { method: "page", source, repaired: ["filled"] });
  }
  return { ...withRepair(list, "filled", { ...value, lines: texts }), origins };
}

/** Headings that stand among the lines, and headings that only the page shows. */
function withHeadings(list: List, located: Located, lines: PageLine[]): List {
  const { value } = list;
  const rows = located.at.map((at) => lines[at]);
  const headed = rows.filter((line) => line !== undefined && line.level > 0).length;
  // Where most lines are bold, bold says nothing.
  if (headed > rows.length * 0.4) return list;
  const result = emptySections<string>();
  const known = new Map(value.sections.map((mark) => [mark.at, mark.heading]));
  let previous = -1;
  for (const [index, text] of value.lines.entries()) {
    const row = rows[index];
    const heading = known.get(index) ?? headingBetween(lines, previous, located.at[index] ?? -1);
    if (heading !== null) addHeading(result, heading);
    if ((located.at[index] ?? -1) >= 0) previous = located.at[index] ?? -1;
    const isHeading =
      row !== undefined && row.level > 0 && row.key === textKey(text) && !hasNumber(text) && row.item === 0;
    if (isHeading) addHeading(result, text);
    else result.lines.push(text);
  }
  result.sections = result.sections.filter(
    (mark) => mark.at < result.lines.length && !(mark.at === 0 && isIngredientListName(mark.heading)),
  );
  const moved = result.lines.length < value.lines.length || result.sections.length > value.sections.length;
  return moved ? withRepair(list, "heading", result) : list;
}

function headingBetween(lines: PageLine[], from: number, to: number): string | null {
  if (from < 0 || to <= from + 1 || to > from + 4) return null;
  const line = lines[to - 1];
  if (line === undefined || line.item !== 0 || line.text.length > 60 || isStopName(line.text)) return null;
  return (line.level > 0 || /[:：]$/u.test(line.text)) && !hasNumber(line.text) ? line.text : null;
}

/** Whether the list that the page shows holds everything of the other and more. */
function holdsMore(page: List, list: List): boolean {
  const shown = page.value.lines.map(textKey);
  const own = list.value.lines.map(textKey);
  if (shown.length <= own.length || shown.length > own.length * 4 + 8) return false;
  const measured = page.value.lines.filter(looksMeasured).length / shown.length;
  const held = own.filter((key) => key !== "" && shown.includes(key)).length / own.length;
  const extra = page.value.lines.filter((line) => !own.includes(textKey(line)));
  return measured >= 0.5 && held >= 0.9 && extra.filter(looksMeasured).length >= extra.length * 0.9;
}

/** Whether a structured list cannot be the list of ingredients ("Cheese, Pasta" for seventeen lines). */
function isSummary(list: List, page: List): boolean {
  const { lines } = list.value;
  const measured = page.value.lines.filter(looksMeasured).length;
  return !lines.some(hasNumber) && measured >= 3 && page.value.lines.length >= lines.length * 2;
}

/** The ingredients of the better source, set right by what the page shows. */
export function checkIngredients(list: List | null, page: List | null, lines: PageLine[]): List | null {
  if (list === null || list.method === "page") return list ?? page;
  if (page !== null && (isSummary(list, page) || holdsMore(page, list))) {
    return { ...page, repaired: [...page.repaired, "filled"] };
  }
  const located = locate(list.value.lines, lines);
  if (located.found < list.value.lines.length * 0.8) return list;
  return withHeadings(withAmounts(list, located, lines), located, lines);
}

const lengthOf = (steps: Steps): number => steps.value.lines.reduce((sum, step) => sum + step.text.length, 0);

/** The steps of the better source, unless they are a blurb or break off and the page shows the whole. */
export function checkSteps(
  steps: Steps | null,
  page: Steps | null,
  description: string | null,
): Steps | null {
  if (steps === null || page === null || steps.method === "page") return steps ?? page;
  const texts = steps.value.lines;
  const key = textKey(texts.map((step) => step.text).join(" "));
  const blurb =
    description !== null && texts.length <= 2 && textKey(description).startsWith(key.slice(0, 60));
  const broken = /(?:\.\.\.|…)$/u.test(texts.at(-1)?.text ?? "") && lengthOf(page) > lengthOf(steps);
  const tiny = lengthOf(steps) < 120 && lengthOf(page) > lengthOf(steps) * 3 && page.value.lines.length >= 2;
  return blurb || broken || tiny ? { ...page, repaired: [...page.repaired, "filled"] } : steps;
}
