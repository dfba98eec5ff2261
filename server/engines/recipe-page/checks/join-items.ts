import { isIngredientListName, isStepListName } from "../sources/list-names.ts";
import { LEVEL, type PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { toLowerCaseKeepingPositions } from "../values/letter-class.ts";
import { isBareAmount, startsWithNumber } from "./line-shapes.ts";

const SHORT_AMOUNT = /^[\d¼½¾⅓⅔⅛][\d¼½¾⅓⅔⅛.,/ –-]*(?: ?[\p{L}.'’()]{1,12}){0,2}$/u;
/** An amount in any unit, with an optional note: "2 unid.", "800 g, vorwiegend festkochend". */
const AMOUNT_WITH_NOTE = /^[\d¼½¾⅓⅔⅛][\d¼½¾⅓⅔⅛.,/ –-]*(?: ?[\p{L}.'’()]{1,12}){0,3}(?:, .{1,40})?$/u;
const OF_PHRASE = /^(?:d['’] ?|(?:de|du|des|of|di|van|von|af|av) )\p{L}/u;
const isName = (text: string): boolean => /^\p{L}/u.test(text) && !isBareAmount(text);

/**
 * Whether two lines may be an amount and its name: their HTML elements or classes differ, or an element
 * contains just the two.
 */
const isPaired = (line: PageLine, next: PageLine, sizes: ReadonlyMap<number, number>): boolean =>
  line.shape !== next.shape || (line.group === next.group && sizes.get(line.group) === 2);

/** Pairs of shapes (HTML elements and classes) in which an amount precedes its name more than once. */
function findShapePairs(lines: PageLine[], sizes: ReadonlyMap<number, number>): Set<string> {
  const seen = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next === undefined || !isPaired(line, next, sizes)) continue;
    if (!isBareAmount(line.text) || !isName(next.text)) continue;
    const pair = `${line.shape} ${next.shape}`;
    seen.set(pair, (seen.get(pair) ?? 0) + 1);
  }
  return new Set([...seen].filter(([, count]) => count > 1).map(([pair]) => pair));
}

const isTerm = ({ shape }: PageLine): boolean => /(?:^|>)dt\.[^>]*$/.test(shape);
const isDefinition = ({ shape }: PageLine): boolean => /(?:^|>)dd\.[^>]*$/.test(shape);

/** Definition lists (dl) with an amount in several pairs, which are ingredients in two columns. */
function findColumnGroups(lines: PageLine[]): Set<number> {
  const counts = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next === undefined || !isTerm(line) || !isDefinition(next)) continue;
    if (isBareAmount(line.text) || isBareAmount(next.text) || AMOUNT_WITH_NOTE.test(line.text))
      counts.set(line.group, (counts.get(line.group) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([group]) => group));
}

/** Definition lists (dl) with at least two definitions for each term. Their terms are headings. */
function findTitledGroups(lines: PageLine[], columns: ReadonlySet<number>): Set<number> {
  const counts = new Map<number, { terms: number; definitions: number }>();
  for (const line of lines) {
    if (!isTerm(line) && !isDefinition(line)) continue;
    const count = counts.get(line.group) ?? { terms: 0, definitions: 0 };
    counts.set(line.group, count);
    if (isTerm(line)) count.terms += 1;
    else count.definitions += 1;
  }
  const groups = [...counts].filter(
    ([, { terms, definitions: meanings }]) => terms > 0 && meanings >= terms * 2,
  );
  return new Set(groups.map(([group]) => group).filter((group) => !columns.has(group)));
}

/** At least this many pairs of a name and an amount make a list. */
const MIN_PAIRS = 3;

const isPlainRow = ({ level, item }: PageLine): boolean => level === LEVEL.plain && item === 0;

/**
 * Finds amounts on the line after their name. Each pair is in its own element, or names and amounts
 * alternate, a name first. `isFirst`: the joined line puts the amount first.
 */
function findTrailingAmounts(
  lines: PageLine[],
  sizes: ReadonlyMap<number, number>,
): Map<PageLine, { isFirst: boolean }> {
  const trailing = new Map<PageLine, { isFirst: boolean }>();
  for (let start = 0; start < lines.length; ) {
    const end = endOfAlternation(lines, start);
    const pairs = pairsIn(lines.slice(start, end), sizes);
    // Without class names or elements that separate the pairs, the joined line has the usual order: amount, name.
    const [name, amount] = lines.slice(start, start + 2);
    const isFirst =
      amount !== undefined && name !== undefined && (amount.hint === null || !isPaired(name, amount, sizes));
    if (pairs.length >= MIN_PAIRS) for (const row of pairs) trailing.set(row, { isFirst });
    start = Math.max(end, start + 1);
  }
  return trailing;
}

/**
 * The end of a sequence of short plain lines of at most two shapes (HTML elements and classes), inside an
 * ingredient list or below its heading.
 */
function endOfAlternation(lines: PageLine[], from: number): number {
  const shapes = new Set<string>();
  let isNamed: boolean | undefined;
  let index = from;
  for (; index < lines.length; index += 1) {
    const line = lines[index] as PageLine;
    if (!isPlainRow(line) || line.text.length > 60) break;
    if (line.hint !== "ingredients") {
      isNamed ??= isIngredientListName(lines[from - 1]?.text ?? "");
      if (!isNamed) break;
    }
    shapes.add(line.shape);
    if (shapes.size > 2) break;
  }
  return index;
}

function pairsIn(rows: PageLine[], sizes: ReadonlyMap<number, number>): PageLine[] {
  const [first, second] = rows;
  if (first === undefined || second === undefined || !isName(first.text)) return [];
  // A list that begins with a text may still put amounts first: "For 4 people", "200 g", "flour".
  const endsInAmount = AMOUNT_WITH_NOTE.test(rows.at(-1)?.text ?? "");
  const isStrict = rows.every(({ text }, index) => AMOUNT_WITH_NOTE.test(text) === (index % 2 === 1));
  const isPair = (name: PageLine, amount: PageLine): boolean => {
    const isBoxed = name.group === amount.group && sizes.get(name.group) === 2;
    const alternates = endsInAmount && (isStrict || name.shape !== amount.shape);
    return (
      (isBoxed || alternates) &&
      name.shape === first.shape &&
      amount.shape === second.shape &&
      isName(name.text) &&
      AMOUNT_WITH_NOTE.test(amount.text)
    );
  };
  return rows.slice(1).filter((amount, index) => isPair(rows[index] as PageLine, amount));
}

const MAX_UNIT_LENGTH = 18;
const mayNameUnit = (text: string): boolean => text.length <= MAX_UNIT_LENGTH && /^\p{L}/u.test(text);

/** The units in a table header that begins at `index` ("Ingredient", "KG"). Empty if there is no such header. */
function unitsOfGrid(lines: PageLine[], index: number): string[] {
  // Most lines are no list names; the next lines rule them out faster.
  if (
    !mayNameUnit(lines[index + 1]?.text ?? "") ||
    ![3, 4, 5].some((offset) => /^\d/.test(lines[index + offset]?.text ?? "")) ||
    !isIngredientListName(lines[index]?.text ?? "")
  )
    return [];
  const cells = lines.slice(index + 1, index + 4).map(({ text }) => text);
  const end = cells.findIndex((text) => !mayNameUnit(text) || !isBareAmount(`1 ${text}`));
  return cells.slice(0, end < 0 ? cells.length : end);
}

/** The number of cells of the table row that begins at `index`: a name and its numbers. 1 if it is no such row. */
function widthOfRow(lines: PageLine[], index: number): number {
  let width = 1;
  while (/^\d[\d.,]*$/.test(lines[index + width]?.text ?? "")) width += 1;
  return isName(lines[index]?.text ?? "") ? width : 1;
}

/**
 * Joins the cells of each row of a table whose header names the units. Ignores columns without a unit, which
 * are percentages of the weight.
 */
function joinGrids(lines: PageLine[]): PageLine[] {
  const out: PageLine[] = [];
  for (let index = 0; index < lines.length; ) {
    const units = unitsOfGrid(lines, index);
    const first = index + units.length + 1;
    const width = units.length === 0 ? 1 : widthOfRow(lines, first);
    if (units.length === 0 || width <= units.length) {
      out.push(lines[index] as PageLine);
      index += 1;
      continue;
    }
    const title = out.at(-1);
    if (title !== undefined) out[out.length - 1] = { ...title, level: title.level || LEVEL.titled };
    for (index = first; widthOfRow(lines, index) === width; index += width) {
      const row = lines[index] as PageLine;
      const amounts = units.map((unit, cell) => `${lines[index + cell + 1]?.text} ${unit}`);
      const text = [row.text, ...amounts].join(" ");
      out.push({ ...row, text, key: textKey(text) });
    }
    // Skips the row with the total weight.
    if (/[:：] ?\d[\d.,]*$/u.test(lines[index]?.text ?? "")) index += 1;
  }
  return out;
}

const MAX_JOINED = 250;
const COUNT = /^(?:\p{L}{3,10}\.? ?#?\d{1,2} ?[.:)]?|\d{1,2}[.)])$/u;

const isLongSentence = (text: string): boolean => text.length >= 40 && /[.!?]$/.test(text);

/** Whether a line is a step number such as "Step 1" or "2.", which is never joined to the next line. */
const isCount = ({ text, hint }: PageLine, next: PageLine): boolean =>
  COUNT.test(text) ||
  (/^\d{1,2}$/.test(text) &&
    (hint === "steps" || next.hint === "steps" || next.text.length > 100 || isLongSentence(next.text)));

/** List items that contain a list of their own: several lines begin with an amount, or a paragraph ends in a colon. */
function findListItems(lines: PageLine[]): Set<number> {
  const counts = new Map<number, number>();
  for (const [index, { item, text, shape, ordered }] of lines.entries()) {
    if (item === 0 || text.length > 120 || isBareAmount(text)) continue;
    const before = lines[index - 1];
    const isNext = before?.item === item && before.shape === shape && shape.endsWith(">li.>p.");
    const isPart = isNext && !ordered && /[:：]$/u.test(before.text);
    if (startsWithNumber(text) || isPart) counts.set(item, (counts.get(item) ?? 0) + 1 + Number(isPart));
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([item]) => item));
}

const IN_BRACKETS = /^\([^()]{1,60}\)$/u;

/** Whether a line is a remark in brackets about the ingredient above it, for example "(40 g each)". */
const isRemark = (last: PageLine | undefined, { text, level, item }: PageLine): boolean =>
  last !== undefined &&
  IN_BRACKETS.test(text) &&
  level === LEVEL.plain &&
  last.level === LEVEL.plain &&
  last.item === item &&
  last.text.length <= 100 &&
  startsWithNumber(last.text) &&
  !isBareAmount(last.text);

/**
 * Whether a line is the name that belongs to the bare amount above it, and no amount, ingredient, heading or
 * list name of its own.
 */
const isNamedBy = (amount: PageLine, { text, item }: PageLine): boolean =>
  isBareAmount(amount.text) &&
  !isBareAmount(text) &&
  (item === amount.item || !startsWithNumber(text)) &&
  !/[:：]$/u.test(text) &&
  !isIngredientListName(text) &&
  !isStepListName(text);

/** Whether a bold line below an ingredient in the same list item names the next group. */
const isInnerHeading = (last: PageLine, { text, level }: PageLine): boolean =>
  level === LEVEL.titled &&
  last.level === LEVEL.plain &&
  /^\p{Lu}\D*$/u.test(text) &&
  startsWithNumber(last.text) &&
  !isBareAmount(last.text);

/** Whether a line is in the item of the line above it, and no group name and no step in a cell of its own. */
const continuesItem = (last: PageLine, line: PageLine): boolean =>
  line.item !== 0 &&
  last.item === line.item &&
  !isInnerHeading(last, line) &&
  !(line.group !== last.group && startsWithNumber(last.text) && isLongSentence(line.text));

const isAmountOfItem = (last: PageLine | undefined, { item, text }: PageLine): boolean =>
  item !== 0 && last?.item === item && isBareAmount(text);

const isInColumns = (line: PageLine | undefined, columns: ReadonlySet<number>): boolean =>
  line !== undefined && isDefinition(line) && columns.has(line.group);

/** Joins the lines of one list item, and an amount with its name on the next or previous line. */
export function joinLinesOfListItems(cells: PageLine[]): PageLine[] {
  const lines = joinGrids(cells);
  const sizes = new Map<number, number>();
  for (const { group } of lines) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const pairs = findShapePairs(lines, sizes);
  const lists = findListItems(lines);
  const columns = findColumnGroups(lines);
  const titled = findTitledGroups(lines, columns);
  const trailing = findTrailingAmounts(lines, sizes);
  const joined: PageLine[] = [];
  let before: PageLine | undefined;
  for (const line of lines) {
    const last = joined.at(-1);
    const fits = last !== undefined && last.text.length + line.text.length < MAX_JOINED;
    const sameItem = fits && !lists.has(line.item) && continuesItem(last, line);
    const flat = last?.level === LEVEL.plain && line.level === LEVEL.plain;
    const sameList = before !== undefined && (before.item === 0 || before.group === line.group);
    // An amount in a definition (dd) belongs to the term before it, not to the next line.
    const hasName = isInColumns(before, columns);
    const amount = flat && sameList && !hasName && before !== undefined && isNamedBy(before, line);
    const pair =
      flat &&
      !hasName &&
      before !== undefined &&
      SHORT_AMOUNT.test(before.text) &&
      isName(line.text) &&
      isPaired(before, line, sizes) &&
      (OF_PHRASE.test(toLowerCaseKeepingPositions(line.text)) || pairs.has(`${before.shape} ${line.shape}`));
    const column =
      fits &&
      before !== undefined &&
      isTerm(before) &&
      isDefinition(line) &&
      columns.has(line.group) &&
      before.group === line.group;
    if (
      last !== undefined &&
      !isCount(last, line) &&
      (sameItem || trailing.has(line) || amount || pair || column || isRemark(last, line))
    ) {
      const parts = trailing.get(line)?.isFirst ? [line, last] : [last, line];
      const text = parts
        .map((part) => part.text)
        .join(" ")
        .replace(/(\p{L})(['’]) (?=\p{L})/gu, "$1$2");
      joined[joined.length - 1] = { ...last, text, key: parts.map(({ key }) => key).join("") };
    } else if (line.level === LEVEL.plain && isTerm(line) && titled.has(line.group))
      joined.push({ ...line, level: LEVEL.titled });
    else joined.push(line);
    // An amount that was joined to the name before it must not be joined to the next line.
    before = trailing.has(line) || isAmountOfItem(last, line) ? { ...line, text: "" } : line;
  }
  return joined;
}
