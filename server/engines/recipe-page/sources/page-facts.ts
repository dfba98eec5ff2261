import {
  findDurationsInText,
  findYieldInTextOrNull,
  foldCaseAndAccentsKeepingPositions,
  type Yield,
} from "#server/engines/languages/languages.ts";
import { LEVEL, type PageLine } from "../tree/page-lines.ts";
import { parseDurationMinutesOrNull } from "../values/durations.ts";
import {
  LETTER,
  LETTER_OR_APOSTROPHE,
  OTHER,
  plainLetters,
  toLowerCaseKeepingPositions,
} from "../values/letter-class.ts";
import {
  CUISINE_LABELS,
  CUISINE_STEMS,
  DIFFICULTY_LABELS,
  PEOPLE,
  TIME_KINDS,
  TIME_WORD,
  YIELD_LABELS,
} from "./fact-words.ts";

/**
 * Patterns for one kind of time, matched against text in lower case without accents. `words` is a quick test:
 * the other patterns contain it.
 */
type TimePatterns = {
  name: string;
  words: RegExp;
  before: RegExp;
  after: RegExp;
  label: RegExp;
  bare: RegExp;
  given: RegExp;
};

const WORD = `${LETTER_OR_APOSTROPHE}{1,12}`;
const SPAN = `(?:\\d{1,2}:\\d{1,2} ?(?:h|hrs?|hours?|std)(?!${LETTER})|\\d[\\d.,/½¼¾]{0,6}(?: ?(?:-|–|to|bis|à|a) ?\\d{1,3})? ?(?:[½¼¾] ?)?${WORD}\\.?(?: ?(?:-|–|to|bis|à) ?\\d{1,3} ?${LETTER}{1,12}\\.?)?(?:,? ?(?:(?:and|und|et|y|e|en|og|och|i) )?\\d{1,3}(?: ?${WORD}\\.?)?)?)`;

const ROUGHLY =
  "(?:(?:about|approx\\.?|ca\\.?|circa|environ|etwa|ongeveer|omkring|around|less than|under|over|up to|max\\.?) )?";

const ALL_TIMES = TIME_KINDS.map(([, words]) => words).join("|");

/**
 * Patterns for each kind of time. The label is before its value ("Prep time: 10 min"), after it ("10 min
 * preparation time") or on another line.
 */
const TIMES: TimePatterns[] = TIME_KINDS.map(([name, words]) => ({
  name,
  words: new RegExp(words),
  before: new RegExp(
    `(?:^|${OTHER})(?:${words})${TIME_WORD}(?: ?[:：=|–-] ?| |(?=\\d))${ROUGHLY}(?<value>${SPAN})`,
  ),
  after: new RegExp(
    `(?<lead>^|[|·•,;] ?| )(?<value>${SPAN})(?: of)? (?:(?:${words})${TIME_WORD}(?=$|${OTHER})|\\((?:${words})${TIME_WORD}\\))`,
  ),
  label: new RegExp(`(?:^|(?:${ALL_TIMES})${TIME_WORD} \\d{1,3} )(?:${words})${TIME_WORD} ?[:：]?$`),
  given: new RegExp(`^(?:${words})${TIME_WORD} ?[:：=|–-]? ?\\d[^.!]{0,14}$`),
  bare: new RegExp(
    `^(?:${words})${TIME_WORD} ?[:：]? ?(?<value>\\d{1,3})(?:$| (?:${ALL_TIMES})${TIME_WORD}$)`,
  ),
}));

/** Matches a yield that is no number of servings: "Yield: 2 1/2 cups". */
const MEASURED_YIELD = new RegExp(
  `^(?:${PEOPLE}|${YIELD_LABELS})(?=[ :：–-]) ?[:：–-]? ?(?:makes )?${ROUGHLY}\\d{1,3}(?!\\d| ?(?:%|°|g\\b|ml\\b|kcal)).{0,60}$`,
);
const SERVES_LABEL = new RegExp(`^(?:${PEOPLE}|${YIELD_LABELS}) ?[:：]?$`);
/** Matches nutrition facts of one portion, which state no yield: "Per serving", "1 Portion enthält:". */
const PER_PORTION =
  /^(?:per|pro|par|por) (?:serving|portion|porción|porzione)|serving size(?!:? ?\d{1,2}(?: ?[-–] ?\d{1,2})?$)|^size|portionsgr|^1 \p{L}+ [^\d:]{3,30}:$/iu;
