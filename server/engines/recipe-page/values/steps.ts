import {
  addHeading,
  cleanSections,
  emptySections,
  type Sectioned,
  type Step,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { isStepListName, isStepNumber } from "../sources/list-names.ts";
import { cleanLine, cleanLines, type Note, scalarText, textKey } from "./clean-text.ts";
import { MAX_LINES_READ } from "./ingredients.ts";
import type { OriginRecorder } from "./origin.ts";
import { readImages } from "./pictures.ts";

export type StepContext = {
  byId: ReadonlyMap<string, unknown>;
  base: string | null;
  note: Note;
  book?: OriginRecorder;
};

const NUMBERING =
  /^(?:(?:step|schritt|passo|paso|étape|etape|stap|steg|trin|krok)\s*)?(\d{1,2})(?:\s*(?:[.):/-]|\.\))\s*(?=\S)(?!\d)|(?=\p{L}{3}))/iu;

/** Splits "1. Mix. 2. Bake." at numbers that count up from 1; other texts stay unsplit. */
function splitNumbered(line: string): string[] {
  const marks: { start: number; end: number }[] = [];
  for (const match of line.matchAll(/(?:^|\s)(\d{1,2})\s?[.)]\s*(?=[^\s\d])/gu)) {
    if (Number(match[1]) === marks.length + 1)
      marks.push({ start: match.index, end: match.index + match[0].length });
  }
  const first = marks[0];
  if (marks.length < 2 || first === undefined || first.start > 0) return [line];
  return marks
    .map((mark, index) => line.slice(mark.end, marks[index + 1]?.start ?? line.length).trim())
    .filter(Boolean);
}

/** Removes "1.", "Step 2:" from lines that are mostly numbered. */
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
  const lines = context.book === undefined ? read(context.note) : context.book.record(raw, read);
  if (lines.length > 1) context.note("split");
  for (const [index, line] of lines.entries()) {
    if (list.lines.length >= MAX_LINES_READ) return;
    if (isStepNumber(line)) continue;
    if (isHeading(line)) addHeading(list, line);
    else if (/[\p{L}\p{N}]/u.test(line))
      list.lines.push({ text: line, imageUrl: index === 0 ? imageUrl : null });
  }
}

/** Prefixes a step's name unless the text begins with it or it is only a number. */
function prefixName(name: string, text: string): string {
  if (name === "" || isStepNumber(name)) return text;
  const short = textKey(name.replace(/(?:(?<!\.)\.{2,}|…)$/u, ""));
  if (short === "" || textKey(text.slice(0, name.length * 2 + 40)).startsWith(short)) return text;
  // The text is a truncated copy of the name.
  if (textKey(name).startsWith(textKey(text))) return name;
  return /[.!?:]$/u.test(name) ? `${name} ${text}` : `${name}: ${text}`;
}

const childrenOf = (node: Record<string, unknown>): unknown =>
  node.itemListElement ?? node.recipeInstructions ?? node.steps ?? node.step ?? node["@list"] ?? node.hasPart;

const joinStrings = (value: unknown): string =>
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
  const own = joinStrings(node.text ?? node.description);
  if (own !== "") return [own];
  const children = childrenOf(node);
  return children === undefined ? textsBelow(node.name, depth + 1) : textsBelow(children, depth + 1);
}

function addStep(
  node: Record<string, unknown>,
  list: Sectioned<Step>,
  context: StepContext,
  isAlone: boolean,
): void {
  const name = cleanLine(joinStrings(node.name), context.note);
  const own = joinStrings(node.text ?? node.description ?? node["@value"]);
  const raw = own.trim() !== "" ? own : textsBelow(childrenOf(node), 0).join(" ");
  const imageUrl = readImages(node.image, context.byId, context.base)[0] ?? null;
  if (isAlone && cleanLines(raw, context.note).flatMap(splitNumbered).length > 1) {
    if (name !== "" && !isStepNumber(name)) addHeading(list, name);
    addText(raw, imageUrl, list, context);
    return;
  }
  const read = (note: Note): string[] => [cleanLine(raw, note)];
  const text = (context.book === undefined ? read(context.note) : context.book.record(raw, read))[0] ?? "";
  const line = text === "" ? name : prefixName(name, text);
  context.book?.recordChange(line, text === "" ? name : text, null);
  if (/[\p{L}\p{N}]/u.test(line) && !isStepNumber(line)) list.lines.push({ text: line, imageUrl });
}

