import {
  addHeading,
  emptySections,
  type Sectioned,
  type Step,
  settleSections,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { isStepListName, isStepNumber } from "../sources/list-names.ts";
import { cleanLine, cleanLines, type Note, scalarText, textKey } from "./clean-text.ts";
import { MOST_READ } from "./ingredients.ts";
import type { OriginBook } from "./origin.ts";
import { readImages } from "./pictures.ts";

export type StepContext = {
  byId: ReadonlyMap<string, unknown>;
  base: string | null;
  note: Note;
  book?: OriginBook;
};

const NUMBERING =
  /^(?:(?:step|schritt|passo|paso|étape|etape|stap|steg|trin|krok)\s*)?(\d{1,2})(?:\s*(?:[.):/-]|\.\))\s*(?=\S)(?!\d)|(?=\p{L}{3}))/iu;

/** Cuts "1. Mix. 2. Bake." at its numbers; the text as it is where they do not count up from 1. */
function splitNumbered(line: string): string[] {
  const marks: { at: number; end: number }[] = [];
  for (const match of line.matchAll(/(?:^|\s)(\d{1,2})\s?[.)]\s*(?=[^\s\d])/gu)) {
    if (Number(match[1]) === marks.length + 1)
      marks.push({ at: match.index, end: match.index + match[0].length });
  }
  const first = marks[0];
  if (marks.length < 2 || first === undefined || first.at > 0) return [line];
  return marks
    .map((mark, index) => line.slice(mark.end, marks[index + 1]?.at ?? line.length).trim())
    .filter(Boolean);
}

/** Takes "1.", "Step 2:" off lines that are numbered throughout. */
function stripNumbering(lines: string[], note: Note): string[] {
  const numbers = lines.map((line) => NUMBERING.exec(line));
  const numbered = numbers.filter((match) => match !== null).length;
  if (lines.length < 2 || numbered < lines.length * 0.6) return lines;
  if (!numbers.some((match) => match !== null && Number(match[1]) === 1)) return lines;
  note("numbering");
  return lines.map((line, index) => line.slice(numbers[index]?.[0].length ?? 0)).filter(Boolean);
}

const isHeading = (line: string): boolean =>
  line.length <= 60 && /[:：]$/u.test(line) && !/[.!?]\s/.test(line);

function addText(raw: string, imageUrl: string | null, list: Sectioned<Step>, context: StepContext): void {
  const read = (note: Note): string[] => stripNumbering(cleanLines(raw, note).flatMap(splitNumbered), note);
  const lines = context.book === undefined ? read(context.note) : context.book.from(raw, read);
  if (lines.length > 1) context.note("split");
  for (const [index, line] of lines.entries()) {
    if (list.lines.length >= MOST_READ) return;
    if (isStepNumber(line)) continue;
    if (isHeading(line)) addHeading(list, line);
    else if (/[\p{L}\p{N}]/u.test(line))
      list.lines.push({ text: line, imageUrl: index === 0 ? imageUrl : null });
  }
}

/** A step's name belongs to it unless the text begins with it or it only counts. */
function withName(name: string, text: string): string {
  if (name === "" || isStepNumber(name)) return text;
  const short = textKey(name.replace(/(?:(?<!\.)\.{2,}|…)$/u, ""));
  if (short === "" || textKey(text.slice(0, name.length * 2 + 40)).startsWith(short)) return text;
  // A text that is only the beginning of its own name was cut.
  if (textKey(name).startsWith(textKey(text))) return name;
  return /[.!?:]$/u.test(name) ? `${name} ${text}` : `${name}: ${text}`;
}

const childrenOf = (node: Record<string, unknown>): unknown =>
  node.itemListElement ?? node.recipeInstructions ?? node.steps ?? node.step ?? node["@list"] ?? node.hasPart;

const asString = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Array.isArray(value) && value.every((x) => typeof x === "string")
      ? value.join("\n")
      : "";

function textsBelow(value: unknown, depth: number): string[] {
  if (depth > 6) return [];
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsBelow(item, depth + 1));
  if (value === null || typeof value !== "object") return [];
  const node = value as Record<string, unknown>;
  const own = asString(node.text ?? node.description);
  if (own !== "") return [own];
  const children = childrenOf(node);
  return children === undefined ? textsBelow(node.name, depth + 1) : textsBelow(children, depth + 1);
}

function addStep(
  node: Record<string, unknown>,
  list: Sectioned<Step>,
  context: StepContext,
  alone: boolean,
): void {
  const name = cleanLine(asString(node.name), context.note);
  const own = asString(node.text ?? node.description ?? node["@value"]);
  const raw = own.trim() !== "" ? own : textsBelow(childrenOf(node), 0).join(" ");
  const imageUrl = readImages(node.image, context.byId, context.base)[0] ?? null;
  if (alone && cleanLines(raw, context.note).flatMap(splitNumbered).length > 1) {
    if (name !== "" && !isStepNumber(name)) addHeading(list, name);
    addText(raw, imageUrl, list, context);
    return;
  }
  const read = (note: Note): string[] => [cleanLine(raw, note)];
  const text = (context.book === undefined ? read(context.note) : context.book.from(raw, read))[0] ?? "";
  const line = text === "" ? name : withName(name, text);
  context.book?.renamed(line, text === "" ? name : text, null);
  if (/[\p{L}\p{N}]/u.test(line) && !isStepNumber(line)) list.lines.push({ text: line, imageUrl });
}

