import type { LineReading } from "#server/features/recipes/schema/readings.ts";
import type { IngredientIn } from "#server/features/recipes/schema/recipe-in.ts";
import { text as texts } from "#server/texts/en.ts";
import { headingIn, ingredientsIn, stepsIn } from "./pasted-lines.ts";

/**
 * A line of a stored recipe by the text that its row shows: unchanged text means an unchanged line, never a heading. An
 * ingredient has the fields it was read with; drafts from before readings were shown have no reading.
 */
type StoredLine = { text: string; fields?: IngredientIn; reading?: LineReading };

/** An ingredient whose amount and unit have fields of their own; the `text` of its row is then the name. */
export type IngredientParts = {
  quantity: string;
  unit: string;
  notes: string;
  /** Somebody has looked at what was hard to read. */
  isChecked: boolean;
};

/** One field of a list that is written line by line; a heading names the section of the lines below it. */
export type LineRow = {
  key: string;
  kind: "line" | "heading";
  text: string;
  /** Steps only: /images/{id}.webp, or any address in a draft read from a page. */
  picture: string | null;
  stored: StoredLine | null;
  parts?: IngredientParts;
};

const words = texts.recipes.form;

export type ListKind = "ingredients" | "instructions";

let made = 0;
const origin = Date.now().toString(36);

/** A key that no row has; it stays unique when drafts of an earlier visit come back. */
export function freshKey(): string {
  made += 1;
  return `${origin}-${made}`;
}

/** What is assumed of an ingredient that is added beside such rows: one of it, unless it is said otherwise. */
export const addedParts: IngredientParts = { quantity: "1", unit: "", notes: "", isChecked: true };

/** A row of its own. */
export function newRow(text = "", kind: LineRow["kind"] = "line", key: string = freshKey()): LineRow {
  return { key, kind, text, picture: null, stored: null };
}

/** The key of the row that shows line `at` of what was read from a page or a photo. */
export function readKey(list: ListKind, at: number): string {
  return `read-${list}-${at}`;
}

/** A blank line among these rows: where their amounts have fields of their own, its has too. */
export function blankAmong(rows: readonly LineRow[], key: string): LineRow {
  const row = newRow("", "line", key);
  return rows.some(({ parts }) => parts !== undefined) ? { ...row, parts: addedParts } : row;
}

export function countLines(rows: readonly LineRow[]): number {
  return rows.filter((row) => row.kind === "line").length;
}

/** What a row is called: "Step 2", "Section heading". `number` is its place among the lines, from 1. */
export function rowLabel(list: ListKind, row: LineRow, number: number): string {
  if (row.kind === "heading")
    return row.text.trim() === "" ? words.section : `${words.section} ${row.text.trim()}`;
  return list === "ingredients" ? words.ingredient(number) : words.step(number);
}

/** The place of a row among the lines, from 1. */
export function numberOf(rows: readonly LineRow[], at: number): number {
  return countLines(rows.slice(0, at + 1));
}

export function changeRow(rows: readonly LineRow[], key: string, part: Partial<LineRow>): LineRow[] {
  return rows.map((row) => (row.key === key ? { ...row, ...part } : row));
}

/** Puts a row behind the one named, or at the end. */
export function insertAfter(rows: readonly LineRow[], key: string | null, row: LineRow): LineRow[] {
  const at = key === null ? -1 : rows.findIndex((one) => one.key === key);
  return at < 0 ? [...rows, row] : rows.toSpliced(at + 1, 0, row);
}

/** The last line that is left stays. */
export function canRemove(rows: readonly LineRow[], key: string): boolean {
  const row = rows.find((one) => one.key === key);
  return row !== undefined && (row.kind === "heading" || countLines(rows) > 1);
}

export function removeRow(rows: readonly LineRow[], key: string): LineRow[] {
  return canRemove(rows, key) ? rows.filter((row) => row.key !== key) : [...rows];
}

/** Up by -1, down by 1; nothing beyond the ends. */
export function moveRow(rows: readonly LineRow[], key: string, by: -1 | 1): LineRow[] {
  const at = rows.findIndex((row) => row.key === key);
  const row = rows[at];
  const target = at + by;
  if (!row || target < 0 || target >= rows.length) return [...rows];
  return rows.toSpliced(at, 1).toSpliced(target, 0, row);
}

