import { findFactLabelOrNull, isHeadingOfNonListSection } from "#server/engines/languages/languages.ts";
import {
  addOrReplaceSectionHeading,
  createEmptySectionedList,
  dropEmptySections,
  type Sectioned,
  type Step,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import {
  isIngredientListName,
  isMethodHeading,
  isStepListName,
  isStepNumber,
  parseStepLabelOrNull,
  splitAtBullets,
  splitAtListNumbers,
} from "../sources/list-names.ts";
import { cleanTextToLines, cleanTextToOneLine, type Note, textKey, toScalarText } from "./clean-text.ts";
import { isControl, MAX_LINES_READ } from "./ingredients.ts";
import type { OriginRecorder } from "./origin.ts";
import { parseSchemaImageUrls } from "./pictures.ts";

export type StepContext = {
  byId: ReadonlyMap<string, unknown>;
  base: string | null;
  note: Note;
  book?: OriginRecorder;
  /** Texts of buttons below the steps, which are removed. */
  buttons?: ReadonlySet<string>;
  /** Collects the author's notes that are found among the steps. */
  remarks?: string[];
};

const NUMBERING = /^(\d{1,2})(?:\s*(?:[.):/-]|\.\))\s*(?=\S)(?!\d)|(?=\p{L}{3}))/u;

function numberingOf(line: string): { number: number; length: number } | null {
  const found = NUMBERING.exec(line);
  return found === null ? parseStepLabelOrNull(line) : { number: Number(found[1]), length: found[0].length };
}

/** Removes numbers such as "1." or "Step 2:" from the lines if most lines have one. */
function stripNumbering(lines: string[], note: Note): string[] {
  const numbers = lines.map(numberingOf);
  const numbered = numbers.filter((found) => found !== null).length;
  if (lines.length < 2 || numbered < lines.length * 0.6) return lines;
  if (!numbers.some((found) => found?.number === 1)) return lines;
  note("numbering");
  return lines.map((line, index) => line.slice(numbers[index]?.length ?? 0)).filter(Boolean);
}

const GLUED = /(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})/u;

/** Splits a text without any space between its sentences ("Melt it.Stir."). */
const splitGlued = (line: string): string[] => (/[.!?]\s+\p{Lu}/u.test(line) ? [line] : line.split(GLUED));

const splitLine = (line: string): string[] => {
  const parts = splitAtListNumbers(line).flatMap(splitAtBullets);
  return parts.length > 1 ? parts : splitGlued(line);
};

const MAX_BUTTON_LENGTH = 40;
const isButton = (line: string): boolean =>
  line.length <= MAX_BUTTON_LENGTH && !/[.!?:。！？：]$/u.test(line);

/** Finds short lines that occur below several steps, because they are the texts of buttons ("Add a note"). */
function findRepeatedButtonLabels(value: unknown): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const raw of textsBelow(value, 0).slice(0, MAX_LINES_READ)) {
    if (!raw.includes("\n")) continue;
    for (const line of new Set(
      cleanTextToLines(raw, () => undefined)
        .slice(1)
        .filter(isButton),
    ))
      (seen.has(line) ? repeated : seen).add(line);
  }
  return repeated;
}

/** A step as one line, without the texts of buttons and without a list of its ingredients below it. */
function stepText(raw: string, note: Note, { buttons }: StepContext): string {
  if (!raw.includes("\n")) return cleanTextToOneLine(raw, note);
  const lines = cleanTextToLines(raw, note);
  const reminder = lines.findIndex((line, index) => index > 0 && isIngredientListName(line));
  const own = reminder < 0 ? lines : lines.slice(0, reminder);
  while (reminder > 0 && own.length > 1 && isButton(own.at(-1) ?? "") && !isButton(own.at(-2) ?? ""))
    own.pop();
  return cleanTextToOneLine(own.filter((line, index) => index === 0 || !buttons?.has(line)).join(" "), note);
}

const isHeadingInsideStepText = (line: string): boolean =>
  line.length <= 60 && /[:：]$/u.test(line) && !/[.!?]\s/.test(line);

