import { createRow, type LineRow, type ListKind } from "./line-rows.ts";

/** The lines of pasted text, trimmed. Empty lines are included, because they separate paragraphs. */
function splitPastedTextIntoTrimmedLines(pasted: string): string[] {
  const text = pasted.slice(0, 200_000).replace(/\r\n?/g, "\n");
  return text.split("\n").map((line) => line.trim());
}

/** Must run after the bullets are removed, because a tab distinguishes an "o" bullet from a word. */
const collapseWhitespace = (line: string) => line.replace(/\s+/g, " ").trim();

/**
 * Matches a bullet. Word pastes bullets as characters of a symbol font (U+F0B7 and others), second-level
 * bullets as "o" and a tab.
 */
const bullet = /^(?:(?:[-–—*•●○◦‣▪▫■▢☐☑□✓✔·\uF020-\uF0FF]\s*|o\t\s*)(?=\S))?(?:\[[ xX]?\]\s+)?/;
const listNumber = /^(\d{1,3})[.)] (?=\S)/;

/**
 * The ingredients in pasted text, without bullets. Numbers are removed only if all lines are numbered in
 * order.
 */
function parsePastedIngredients(pasted: string): string[] {
  const lines = splitPastedTextIntoTrimmedLines(pasted)
    .map((line) => collapseWhitespace(line.replace(bullet, "")))
    .filter(Boolean);
  return areLinesNumberedInOrder(lines) ? lines.map((line) => line.replace(listNumber, "")) : lines;
}

/**
 * Whether the lines are numbered 1, 2, 3 and so on. Headings have no number, and the numbers may restart at
 * 1.
 */
function areLinesNumberedInOrder(lines: readonly string[]): boolean {
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
/** Matches "a) Heat", "ii) Heat" and "b. Mix", but not "c. 20 minutes", an approximate time. */
const stepLetter = /^(?:(?:[A-Za-z]|[ivx]{2,4})\)\s+|[a-z]\.\s+(?=\D))(?=\S)/;
/**
 * Matches "Step 2" alone on a line or before a capital letter, but not in "step 2 cups of flour in", which
 * has an amount.
 */
const stepName = /^(?:step|Step|STEP)\s\d{1,3}[.):]?(?:$|\s+(?:[-–—]\s+)?(?=\p{Lu}))/u;

/**
 * The steps in pasted text, without bullets and numbers. If empty lines separate paragraphs, each paragraph
 * is one step, unless a number, a bullet or a heading starts another one.
 */
function parsePastedSteps(pasted: string): string[] {
  const lines = splitPastedTextIntoTrimmedLines(pasted);
  const inParagraphs = /\S\n\n+\S/.test(lines.join("\n").trim());
  const steps: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const bare = line.replace(bullet, "").replace(stepName, "");
    const text = bare.replace(stepNumber, "").replace(stepLetter, "");
    const continues: boolean = isOpen && inParagraphs && text === line;
    if (continues && line !== "") steps.push(collapseWhitespace(`${steps.pop() ?? ""} ${line}`));
    else if (line !== "") steps.push(collapseWhitespace(text));
    isOpen = line !== "" && (continues || parseHeadingLineOrNull(text) === null);
  }
  return steps.filter(Boolean);
}

/** The heading that a line such as "For the sauce:" or "## Dough" contains, or null. */
export function parseHeadingLineOrNull(line: string): string | null {
  const text = line.trim();
  if (text.length > 100) return null;
  const marked = /^#{1,6} +(\S.*)$/.exec(text)?.[1];
  if (marked) return marked.replace(/:$/, "").trim();
  const named = /^(\D+)[:：]$/.exec(text)?.[1]?.trim();
  return named && /\p{L}/u.test(named) ? named : null;
}

/**
 * The rows of several pasted lines, without bullets and list numbers; lines such as "For the sauce:" become
 * headings. Empty for a single line, which `parsePastedSingleLineOrNull` handles. Keys start with `newKey`.
 */
export function createRowsFromPastedLines(pasted: string, list: ListKind, newKey: string): LineRow[] {
  const lines = parsePastedIngredientsOrSteps(pasted, list);
  if (lines.length < 2) return [];
  return lines.map((line, index) => {
    const heading = parseHeadingLineOrNull(line);
    const key = `${newKey}.${index}`;
    return heading === null ? createRow(line, "line", key) : createRow(heading, "heading", key);
  });
}

/**
 * The text of a single pasted line with a line break, without its bullet. Null for other text; text without a
 * line break is pasted by the browser.
 */
export function parsePastedSingleLineOrNull(pasted: string, list: ListKind): string | null {
  if (!/[\r\n]/.test(pasted)) return null;
  const lines = parsePastedIngredientsOrSteps(pasted, list);
  return lines.length === 1 ? (lines[0] ?? null) : null;
}

const parsePastedIngredientsOrSteps = (pasted: string, list: ListKind) =>
  list === "ingredients" ? parsePastedIngredients(pasted) : parsePastedSteps(pasted);