function addTexts(texts: readonly string[], list: Sectioned<Step>, context: StepContext): void {
  const lines = texts
    .slice(0, 2 * MOST_READ)
    .map((text) => cleanLine(text, context.note))
    .filter((line) => line !== "");
  for (const line of stripNumbering(lines, context.note)) addText(line, null, list, context);
}

function walkNode(
  node: Record<string, unknown>,
  list: Sectioned<Step>,
  context: StepContext,
  alone: boolean,
  depth: number,
): void {
  const type = scalarText(node["@type"]);
  const children = childrenOf(node);
  if (typeof node.item === "object") walk(node.item, list, context, alone, depth + 1);
  else if (children !== undefined && !/HowToStep|HowToDirection|HowToTip/.test(type)) {
    const name = cleanLine(asString(node.name), context.note);
    if (name !== "" && !isStepNumber(name)) addHeading(list, name);
    walk(children, list, context, true, depth + 1);
  } else if (type === "" && "0" in node) walk(Object.values(node), list, context, alone, depth + 1);
  else addStep(node, list, context, alone);
}

function walk(
  value: unknown,
  list: Sectioned<Step>,
  context: StepContext,
  alone: boolean,
  depth: number,
): void {
  if (depth > 12 || list.lines.length >= MOST_READ) return;
  if (typeof value === "string") addText(value, null, list, context);
  else if (Array.isArray(value)) {
    if (value.length > 1 && value.every((item) => typeof item === "string")) addTexts(value, list, context);
    else for (const item of value) walk(item, list, context, alone && value.length === 1, depth + 1);
  } else if (value !== null && typeof value === "object")
    walkNode(value as Record<string, unknown>, list, context, alone, depth);
}

/** Steps that were given one by one may count themselves as well. */
function withoutNumbers(list: Sectioned<Step>, { note, book }: StepContext): void {
  const texts = list.lines.map(({ text }) => text);
  const plain = stripNumbering(texts, note);
  if (plain === texts || plain.length < texts.length) return;
  for (const [index, step] of list.lines.entries()) {
    const text = plain[index] ?? step.text;
    if (text !== step.text) book?.renamed(text, step.text, "numbering");
    step.text = text;
  }
}

const NOTES =
  /^(?:notes?|tips?|uwag[ai]|porad[ay]|anmerkung(?:en)?|hinweise?|tipps?|opmerking(?:en)?|remarques?|astuces?|notas?|consejos?|consigli|poznámk[ay]|megjegyzés|merknad(?:er)?|obs)$/iu;

/** Takes off what stands under "Notes" behind the steps. */
function cutNotes(list: Sectioned<Step>): void {
  const notes = list.sections.find(
    ({ at, heading }) => at >= list.lines.length / 2 && NOTES.test(heading.trim()),
  );
  if (notes === undefined) return;
  list.lines.splice(notes.at);
  list.sections = list.sections.filter(({ at }) => at < notes.at);
}

const FEWEST_TOLD_TWICE = 2;

/** Some markup tells the whole method twice: its second half goes, where it says nothing but the first. */
function toldOnce(list: Sectioned<Step>): void {
  const half = list.lines.length / 2;
  if (half < FEWEST_TOLD_TWICE || !Number.isInteger(half)) return;
  const keys = list.lines.map(({ text }) => textKey(text));
  if (keys.slice(0, half).some((key, index) => key !== keys[half + index])) return;
  list.lines.splice(half);
  list.sections = list.sections.filter(({ at }) => at < half);
}

/** The steps of schema.org recipeInstructions in any shape: texts, HowToStep, HowToSection, lists of lists. */
export function readSteps(value: unknown, context: StepContext): Sectioned<Step> {
  const list = emptySections<Step>();
  walk(value, list, context, true, 0);
  withoutNumbers(list, context);
  cutNotes(list);
  toldOnce(list);
  settleSections(list, isStepListName);
  return list;
}

const PIECE = 40;

/** Beginning, middle and end of a step: pages put links, pictures and names into the text that they show. */
export const stepPieces = (text: string): string[] => piecesOfKey(textKey(text));

/** The same of a text whose key is known. */
export function piecesOfKey(key: string): string[] {
  const middle = Math.max(0, Math.floor(key.length / 2 - PIECE / 2));
  return [key.slice(0, PIECE), key.slice(middle, middle + PIECE), key.slice(-PIECE)];
}
