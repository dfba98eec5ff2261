import { foldInPlace } from "#server/engines/languages/languages.ts";
import type { PageLine } from "../tree/page-lines.ts";
import { readMinutes } from "../values/durations.ts";
import { LETTER, LETTER_OR_APOSTROPHE, OTHER, plainLetters, smallLetters } from "../values/letter-class.ts";
import {
  CUISINE_LABELS,
  DIFFICULTY_LABELS,
  NATIONS,
  PEOPLE,
  TIME_KINDS,
  TIME_WORD,
  YIELD_LABELS,
} from "./fact-words.ts";

/** Patterns over plain small letters without accents. `words` stands in all that the others match, and is looked for first. */
type Fact = { name: string; words: RegExp; before: RegExp; behind: RegExp; alone: RegExp };

const WORD = `${LETTER_OR_APOSTROPHE}{1,12}`;
const SPAN = `\\d[\\d.,/½¼¾]{0,6}(?: ?(?:-|–|to|bis|à|a) ?\\d{1,3})? ?(?:[½¼¾] ?)?${WORD}\\.?(?: ?(?:-|–|to|bis|à) ?\\d{1,3} ?${LETTER}{1,12}\\.?)?(?:,? ?(?:(?:and|und|et|y|e|en|og|och|i) )?\\d{1,3} ?${WORD}\\.?)?`;

const ROUGHLY =
  "(?:(?:about|approx\\.?|ca\\.?|circa|environ|etwa|ongeveer|omkring|around|less than|under|over|up to|max\\.?) )?";

/** Words before a value ("Prep time: 10 min"), behind it ("10 min preparation time") or on the line over it. */
const TIMES: Fact[] = TIME_KINDS.map(([name, words]) => ({
  name,
  words: new RegExp(words),
  before: new RegExp(
    `(?:^|${OTHER})(?:${words})${TIME_WORD}(?: ?: ?|：| ?[–-] ?| |(?=\\d))${ROUGHLY}(?<value>${SPAN})`,
  ),
  behind: new RegExp(
    `(?<lead>^|[|·•,;] ?| )(?<value>${SPAN})(?: of)? \\(?(?:${words})${TIME_WORD}\\)?(?=$|${OTHER})`,
  ),
  alone: new RegExp(`^(?:${words})${TIME_WORD} ?[:：]?$`),
}));

const COUNT = "\\d{1,3}(?: ?(?:[-–]|to|bis|à|a) ?\\d{1,3})?";
const ABOUT = "(?:(?:about|approx\\.?|ca\\.?|circa|environ|ongeveer|etwa|makes|serves) )*";
const SERVES = new RegExp(
  `^(?:(?:${PEOPLE}|${YIELD_LABELS})(?=[ :：–-]) ?[:：–-]? ?${ABOUT}(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\\b|\\d{1,3})(?! ?(?:min|std|h\\b|hour|uur|%|°|g\\b|ml\\b|kcal)).{0,60}|${COUNT} ?(?:${PEOPLE})(?=$| |[.,(]).{0,30})$`,
);
const SERVES_LABEL = new RegExp(`^(?:${PEOPLE}|${YIELD_LABELS}) ?[:：]?$`);
/** "Per serving", "1 Portion enthält:": what one of them weighs and holds. */
const A_PORTION =
  /^(?:per|pro|par|por) (?:serving|portion|porción|porzione)|serving size(?!:? ?\d{1,2}(?: ?[-–] ?\d{1,2})?$)|^size|portionsgr|^1 \p{L}+ [^\d:]{3,30}:$/iu;
export const isAPortion = (text: string): boolean => A_PORTION.test(text);
const INSIDE = new RegExp(
  `(?<lead>^|[ (,;:.|])(?<value>(?:serves|makes|fur|voor|pour|para|per|for|til) ${COUNT}(?: ?(?:${PEOPLE}))?|${COUNT} (?:${PEOPLE})(?:re|nek|lle)?|(?:servings?|serves|yields?|makes|portionen|portions?|personen|porciones|porzioni|porties|portioner|porcj[ei]) ?[:：] ?${COUNT})(?=$|[ ).,;:|])`,
);
const CUISINE_WORD = new RegExp(CUISINE_LABELS);
const CUISINE = new RegExp(
  `(?:^|[|•·] ?)(?:${CUISINE_LABELS})(?: ?[:：] ?| )(?<value>${LETTER}(?:${LETTER}|[ ,/&-]){2,40})$`,
);
const CUISINE_LABEL = new RegExp(`^(?:${CUISINE_LABELS}) ?[:：]?$`);
const NATION = new RegExp(
  `^(?:(?:${CUISINE_LABELS}) )?(?:${NATIONS})${LETTER}{0,12}(?: (?:${CUISINE_LABELS}))?$`,
);
const OTHER_LABEL = /^(?:type|course|category|diet|method|keywords?|calories|author|total|servings?)\b/i;
const DIFFICULTY_LABEL = new RegExp(`^(?:${DIFFICULTY_LABELS}) ?[:：]? ?(?<value>${LETTER}.{2,20})?$`);

const BEFORE = 60;
const INTO = 3;
const AFTER = 12;
const BETWEEN = 40;

const plainSmall = (text: string): string => plainLetters(foldInPlace(smallLetters(text)));

const isTime = (text: string): boolean => readMinutes(text, () => undefined) !== null && /\p{L}/u.test(text);

