import { readMinutes } from "./durations.ts";
import { CUISINE_LABELS, NATIONS, PEOPLE, TIME_KINDS, TIME_WORD, YIELD_LABELS } from "./fact-words.ts";
import type { PageLine } from "./page-lines.ts";

type Fact = { name: string; before: RegExp; behind: RegExp; alone: RegExp };

const SPAN =
  "\\d[\\d.,/½¼¾]{0,6}(?: ?(?:-|–|to|bis|à|a) ?\\d{1,3})? ?(?:[½¼¾] ?)?[\\p{L}']{1,12}\\.?(?: ?(?:-|–|to|bis|à) ?\\d{1,3} ?\\p{L}{1,12}\\.?)?(?:,? ?(?:(?:and|und|et|y|e|en|og|och|i) )?\\d{1,3} ?[\\p{L}']{1,12}\\.?)?";

const ROUGHLY =
  "(?:(?:about|approx\\.?|ca\\.?|circa|environ|etwa|ongeveer|omkring|around|less than|under|over|up to|max\\.?) )?";

/** Words before a value ("Prep time: 10 min"), behind it ("10 min preparation time") or on the line over it. */
const TIMES: Fact[] = TIME_KINDS.map(([name, words]) => ({
  name,
  before: new RegExp(
    `(?:^|[^\\p{L}])(?:${words})${TIME_WORD}(?: ?: ?|：| ?[–-] ?| |(?=\\d))${ROUGHLY}(${SPAN})`,
    "iu",
  ),
  behind: new RegExp(
    `(?:^|[|·•,;] ?| )(${SPAN})(?: of)? \\(?(?:${words})${TIME_WORD}\\)?(?=$|[^\\p{L}])`,
    "iu",
  ),
  alone: new RegExp(`^(?:${words})${TIME_WORD} ?[:：]?$`, "iu"),
}));

const COUNT = "\\d{1,3}(?: ?(?:[-–]|to|bis|à|a) ?\\d{1,3})?";
const ABOUT = "(?:(?:about|approx\\.?|ca\\.?|circa|environ|ongeveer|etwa|makes|serves) )*";
const SERVES = new RegExp(
  `^(?:(?:${PEOPLE}|${YIELD_LABELS})(?=[ :：–-]) ?[:：–-]? ?${ABOUT}(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\\b|\\d{1,3})(?! ?(?:min|std|h\\b|hour|uur|%|°|g\\b|ml\\b|kcal)).{0,60}|${COUNT} ?(?:${PEOPLE})(?=$| |[.,(]).{0,30})$`,
  "iu",
);
const SERVES_LABEL = new RegExp(`^(?:${PEOPLE}|${YIELD_LABELS}) ?[:：]?$`, "iu");
const NOT_SERVINGS =
  /^(?:per|pro|par|por) (?:serving|portion|porción|porzione)|serving size(?!:? ?\d{1,2}(?: ?[-–] ?\d{1,2})?$)|^size|portionsgr/i;
const INSIDE = new RegExp(
  `(?:^|[ (,;:.|])((?:serves|makes|für|voor|pour|para|per|for|för|til) ${COUNT}(?: ?(?:${PEOPLE}))?|${COUNT} (?:${PEOPLE})(?:re|nek|lle)?|(?:servings?|serves|yields?|makes|portionen|portions?|personen|porciones|porzioni|porties|portioner|porcj[ei]) ?[:：] ?${COUNT})(?=$|[ ).,;:|])`,
  "iu",
);
const CUISINE = new RegExp(
  `(?:^|[|•·] ?)(?:${CUISINE_LABELS})(?: ?[:：] ?| )(\\p{L}[\\p{L} ,/&-]{2,40})$`,
  "iu",
);
const CUISINE_LABEL = new RegExp(`^(?:${CUISINE_LABELS}) ?[:：]?$`, "iu");
const NATION = new RegExp(
  `^(?:(?:${CUISINE_LABELS}) )?(?:${NATIONS})\\p{L}{0,12}(?: (?:${CUISINE_LABELS}))?$`,
  "iu",
);
const OTHER_LABEL = /^(?:type|course|category|diet|method|keywords?|calories|author|total|servings?)\b/i;
const DIFFICULTY_LABEL =
  /^(?:difficulty|level|skill level|schwierigkeit(?:sgrad)?|niveau|difficolt[aà]|dificultad|dificuldade|difficulté|moeilijkheid(?:sgraad)?|sværhedsgrad|svårighetsgrad|trudność|poziom trudności|nehézség|obtížnost|náročnosť) ?[:：]? ?(\p{L}.{2,20})?$/iu;

const BEFORE = 60;
const INTO = 3;
const AFTER = 12;
const BETWEEN = 40;

const isTime = (text: string): boolean => readMinutes(text, () => undefined) !== null && /\p{L}/u.test(text);

function readTimes(values: Record<string, unknown>, text: string, next: string): void {
  for (const { name, before, behind, alone } of TIMES) {
    if (values[name] !== undefined) continue;
    // "10 min prep, 20 min cook": what begins with a number says its name behind it.
    const found = (/^\d/.test(text) ? (behind.exec(text) ?? before.exec(text)) : before.exec(text))?.[1];
    if (found !== undefined && isTime(found)) values[name] = found;
    else if (alone.test(text) && /^\d/.test(next) && next.length <= 30 && isTime(next)) values[name] = next;
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

function readLine(values: Record<string, unknown>, text: string, next: string): void {
  if (values.recipeYield === undefined && !NOT_SERVINGS.test(text)) {
    if (SERVES.test(text)) values.recipeYield = text;
    else if (SERVES_LABEL.test(text) && /^(?:makes |about )?\d/.test(next) && next.length <= 40)
      values.recipeYield = next;
  }
  readTimes(values, text, next);
  if (values.difficulty === undefined) {
    const level = DIFFICULTY_LABEL.exec(text);
    if (level) values.difficulty = level[1] ?? next;
  }
}

function readCuisine(values: Record<string, unknown>, line: PageLine, next: PageLine | undefined): void {
  if (values.recipeCuisine !== undefined || line.text.length > 60) return;
  const named = CUISINE.exec(line.text)?.[1];
  if (named !== undefined) values.recipeCuisine = named;
  else if (
    CUISINE_LABEL.test(line.text) &&
    next !== undefined &&
    /^\p{L}[\p{L} ,/&-]{2,40}$/u.test(next.text) &&
    !OTHER_LABEL.test(next.text)
  )
    values.recipeCuisine = next.text;
  else if (NATION.test(line.text) && !line.aside && line.level % 7 === 0) values.recipeCuisine = line.text;
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
    const inside = values.recipeYield === undefined && !NOT_SERVINGS.test(text) ? INSIDE.exec(text) : null;
    if (inside) values.recipeYield = inside[1];
  }
  values.recipeYield ??= regions.flat().find(isClassedYield)?.text;
  return values;
}