function addTexts(texts: readonly string[], list: Sectioned<Step>, context: StepContext): void {
  const lines = texts
    .slice(0, 2 * MAX_LINES_READ)
    .map((text) => cleanLine(text, context.note))
    .filter((line) => line !== "");
  for (const line of stripNumbering(lines, context.note)) addText(line, null, list, context);
}

function walkNode(
  node: Record<string, unknown>,
  list: Sectioned<Step>,
  context: StepContext,
  isAlone: boolean,
  depth: number,
): void {
  const type = scalarText(node["@type"]);
  const children = childrenOf(node);
  if (typeof node.item === "object") walk(node.item, list, context, isAlone, depth + 1);
  else if (children !== undefined && !/HowToStep|HowToDirection|HowToTip/.test(type)) {
    const name = cleanLine(joinStrings(node.name), context.note);
    if (name !== "" && !isStepNumber(name)) addHeading(list, name);
    walk(children, list, context, true, depth + 1);
  } else if (type === "" && "0" in node) walk(Object.values(node), list, context, isAlone, depth + 1);
  else addStep(node, list, context, isAlone);
}

function walk(
  value: unknown,
  list: Sectioned<Step>,
  context: StepContext,
  isAlone: boolean,
  depth: number,
): void {
  if (depth > 12 || list.lines.length >= MAX_LINES_READ) return;
  if (typeof value === "string") addText(value, null, list, context);
  else if (Array.isArray(value)) {
    if (value.length > 1 && value.every((item) => typeof item === "string")) addTexts(value, list, context);
    else for (const item of value) walk(item, list, context, isAlone && value.length === 1, depth + 1);
  } else if (value !== null && typeof value === "object")
    walkNode(value as Record<string, unknown>, list, context, isAlone, depth);
}

/** Steps given separately may be numbered as well. */
function removeNumbers(list: Sectioned<Step>, { note, book }: StepContext): void {
  const texts = list.lines.map(({ text }) => text);
  const plain = stripNumbering(texts, note);
  if (plain === texts || plain.length < texts.length) return;
  for (const [index, step] of list.lines.entries()) {
    const text = plain[index] ?? step.text;
    if (text !== step.text) book?.recordChange(text, step.text, "numbering");
    step.text = text;
  }
}

const NOTES =
  /^(?:notes?|tips?|uwag[ai]|porad[ay]|anmerkung(?:en)?|hinweise?|tipps?|opmerking(?:en)?|remarques?|astuces?|notas?|consejos?|consigli|poznámk[ay]|megjegyzés|merknad(?:er)?|obs)$/iu;

/** Removes lines below a "Notes" heading after the steps. */
function cutNotes(list: Sectioned<Step>): void {
  const notes = list.sections.find(
    ({ at: index, heading }) => index >= list.lines.length / 2 && NOTES.test(heading.trim()),
  );
  if (notes === undefined) return;
  list.lines.splice(notes.at);
  list.sections = list.sections.filter(({ at: index }) => index < notes.at);
}

const MIN_DUPLICATED_STEPS = 2;

/** Some markup repeats the complete method; removes the second half when it equals the first. */
function dropDuplicatedHalf(list: Sectioned<Step>): void {
  const half = list.lines.length / 2;
  if (half < MIN_DUPLICATED_STEPS || !Number.isInteger(half)) return;
  const keys = list.lines.map(({ text }) => textKey(text));
  if (keys.slice(0, half).some((key, index) => key !== keys[half + index])) return;
  list.lines.splice(half);
  list.sections = list.sections.filter(({ at: index }) => index < half);
}

/** The steps of schema.org recipeInstructions: texts, HowToStep, HowToSection, nested lists. */
export function readSteps(value: unknown, context: StepContext): Sectioned<Step> {
  const list = emptySections<Step>();
  walk(value, list, context, true, 0);
  removeNumbers(list, context);
  cutNotes(list);
  dropDuplicatedHalf(list);
  cleanSections(list, isStepListName);
  return list;
}

const PIECE_LENGTH = 40;

/**
 * Beginning, middle and end of a step, because pages insert links, pictures and names into the visible text.
 */
export const stepPieces = (text: string): string[] => piecesOfKey(textKey(text));

/** The pieces of a text whose key is known. */
export function piecesOfKey(key: string): string[] {
  const middle = Math.max(0, Math.floor(key.length / 2 - PIECE_LENGTH / 2));
  return [key.slice(0, PIECE_LENGTH), key.slice(middle, middle + PIECE_LENGTH), key.slice(-PIECE_LENGTH)];
}