/** What a pattern found in the small letters of a text, as it stands in the text itself. */
function valueIn(text: string, found: RegExpExecArray | null): string | undefined {
  if (found?.groups?.value === undefined) return undefined;
  const { lead, value } = found.groups;
  const end = found.index + found[0].length;
  const from = lead === undefined ? end - value.length : found.index + lead.length;
  return text.slice(from, from + value.length);
}

function readTimes(values: Record<string, unknown>, text: string, next: string): void {
  const isOver = /^\d/.test(next) && next.length <= 30;
  if (!isOver && !/\d/.test(text)) return;
  const small = plainSmall(text);
  for (const { name, words, before, behind, alone } of TIMES) {
    if (values[name] !== undefined || !words.test(small)) continue;
    // "10 min prep, 20 min cook": what begins with a number says its name behind it.
    const match = (/^\d/.test(text) ? behind.exec(small) : null) ?? before.exec(small);
    const found = valueIn(text, match);
    if (found !== undefined && isTime(found)) values[name] = found;
    else if (isOver && alone.test(small) && isTime(next)) values[name] = next;
  }
}

/** "Zubereitungszeit" is the cooking beside a time before it, the work beside a cooking time, else the whole. */
function settleMaking(values: Record<string, unknown>): void {
  const { makingTime } = values;
  delete values.makingTime;
  if (makingTime === undefined) return;
  if (values.prepTime !== undefined) values.cookTime ??= makingTime;
  else if (values.cookTime !== undefined) values.prepTime = makingTime;
  else values.totalTime ??= makingTime;
}

/** "2 2 Portionen": the number of a field and the words beside it. */
const TWICE = /^(\d{1,2}) \1(?= )/;
const COUNTED = /^(?:\p{L}{2,8}\.? )?\d/u;

function readLine(values: Record<string, unknown>, shown: string, next: string): void {
  const text = shown.replace(TWICE, "$1");
  const small = plainSmall(text);
  if (values.recipeYield === undefined && !isAPortion(text)) {
    if (SERVES.test(small)) values.recipeYield = text;
    else if (COUNTED.test(next) && next.length <= 40 && SERVES_LABEL.test(small)) values.recipeYield = next;
  }
  readTimes(values, text, next);
  if (values.difficulty === undefined) {
    const level = DIFFICULTY_LABEL.exec(small);
    if (level) values.difficulty = valueIn(text, level) ?? next;
  }
}

function readCuisine(values: Record<string, unknown>, line: PageLine, next: PageLine | undefined): void {
  const { text } = line;
  if (values.recipeCuisine !== undefined || text.length > 60) return;
  const small = plainSmall(text);
  const isNamed = CUISINE_WORD.test(small);
  const named = isNamed ? valueIn(text, CUISINE.exec(small)) : undefined;
  if (named !== undefined) values.recipeCuisine = named;
  else if (
    isNamed &&
    next !== undefined &&
    CUISINE_LABEL.test(small) &&
    /^\p{L}[\p{L} ,/&-]{2,40}$/u.test(next.text) &&
    !OTHER_LABEL.test(next.text)
  )
    values.recipeCuisine = next.text;
  else if (!line.aside && line.level % 7 === 0 && NATION.test(small)) values.recipeCuisine = text;
}

/** "4" in an element that is classed as the number of people. */
const isClassedYield = ({ text, shape }: PageLine): boolean =>
  /^\d{1,2}$/.test(text) && /(?:serving|portion|person|people|yield)[^>]*$/i.test(shape);

export type Around = {
  ingredients: { from: number; end: number } | null;
  steps: { from: number; end: number } | null;
};

/** The parts of the page around the two lists, the nearest to the ingredients first. */
function regionsOf(rows: PageLine[], { ingredients, steps }: Around): PageLine[][] {
  const from = ingredients?.from ?? steps?.from ?? 0;
  const end = Math.max(ingredients?.end ?? 0, from);
  const regions = [
    rows.slice(Math.max(0, from - BEFORE), from + INTO).reverse(),
    rows.slice(Math.max(from, end - 4), end + AFTER),
  ];
  if (steps !== null && steps.from > end)
    regions.push(rows.slice(end, Math.min(steps.from + 6, end + BETWEEN)));
  if (steps !== null) regions.push(rows.slice(Math.max(0, steps.end - 1), steps.end + AFTER));
  return regions;
}

/** Yield, times, difficulty and cuisine that stand around the lists; `closing` is the last step, where some pages put the yield. */
export function readFacts(rows: PageLine[], around: Around, closing: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const regions = regionsOf(rows, around);
  const after = new Map(rows.map((row, index) => [row, rows[index + 1]]));
  for (const region of regions) {
    for (const row of region) {
      if (row.text.length <= 160) readLine(values, row.text, after.get(row)?.text ?? "");
    }
  }
  settleMaking(values);
  for (const region of regions) for (const row of region) readCuisine(values, row, after.get(row));
  const from = around.ingredients?.from ?? around.steps?.from ?? 0;
  const near = rows
    .slice(Math.max(0, from - 25), from)
    .reverse()
    .filter((row) => row.text.length <= 120);
  for (const text of [...near.map((row) => row.text), closing.slice(-60)]) {
    if (values.recipeYield !== undefined || isAPortion(text)) continue;
    values.recipeYield = valueIn(text, INSIDE.exec(plainSmall(text)));
  }
  values.recipeYield ??= regions.flat().find(isClassedYield)?.text;
  return values;
}
