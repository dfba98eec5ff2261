import {
  type Facts,
  type Label,
  type LineFeatureReader,
  storeFactsFromLine,
  storeLabelledFact,
  storeTimesAndServingsFromProse,
  storeYieldFromListHeading,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { parseScannedListHeading } from "./columns.ts";
import type { Item } from "./items.ts";
import type { Row } from "./rows.ts";
import type { NAMED_CUISINES, ScanFields } from "./scan-fields.ts";

/** Words that introduce a fact. Facts above the ingredients are read without such a word. */
const LED =
  /^(?:prep|cook(?:ing)?|bak(?:e|ing)|total|ready|time|serves|servings?|makes|yields?|chill|rest|active|hands|difficulty|skill|cuisine|vorbereitung|zubereitungszeit|backzeit|kochzeit|gesamtzeit|portionen|préparation|cuisson|repos|pour|temps|difficulté|preparación|cocción|raciones|preparazione|cottura|porzioni)(?!\p{L})/iu;

/**
 * Matches the space between two facts, after a value and before the next name ("MAKES 20 PREP 15 MINUTES").
 */
const NEXT =
  /(?<=\d|\d ?(?:min|mins|minutes?|hours?|hrs?|h|people|servings?|cookies|biscuits)\.?)\s*[/,.;]?\s+(?=(?:prep|cook(?:ing)?|bak(?:e|ing)|total|chill|rest|ready|serves|makes)(?!\p{L}))/giu;

/** Matches a dot between two facts that was read as another sign. */
const DOT = / [*¢°«»] /g;

const separateFacts = ({ spaced }: Row): string =>
  spaced
    .replace(/^[^\p{L}\p{N}½¼¾]+/u, "")
    .replace(NEXT, " | ")
    .replace(DOT, " | ");

/**
 * Finds the rows that state nothing but facts such as servings and times, and rows of values below their
 * names.
 */
export function findFactRows(rows: readonly Row[], signs: LineFeatureReader): Set<Row> {
  const facts = new Set<Row>();
  let early = true;
  for (const [index, row] of rows.entries()) {
    const text = separateFacts(row);
    if (parseScannedListHeading(row.text)?.kind === "ingredients" || signs.of(text).measure === "unit")
      early = false;
    const led = LED.test(text) && row.words.length <= 12;
    if (!isOpen(text) && storeFactsFromLine({ sources: {} }, text, early || led)) facts.add(row);
    else if ((early || led || namesOf(row).length > 1) && valuesUnder(rows, index) !== null) {
      facts.add(row);
      facts.add(rows[index + 1] as Row);
    }
  }
  return facts;
}

const cellsOf = (row: Row): string[] => separateFacts(row).split(" | ");

/**
 * Whether a row in lower case continues an ingredient of the line above ("temperature") instead of naming a
 * fact.
 */
const isOpen = (text: string): boolean => /^\p{Ll}/u.test(text) && !LED.test(text);

const namesOf = (row: Row): string[] =>
  row.words.length <= 9 && !/\d/.test(row.text) && !isOpen(row.text) ? cellsOf(row) : [];

/**
 * Reads a row of fact names with their values in the next row ("PREP COOK SERVES"); null if they do not
 * match.
 */
function valuesUnder(rows: readonly Row[], position: number): Facts | null {
  const row = rows[position] as Row;
  const below = rows[position + 1];
  if (below === undefined || below.page !== row.page || below.top - row.bottom > row.size * 6) return null;
  const names = namesOf(row);
  const values = cellsOf(below);
  const facts: Facts = { sources: {} };
  if (names.length !== values.length) return null;
  return names.every((name, index) => storeLabelledFact(facts, name, values[index] ?? "")) ? facts : null;
}

const CUISINE_WORDS: [(typeof NAMED_CUISINES)[number], RegExp][] = [
  ["AMERICAN", /american|amerikanisch|américain/i],
  ["ITALIAN", /italian|italienisch|italien/i],
  ["MEXICAN", /mexican|mexikanisch|mexicain/i],
  ["CHINESE", /chinese|chinesisch|chinois/i],
  ["INDIAN", /(?<!\p{L})indian|indisch|indien/iu],
  ["FRENCH", /french|französisch|français/i],
  ["THAI", /(?<!\p{L})thai/iu],
  ["JAPANESE", /japanese|japanisch|japonais/i],
  ["MEDITERRANEAN", /mediterranean|greek|mediterran|griechisch|méditerran/i],
];

const cuisineOf = (text: string): ScanFields["cuisine"] =>
  CUISINE_WORDS.find(([, words]) => words.test(text))?.[0] ?? null;

/**
 * The cuisine of the first line outside the lists that names nothing else ("ITALIAN", "Thai cooking"); null
 * if there is none.
 */
function headCuisine(items: Item[], labels: Label[]): ScanFields["cuisine"] {
  for (const [index, { text, role }] of items.entries()) {
    if (labels[index] !== "outside" || role !== "line") continue;
    if (
      /^\p{L}+(?: (?:cooking|kitchen|cuisine|food|classics?|küche))?$/iu.test(text) &&
      cuisineOf(text) !== null
    )
      return cuisineOf(text);
  }
  return null;
}

/** Reads servings, times, difficulty and cuisine from the paragraphs outside the lists. */
export function readScanFacts(
  items: Item[],
  labels: Label[],
  rows: readonly Row[],
): Facts & { known: ScanFields["cuisine"] } {
  const facts: Facts = { sources: {} };
  for (const [index, row] of rows.entries()) {
    const under = namesOf(row).length > 0 ? valuesUnder(rows, index) : null;
    if (under !== null) Object.assign(facts, { ...under, ...facts });
  }
  for (const { role, paragraph, head } of items) {
    if (role === "head") storeYieldFromListHeading(facts, head?.said ?? "");
    if (role !== "fact") continue;
    for (const row of paragraph.rows) {
      const text = separateFacts(row);
      if (!storeFactsFromLine(facts, text, true)) storeTimesAndServingsFromProse(facts, text);
    }
  }
  for (const [index, { role, text, signs }] of items.entries())
    if (role === "line" && labels[index] === "outside" && signs.openings === 0)
      storeTimesAndServingsFromProse(facts, text);
  const known = facts.cuisine === undefined ? headCuisine(items, labels) : cuisineOf(facts.cuisine);
  return { ...facts, known };
}
