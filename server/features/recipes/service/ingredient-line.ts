import { type Amount, lineText } from "#server/engines/amounts/amounts.ts";

/** An ingredient as one line of text: as it came where it was kept, else put together from its parts. */
export function ingredientLine(row: {
  originalText: string | null;
  amount: Amount;
  unit: string | null;
  size: string | null;
  name: string;
  notes: string | null;
}): string {
  return row.originalText ?? lineText(row);
}
