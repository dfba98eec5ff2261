import { isIngredientListName, isStepListName } from "../sources/list-names.ts";
import { LEVEL, type PageLine } from "../tree/page-lines.ts";
import { smallLetters } from "../values/small-letters.ts";

// What has letters in it is matched against small ones.
const NUMBER =
  /^(?:[-–—•·*▢□☐◦‣▪✓+]\s*)*(?:(?:ca\.?|about|approx\.?|approximately|circa|etwa|ongeveer|environ|~|≈)\s*)?(?:\d|[¼½¾⅓⅔⅛⅜⅝⅞⅕])/u;
const LEAD =
  /^(?:[-–—•·*▢□☐◦‣▪✓+]\s*)*(?:(?:a|an|one|two|three|four|five|six|half|ein|eine|einen|zwei|un|une|una|uno|deux|dos|due|een|twee|en|ett|et|två|handful|pinch|dash|splash|drizzle|few|some|zest|juice|salt|sea salt|kosher salt|pepper|salz|sel|sal|sale|zout|salt|só|sól|etwas|prise|snufje|pizca|pincée)\b)/u;
const TAIL =
  /\b(?:to taste|as needed|as required|to serve|for serving|for garnish|to garnish|optional|nach geschmack|nach belieben|q\.? ?b\.?|au goût|al gusto|a gosto|naar smaak|efter smak|efter behag|ízlés szerint|do smaku)\b/u;
const MEASURED =
  /\d ?(?:g|gr|kg|dag|dkg|ml|cl|dl|l|el|tl|ek|tk|msk|tsk|krm|st|stk|szt|ks|db|pcs|cups?|tbsps?|tsps?|oz|lbs?|pound|łyż\p{L}*|szkl\p{L}*)\b/u;

/** Whether a line begins with an amount in figures. */
export const startsWithNumber = (text: string): boolean => NUMBER.test(smallLetters(text));

const PRICE = /(?:^|\s)(?:[€$£] ?\d+(?:[.,]\d{1,2})?|\d+[.,]\d{2} ?(?:€|EUR|kr|zł|Ft|Kč|£|\$))(?:\s|$|[,;)])/;

/** "2,99 €": a shop's line among the recipe's. */
export const isPrice = (text: string): boolean => text.length <= 60 && PRICE.test(text);

/** Whether a line reads like an ingredient with its amount. */
export function looksMeasured(text: string): boolean {
  if (text.length > 220) return false;
  const small = smallLetters(text);
  return (
    NUMBER.test(small) ||
    (text.length <= 90 && LEAD.test(small)) ||
    TAIL.test(small) ||
    (text.length <= 80 && MEASURED.test(small))
  );
}

/** Whether a line reads like a sentence of a method. */
export const looksLikeStep = (text: string): boolean =>
  text.length >= 40 && /\p{L}{2} \p{L}{2,} /u.test(text);

const BARE =
  /^[\d¼½¾⅓⅔⅛.,/ –-]+ ?(?:g|gr|kg|dag|dkg|ml|cl|dl|l|el|tl|ek|tk|msk|tsk|st|stk|szt|ks|db|cups?|tbsps?|tsps?|oz|lbs?|x)?\.?$/u;

/** An amount alone ("200 g", "2"): the name stands on the next line. */
export const isBareAmount = (text: string): boolean =>
  text.length <= 14 && /[\d¼½¾⅓⅔⅛]/.test(text) && BARE.test(smallLetters(text));

const SHORT_AMOUNT = /^[\d¼½¾⅓⅔⅛][\d¼½¾⅓⅔⅛.,/ –-]*(?: ?[\p{L}.'’()]{1,12}){0,2}$/u;
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
    if (isBareAmount(line.text) || isBareAmount(next.text))
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
      (sameItem || amount || pair || column || isRemark(last, line))
    ) {
      const text = `${last.text} ${line.text}`.replace(/(\p{L})(['’]) (?=\p{L})/gu, "$1$2");
      joined[joined.length - 1] = { ...last, text, key: last.key + line.key };
    } else if (line.level === LEVEL.plain && isTerm(line) && titled.has(line.group))
      joined.push({ ...line, level: LEVEL.titled });
    else joined.push(line);
    before = line;
  }
  return joined;
}
