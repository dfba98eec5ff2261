import {
  getHeadingKindOfKeyOrNull,
  headKey,
  isHeadingOfNonListSection,
} from "#server/engines/languages/languages.ts";
import { parseListHeadingOrNull } from "#server/engines/recipe-lines/recipe-lines.ts";
import { isInHeading, isSmallBold, LEVEL, type PageLine } from "../tree/page-lines.ts";
import { findCaloriesInTextOrNull } from "../values/calories.ts";
import { isIngredientListName, isStepListName } from "./list-names.ts";

/** Notes begin at most this many lines after the lists. */
const MAX_ROWS_BEFORE_NOTES = 40;
const MAX_NOTE_ROWS = 40;
const MAX_FACT_LENGTH = 40;

const isHeadingRow = (row: PageLine): boolean =>
  (row.level !== LEVEL.plain && !isSmallBold(row)) || /[:：]$/u.test(row.text);

const isNotesName = (text: string): boolean =>
  text.length <= 60 && getHeadingKindOfKeyOrNull(headKey(text.replace(/[:：]\s*$/u, ""))) === "notes";

/**
 * Whether a line ends the notes: calories, a heading of the same or a higher rank, or the heading of another
 * section.
 */
function endsNotes(row: PageLine, head: PageLine): boolean {
  const isOther =
    isHeadingRow(row) &&
    (isIngredientListName(row.text) ||
      isStepListName(row.text) ||
      getHeadingKindOfKeyOrNull(headKey(row.text)) === "aside");
  if (row.text.length <= MAX_FACT_LENGTH && findCaloriesInTextOrNull(row.text) !== null) return true;
  const outranks = isInHeading(row) && (!isInHeading(head) || row.level <= head.level);
  return (
    isOther ||
    ((outranks || (isHeadingRow(row) && isHeadingOfNonListSection(row.text))) && !isNotesName(row.text))
  );
}

/**
 * Finds the author's notes after the lists: lines below a heading such as "Notes", and lines such as "Tip:
 * serve it cold." Headings inside the notes are included, unless they only name notes.
 */
export function findAuthorNotes(rows: readonly PageLine[], from: number): string[] {
  const notes: string[] = [];
  const end = Math.min(rows.length, from + MAX_ROWS_BEFORE_NOTES);
  // False after the heading of another section, such as the comments, where readers write tips.
  let isAuthors = true;
  for (let index = from; index < end; index += 1) {
    const row = rows[index] as PageLine;
    if (row.aside) continue;
    if (isHeadingRow(row) && isNotesName(row.text)) {
      const last = notesEnd(rows, index);
      const lines = rows.slice(index + 1, last).filter((line) => !line.aside);
      notes.push(...lines.filter(({ text }) => !isNotesName(text)).map(({ text }) => text));
      index = Math.max(index, last - 1);
    } else if (isHeadingRow(row) && isHeadingOfNonListSection(row.text)) isAuthors = false;
    else if (isAuthors && row.level === LEVEL.plain && isRemark(row.text)) notes.push(row.text);
  }
  return notes;
}

/** Whether a line is a note with its label, for example "Tip: serve it cold." */
function isRemark(text: string): boolean {
  const head = /^[^:：]{2,40}[:：]\s*\S/u.test(text) ? parseListHeadingOrNull(text) : null;
  return head?.kind === "notes" && head.rest !== "";
}

function notesEnd(rows: readonly PageLine[], head: number): number {
  const limit = Math.min(rows.length, head + 1 + MAX_NOTE_ROWS);
  let index = head + 1;
  while (index < limit && !endsNotes(rows[index] as PageLine, rows[head] as PageLine)) index += 1;
  return index;
}

const MAX_ENERGY_LENGTH = 120;

/**
 * Finds the kilocalories per serving at most 60 lines before or after the lists, because nutrition facts may
 * precede or follow them.
 */
export function findPageCaloriesOrNull(rows: readonly PageLine[], from: number, end: number): number | null {
  for (const [index, { text }] of rows.slice(Math.max(0, from - 60), end + 60).entries()) {
    if (text.length > MAX_ENERGY_LENGTH) continue;
    const next = rows[Math.max(0, from - 60) + index + 1]?.text ?? "";
    // The label may be on the line above the number: "Calories", "250".
    const found =
      findCaloriesInTextOrNull(text) ??
      (/^\p{L}[\p{L} ]{3,20}[:：]?$/u.test(text) && next.length <= 12
        ? findCaloriesInTextOrNull(`${text.replace(/[:：]$/u, "")}: ${next}`)
        : null);
    if (found !== null) return found;
  }
  return null;
}