const isPerPortion = (text: string): boolean => PER_PORTION.test(text);
/** The yield "for 4" counts people only if the phrase ends after the number. "for 4 cakes" counts something else. */
const ENDS_PHRASE = /^ ?(?:$|[).,;:|/–-])/u;
const MAX_REST = 60;
/** A yield such as "10 pieces" ends the line or precedes a separator: "10 pieces — 20 minutes". */
const ENDS_YIELD = /^[^\p{L}\p{N}]*(?:$|[|•·—–({])/u;

const YIELD_LABEL = new RegExp(`(?:^|${OTHER})(?:${YIELD_LABELS})(?=$|${OTHER})`);

/** Whether the text states the yield, unlike "91 people rated this recipe", where a word follows the count. */
const isStated = (text: string, { sure, isPreceded, start, end }: Yield): boolean =>
  sure &&
  (isPreceded || !/^ \p{Ll}/u.test(text.slice(end)) || YIELD_LABEL.test(plainSmall(text.slice(0, start))));

/** Whether a line is a yield, with at most a remark after it. */
function isYieldRow({ text, level }: PageLine): boolean {
  const found = findYieldInTextOrNull(text);
  if (found === null)
    return MEASURED_YIELD.test(plainSmall(text)) && findDurationsInText(text, true).length === 0;
  const rest = text.slice(found.end);
  if (/[\p{L}\p{N}]/u.test(text.slice(0, found.start)) || rest.length > MAX_REST) return false;
  if (found.bare) return ENDS_PHRASE.test(rest);
  return isStated(text, found) || ((level !== LEVEL.plain || found.start > 0) && ENDS_YIELD.test(rest));
}

/** The yield inside a line or, with `isProse`, inside the last sentence of the method. */
function yieldInside(text: string, isProse: boolean): string | undefined {
  const found = isPerPortion(text) ? null : findYieldInTextOrNull(text);
  if (found === null) return undefined;
  const isPhrase = ENDS_PHRASE.test(text.slice(found.end)) || !/[.!?]$/.test(text);
  const isNamed = !isProse && found.isPreceded && (!found.bare || isPhrase);
  return isStated(text, found) || isNamed ? found.text : undefined;
}

const CUISINE_WORD = new RegExp(CUISINE_LABELS);
const CUISINE = new RegExp(
  `(?:^|[|•·] ?)(?:${CUISINE_LABELS})(?: ?[:：] ?| )(?<value>${LETTER}(?:${LETTER}|[ ,/&-]){2,40})$`,
);
const CUISINE_LABEL = new RegExp(`^(?:${CUISINE_LABELS}) ?[:：]?$`);
const NATION = new RegExp(
  `^(?:(?:${CUISINE_LABELS}) )?(?:${CUISINE_STEMS})${LETTER}{0,12}(?: (?:${CUISINE_LABELS}))?$`,
);
const OTHER_LABEL = /^(?:type|course|category|diet|method|keywords?|calories|author|total|servings?)\b/i;
const DIFFICULTY_LABEL = new RegExp(`^(?:${DIFFICULTY_LABELS}) ?[:：]? ?(?<value>${LETTER}.{2,20})?$`);

const ROWS_BEFORE = 60;
const ROWS_INTO_LIST = 6;
const ROWS_AFTER = 12;
const ROWS_BETWEEN = 40;

const plainSmall = (text: string): string =>
  plainLetters(foldCaseAndAccentsKeepingPositions(toLowerCaseKeepingPositions(text)));

const minutesOf = (text: unknown): number | null => parseDurationMinutesOrNull(text, () => undefined);
const isTime = (text: string): boolean => minutesOf(text) !== null && /\p{L}/u.test(text);

const MAX_VALUE = 30;
const isValue = (text: string): boolean => /^\d/.test(text) && text.length <= MAX_VALUE;

/**
 * Whether each time is above its label: the sequence of times and labels around `index` begins with a time
 * and ends with a label.
 */
function isTimeAbove(textAt: (index: number) => string, index: number): boolean {
  const isTimeAt = (place: number): boolean => isValue(textAt(place)) && isTime(textAt(place));
  const isLabelAt = (place: number): boolean => {
    const small = plainSmall(textAt(place).slice(0, MAX_VALUE + 1));
    return TIMES.some(({ label }) => label.test(small));
  };
  if (!isTimeAt(index - 1)) return false;
  let [first, last] = [index, index];
  while (isTimeAt(first - 1) && isLabelAt(first - 2)) first -= 2;
  while (isTimeAt(last + 1) && isLabelAt(last + 2)) last += 2;
  return isTimeAt(first - 1) && !isTimeAt(last + 1);
}

/** The group `value` of a match on folded text (lower case, no accents), in its original spelling. */
function valueIn(text: string, found: RegExpExecArray | null): string | undefined {
  if (found?.groups?.value === undefined) return undefined;
  const { lead, value } = found.groups;
  const end = found.index + found[0].length;
  const from = lead === undefined ? end - value.length : found.index + lead.length;
  return text.slice(from, from + value.length);
}

const MAX_TIME_ROW = 40;

/** The kinds of time that a short line states with a number, even if the number cannot be parsed. */
export function timesNamed({ text, aside }: PageLine): string[] {
  if (aside || text.length > MAX_TIME_ROW || !/[1-9]/.test(text)) return [];
  const small = plainSmall(text);
  return TIMES.flatMap(({ name, words, given }) => (words.test(small) && given.test(small) ? [name] : []));
}

/** Matches at least three words before a label. Without a colon the label is then part of a sentence. */
const PROSE = /\p{L},? \p{L}+,? \p{L}+ ?$/u;

function readTimes(values: Record<string, unknown>, text: string, value: string): void {
  const hasValue = isValue(value);
  if (!hasValue && !/\d/.test(text)) return;
  const small = plainSmall(text);
  for (const { name, words, before, after, label, bare } of TIMES) {
    if (values[name] !== undefined || !words.test(small)) continue;
    // In a line that begins with a number, the labels follow their values: "10 min prep, 20 min cook".
    const match = (/^\d/.test(text) ? after.exec(small) : null) ?? before.exec(small);
    const found = valueIn(text, match);
    const isProse = match !== null && !/[:：=|]/.test(match[0]) && PROSE.test(small.slice(0, match.index));
    if (found !== undefined && !isProse && isTime(found)) values[name] = found;
    else if (hasValue && label.test(small) && isTime(value)) values[name] = value;
    else values[`bare ${name}`] ??= bare.exec(small)?.groups?.value;
  }
}

/**
 * A time without a unit ("Prep time 5") is in minutes if another time of the recipe has a unit. Otherwise it
 * is dropped.
 */
function resolveBareTimes(values: Record<string, unknown>): void {
  const hasUnits = TIMES.some(({ name }) => values[name] !== undefined);
  for (const { name } of TIMES) {
    if (hasUnits) values[name] ??= values[`bare ${name}`];
    delete values[`bare ${name}`];
  }
}

/**
 * Assigns an ambiguous time such as "Zubereitungszeit": the cooking time if there is a preparation time, the
 * preparation if there is a cooking time or a longer total, else the total.
 */
function resolveMakingTime(values: Record<string, unknown>): void {
  const { makingTime } = values;
  delete values.makingTime;
  if (makingTime === undefined) return;
  if (values.prepTime !== undefined) values.cookTime ??= makingTime;
  else if (values.cookTime !== undefined || (minutesOf(values.totalTime) ?? 0) > (minutesOf(makingTime) ?? 0))
    values.prepTime = makingTime;
  else values.totalTime ??= makingTime;
}

/** Matches the value of a form field followed by the same number as text: "2 2 Portionen". */
const REPEATED_NUMBER = /^(\d{1,2}) \1(?= )/;
const COUNTED = /^(?:\p{L}{2,8}\.? )?\d/u;

function readLine(values: Record<string, unknown>, rows: PageLine[], index: number): void {
  const row = rows[index] as PageLine;
  const text = row.text.replace(REPEATED_NUMBER, "$1");
  const small = plainSmall(text);
  const textAt = (place: number): string => rows[place]?.text ?? "";
  const next = textAt(index + 1);
  if (values.recipeYield === undefined && !isPerPortion(text)) {
    if (isYieldRow({ ...row, text })) values.recipeYield = text;
    else if (COUNTED.test(next) && next.length <= 40 && SERVES_LABEL.test(small)) values.recipeYield = next;
  }
  const isAbove = text.length <= MAX_VALUE && !/\d/.test(text) && isTimeAbove(textAt, index);
  readTimes(values, text, isAbove ? textAt(index - 1) : next);
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

const MAX_STATEMENT = 60;

/** Whether a short line states the number of people or pieces that the recipe makes. */
export function statesServings({ text, aside }: PageLine): boolean {
  const found =
    aside || text.length > MAX_STATEMENT || isPerPortion(text) ? null : findYieldInTextOrNull(text);
  return found !== null && isStated(text, found);
}

/** The only yield that short lines anywhere on the page state; undefined if two differ. */
function findOnlyYield(rows: PageLine[]): string | undefined {
  const stated = rows.filter(statesServings).flatMap(({ text }) => findYieldInTextOrNull(text) ?? []);
  return new Set(stated.map(({ servings }) => servings)).size === 1 ? stated[0]?.text : undefined;
}

/** A bare number in an element whose class or icon names servings. Another number may follow it ("4 30 min"). */
const classedYield = ({ text, shape }: PageLine): string | undefined =>
  /(?:serving|portion|person|people|yield)[^>]*$/i.test(shape)
    ? /^\d{1,2}(?=$| \d)/.exec(text)?.[0]
    : undefined;

const TIME_CLASS = /(?:^|>)\w+\.(prep|cook|total)(?:[-_]?time)?(?:>span\.[^>]*)?$/i;

/** Times in elements whose class is their label ("prep", "cook-time"). */
function readClassedTime(values: Record<string, unknown>, { text, shape }: PageLine): void {
  const name = `${TIME_CLASS.exec(shape)?.[1]?.toLowerCase()}Time`;
  if (TIMES.some((time) => time.name === name) && isValue(text) && isTime(text)) values[name] ??= text;
}

export type ListSpans = {
  ingredients: { from: number; end: number } | null;
  steps: { from: number; end: number } | null;
};

/** The indexes from `from` up to, excluding, `end`. */
const indexesOf = (rows: PageLine[], from: number, end: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(end, rows.length) - from) }, (_, offset) => from + offset);

/** The indexes of the lines around both lists, in the order in which they are searched. */
function regionsOf(rows: PageLine[], { ingredients, steps }: ListSpans): number[][] {
  const from = ingredients?.from ?? steps?.from ?? 0;
  const end = Math.max(ingredients?.end ?? 0, from);
  const regions = [
    indexesOf(rows, Math.max(0, from - ROWS_BEFORE), from + ROWS_INTO_LIST).reverse(),
    indexesOf(rows, Math.max(from, end - 4), end + ROWS_AFTER),
  ];
  if (steps !== null && steps.from > end)
    regions.push(indexesOf(rows, end, Math.min(steps.from + 6, end + ROWS_BETWEEN)));
  if (steps !== null) regions.push(indexesOf(rows, Math.max(0, steps.end - 1), steps.end + ROWS_AFTER));
  return regions;
}

/** Reads yield, times, difficulty and cuisine near the lists. `closing` is the last step, which may state the yield. */
export function readRecipeDetailsAroundLists(
  rows: PageLine[],
  around: ListSpans,
  closing: string,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const near = regionsOf(rows, around).flat();
  for (const index of near) if ((rows[index] as PageLine).text.length <= 160) readLine(values, rows, index);
  resolveBareTimes(values);
  resolveMakingTime(values);
  for (const index of near) readCuisine(values, rows[index] as PageLine, rows[index + 1]);
  const from = around.ingredients?.from ?? around.steps?.from ?? 0;
  const above = rows
    .slice(Math.max(0, from - 25), from)
    .reverse()
    .filter((row) => row.text.length <= 120);
  for (const { text } of above) values.recipeYield ??= yieldInside(text, false);
  values.recipeYield ??= yieldInside(closing.slice(-60), true);
  for (const index of near) {
    values.recipeYield ??= classedYield(rows[index] as PageLine);
    readClassedTime(values, rows[index] as PageLine);
  }
  values.recipeYield ??= findOnlyYield(rows);
  return values;
}
