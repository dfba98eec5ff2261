import {
  headKey,
  isHeadingOfNonListSection,
  isToolsHeadingKey,
} from "#server/engines/languages/languages.ts";
import {
  addOrReplaceSectionHeading,
  createEmptySectionedList,
  type Origins,
  type Reading,
  type Repair,
  type Sectioned,
  trimHeadingMarks,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { isIngredientListName } from "../sources/list-names.ts";
import { isSmallBold, LEVEL, type PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { isControl, isYieldLine } from "../values/ingredients.ts";
import { markDifferingAmounts, replaceDecimalsByPageFractions } from "./compare-numbers.ts";
import { createSameIngredientTest, removeDuplicateNonMetricHalf, repeatsAmong } from "./duplicate-lists.ts";
import { hasNumber, isBareAmount, isPrice, looksLikeMeasuredIngredient } from "./line-shapes.ts";
import { choosePageLinesWithAmounts, isRunTogether } from "./list-quality.ts";
import { type Located, locateTextsInPageLines } from "./locate.ts";
import { toSortedWordsKey } from "./loose-key.ts";
import { createWordOverlapScorer, mentionsIn } from "./mentions.ts";
import { moveHeadingsToNewIndexes, realign } from "./realign.ts";
import { findVisibleList, type VisibleList } from "./visible-list.ts";

type List = Reading<Sectioned<string>>;

const withRepair = <T>(reading: Reading<T>, repair: Repair, value: T): Reading<T> => ({
  ...reading,
  value,
  repaired: [...new Set([...reading.repaired, repair])],
});

/** Ingredient lines of the structured data that no visible line contains. */
function findNotShown(texts: readonly string[], rows: readonly PageLine[]): string[] {
  return texts.filter((text) => {
    const key = textKey(text);
    return !rows.some((row) => row.key.includes(key));
  });
}

const MAX_EXTRA = 12;
const MAX_PRODUCTS = 3;
/** Amounts that a program wrote: "0 salt", "18.20 gm olive oil". */
const COMPUTED_AMOUNT = /^0 |^\d+\.\d{2} ?(?:g|gm|ml)(?!\p{L})/iu;
const MIN_SAME_SHARE = 0.8;
const MAX_COMPLETED = 300;

/**
 * Returns a predicate for visible lines that repeat one of `texts`: only the amount differs, or at least half
 * of the words of one line are in the other.
 */
function matcherFor(texts: readonly string[]): (row: PageLine) => boolean {
  const isNamed = createSameIngredientTest(texts);
  const share = createWordOverlapScorer(texts);
  return ({ text }) =>
    isNamed(text) || share(text) >= 0.5 || texts.some((own) => createWordOverlapScorer([text])(own) > 0.5);
}

const isIngredient = ({ text, item }: PageLine): boolean =>
  looksLikeMeasuredIngredient(text) || (item !== 0 && text.length <= 100 && !/[.!?:]$/u.test(text));

/** Lines of the visible list that the structured data lacks. Empty if most of them repeat `texts` in other amounts. */
export function findMissingIngredients(
  texts: readonly string[],
  shown: VisibleList,
  lines: PageLine[],
): PageLine[] {
  // Excludes steps, which may contain the words of an ingredient line.
  const rows = shown.rows
    .map((index) => lines[index] as PageLine)
    .filter(({ hint, shape }) => hint === "ingredients" || shape === shown.shape);
  const isKnown = matcherFor(findNotShown(texts, rows));
  const end = lines.findIndex(
    (row, index) =>
      index > (shown.rows[0] ?? 0) && row.level !== LEVEL.plain && isHeadingOfNonListSection(row.text),
  );
  const missing = shown.extra
    .filter((index) => end < 0 || index < end)
    .map((index) => lines[index] as PageLine)
    .filter(
      (row) =>
        row.level === LEVEL.plain &&
        row.shape === shown.shape &&
        isIngredient(row) &&
        !isPrice(row.text) &&
        !isYieldLine(row.text) &&
        !isControl(row.text) &&
        !isBareAmount(row.text) &&
        !texts.some((text) => row.text.startsWith(`${text} `)) &&
        !isKnown(row),
    );
  const isRepeated = isRepetition(
    missing.map(({ text }) => text),
    texts,
  );
  return isRepeated ? [] : missing;
}

/** Whether most of `lines` repeat `texts` in other amounts, for example for another tin size. */
function isRepetition(lines: readonly string[], texts: readonly string[]): boolean {
  const repeated = lines.filter(repeatsAmong(texts)).length;
  return repeated >= 2 && repeated > lines.length / 2;
}

/**
 * The missing lines to add to the list. Empty unless the page clearly shows the list of the structured data
 * and every extra line is an ingredient.
 */
function rowsToAdd(list: List, shown: VisibleList, lines: PageLine[]): PageLine[] {
  const texts = list.value.lines;
  const foreign = shown.extra.filter((index) => lines[index]?.level === LEVEL.plain);
  const missing = findMissingIngredients(texts, shown, lines);
  const known = new Set(
    shown.rows.filter((index) => !shown.extra.includes(index)).map((index) => lines[index]?.group),
  );
  const isSure = ({ text, hint, item, group }: PageLine): boolean =>
    looksLikeMeasuredIngredient(text) ||
    hint === "ingredients" ||
    (item !== 0 && known.has(group) && !isHeadingOfNonListSection(text));
  const sure = missing.filter(isSure);
  const fits =
    texts.length >= 3 &&
    shown.cover >= 0.85 &&
    foreign.length <= Math.max(texts.length, MAX_EXTRA) &&
    missing.length === foreign.length &&
    sure.length >= missing.length * 0.5;
  return fits ? missing : [];
}

/**
 * Corrects the lines of the structured data by the visible ones: splits joined lines, joins cut lines, and
 * adds missing amounts and lines.
 */
function repairLines(list: List, lines: PageLine[]): List {
  const { value } = list;
  const shown = findVisibleList(value.lines, lines);
  if (shown === null || shown.cover < 0.6) return list;
  const extra = new Set(shown.extra);
  const rows = shown.rows
    .filter((index) => !extra.has(index) || lines[index]?.level === LEVEL.plain)
    .map((index) => lines[index] as PageLine);
  const aligned = realign(value.lines, rows, new Set(rowsToAdd(list, shown, lines)));
  const repairs = new Set(aligned.flatMap(({ repair }) => repair ?? []));
  if (repairs.size === 0) return list;
  const origins: Origins = new Map(list.origins);
  for (const { text, source, repair } of aligned)
    if (source !== null && repair !== null) origins.set(text, { method: "page", source, repaired: [repair] });
  const repairedValue = {
    lines: aligned.map(({ text }) => text),
    sections: moveHeadingsToNewIndexes(value.sections, aligned),
  };
  return { ...list, value: repairedValue, repaired: [...new Set([...list.repaired, ...repairs])], origins };
}

/** Turns headings among the lines into sections and adds the headings that only the page shows. */
function addHeadings(list: List, located: Located, lines: PageLine[]): List {
  const { value } = list;
  const rows = located.lineIndexes.map((index) => lines[index]);
  const headed = rows.filter((line) => line !== undefined && line.level !== LEVEL.plain).length;
  // If many lines are bold or headings, bold type is the style of the list and marks no sections.
  if (headed > rows.length * 0.4) return list;
  const result = createEmptySectionedList<string>();
  const known = new Map(value.sections.map((mark) => [mark.at, mark.heading]));
  const between: PageLine[] = [];
  let previous = -1;
  for (const [index, text] of value.lines.entries()) {
    const row = rows[index];
    const found = headingBetween(lines, previous, located.lineIndexes[index] ?? -1);
    const heading = known.get(index) ?? found?.text ?? null;
    if (heading !== null) addOrReplaceSectionHeading(result, heading);
    if (found !== null) between.push(found);
    if ((located.lineIndexes[index] ?? -1) >= 0) previous = located.lineIndexes[index] ?? -1;
    const isHeading =
      row !== undefined &&
      row.level !== LEVEL.plain &&
      !isSmallBold(row) &&
      row.key === textKey(text) &&
      !hasNumber(text) &&
      row.item === 0;
    if (isHeading) addOrReplaceSectionHeading(result, text);
    else result.lines.push(text);
  }
  result.sections = result.sections.filter(
    (mark) => mark.at < result.lines.length && !(mark.at === 0 && isIngredientListName(mark.heading)),
  );
  const opening = headingBefore(lines, located.lineIndexes[0] ?? -1, between);
  if (opening !== null && result.sections[0]?.at !== 0)
    result.sections.unshift({ at: 0, heading: trimHeadingMarks(opening.text) });
  const moved = result.lines.length < value.lines.length || result.sections.length > value.sections.length;
  return moved ? withRepair(list, "heading", result) : list;
}

function headingBetween(lines: PageLine[], from: number, to: number): PageLine | null {
  if (from < 0 || to <= from + 1 || to > from + 4) return null;
  const line = lines[to - 1];
  if (line === undefined || line.item !== 0 || line.text.length > 60 || isHeadingOfNonListSection(line.text))
    return null;
  return (line.level !== LEVEL.plain || /[:：]$/u.test(line.text)) && !hasNumber(line.text) ? line : null;
}

/** The heading above the first ingredient, if a heading between the ingredients has the same format. */
function headingBefore(lines: PageLine[], first: number, between: readonly PageLine[]): PageLine | null {
  const line = headingBetween(lines, first - 2, first);
  if (line === null || isIngredientListName(line.text)) return null;
  return between.some(({ shape, level }) => shape === line.shape && level === line.level) ? line : null;
}

/** Whether the visible list has at least 90 % of the lines of the structured data and further ingredients. */
function isLongerVersion(page: List, list: List): boolean {
  const shown = page.value.lines.map(textKey);
  const own = list.value.lines.map(textKey);
  if (shown.length <= own.length || shown.length > own.length * 4 + 8) return false;
  const measured = page.value.lines.filter(looksLikeMeasuredIngredient).length / shown.length;
  const [isShown, isOwn] = [new Set(shown), new Set(own)];
  const held = own.filter((key) => key !== "" && isShown.has(key)).length / own.length;
  const extra = page.value.lines.filter((_, index) => !isOwn.has(shown[index] ?? ""));
  if (isRepetition(extra, list.value.lines)) return false;
  return (
    measured >= 0.5 && held >= 0.9 && extra.filter(looksLikeMeasuredIngredient).length >= extra.length * 0.9
  );
}

/** Whether the page has the same lines in another order. */
function hasOtherOrder(list: List, page: List): boolean {
  const [own = [], shown = []] = [list, page].map(({ value }) => value.lines.map(toSortedWordsKey));
  return (
    list.value.sections.length === 0 &&
    own.join("\n") !== shown.join("\n") &&
    own.sort().join("\n") === shown.sort().join("\n")
  );
}

/**
 * Whether the list of the structured data only summarises the visible one, for example "Cheese, Pasta" for
 * seventeen lines.
 */
function isSummary(list: List, page: List): boolean {
  const { lines } = list.value;
  const measured = page.value.lines.filter(looksLikeMeasuredIngredient).length;
  return !lines.some(hasNumber) && measured >= 3 && page.value.lines.length >= lines.length * 2;
}

/** Whether the page has the same ingredients as the markup, which has computed amounts instead of the page's. */
function hasComputedAmounts(list: List, page: List): boolean {
  const [own, shown] = [list.value.lines, page.value.lines];
  if (
    shown.length < own.length ||
    shown.length > own.length + 1 ||
    !own.some((line) => COMPUTED_AMOUNT.test(line))
  )
    return false;
  const share = shown.map((line) => createWordOverlapScorer([line]));
  const same = own.filter((line) => share.some((overlap) => overlap(line) >= 0.5)).length;
  return same >= own.length * MIN_SAME_SHARE && !shown.some((line) => COMPUTED_AMOUNT.test(line));
}

const wordsOf = (line: string): string[] => line.match(/\d[\d.,/⁄]*|[\p{L}½¼¾⅓⅔⅛]+/gu) ?? [];

/** The words of the page's line between those of the markup's line; null if it lacks one of these. */
function findInsertedWords(shown: string, own: string): string[] | null {
  const left = wordsOf(own);
  const inserted = wordsOf(shown).filter((word) => word !== left[0] || left.shift() === undefined);
  return left.length === 0 ? inserted : null;
}

const MIN_SHORTENED = 2;

/** Whether the markup has the page's lines, but lacks units or other words inside several of them. */
function isShortened({ value: { lines } }: List, { value: { lines: shown } }: List): boolean {
  const inserted = shown.map((line, index) => findInsertedWords(line, lines[index] ?? ""));
  const isInside = (line: string, index: number): boolean =>
    (inserted[index]?.length ?? 0) > 0 &&
    !shown[index]?.startsWith(line) &&
    toSortedWordsKey(line) !== toSortedWordsKey(shown[index] ?? "");
  return (
    shown.length === lines.length &&
    inserted.every((words) => words !== null && !words.some(hasNumber)) &&
    lines.filter(isInside).length >= MIN_SHORTENED
  );
}

/** Whether the line above an ingredient names another part of the page: "Recommended rum", "Equipment". */
const namesOtherPart = (name: PageLine, before: PageLine): boolean =>
  name !== before &&
  name.text.length <= 60 &&
  (name.level === LEVEL.plain
    ? name.item !== 0 && name.group === before.group && isHeadingOfNonListSection(name.text)
    : isToolsHeadingKey(headKey(name.text)));

/** Removes tools and products for sale at the end of the list: all lines below the name of another part. */
function removeOtherParts(list: List, located: Located, lines: PageLine[]): List {
  const { lines: texts, sections } = list.value;
  const from = located.lineIndexes.findIndex((lineIndex, index) => {
    const [name, before] = [lines[lineIndex - 1], lines[located.lineIndexes[index - 1] ?? -1]];
    return index >= 2 && name !== undefined && before !== undefined && namesOtherPart(name, before);
  });
  const rest = from < 0 ? [] : texts.slice(from);
  const isHeaded = lines[(located.lineIndexes[from] ?? 0) - 1]?.level !== LEVEL.plain;
  if (rest.length === 0 || (!isHeaded && (rest.length > MAX_PRODUCTS || rest.some(hasNumber)))) return list;
  const remaining = {
    lines: texts.slice(0, from),
    sections: sections.filter(({ at: index }) => index < from),
  };
  return withRepair(list, "heading", remaining);
}

/** Completes a line that lacks its food: only the rest of the visible line names what the steps mention. */
function restoreFoods(list: List, steps: readonly string[], lines: PageLine[]): List {
  const isMentioned = mentionsIn(steps);
  const texts = list.value.lines;
  if (!texts.some((text) => isMentioned(text) === false)) return list;
  const { lineIndexes } = locateTextsInPageLines(texts, lines);
  const completed = texts.map((text, index) => {
    const shown = lines[lineIndexes[index] ?? -1]?.text ?? "";
    const isCut = shown.startsWith(`${text} `) && shown.length <= MAX_COMPLETED;
    return isCut && isMentioned(text) === false && isMentioned(shown.slice(text.length)) ? shown : text;
  });
  const isSame = completed.every((text, index) => text === texts[index]);
  return isSame ? list : withRepair(list, "filled", { ...list.value, lines: completed });
}

/**
 * Returns the ingredients of the best source, corrected by the visible page. Amounts that differ between the
 * two are flagged "differs".
 */
export function correctIngredientsByPage(
  list: List | null,
  page: List | null,
  steps: readonly string[],
  lines: PageLine[],
): List | null {
  const corrected = correctByPage(list, page, lines);
  if (corrected === null || corrected.method === "page") return corrected;
  const checked = restoreFoods(corrected, steps, lines);
  return markDifferingAmounts(replaceDecimalsByPageFractions(dropCopies(checked), lines), page);
}

function dropCopies(list: List): List {
  const value = removeDuplicateNonMetricHalf(list.value);
  return value === list.value ? list : withRepair(list, "split", value);
}

function correctByPage(list: List | null, page: List | null, lines: PageLine[]): List | null {
  if (list === null || list.method === "page") return list ?? page;
  const pageList = page === null ? null : { ...page, repaired: [...page.repaired, "filled" as const] };
  if (page !== null && isSummary(list, page)) return pageList;
  const withPageAmounts = page === null ? null : choosePageLinesWithAmounts(list.value, page.value);
  if (pageList !== null && withPageAmounts !== null) return { ...pageList, value: withPageAmounts };
  if (
    pageList !== null &&
    (hasOtherOrder(list, pageList) || hasComputedAmounts(list, pageList) || isShortened(list, pageList))
  )
    return pageList;
  const corrected = repairLines(list, lines);
  if (page !== null && (isLongerVersion(page, corrected) || isRunTogether(corrected.value, page.value)))
    return pageList;
  const located = locateTextsInPageLines(corrected.value.lines, lines);
  if (located.found < corrected.value.lines.length * 0.8) return corrected;
  return addHeadings(removeOtherParts(corrected, located, lines), located, lines);
}