const MIN_METHOD_LINES = 2;

/** The lines below the method's heading, up to the heading of another section; all lines when there is none. */
function cutToMethod(lines: string[]): string[] {
  const from = lines.findIndex(isMethodHeading) + 1;
  const method = from === 0 ? lines : lines.slice(from);
  const end = method.findIndex((line) => isHeadingInsideStepText(line) && isHeadingOfNonListSection(line));
  if (from === 0 || (end < 0 ? method.length : end) < MIN_METHOD_LINES) return lines;
  return end < 0 ? method : method.slice(0, end);
}

function addText(raw: string, imageUrl: string | null, list: Sectioned<Step>, context: StepContext): void {
  const read = (note: Note): string[] => stripNumbering(cleanTextToLines(raw, note).flatMap(splitLine), note);
  const lines = cutToMethod(context.book === undefined ? read(context.note) : context.book.record(raw, read));
  if (lines.length > 1) context.note("split");
  let isOtherList = false;
  for (const [index, line] of lines.entries()) {
    if (list.lines.length >= MAX_LINES_READ) return;
    if (isStepNumber(line)) continue;
    // Skips a list of ingredients or tools between the steps: a list name and the short lines below it.
    isOtherList =
      lines.length > 2 && isButton(line) && (isOtherList || isIngredientListName(line) || isControl(line));
    if (isOtherList) continue;
    if (isHeadingInsideStepText(line)) addOrReplaceSectionHeading(list, line);
    else if (/[\p{L}\p{N}]/u.test(line))
      list.lines.push({ text: line, imageUrl: index === 0 ? imageUrl : null });
  }
}

/** Puts a step's name before its text, unless the text begins with it or the name is only a number. */
function prefixName(name: string, text: string): string {
  if (name === "" || isStepNumber(name)) return text;
  const short = textKey(name.replace(/(?:(?<!\.)\.{2,}|…)$/u, ""));
  if (short === "" || textKey(text.slice(0, name.length * 2 + 40)).startsWith(short)) return text;
  // If the text is the beginning of the name, the name is the complete step.
  if (textKey(name).startsWith(textKey(text))) return name;
  return /[.!?:]$/u.test(name) ? `${name} ${text}` : `${name}: ${text}`;
}

const childrenOf = (node: Record<string, unknown>): unknown =>
  node.itemListElement ??
  node.recipeInstructions ??
  node.instructions ??
  node.steps ??
  node.step ??
  node["@list"] ??
  node.hasPart;

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
  const name = cleanTextToOneLine(joinStrings(node.name), context.note);
  const own = joinStrings(node.text ?? node.description ?? node.instruction ?? node["@value"]);
  const raw = own.trim() !== "" ? own : textsBelow(childrenOf(node), 0).join(" ");
  const imageUrl = parseSchemaImageUrls(node.image, context.byId, context.base)[0] ?? null;
  if (isAlone && cleanTextToLines(raw, context.note).flatMap(splitLine).length > 1) {
    if (name !== "" && !isStepNumber(name)) addOrReplaceSectionHeading(list, name);
    addText(raw, imageUrl, list, context);
    return;
  }
  const read = (note: Note): string[] => [stepText(raw, note, context)];
  const text = (context.book === undefined ? read(context.note) : context.book.record(raw, read))[0] ?? "";
  const line = text === "" ? name : prefixName(name, text);
  context.book?.recordChange(line, text === "" ? name : text, null);
  if (/[\p{L}\p{N}]/u.test(line) && !isStepNumber(line)) list.lines.push({ text: line, imageUrl });
}

