import { readLeadingAmountOrNull, tokenizeLine } from "#server/engines/amounts/amounts.ts";
import { openMixed } from "./amount-shapes.ts";
import type { ScannedIngredient } from "./scan-fields.ts";

export type PrintedParts = { unit: string | null; name: string };

/**
 * Returns the unit and the name as printed, with size and preparation ("melted butter, cooled", "large eggs",
 * "garlic cloves"); the parsed ingredient stores these in separate fields.
 */
export function findPrintedUnitAndName(line: ScannedIngredient): PrintedParts {
  const { name, unit, amount, notes } = line;
  const original = openMixed(line.original);
  const tokens = tokenizeLine(original, "en");
  const reading = readLeadingAmountOrNull({ line: original, tokens, language: "en" });
  if (reading === null || reading.amount.kind === "none") {
    const isUnparsed = amount.kind === "none" && unit === null;
    const full = isUnparsed ? original : [name, notes].filter((part) => part !== null).join(", ");
    return { unit, name: full.replace(/[.;]$/, "") };
  }
  const rest = original.slice(tokens[reading.next]?.start ?? original.length).replace(/[.;]$/, "");
  if (rest === "") return { unit, name };
  const sized = reading.unit === null && reading.size !== null ? `${reading.size} ${rest}` : rest;
  return { unit: reading.unit, name: sized };
}
