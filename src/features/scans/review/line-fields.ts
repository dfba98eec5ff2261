import type { ScanAnswer } from "#server/features/scans/schema.ts";
import { createExtractedRowKey } from "../../recipe-editor/lines/line-rows.ts";

/** A field of the review, besides the rows of its lists, that may belong to a line of the photo. */
export type PhotoField = "title" | "servings" | "cookingTime";

/** The part of the review that a line of the photo belongs to: a field by name, or a row by its key. */
export type LineTarget = { field: PhotoField } | { row: string };

const servingWords = /\b(serv|yield|makes|portion|people|persons?)/i;
const timeWords = /\b(min|hour|hr|h\b|time|cook|bake|ready)/i;

export function findFieldOfEachScannedLine(answer: ScanAnswer): (LineTarget | null)[] {
  const targets: (LineTarget | null)[] = answer.lines.map(() => null);
  const setTarget = (index: number, target: LineTarget) => {
    if (index >= 0 && index < targets.length) targets[index] ??= target;
  };
  for (const [index, row] of answer.ingredients.entries())
    setTarget(row.line, { row: createExtractedRowKey("ingredients", index) });
  for (const [index, line] of answer.instructionLines.entries())
    if (line !== null) setTarget(line, { row: createExtractedRowKey("instructions", index) });
  const lists = {
    ingredients: answer.ingredients.map((row) => row.originalText),
    instructions: answer.instructions,
  };
  for (const list of ["ingredients", "instructions"] as const) {
    for (const [index, fullText] of lists[list].entries())
      assignContinuedLines(answer, targets, { row: createExtractedRowKey(list, index) }, fullText);
  }
  for (const [index, line] of answer.lines.entries()) {
    const field = targets[index] === null ? findPhotoFieldOfLineOrNull(line.text, answer) : null;
    if (field) targets[index] = { field };
  }
  return targets;
}

export function listLineIndexesOfField(
  targets: readonly (LineTarget | null)[],
  wanted: LineTarget | null,
): number[] {
  if (wanted === null) return [];
  return targets.flatMap((target, index) => (target && areSameLineTargets(target, wanted) ? [index] : []));
}

/** Whether two texts are equal except for punctuation and spaces. */
export function hasSameTextIgnoringPunctuation(left: string, right: string): boolean {
  return toLettersAndDigitsInLowerCase(left) === toLettersAndDigitsInLowerCase(right);
}

/** Assigns to a target the lines that continue its text after the first line. */
function assignContinuedLines(
  answer: ScanAnswer,
  targets: (LineTarget | null)[],
  target: LineTarget,
  fullText: string,
): void {
  const words = toLettersAndDigitsInLowerCase(fullText);
  const first = targets.findIndex((found) => found && areSameLineTargets(found, target));
  let from = first < 0 ? findIndexOfUnassignedLineStarting(answer, targets, words) : first;
  if (from < 0) return;
  let read = 0;
  for (; from < targets.length; from += 1) {
    const taken = targets[from] ?? null;
    if (taken && !areSameLineTargets(taken, target)) return;
    const line = toLettersAndDigitsInLowerCase(answer.lines[from]?.text ?? "");
    const index = words.indexOf(line, read);
    // The first line need not match the text, because it may be corrected or start with the step's number.
    if (line === "" || (index < 0 && from !== first)) return;
    targets[from] = target;
    read = index < 0 ? read : index + line.length;
    if (read >= words.length) return;
  }
}

/** The index of the unassigned line with which a text starts, or -1. */
function findIndexOfUnassignedLineStarting(
  answer: ScanAnswer,
  targets: readonly (LineTarget | null)[],
  words: string,
): number {
  return answer.lines.findIndex((line, index) => {
    const start = toLettersAndDigitsInLowerCase(line.text);
    return targets[index] === null && start.length >= 6 && words.startsWith(start);
  });
}

function findPhotoFieldOfLineOrNull(line: string, answer: ScanAnswer): PhotoField | null {
  const words = toLettersAndDigitsInLowerCase(line);
  if (
    answer.title !== null &&
    words.length >= 3 &&
    toLettersAndDigitsInLowerCase(answer.title).includes(words)
  )
    return "title";
  if (answer.servingSize !== null && servingWords.test(line) && line.includes(String(answer.servingSize)))
    return "servings";
  return answer.cookingTime !== null && timeWords.test(line) && /\d/.test(line) ? "cookingTime" : null;
}

function areSameLineTargets(left: LineTarget, right: LineTarget): boolean {
  return "row" in left
    ? "row" in right && left.row === right.row
    : "field" in right && left.field === right.field;
}

const toLettersAndDigitsInLowerCase = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
