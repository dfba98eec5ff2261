import { readLeadingAmountOrNull, tokenizeLine } from "#server/engines/amounts/amounts.ts";
import { openMixed } from "./amount-shapes.ts";
import type { ScannedIngredient } from "./scan-fields.ts";

/** Unit and name as printed. */
export type PrintedParts = { unit: string | null; name: string };

/**
 * The unit and the name with sizes and preparation as printed ("melted butter, cooled", "large eggs", "garlic
 * cloves"), which the parsed ingredient separates.
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
