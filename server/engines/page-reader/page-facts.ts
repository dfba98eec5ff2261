import type { PageLine } from "./page-lines.ts";

type Fact = { name: string; before: RegExp; behind: RegExp; alone: RegExp };

const KINDS: [string, string][] = [
  [
    "prepTime",
    "prep(?:aration)?|active|hands[- ]on|vorbereitungs?|arbeits|bereidings|voorbereidings?|voorbereiding|préparation|preparación|preparazione|preparo|förberedelse|forberedelse|előkészítési|czas przygotowania|przygotowanie",
  ],
  [
    "cookTime",
    "cook(?:ing)?|bake|baking|koch|back|gar|kook|oven|cuisson|cocción|cottura|tillagnings?|sütési|főzési|czas gotowania|pieczenie",
  ],
  [
    "totalTime",
    "total|ready in|gesamt|totale|totaal|totalt?|tid(?:småengde|smængde)?|durée totale|tiempo total|tempo totale|elkészítési|czas całkowity",
  ],
];
const TIME_WORD = "(?: ?(?:time|tid|tijd|zeit|temps|tiempo|tempo|idő))?";

/** Words before a value ("Prep time: 10 min"), behind it ("10 min preparation time") or on the line over it. */
const TIMES: Fact[] = KINDS.map(([name, words]) => ({
  name,
  before: new RegExp(`^(?:${words})${TIME_WORD} ?[:：–-]? ?(\\d[^.;|]{0,40})$`, "iu"),
  behind: new RegExp(`^(\\d[^.;|:]{0,24}?) (?:${words})${TIME_WORD}$`, "iu"),
  alone: new RegExp(`^(?:${words})${TIME_WORD}[:：]?$`, "iu"),
}));

const PEOPLE =
  "servings?|serves|portions?|portion\\(s\\)|portionen|portioner|porties?|porções|porciones|porzioni|personen|personer|persone|personas|pers(?:onnes)?|people|couverts|porcj[ei]|osoby|osób|porc[ií]í?|adag|fő|annosta|порци[ий]";
const COUNT = "\\d{1,3}(?: ?[-–] ?\\d{1,3})?";
const SERVES = new RegExp(
  `^(?:(?:${PEOPLE}|yields?|makes|serving size|mængde|antal|pour|für|voor|para|per|för|til|for|dla|recipe makes|dosi per)(?= |:) ?[:：]? ?(?:(?:about|approx\\.?|ca\\.?|circa) )?\\d{1,3}.{0,30}|${COUNT} ?(?:${PEOPLE})(?=$| |\\.).{0,15})$`,
  "iu",
);
const SERVES_LABEL = new RegExp(`^(?:${PEOPLE}|yields?|makes)[:：]?$`, "iu");
const INSIDE = new RegExp(
  `(?:^|[ (,;:.])((?:serves|makes|für|voor|pour|para|per|for|för|til) ${COUNT}(?: ?(?:${PEOPLE}))?|${COUNT} (?:${PEOPLE}))(?=$|[ ).,;:])`,
  "iu",
);

const BEFORE = 60;
const INTO = 3;
const AFTER = 12;

function readLine(values: Record<string, unknown>, text: string, next: string): void {
  const nextIsValue = /^\d/.test(next) && next.length <= 30;
  if (values.recipeYield === undefined) {
    if (SERVES.test(text)) values.recipeYield = text;
    else if (SERVES_LABEL.test(text) && nextIsValue) values.recipeYield = next;
  }
  for (const { name, before, behind, alone } of TIMES) {
    if (values[name] !== undefined) continue;
    const match = before.exec(text) ?? behind.exec(text);
    if (match) values[name] = match[1];
    else if (alone.test(text) && nextIsValue) values[name] = next;
  }
}

/**
 * Yield and times that stand around the lists as "Serves 4" or "Prep time: 10 min". `from` and `end` are the first
 * line of the ingredients and the one after the last; `closing` is the last step, where some pages put the yield.
 */
export function readFacts(
  all: PageLine[],
  from: number,
  end: number,
  closing: string,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const before = all.slice(Math.max(0, from - BEFORE), from + INTO);
  const after = all.slice(end, end + AFTER);
  for (const lines of [before, after]) {
    const nearestFirst = lines === before ? [...lines.keys()].reverse() : [...lines.keys()];
    for (const index of nearestFirst) {
      const text = lines[index]?.text ?? "";
      if (text !== "" && text.length <= 80) readLine(values, text, lines[index + 1]?.text ?? "");
    }
  }
  for (const text of [all[from - 1]?.text ?? "", closing.slice(-60)]) {
    const inside = values.recipeYield === undefined ? INSIDE.exec(text.slice(0, 120)) : null;
    if (inside) values.recipeYield = inside[1];
  }
  return values;
}
