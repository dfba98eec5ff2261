import type { ScanAnswer } from "#server/features/scans/schema.ts";
import { extractedRowKey } from "../../recipe-editor/lines/line-rows.ts";

/** The fields of the review that a line of the photo may belong to, besides list rows. */
export type PhotoField = "title" | "servings" | "cookingTime";

/** The target of a line of the photo: a field by name, or a row by its key. */
export type LineTarget = { field: PhotoField } | { row: string };

const servingWords = /\b(serv|yield|makes|portion|people|persons?)/i;
const timeWords = /\b(min|hour|hr|h\b|time|cook|bake|ready)/i;

export function targetsOfLines(answer: ScanAnswer): (LineTarget | null)[] {
  const targets: (LineTarget | null)[] = answer.lines.map(() => null);
  const put = (at: number, target: LineTarget) => {
    if (at >= 0 && at < targets.length) targets[at] ??= target;
  };
  for (const [at, row] of answer.ingredients.entries())
    put(row.line, { row: extractedRowKey("ingredients", at) });
  for (const [at, line] of answer.instructionLines.entries())
    if (line !== null) put(line, { row: extractedRowKey("instructions", at) });
  const lists = {
    ingredients: answer.ingredients.map((row) => row.originalText),
    instructions: answer.instructions,
  };
  for (const list of ["ingredients", "instructions"] as const) {
    for (const [at, whole] of lists[list].entries())
      follow(answer, targets, { row: extractedRowKey(list, at) }, whole);
  }
  for (const [at, line] of answer.lines.entries()) {
    const field = targets[at] === null ? fieldOf(line.text, answer) : null;
    if (field) targets[at] = { field };
  }
  return targets;
}

export function linesOfTarget(targets: readonly (LineTarget | null)[], wanted: LineTarget | null): number[] {
  if (wanted === null) return [];
  return targets.flatMap((target, at) => (target && isSame(target, wanted) ? [at] : []));
}

/** Whether two texts are equal except for punctuation and spaces. */
export function sameWords(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

/** Adds the lines after the first one of a text that continue it. */
function follow(answer: ScanAnswer, targets: (LineTarget | null)[], target: LineTarget, whole: string): void {
  const words = bare(whole);
  const first = targets.findIndex((one) => one && isSame(one, target));
  let from = first < 0 ? startOf(answer, targets, words) : first;
  if (from < 0) return;
  let read = 0;
  for (; from < targets.length; from += 1) {
    const taken = targets[from] ?? null;
    if (taken && !isSame(taken, target)) return;
    const line = bare(answer.lines[from]?.text ?? "");
    const at = words.indexOf(line, read);
    // The first line may be corrected, or start with a number that the step lost.
    if (line === "" || (at < 0 && from !== first)) return;
    targets[from] = target;
    read = at < 0 ? read : at + line.length;
    if (read >= words.length) return;
  }
}

/** The first line of a text whose line is unknown. */
function startOf(answer: ScanAnswer, targets: readonly (LineTarget | null)[], words: string): number {
  return answer.lines.findIndex((line, at) => {
    const start = bare(line.text);
    return targets[at] === null && start.length >= 6 && words.startsWith(start);
  });
}

function fieldOf(line: string, answer: ScanAnswer): PhotoField | null {
  const words = bare(line);
  if (answer.title !== null && words.length >= 3 && bare(answer.title).includes(words)) return "title";
  if (answer.servingSize !== null && servingWords.test(line) && line.includes(String(answer.servingSize)))
    return "servings";
  return answer.cookingTime !== null && timeWords.test(line) && /\d/.test(line) ? "cookingTime" : null;
}

function isSame(one: LineTarget, other: LineTarget): boolean {
  return "row" in one
    ? "row" in other && one.row === other.row
    : "field" in other && one.field === other.field;
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