/** Puts a row before the one that stands at `to` now; at the end where none does. */
export function placeRow(rows: readonly LineRow[], key: string, to: number): LineRow[] {
  const at = rows.findIndex((row) => row.key === key);
  const row = rows[at];
  if (!row || to === at || to === at + 1) return [...rows];
  return rows.toSpliced(at, 1).toSpliced(to > at ? to - 1 : to, 0, row);
}

/**
 * Cuts a row at the caret; what stood behind it begins the new row, which carries `nextKey`. With nothing before the
 * caret the new row stands above instead: what belongs to the words, a picture first of all, stays with them.
 */
export function splitRow(rows: readonly LineRow[], key: string, at: number, next: LineRow): LineRow[] {
  const place = rows.findIndex((one) => one.key === key);
  const row = rows[place];
  if (!row) return [...rows];
  const before = row.text.slice(0, at).trimEnd();
  const after = row.text.slice(at).trimStart();
  if (before === "" && after !== "") return rows.toSpliced(place, 1, next, { ...row, text: after });
  return insertAfter(changeRow(rows, key, { text: before }), key, { ...next, text: after });
}

/**
 * The rows that pasted text becomes; empty where it is a single line (`lineFromPaste`).
 * Bullets and the numbers of a numbered list go; a line like "For the sauce:" is a heading. Their keys begin with `fresh`.
 */
export function rowsFromPaste(pasted: string, list: ListKind, fresh: string): LineRow[] {
  const lines = linesFromPaste(pasted, list);
  if (lines.length < 2) return [];
  return lines.map((line, at) => {
    const heading = headingIn(line);
    const key = `${fresh}.${at}`;
    return heading === null ? newRow(line, "line", key) : newRow(heading, "heading", key);
  });
}

/** The text of a single line that was copied with its end, without its mark. Other text the browser pastes by itself. */
export function lineFromPaste(pasted: string, list: ListKind): string | null {
  if (!/[\r\n]/.test(pasted)) return null;
  const lines = linesFromPaste(pasted, list);
  return lines.length === 1 ? (lines[0] ?? null) : null;
}

const linesFromPaste = (pasted: string, list: ListKind) =>
  list === "ingredients" ? ingredientsIn(pasted) : stepsIn(pasted);

/**
 * Puts pasted rows in place of the selection of a row: what stood before and behind it joins the ends. The row itself
 * goes on as its words before the selection, else as those behind it, else as the first pasted line: its picture, stored
 * or on its way, stays with it.
 */
export function pasteRows(
  rows: readonly LineRow[],
  key: string,
  selection: { start: number; end: number },
  pasted: readonly LineRow[],
  /** Takes what stood behind the selection where something stood before it too. */
  tail: LineRow,
): LineRow[] {
  const at = rows.findIndex((row) => row.key === key);
  const row = rows[at];
  if (!row || pasted.length === 0) return [...rows];
  const before = row.text.slice(0, selection.start).trim();
  const after = row.text.slice(selection.end).trim();
  if (before !== "") {
    const last = after === "" ? [] : [{ ...tail, text: after }];
    return rows.toSpliced(at, 1, { ...row, text: before }, ...pasted, ...last);
  }
  if (after !== "") return rows.toSpliced(at, 1, ...pasted, { ...row, text: after });
  const line = pasted.findIndex(({ kind }) => kind === "line");
  const joined = pasted.map((one, place) => (place === line ? { ...one, key, picture: row.picture } : one));
  return rows.toSpliced(at, 1, ...joined);
}

/** Puts the row back that was pasted into, in place of what the paste made of it: the rows from `made` that are left. */
export function undoPaste(rows: readonly LineRow[], row: LineRow, made: readonly string[]): LineRow[] {
  const keys = new Set([row.key, ...made]);
  const isMade = ({ key }: LineRow) => keys.has(key);
  const at = rows.findIndex(isMade);
  // A picture that arrived meanwhile belongs to the row too.
  const picture = (rows.find(({ key }) => key === row.key) ?? row).picture;
  const others = rows.filter((one) => !isMade(one));
  return others.toSpliced(at < 0 ? others.length : at, 0, { ...row, picture });
}
