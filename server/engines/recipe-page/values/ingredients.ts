import { foldInPlace, wordsPattern } from "#server/engines/languages/languages.ts";
import {
  addHeading,
  emptySections,
  type Sectioned,
  settleSections,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { isIngredientListName } from "../sources/list-names.ts";
import { cleanLine, cleanLines, type Note, scalarText, textKey } from "./clean-text.ts";
import { OriginBook } from "./origin.ts";

/**
 * How many lines of a list are read: far more than a recipe may hold, so that what was left out is told, and few enough for
 * each of them to be looked for on the page.
 */
export const MOST_READ = 1000;

/** "For the sauce:": what the lines below it are for. */
export const isHeading = (line: string): boolean =>
  line.length <= 80 && /[:：]$/u.test(line) && !/\p{N}/u.test(line) && line.length > 2;

/** What is put right inside a line: bullets before it, "500.0 g", "1Zwiebel". */
export function tidyIngredient(line: string): string {
  return line
    .replace(/^(?:[-–—•·*▢□☐◦‣▪✓+>]\s*)+(?=\S)/u, "")
    .replace(/(^|\s)(\d+)\.0{1,2}(?=\s|$)/g, "$1$2")
    .replace(/^(\d+)(?=\p{Lu}\p{Ll}{2})/u, "$1 ")
    .trim();
}

/** What stands there besides people: pieces, and Hungarian ends of "for four". */
const PIECES = "szemelyre|fore|stuck|stuks?|stk\\.?|pieces?|pezzi|piezas|szt\\.?|кишен";
const YIELD_LINE = new RegExp(
  `^(?:(?:serves|makes|yields?|fur|voor|pour|para|per|dla|for|til|till) )?(?:\\d{1,2}(?: ?[-–] ?\\d{1,2})? ){0,2}(?:${wordsPattern("people")}|${PIECES})[:.]?$`,
  "u",
);

/** "4 servings" at the head of a list: how much it makes, not what goes into it. */
export const isYieldLine = (line: string): boolean =>
  line.length <= 40 &&
  (YIELD_LINE.test(foldInPlace(line)) || /^(?:(?:serves|makes|yields?):? )?\d{1,2}$/i.test(line));

/** "1x2x3x?", "½x 1x 2x": a switch of the page, in any language. */
const isSwitch = (line: string): boolean =>
  line.length <= 20 && /^(?:(?:\d|[½¼¾/])+ ?[x×] ?)+\??$/iu.test(line);

function addLine(list: Sectioned<string>, raw: string, note: Note, book: OriginBook): void {
  if (list.lines.length >= MOST_READ) return;
  const line = tidyIngredient(raw);
  book.renamed(line, raw, null);
  if (!/[\p{L}\p{N}]/u.test(line)) return;
  if (isSwitch(line) || (list.lines.length === 0 && isYieldLine(line))) return;
  if (isHeading(line)) {
    note("heading");
    addHeading(list, line);
  } else list.lines.push(line);
}

/** "200 g flour" of {name, amount, unit} in the spellings pages use; "" where the object names nothing. */
function lineOfObject(node: Record<string, unknown>): string {
  const whole = scalarText(node.text ?? node["@value"] ?? node.original);
  if (whole !== "") return whole;
  const amount = scalarText(node.amount ?? node.quantity ?? node.value ?? node.requiredQuantity);
  const unit = scalarText(node.unit ?? node.unitText);
  const name = scalarText(node.name ?? node.ingredient ?? node.item);
  return name === "" ? "" : [amount, unit, name].filter(Boolean).join(" ");
}

function walk(
  value: unknown,
  list: Sectioned<string>,
  note: Note,
  book: OriginBook,
  only: boolean,
  depth: number,
): void {
  if (depth > 12 || list.lines.length >= MOST_READ) return;
  if (typeof value === "string") {
    // Alone, a text with line breaks is the whole list; among others a break only stands inside a line.
    const many = only || /<(?:br|li|p|div)\b/i.test(value);
    const lines = book.from(value, (heard) => (many ? cleanLines(value, heard) : [cleanLine(value, heard)]));
    if (lines.length > 1) note("split");
    for (const line of lines) addLine(list, line, note, book);
  } else if (Array.isArray(value)) {
    for (const item of value) walk(item, list, note, book, only && value.length === 1, depth + 1);
  } else if (value !== null && typeof value === "object") {
    const node = value as Record<string, unknown>;
    const inner =
      node.itemListElement ?? node.recipeIngredient ?? node.ingredients ?? node["@list"] ?? node.item;
    if (inner !== undefined && typeof inner === "object") {
      if (typeof node.name === "string") addHeading(list, cleanLine(node.name, note));
      walk(inner, list, note, book, only, depth + 1);
      return;
    }
    const raw = lineOfObject(node);
    for (const line of book.from(raw, (heard) => [cleanLine(raw, heard)])) addLine(list, line, note, book);
  }
}

const FEW = 3;
const MOST_OF_IT = 0.6;

/** Takes out a line that is the list itself once more: three of the other lines, and little else. */
function dropWholes(list: Sectioned<string>): void {
  const keys = list.lines.map(textKey);
  const longest = Math.max(...keys.map(({ length }) => length));
  const at = keys.findIndex(({ length }) => length === longest);
  const whole = keys[at] ?? "";
  const held = [...new Set(keys)].filter((key) => key !== "" && key !== whole && whole.includes(key));
  if (held.length < FEW || held.join("").length < whole.length * MOST_OF_IT) return;
  list.lines.splice(at, 1);
  for (const mark of list.sections) if (mark.at > at) mark.at -= 1;
}

/** The ingredient lines of a schema.org value: strings, one long text, objects, nested lists with headings. */
export function readIngredients(
  value: unknown,
  note: Note,
  book: OriginBook = new OriginBook(note),
): Sectioned<string> {
  const list = emptySections<string>();
  walk(value, list, note, book, true, 0);
  dropWholes(list);
  settleSections(list, isIngredientListName);
  return list;
}