function addTexts(texts: readonly string[], list: Sectioned<Step>, context: StepContext): void {
  const lines = texts
    .slice(0, 2 * MAX_LINES_READ)
    .map((text) => stepText(text, context.note, context))
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
  const type = toScalarText(node["@type"]);
  const children = childrenOf(node);
  if (typeof node.item === "object") walk(node.item, list, context, isAlone, depth + 1);
  else if (children !== undefined && !/HowToStep|HowToDirection|HowToTip/.test(type)) {
    const name = cleanTextToOneLine(joinStrings(node.name), context.note);
    if (name !== "" && !isStepNumber(name)) addOrReplaceSectionHeading(list, name);
    walk(children, list, context, true, depth + 1);
  } else if (type === "HowToTip")
    context.remarks?.push(...textsBelow(node, 0).map((tip) => cleanTextToOneLine(tip, context.note)));
  else if (type === "" && "0" in node) walk(Object.values(node), list, context, isAlone, depth + 1);
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
    else for (const item of value) walkItem(item, list, context, isAlone && value.length === 1, depth + 1);
  } else if (value !== null && typeof value === "object")
    walkNode(value as Record<string, unknown>, list, context, isAlone, depth);
}

/** Adds an item of a list. A step after a section, on the level of the sections, ends that section. */
function walkItem(
  item: unknown,
  list: Sectioned<Step>,
  context: StepContext,
  isAlone: boolean,
  depth: number,
): void {
  const isStep = /HowToStep/.test(toScalarText((item as Record<string, unknown> | null)?.["@type"]));
  const last = list.sections.at(-1);
  if (isStep && depth === 1 && last !== undefined && last.heading !== "" && last.at < list.lines.length)
    list.sections.push({ at: list.lines.length, heading: "" });
  walk(item, list, context, isAlone, depth);
}

/** Removes numbering from the complete list, because steps given one by one may be numbered too. */
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

/** Moves the lines below a "Notes" heading in the second half of the steps to `remarks`. */
function cutNotes(list: Sectioned<Step>, remarks: string[] | undefined): void {
  const notes = list.sections.find(
    ({ at: index, heading }) => index >= list.lines.length / 2 && NOTES.test(heading.trim()),
  );
  if (notes === undefined) return;
  const cut = list.lines.splice(notes.at).map(({ text }) => text);
  remarks?.push(...cut);
  list.sections = list.sections.filter(({ at: index }) => index < notes.at);
}

const MIN_DUPLICATED_STEPS = 2;

/** Removes the second half of the steps if it repeats the first, as the structured data of some pages does. */
function dropDuplicatedHalf(list: Sectioned<Step>): void {
  const half = list.lines.length / 2;
  if (half < MIN_DUPLICATED_STEPS || !Number.isInteger(half)) return;
  const keys = list.lines.map(({ text }) => textKey(text));
  if (keys.slice(0, half).some((key, index) => key !== keys[half + index])) return;
  list.lines.splice(half);
  list.sections = list.sections.filter(({ at: index }) => index < half);
}

/** Parses the steps of schema.org recipeInstructions: texts, HowToStep, HowToSection, nested lists. */
export function parseSchemaSteps(value: unknown, given: StepContext): Sectioned<Step> {
  const context = { ...given, buttons: findRepeatedButtonLabels(value) };
  const list = createEmptySectionedList<Step>();
  walk(value, list, context, true, 0);
  removeNumbers(list, context);
  cutNotes(list, context.remarks);
  dropDuplicatedHalf(list);
  // Removes the heading "Recipe" above the first section, because it names all sections.
  if (list.sections[0]?.at === 0 && findFactLabelOrNull(list.sections[0].heading) === "title")
    list.sections.shift();
  dropEmptySections(list, isStepListName);
  return list;
}

const PIECE_LENGTH = 40;

/**
 * Keys of the beginning, middle and end of a step. Compared separately, because pages insert links, pictures
 * and names into the visible text.
 */
export const stepPieces = (text: string): string[] => sampleThreeKeyParts(textKey(text));

/** The first, middle and last PIECE_LENGTH characters of a text key. */
export function sampleThreeKeyParts(key: string): string[] {
  const middle = Math.max(0, Math.floor(key.length / 2 - PIECE_LENGTH / 2));
  return [key.slice(0, PIECE_LENGTH), key.slice(middle, middle + PIECE_LENGTH), key.slice(-PIECE_LENGTH)];
}
