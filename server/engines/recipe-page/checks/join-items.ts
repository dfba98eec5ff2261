import { isIngredientListName, isStepListName } from "../sources/list-names.ts";
import { LEVEL, type PageLine } from "../tree/page-lines.ts";
import { smallLetters } from "../values/letter-class.ts";
import { isBareAmount, startsWithNumber } from "./line-shapes.ts";

const SHORT_AMOUNT = /^[\d¼½¾⅓⅔⅛][\d¼½¾⅓⅔⅛.,/ –-]*(?: ?[\p{L}.'’()]{1,12}){0,2}$/u;
/** "800 g, vorwiegend festkochend", "2 unid.": an amount that has a name beside it, whatever its unit. */
const AMOUNT_BESIDE = /^[\d¼½¾⅓⅔⅛][\d¼½¾⅓⅔⅛.,/ –-]*(?: ?[\p{L}.'’()]{1,12}){0,3}(?:, .{1,40})?$/u;
const OF = /^(?:d['’] ?|(?:de|du|des|of|di|van|von|af|av) )\p{L}/u;
const isName = (text: string): boolean => /^\p{L}/u.test(text) && !isBareAmount(text);

/** Shapes of neighbours of which the first is an amount and the second its name, more than once. */
function pairsOf(lines: PageLine[]): Set<string> {
  const seen = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next === undefined || line.shape === next.shape || !isBareAmount(line.text) || !isName(next.text))
      continue;
    const pair = `${line.shape} ${next.shape}`;
    seen.set(pair, (seen.get(pair) ?? 0) + 1);
  }
  return new Set([...seen].filter(([, count]) => count > 1).map(([pair]) => pair));
}

const isTerm = ({ shape }: PageLine): boolean => /(?:^|>)dt\.[^>]*$/.test(shape);
const isMeaning = ({ shape }: PageLine): boolean => /(?:^|>)dd\.[^>]*$/.test(shape);

/** Groups of terms and meanings of which one is an amount, more than once: a list of ingredients in two columns. */
function columnsOf(lines: PageLine[]): Set<number> {
  const counts = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next === undefined || !isTerm(line) || !isMeaning(next)) continue;
    if (isBareAmount(line.text) || isBareAmount(next.text) || AMOUNT_BESIDE.test(line.text))
      counts.set(line.group, (counts.get(line.group) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([group]) => group));
}

/** Groups in which terms stand over several meanings each: a term names those below it. */
function titledGroups(lines: PageLine[], columns: ReadonlySet<number>): Set<number> {
  const counts = new Map<number, { terms: number; meanings: number }>();
  for (const line of lines) {
    if (!isTerm(line) && !isMeaning(line)) continue;
    const count = counts.get(line.group) ?? { terms: 0, meanings: 0 };
    counts.set(line.group, count);
    if (isTerm(line)) count.terms += 1;
    else count.meanings += 1;
  }
  const groups = [...counts].filter(([, { terms, meanings }]) => terms > 0 && meanings >= terms * 2);
  return new Set(groups.map(([group]) => group).filter((group) => !columns.has(group)));
}

/** So many names with their amounts behind them make a list of such pairs. */
const FEWEST_PAIRS = 3;

const isPlainRow = ({ level, item }: PageLine): boolean => level === LEVEL.plain && item === 0;

/**
 * Amounts that stand on the line after their name: a block of its own holds each pair, or names and amounts take turns in
 * two shapes, a name first. Read the other way round, each amount would go to the next name.
 */
function amountsBehind(lines: PageLine[]): Set<PageLine> {
  const behind = new Set<PageLine>();
  for (let at = 0; at < lines.length; ) {
    const end = endOfTurns(lines, at);
    const pairs = pairsIn(lines.slice(at, end));
    if (pairs.length >= FEWEST_PAIRS) for (const amount of pairs) behind.add(amount);
    at = Math.max(end, at + 1);
  }
  return behind;
}

/** Where the ingredients that begin there end: plain rows of two shapes at most. */
function endOfTurns(lines: PageLine[], from: number): number {
  const shapes = new Set<string>();
  let at = from;
  for (; at < lines.length; at += 1) {
    const line = lines[at] as PageLine;
    if (line.hint !== "ingredients" || !isPlainRow(line) || line.text.length > 60) break;
    shapes.add(line.shape);
    if (shapes.size > 2) break;
  }
  return at;
}

function pairsIn(rows: PageLine[]): PageLine[] {
  const [first, second] = rows;
  if (first === undefined || second === undefined || !isName(first.text)) return [];
  const sizes = new Map<number, number>();
  for (const { group } of rows) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  // "For 4 people", "200 g", "flour": what begins with a name may still give its amounts first.
  const endsInAmount = AMOUNT_BESIDE.test(rows.at(-1)?.text ?? "");
  const isPair = (name: PageLine, amount: PageLine): boolean => {
    const boxed = name.group === amount.group && sizes.get(name.group) === 2;
    const inTurns = endsInAmount && name.shape !== amount.shape;
    return (
      (boxed || inTurns) &&
      name.shape === first.shape &&
      amount.shape === second.shape &&
      isName(name.text) &&
      AMOUNT_BESIDE.test(amount.text)
    );
  };
  return rows.slice(1).filter((amount, index) => isPair(rows[index] as PageLine, amount));
}

const MAX_JOINED = 250;
const COUNT = /^(?:\p{L}{3,10}\.? ?#?\d{1,2} ?[.:)]?|\d{1,2}[.)])$/u;

const isLongSentence = (text: string): boolean => text.length >= 40 && /[.!?]$/.test(text);

/** "Step 1", "2.": the number of a step stays a line of its own. */
const isCount = ({ text, hint }: PageLine, next: PageLine): boolean =>
  COUNT.test(text) ||
  (/^\d{1,2}$/.test(text) &&
    (hint === "steps" || next.hint === "steps" || next.text.length > 100 || isLongSentence(next.text)));

/** Items that hold a list themselves: several of their lines begin with an amount and go on. */
function listsOf(lines: PageLine[]): Set<number> {
  const counts = new Map<number, number>();
  for (const { item, text } of lines)
    if (item !== 0 && startsWithNumber(text) && text.length <= 120 && !isBareAmount(text))
      counts.set(item, (counts.get(item) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([item]) => item));
}

const IN_BRACKETS = /^\([^()]{1,60}\)$/u;

/** "(40 g each)" on a line of its own says something of the ingredient before it. */
const isRemark = (last: PageLine | undefined, { text, level, item }: PageLine): boolean =>
  last !== undefined &&
  IN_BRACKETS.test(text) &&
  level === LEVEL.plain &&
  last.level === LEVEL.plain &&
  last.item === item &&
  last.text.length <= 100 &&
  startsWithNumber(last.text) &&
  !isBareAmount(last.text);

/** Lines of one list item, and an amount with the name on the line after it, are one line of the recipe. */
export function joinItems(lines: PageLine[]): PageLine[] {
  const pairs = pairsOf(lines);
  const lists = listsOf(lines);
  const columns = columnsOf(lines);
  const titled = titledGroups(lines, columns);
  const behind = amountsBehind(lines);
  const joined: PageLine[] = [];
  let before: PageLine | undefined;
  for (const line of lines) {
    const last = joined.at(-1);
    const fits = last !== undefined && last.text.length + line.text.length < MAX_JOINED;
    const sameItem = fits && line.item !== 0 && last.item === line.item && !lists.has(line.item);
    const flat = last?.level === LEVEL.plain && line.level === LEVEL.plain;
    const sameList = before !== undefined && (before.item === 0 || before.group === line.group);
    // The amount of a term belongs to that, not to the next one.
    const isTold = before !== undefined && isMeaning(before) && columns.has(before.group);
    const amount =
      flat &&
      sameList &&
      !isTold &&
      isBareAmount(before?.text ?? "") &&
      !isBareAmount(line.text) &&
      !isIngredientListName(line.text) &&
      !isStepListName(line.text);
    const pair =
      flat &&
      !isTold &&
      before !== undefined &&
      SHORT_AMOUNT.test(before.text) &&
      isName(line.text) &&
      (OF.test(smallLetters(line.text)) || pairs.has(`${before.shape} ${line.shape}`));
    const column =
      fits &&
      before !== undefined &&
      isTerm(before) &&
      isMeaning(line) &&
      columns.has(line.group) &&
      before.group === line.group;
    if (
      last !== undefined &&
      !isCount(last, line) &&
      (sameItem || behind.has(line) || amount || pair || column || isRemark(last, line))
    ) {
      const text = `${last.text} ${line.text}`.replace(/(\p{L})(['’]) (?=\p{L})/gu, "$1$2");
      joined[joined.length - 1] = { ...last, text, key: last.key + line.key };
    } else if (line.level === LEVEL.plain && isTerm(line) && titled.has(line.group))
      joined.push({ ...line, level: LEVEL.titled });
    else joined.push(line);
    // An amount that has its name asks for no other one.
    before = behind.has(line) ? { ...line, text: "" } : line;
  }
  return joined;
}
