import { createRow, type LineRow, type ListKind } from "./line-rows.ts";

/** Lines of pasted text, trimmed; an empty string is an empty line. */
function linesIn(pasted: string): string[] {
  const text = pasted.slice(0, 200_000).replace(/\r\n?/g, "\n");
  return text.split("\n").map((line) => line.trim());
}

/** Collapses whitespace after the bullets are removed: the tab after a bullet separates it from a word. */
const collapseSpaces = (line: string) => line.replace(/\s+/g, " ").trim();

/**
 * Word's bullets are characters of a symbol font, U+F0B7 and the like; those of its second level are an "o" before a
 * tab.
 */
const bullet = /^(?:(?:[-–—*•●○◦‣▪▫■▢☐☑□✓✔·\uF020-\uF0FF]\s*|o\t\s*)(?=\S))?(?:\[[ xX]?\]\s+)?/;
const listNumber = /^(\d{1,3})[.)] (?=\S)/;

/** Ingredients without bullets, and without numbers when all lines are numbered in order. */
function ingredientsIn(pasted: string): string[] {
  const lines = linesIn(pasted)
    .map((line) => collapseSpaces(line.replace(bullet, "")))
    .filter(Boolean);
  return isNumbered(lines) ? lines.map((line) => line.replace(listNumber, "")) : lines;
}

/** True for 1, 2, 3 to the end; headings may be between, and the count may restart below one. */
function isNumbered(lines: readonly string[]): boolean {
  let last = 0;
  let counted = 0;
  for (const line of lines) {
    const number = Number(listNumber.exec(line)?.[1] ?? 0);
    if (number === 0 && /[:：]$|^#/.test(line)) continue;
    if (number !== last + 1 && number !== 1) return false;
    last = number;
    counted += 1;
  }
  return counted > 1;
}

const stepNumber = /^(?:(?:step|Step|STEP)\s)?\d{1,3}(?:[.):](?:\s+|(?=\D))|\t\s*(?=\S))/;
/** "a) Heat", "ii) Heat", "b. Mix"; "c. 20 minutes" means circa. */
const stepLetter = /^(?:(?:[A-Za-z]|[ivx]{2,4})\)\s+|[a-z]\.\s+(?=\D))(?=\S)/;
/** Without a dot: on a line above its step, or before a capital letter; "step 2 cups of flour in" has no number. */
const stepName = /^(?:step|Step|STEP)\s\d{1,3}[.):]?(?:$|\s+(?:[-–—]\s+)?(?=\p{Lu}))/u;

/**
 * Steps without bullets and numbers. Empty lines make paragraphs, each of which is one step; a number, a bullet or a
 * heading starts a new one.
 */
function stepsIn(pasted: string): string[] {
  const lines = linesIn(pasted);
  const inParagraphs = /\S\n\n+\S/.test(lines.join("\n").trim());
  const steps: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const bare = line.replace(bullet, "").replace(stepName, "");
    const text = bare.replace(stepNumber, "").replace(stepLetter, "");
    const continues: boolean = isOpen && inParagraphs && text === line;
    if (continues && line !== "") steps.push(collapseSpaces(`${steps.pop() ?? ""} ${line}`));
    else if (line !== "") steps.push(collapseSpaces(text));
    isOpen = line !== "" && (continues || headingTextOrNull(text) === null);
  }
  return steps.filter(Boolean);
}

/** The heading in a line ("For the sauce:", "## Dough"), or null. */
export function headingTextOrNull(line: string): string | null {
  const text = line.trim();
  if (text.length > 100) return null;
  const marked = /^#{1,6} +(\S.*)$/.exec(text)?.[1];
  if (marked) return marked.replace(/:$/, "").trim();
  const named = /^(\D+)[:：]$/.exec(text)?.[1]?.trim();
  return named && /\p{L}/u.test(named) ? named : null;
}

/**
 * The rows of pasted text; empty for a single line (`singleLineFromPasteOrNull`). Bullets and list numbers are removed; a line like
 * "For the sauce:" is a heading. Keys start with `newKey`.
 */
export function createRowsFromPastedLines(pasted: string, list: ListKind, newKey: string): LineRow[] {
  const lines = linesFromPaste(pasted, list);
  if (lines.length < 2) return [];
  return lines.map((line, index) => {
    const heading = headingTextOrNull(line);
    const key = `${newKey}.${index}`;
    return heading === null ? createRow(line, "line", key) : createRow(heading, "heading", key);
  });
}

/**
 * The text of a single line that ends in a line break, without its bullet; null for text that the browser pastes by
 * itself.
 */
export function singleLineFromPasteOrNull(pasted: string, list: ListKind): string | null {
  if (!/[\r\n]/.test(pasted)) return null;
  const lines = linesFromPaste(pasted, list);
  return lines.length === 1 ? (lines[0] ?? null) : null;
}

const linesFromPaste = (pasted: string, list: ListKind) =>
  list === "ingredients" ? ingredientsIn(pasted) : stepsIn(pasted);
