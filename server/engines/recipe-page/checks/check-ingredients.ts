import { isAsideOnPage } from "#server/engines/languages/languages.ts";
import {
  addHeading,
  cleanHeading,
  emptySections,
  type Origins,
  type Reading,
  type Repair,
  type Sectioned,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { isIngredientListName } from "../sources/list-names.ts";
import { isSmallBold, LEVEL, type PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { isYieldLine } from "../values/ingredients.ts";
import { namesAmong } from "./duplicate-lists.ts";
import { hasNumber, isPrice, looksMeasured } from "./line-shapes.ts";
import { isRunTogether, withAmounts } from "./list-quality.ts";
import { type Located, locate } from "./locate.ts";
import { sharedWords } from "./mentions.ts";
import { movedSections, realign } from "./realign.ts";
import { findShown, type ShownList } from "./visible-list.ts";

type List = Reading<Sectioned<string>>;

const withRepair = <T>(reading: Reading<T>, repair: Repair, value: T): Reading<T> => ({
  ...reading,
  value,
  repaired: [...new Set([...reading.repaired, repair])],
});

/** Lines of the markup that no row of the list shows: a row in other words may stand for one of them. */
function notShown(texts: readonly string[], rows: readonly PageLine[]): string[] {
  return texts.filter((text) => {
    const key = textKey(text);
    return !rows.some((row) => row.key.includes(key));
  });
}

const MOST_FOREIGN = 12;
const MOST_PRODUCTS = 3;

/** Whether a row says what one of `texts` says, in other amounts or with half of its words. */
function knownAmong(texts: readonly string[]): (row: PageLine) => boolean {
  const isNamed = namesAmong(texts);
  const share = sharedWords(texts);
  return ({ text }) => isNamed(text) || share(text) >= 0.5;
}

const isIngredient = ({ text, item }: PageLine): boolean =>
  looksMeasured(text) || (item !== 0 && text.length <= 100 && !/[.!?:]$/u.test(text));

/** Rows among the list's own that the markup does not hold, in no words. */
export function untoldIngredients(texts: readonly string[], shown: ShownList, lines: PageLine[]): PageLine[] {
  const rows = shown.rows.map((at) => lines[at] as PageLine);
  const isKnown = knownAmong(notShown(texts, rows));
  return shown.foreign
    .map((at) => lines[at] as PageLine)
    .filter(
      (row) =>
        row.level === LEVEL.plain &&
        row.shape === shown.shape &&
        isIngredient(row) &&
        !isPrice(row.text) &&
        !isYieldLine(row.text) &&
        !isKnown(row),
    );
}

/** Whether lines name the same things as others, for another tin or another number of people. */
function isSameAgain(lines: readonly string[], texts: readonly string[]): boolean {
  const again = lines.filter(namesAmong(texts)).length;
  return again >= 3 && again > lines.length / 2;
}

/** The rows that the markup lacks, where they are ingredients, all of them, of a list that it holds for the rest. */
function rowsToTake(list: List, shown: ShownList, lines: PageLine[]): PageLine[] {
  const texts = list.value.lines;
  const foreign = shown.foreign.filter((at) => lines[at]?.level === LEVEL.plain);
  const untold = untoldIngredients(texts, shown, lines);
  if (
    isSameAgain(
      untold.map(({ text }) => text),
      texts,
    )
  )
    return [];
  const sure = untold.filter((row) => looksMeasured(row.text) || row.hint === "ingredients");
  const fits =
    texts.length >= 3 &&
    shown.cover >= 0.85 &&
    foreign.length <= Math.max(texts.length, MOST_FOREIGN) &&
    untold.length === foreign.length &&
    sure.length >= untold.length * 0.5;
  return fits ? untold : [];
}

/** Lines run together, cut in pieces, without their amounts or left out: as the page shows them. */
function realigned(list: List, lines: PageLine[]): List {
  const { value } = list;
  const shown = findShown(value.lines, lines);
  if (shown === null || shown.cover < 0.6) return list;
  const strange = new Set(shown.foreign);
  const rows = shown.rows
    .filter((at) => !strange.has(at) || lines[at]?.level === LEVEL.plain)
    .map((at) => lines[at] as PageLine);
  const aligned = realign(value.lines, rows, new Set(rowsToTake(list, shown, lines)));
  const repairs = new Set(aligned.flatMap(({ repair }) => repair ?? []));
  if (repairs.size === 0) return list;
  const origins: Origins = new Map(list.origins);
  for (const { text, source, repair } of aligned)
    if (source !== null && repair !== null) origins.set(text, { method: "page", source, repaired: [repair] });
  const moved = { lines: aligned.map(({ text }) => text), sections: movedSections(value.sections, aligned) };
  return { ...list, value: moved, repaired: [...new Set([...list.repaired, ...repairs])], origins };
}

/** Headings that stand among the lines, and headings that only the page shows. */
function withHeadings(list: List, located: Located, lines: PageLine[]): List {
  const { value } = list;
  const rows = located.at.map((at) => lines[at]);
  const headed = rows.filter((line) => line !== undefined && line.level !== LEVEL.plain).length;
  // Where most lines are bold, bold says nothing.
  if (headed > rows.length * 0.4) return list;
  const result = emptySections<string>();
  const known = new Map(value.sections.map((mark) => [mark.at, mark.heading]));
  const between: PageLine[] = [];
  let previous = -1;
  for (const [index, text] of value.lines.entries()) {
    const row = rows[index];
    const found = headingBetween(lines, previous, located.at[index] ?? -1);
    const heading = known.get(index) ?? found?.text ?? null;
    if (heading !== null) addHeading(result, heading);
    if (found !== null) between.push(found);
    if ((located.at[index] ?? -1) >= 0) previous = located.at[index] ?? -1;
    const isHeading =
      row !== undefined &&
      row.level !== LEVEL.plain &&
      !isSmallBold(row) &&
      row.key === textKey(text) &&
      !hasNumber(text) &&
      row.item === 0;
    if (isHeading) addHeading(result, text);
    else result.lines.push(text);
  }
  result.sections = result.sections.filter(
    (mark) => mark.at < result.lines.length && !(mark.at === 0 && isIngredientListName(mark.heading)),
  );
  const opening = headingBefore(lines, located.at[0] ?? -1, between);
  if (opening !== null && result.sections[0]?.at !== 0)
    result.sections.unshift({ at: 0, heading: cleanHeading(opening.text) });
  const moved = result.lines.length < value.lines.length || result.sections.length > value.sections.length;
  return moved ? withRepair(list, "heading", result) : list;
}

function headingBetween(lines: PageLine[], from: number, to: number): PageLine | null {
  if (from < 0 || to <= from + 1 || to > from + 4) return null;
  const line = lines[to - 1];
  if (line === undefined || line.item !== 0 || line.text.length > 60 || isAsideOnPage(line.text)) return null;
  return (line.level !== LEVEL.plain || /[:：]$/u.test(line.text)) && !hasNumber(line.text) ? line : null;
}

/** The heading over the first line, where it is made like one of those between the lines. */
function headingBefore(lines: PageLine[], first: number, between: readonly PageLine[]): PageLine | null {
  const line = headingBetween(lines, first - 2, first);
  if (line === null || isIngredientListName(line.text)) return null;
  return between.some(({ shape, level }) => shape === line.shape && level === line.level) ? line : null;
}

/** Whether the list that the page shows holds everything of the other and more. */
function holdsMore(page: List, list: List): boolean {
  const shown = page.value.lines.map(textKey);
  const own = list.value.lines.map(textKey);
  if (shown.length <= own.length || shown.length > own.length * 4 + 8) return false;
  const measured = page.value.lines.filter(looksMeasured).length / shown.length;
  const [isShown, isOwn] = [new Set(shown), new Set(own)];
  const held = own.filter((key) => key !== "" && isShown.has(key)).length / own.length;
  const extra = page.value.lines.filter((_, index) => !isOwn.has(shown[index] ?? ""));
  if (isSameAgain(extra, list.value.lines)) return false;
  return measured >= 0.5 && held >= 0.9 && extra.filter(looksMeasured).length >= extra.length * 0.9;
}

/** Whether a structured list cannot be the list of ingredients ("Cheese, Pasta" for seventeen lines). */
function isSummary(list: List, page: List): boolean {
  const { lines } = list.value;
  const measured = page.value.lines.filter(looksMeasured).length;
  return !lines.some(hasNumber) && measured >= 3 && page.value.lines.length >= lines.length * 2;
}

/** Where an item of the list names something else ("Recommended rum"), and what the page sells stands under it. */
function withoutProducts(list: List, located: Located, lines: PageLine[]): List {
  const { lines: texts, sections } = list.value;
  const from = located.at.findIndex((at, index) => {
    const [name, before] = [lines[at - 1], lines[located.at[index - 1] ?? -1]];
    if (index < 2 || at < 1 || name === undefined || before === undefined || name === before) return false;
    return (
      name.item !== 0 && name.group === before.group && name.text.length <= 60 && isAsideOnPage(name.text)
    );
  });
  const rest = from < 0 ? [] : texts.slice(from);
  if (rest.length === 0 || rest.length > MOST_PRODUCTS || rest.some(hasNumber)) return list;
  const kept = { lines: texts.slice(0, from), sections: sections.filter(({ at }) => at < from) };
  return withRepair(list, "heading", kept);
}

/** The ingredients of the better source, set right by what the page shows. */
export function checkIngredients(list: List | null, page: List | null, lines: PageLine[]): List | null {
  if (list === null || list.method === "page") return list ?? page;
  const whole = page === null ? null : { ...page, repaired: [...page.repaired, "filled" as const] };
  if (page !== null && isSummary(list, page)) return whole;
  const told = page === null ? null : withAmounts(list.value, page.value);
  if (whole !== null && told !== null) return { ...whole, value: told };
  const right = realigned(list, lines);
  if (page !== null && (holdsMore(page, right) || isRunTogether(right.value, page.value))) return whole;
  const located = locate(right.value.lines, lines);
  if (located.found < right.value.lines.length * 0.8) return right;
  return withHeadings(withoutProducts(right, located, lines), located, lines);
}
