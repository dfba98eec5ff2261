import type { PageLine } from "./page-lines.ts";

const TIME = "(\\d[^.;|]{0,40})$";
const SEP = "(?: ?(?:time|tid|tijd|zeit|temps|tiempo|tempo))? ?[:：–-]? ?";

/** Words before a value, over the languages of recipe pages. */
const TIMES: [string, RegExp, RegExp][] = [
  [
    "prepTime",
    new RegExp(
      `^(?:prep(?:aration)?|active|hands[- ]on|vorbereitungs?|arbeits|bereidings|voorbereidings?|préparation|preparación|preparazione|preparo|förberedelse|forberedelse|előkészítés[a-z]*|czas przygotowania)${SEP}${TIME}`,
      "iu",
    ),
    /^(?:prep(?:aration)?|active|hands[- ]on|vorbereitung(?:szeit)?|arbeitszeit|bereidingstijd|voorbereiding(?:stijd)?|préparation|preparación|preparazione|preparo)(?: time)?:?$/iu,
  ],
  [
    "cookTime",
    new RegExp(
      `^(?:cook(?:ing)?|bake|baking|koch|back|gar|kook|oven|cuisson|cocción|cottura|tillagnings?)${SEP}${TIME}`,
      "iu",
    ),
    /^(?:cook(?:ing)?|bake|baking|kochzeit|backzeit|garzeit|kooktijd|oventijd|cuisson|cocción|cottura)(?: time)?:?$/iu,
  ],
  [
    "totalTime",
    new RegExp(
      `^(?:total|ready in|gesamt|totale|totaal|totalt?|tid(?:småengde|smængde)?|durée totale|tiempo total|tempo totale)${SEP}${TIME}`,
      "iu",
    ),
    /^(?:total(?: time)?|ready in|gesamtzeit|totale tijd|total tid|durée totale|tiempo total|tempo totale|time):?$/iu,
  ],
];

const PEOPLE =
  "servings?|serves|portions?|portionen|portioner|portie[s]?|porções|porciones|porzioni|personen|personer|persone|personas|pers(?:onnes)?|people|couverts|porcj[ei]|osoby|osób|porc[ií]í?|adag|fő|annosta|henkilölle|порци[ий]";
const SERVES = new RegExp(
  `^(?:(?:${PEOPLE}|yields?|makes|serving size|mængde|antal|pour|für|voor|para|per|för|til|for|dla|recipe makes|dosi per)\\b ?[:：]? ?(?:(?:about|approx\\.?|ca\\.?|circa) )?(\\d{1,3}.{0,30})|(\\d{1,3}(?: ?[-–] ?\\d{1,3})? ?(?:${PEOPLE})\\b.{0,15}))$`,
  "iu",
);
const SERVES_LABEL = new RegExp(`^(?:${PEOPLE}|yields?|makes)[:：]?$`, "iu");
const INSIDE = new RegExp(
  `(?:^|[ (,;:])((?:serves|makes|für|voor|pour|para|per|for|för|til) \\d{1,3}(?: ?[-–] ?\\d{1,3})? ?(?:${PEOPLE})?|\\d{1,3} (?:${PEOPLE}))(?:$|[ ).,;])`,
  "iu",
);

const BEFORE = 60;
const AFTER = 12;

/** Yield and times that stand around the list of ingredients as "Serves 4" or "Prep time: 10 min". */
export function readFacts(lines: PageLine[], from: number, end: number): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const before = lines.slice(Math.max(0, from - BEFORE), from).reverse();
  const near = [...before, ...lines.slice(end, end + AFTER)];
  for (const line of near) {
    const { text } = line;
    if (text.length > 80) continue;
    const next = lines[lines.indexOf(line, Math.max(0, from - BEFORE)) + 1]?.text ?? "";
    if (values.recipeYield === undefined) {
      const match = SERVES.exec(text);
      if (match) values.recipeYield = text;
      else if (SERVES_LABEL.test(text) && /^\d{1,3}\b/.test(next) && next.length <= 30)
        values.recipeYield = next;
    }
    for (const [name, pattern, label] of TIMES) {
      if (values[name] !== undefined) continue;
      const match = pattern.exec(text);
      if (match) values[name] = match[1];
      else if (label.test(text) && /^\d/.test(next) && next.length <= 30) values[name] = next;
    }
  }
  if (values.recipeYield === undefined) {
    const heading = lines[from - 1]?.text ?? "";
    const inside = INSIDE.exec(heading.slice(0, 120));
    if (inside) values.recipeYield = inside[1];
  }
  return values;
}
