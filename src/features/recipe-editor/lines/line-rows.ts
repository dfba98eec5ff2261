import type { LineReading } from "#server/features/recipes/schema/readings.ts";
import type { IngredientIn } from "#server/features/recipes/schema/recipe-in.ts";
import { text as texts } from "#server/texts/en.ts";

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

/** The id of the field of a row. */
export function rowFieldId(key: string): string {
  return `row-${key}`;
}

/** The id of a row's complaint. */
export function rowNoteId({ key }: LineRow): string {
  return `${rowFieldId(key)}-note`;
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
