import type { LineReading } from "#server/features/recipes/schema/readings.ts";
import type { IngredientIn } from "#server/features/recipes/schema/recipe-in.ts";
import { text as texts } from "#server/texts/en.ts";

/**
 * The stored form of a line. A row with the same text counts as unchanged and never as a heading. Ingredients have
 * their stored fields; older drafts have no reading.
 */
type StoredLine = { text: string; fields?: IngredientIn; reading?: LineReading };

/** Amount, unit and notes in fields of their own; the `text` of the row is then the name. */
export type IngredientParts = {
  quantity: string;
  unit: string;
  notes: string;
  /** The member has checked values that were hard to read. */
  isChecked: boolean;
};

/** One row of a list that is written line by line; a heading names the section of the lines below it. */
export type LineRow = {
  key: string;
  kind: "line" | "heading";
  text: string;
  /** Steps only: /images/{id}.webp, or any address in a draft of an imported page. */
  picture: string | null;
  stored: StoredLine | null;
  parts?: IngredientParts;
};

const words = texts.recipes.form;

export type ListKind = "ingredients" | "instructions";

let keyCount = 0;
const keyPrefix = Date.now().toString(36);

/** A unique row key; the prefix keeps it unique next to drafts of an earlier visit. */
export function createRowKey(): string {
  keyCount += 1;
  return `${keyPrefix}-${keyCount}`;
}

/** The amount of an ingredient that is added to rows with separate amounts: one. */
export const addedParts: IngredientParts = { quantity: "1", unit: "", notes: "", isChecked: true };

export function createRow(text = "", kind: LineRow["kind"] = "line", key: string = createRowKey()): LineRow {
  return { key, kind, text, picture: null, stored: null };
}

/** The id of the field of a row. */
export function createRowFieldId(key: string): string {
  return `row-${key}`;
}

/** The id of a row's error message. */
export function createRowErrorId({ key }: LineRow): string {
  return `${createRowFieldId(key)}-note`;
}

/** The key of the row for line `index` of an imported page or a scan. */
export function createExtractedRowKey(list: ListKind, index: number): string {
  return `read-${list}-${index}`;
}

/** A blank row for these rows, with separate amount fields if they have them. */
export function createBlankRowLike(rows: readonly LineRow[], key: string): LineRow {
  const row = createRow("", "line", key);
  return rows.some(({ parts }) => parts !== undefined) ? { ...row, parts: addedParts } : row;
}

export function countLineRows(rows: readonly LineRow[]): number {
  return rows.filter((row) => row.kind === "line").length;
}

/** A row's label: "Step 2", "Section heading". `number` is its position among the lines, from 1. */
export function rowLabel(list: ListKind, row: LineRow, number: number): string {
  if (row.kind === "heading")
    return row.text.trim() === "" ? words.section : `${words.section} ${row.text.trim()}`;
  return list === "ingredients" ? words.ingredient(number) : words.step(number);
}

/** The position of a row among the lines, from 1. */
export function countLinesUpToRow(rows: readonly LineRow[], index: number): number {
  return countLineRows(rows.slice(0, index + 1));
}

export function changeRowWithKey(rows: readonly LineRow[], key: string, part: Partial<LineRow>): LineRow[] {
  return rows.map((row) => (row.key === key ? { ...row, ...part } : row));
}
