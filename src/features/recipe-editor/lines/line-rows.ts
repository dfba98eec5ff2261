import type { LineReading } from "#server/features/recipes/schema/readings.ts";
import type { IngredientIn } from "#server/features/recipes/schema/recipe-in.ts";
import { text as texts } from "#server/texts/en.ts";

/**
 * A line as the recipe stores it. A row whose text equals it counts as unchanged and never as a heading.
 * `fields` are an ingredient's stored fields; `reading` is missing in drafts of older versions.
 */
type StoredLine = { text: string; fields?: IngredientIn; reading?: LineReading };

/** Amount, unit and notes of an ingredient with separate fields; the row's `text` is then only the name. */
export type IngredientParts = {
  quantity: string;
  unit: string;
  notes: string;
  /** Whether the member has checked the amount, if it was hard to read. */
  isChecked: boolean;
};

/** One row of a list of ingredients or steps. A heading names the section of the lines below it. */
export type LineRow = {
  key: string;
  kind: "line" | "heading";
  text: string;
  /** A step's picture: "/images/{id}.webp", or in the review of an import an address on the page. */
  picture: string | null;
  stored: StoredLine | null;
  parts?: IngredientParts;
};

const words = texts.recipes.form;

export type ListKind = "ingredients" | "instructions";

let keyCount = 0;
const keyPrefix = Date.now().toString(36);

/** A unique row key. Its prefix is unique per visit, because drafts contain keys of earlier visits. */
export function createRowKey(): string {
  keyCount += 1;
  return `${keyPrefix}-${keyCount}`;
}

/** The initial amount (1) of an ingredient that the member adds to rows with separate fields. */
export const addedParts: IngredientParts = { quantity: "1", unit: "", notes: "", isChecked: true };

export function createRow(text = "", kind: LineRow["kind"] = "line", key: string = createRowKey()): LineRow {
  return { key, kind, text, picture: null, stored: null };
}

/** The element id of a row's field. */
export function createRowFieldId(key: string): string {
  return `row-${key}`;
}

/** The element id of a row's error message. */
export function createRowErrorId({ key }: LineRow): string {
  return `${createRowFieldId(key)}-note`;
}

/** The row key of the line with this index in an imported page or a scan. */
export function createExtractedRowKey(list: ListKind, index: number): string {
  return `read-${list}-${index}`;
}

/** A blank row; it has separate fields if one of `rows` has them. */
export function createBlankRowLike(rows: readonly LineRow[], key: string): LineRow {
  const row = createRow("", "line", key);
  return rows.some(({ parts }) => parts !== undefined) ? { ...row, parts: addedParts } : row;
}

export function countLineRows(rows: readonly LineRow[]): number {
  return rows.filter((row) => row.kind === "line").length;
}

/**
 * A row's label for screen readers, for example "Step 2". `number` is its position among the lines, from 1.
 */
export function createRowLabel(list: ListKind, row: LineRow, number: number): string {
  if (row.kind === "heading")
    return row.text.trim() === "" ? words.section : `${words.section} ${row.text.trim()}`;
  return list === "ingredients" ? words.ingredient(number) : words.step(number);
}

/** The position of a row among the lines (without headings), from 1. */
export function countLinesUpToRow(rows: readonly LineRow[], index: number): number {
  return countLineRows(rows.slice(0, index + 1));
}

export function changeRowWithKey(rows: readonly LineRow[], key: string, part: Partial<LineRow>): LineRow[] {
  return rows.map((row) => (row.key === key ? { ...row, ...part } : row));
}
