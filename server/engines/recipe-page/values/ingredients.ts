import {
  createWordListPattern,
  foldCaseAndAccentsKeepingPositions,
  getHeadingKindOfKeyOrNull,
  headKey,
} from "#server/engines/languages/languages.ts";
import {
  addOrReplaceSectionHeading,
  createEmptySectionedList,
  dropEmptySections,
  type Sectioned,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import {
  createLineFeatureReader,
  isIngredientEnumeration,
  splitEnumeration,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { isIngredientListName, splitAtBullets, splitAtListNumbers } from "../sources/list-names.ts";
import { cleanTextToLines, cleanTextToOneLine, type Note, textKey, toScalarText } from "./clean-text.ts";
import { OriginRecorder } from "./origin.ts";

/**
 * Limits the lines read from a list. The limit exceeds the number that a recipe may hold, so that dropped
 * lines are reported, and is low enough to search the page for each line.
 */
export const MAX_LINES_READ = 1000;

/** Whether a line is a section heading: short, with a colon at its end and without numbers ("For the sauce:"). */
const isHeadingAmongIngredientLines = (line: string): boolean =>
  line.length <= 80 && /[:：]$/u.test(line) && !/\p{N}/u.test(line) && line.length > 2;

/** Removes bullets, empty decimals ("500.0 g" becomes "500 g") and missing spaces ("1Zwiebel" becomes "1 Zwiebel"). */
export function cleanIngredientText(line: string): string {
  return line
    .replace(/^(?:[-–—•·*▢□☐◦‣▪✓+>]\s*)+(?=\S)/u, "")
    .replace(/(^|\s)(\d+)\.0{1,2}(?=\s|$)/g, "$1$2")
    .replace(/^(\d+)(?=\p{Lu}\p{Ll}{2})/u, "$1 ")
    .trim();
}

/** Words that a yield counts instead of people, and two Hungarian words for people. */
const PIECES = "szemelyre|fore|stuck|stuks?|stk\\.?|pieces?|pezzi|piezas|szt\\.?|кишен";
const YIELD_LINE = new RegExp(
  `^(?:(?:serves|makes|yields?|fur|voor|pour|para|per|dla|for|til|till) )?(?:\\d{1,2}(?: ?[-–] ?\\d{1,2})? ?){0,2}(?:${createWordListPattern("people")}|${PIECES})(?:/s|\\(s\\))?[:.]?$`,
  "u",
);

/** Whether a line such as "4 servings" is a yield. Above a list it is no ingredient. */
export const isYieldLine = (line: string): boolean =>
  line.length <= 40 &&
  (YIELD_LINE.test(foldCaseAndAccentsKeepingPositions(line)) ||
    /^(?:(?:serves|makes|yields?):? )?\d{1,2}$/i.test(line));

/** Whether a line is the text of the buttons that scale a recipe: "0.5x1x2x?", "½x 1x 2x". */
const isSwitch = (line: string): boolean =>
  line.length <= 20 && /^(?:(?:\d|[½¼¾/.,])+ ?[x×] ?)+\??$/iu.test(line);

/** Whether a line is the text of a link or button: "Read more", "Print", "1x 2x 3x". */
export const isControl = (line: string): boolean =>
  isSwitch(line) || (line.length <= 60 && getHeadingKindOfKeyOrNull(headKey(line)) === "aside");

function addLine(list: Sectioned<string>, raw: string, note: Note, book: OriginRecorder): void {
  if (list.lines.length >= MAX_LINES_READ) return;
  const line = cleanIngredientText(raw);
  book.recordChange(line, raw, null);
  if (!/[\p{L}\p{N}]/u.test(line)) return;
  // Skips a summary inside the list: "Ingredients: lamb, mint".
  const isSummary = list.lines.length > 0 && isIngredientListName(/^[^:]{3,20}(?=: )/u.exec(line)?.[0] ?? "");
  if (isSummary || isControl(line) || (list.lines.length === 0 && isYieldLine(line))) return;
  if (isHeadingAmongIngredientLines(line)) {
    note("heading");
    addOrReplaceSectionHeading(list, line);
  } else list.lines.push(line);
}

/** A text, or the first text in an object: {"name_singular": "egg"}. */
const nameIn = (value: unknown): string =>
  toScalarText(
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.values(value).find((part) => typeof part === "string")
      : value,
  );

/**
 * Formats an object with a name, an amount and a unit as one line: "200 g flour". Accepts common property
 * names; "" when it has no name.
 */
function formatObject(node: Record<string, unknown>): string {
  const text = toScalarText(node.text ?? node["@value"] ?? node.original ?? node.display);
  if (text !== "") return text;
  const amount = toScalarText(node.amount ?? node.quantity ?? node.value ?? node.requiredQuantity);
  const unit = nameIn(node.unit ?? node.unitText);
  const name = nameIn(node.name ?? node.ingredient ?? node.item ?? node.food ?? node.title);
  return name === "" ? "" : [amount, unit, name].filter(Boolean).join(" ");
}

/** Splits a list that is written in one line: "• 2 eggs • 1 lemon", "2 eggs, 1 lemon, 200 g flour". */
function splitSingle(lines: string[]): string[] {
  const [line, other] = lines;
  if (line === undefined || other !== undefined) return lines;
  const parts = [line].flatMap(splitAtListNumbers).flatMap(splitAtBullets);
  if (parts.length > 1) return parts;
  const signs = createLineFeatureReader(line);
  return isIngredientEnumeration(line, signs.of) ? splitEnumeration(line, signs.of) : lines;
}

function walk(
  value: unknown,
  list: Sectioned<string>,
  note: Note,
  book: OriginRecorder,
  isOnly: boolean,
  depth: number,
): void {
  if (depth > 12 || list.lines.length >= MAX_LINES_READ) return;
  if (typeof value === "string") {
    // A text outside an array is the complete list, one line for each ingredient. In an array, a line break
    // is inside an ingredient.
    const many = isOnly || /<(?:br|li|p|div)\b/i.test(value);
    const lines = book.record(value, (heard) =>
      many ? splitSingle(cleanTextToLines(value, heard)) : [cleanTextToOneLine(value, heard)],
    );
    if (lines.length > 1) note("split");
    for (const line of lines) addLine(list, line, note, book);
  } else if (Array.isArray(value)) {
    for (const item of value) walk(item, list, note, book, isOnly && value.length === 1, depth + 1);
  } else if (value !== null && typeof value === "object") {
    const node = value as Record<string, unknown>;
    // {"0": "sugar", "1": "water"} is an array that lost an index.
    if ("0" in node) walk(Object.values(node), list, note, book, false, depth + 1);
    const inner =
      node.itemListElement ?? node.recipeIngredient ?? node.ingredients ?? node["@list"] ?? node.item;
    if (inner !== undefined && typeof inner === "object") {
      if (typeof node.name === "string")
        addOrReplaceSectionHeading(list, cleanTextToOneLine(node.name, note));
      walk(inner, list, note, book, isOnly, depth + 1);
      return;
    }
    const raw = formatObject(node);
    for (const line of book.record(raw, (heard) => [cleanTextToOneLine(raw, heard)]))
      addLine(list, line, note, book);
  }
}

const MIN_REPEATED_LINES = 3;
const MIN_REPEATED_SHARE = 0.6;

/** Removes a line that repeats the list: it contains three or more other lines and little else. */
function dropRepeatedList(list: Sectioned<string>): void {
  const keys = list.lines.map(textKey);
  const longest = Math.max(...keys.map(({ length }) => length));
  const index = keys.findIndex(({ length }) => length === longest);
  const longestKey = keys[index] ?? "";
  const held = [...new Set(keys)].filter(
    (key) => key !== "" && key !== longestKey && longestKey.includes(key),
  );
  if (held.length < MIN_REPEATED_LINES || held.join("").length < longestKey.length * MIN_REPEATED_SHARE)
    return;
  list.lines.splice(index, 1);
  for (const mark of list.sections) if (mark.at > index) mark.at -= 1;
}

/** Matches a mention of the list, and two sentences: "It is sticky. Let it cool." */
const LIST_NOTE = /[Ii]ngr[eé]dient|[Zz]utaten|[Ss]k[lł]adnik|[Hh]ozzával|\p{Ll}[.!] \p{Lu}.*[.!]$/u;
const MIN_NOTE_LENGTH = 36;
/** Limits the text that the pattern is tried on, because its time grows with the square of the length. */
const MAX_NOTE_LENGTH = 600;

/** Whether the last line of a list is a footnote. */
const isFootnote = (line: string): boolean =>
  line.length >= MIN_NOTE_LENGTH &&
  line.length <= MAX_NOTE_LENGTH &&
  !/^\P{L}*\d/u.test(line) &&
  LIST_NOTE.test(line);

/**
 * Parses the ingredients of a schema.org value: strings, one long text, objects, or nested lists with
 * headings. Moves footnotes at the end of the list to `remarks`.
 */
export function parseSchemaIngredients(
  value: unknown,
  note: Note,
  book: OriginRecorder = new OriginRecorder(note),
  remarks: string[] = [],
): Sectioned<string> {
  const list = createEmptySectionedList<string>();
  walk(value, list, note, book, true, 0);
  while (isFootnote(list.lines.at(-1) ?? "")) remarks.unshift(list.lines.pop() ?? "");
  dropRepeatedList(list);
  dropEmptySections(list, isIngredientListName);
  return list;
}
