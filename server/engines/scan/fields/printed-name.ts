import { readAmount, tokenize } from "#server/engines/amounts/amounts.ts";
import type { ScannedIngredient } from "./scan-fields.ts";

/**
 * What a line prints behind its amount and unit ("melted butter, cooled", "large eggs"), where the name alone leaves
 * out sizes and preparation. The line's name where no amount stands before it.
 */
export function printedName({ original, name, size, unit, amount, notes }: ScannedIngredient): string {
  const tokens = tokenize(original, "en");
  const reading = readAmount({ line: original, tokens, language: "en" });
  if (reading === null || reading.amount.kind === "none") {
    const whole =
      amount.kind === "none" && unit === null
        ? original
        : [name, notes].filter((part) => part !== null).join(", ");
    return whole.replace(/[.;]$/, "");
  }
  const rest = original.slice(tokens[reading.next]?.start ?? original.length).replace(/[.;]$/, "");
  if (rest === "") return name;
  return unit === null && size !== null && reading.size !== null ? `${reading.size} ${rest}` : rest;
}
