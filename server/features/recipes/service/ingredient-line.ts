import { type Amount, formatIngredientLine } from "#server/engines/amounts/amounts.ts";

/** An ingredient as one line: the original line, else a line composed of its fields. */
export function getOriginalOrComposedIngredientLine(row: {
  originalText: string | null;
  amount: Amount;
  unit: string | null;
  size: string | null;
  name: string;
  notes: string | null;
}): string {
  return row.originalText ?? formatIngredientLine(row);
}
