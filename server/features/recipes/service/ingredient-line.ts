import { type Amount, lineText } from "#server/engines/amounts/amounts.ts";

/** An ingredient as one line: the original line if stored, else composed from its parts. */
export function ingredientLineText(row: {
  originalText: string | null;
  amount: Amount;
  unit: string | null;
  size: string | null;
  name: string;
  notes: string | null;
}): string {
  return row.originalText ?? lineText(row);
}
