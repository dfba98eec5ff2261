import { countCodePoints } from "#server/features/recipes/policy.ts";

/** The server's limits: number of entries, and characters per entry. */
export const entryLimits = { count: 10, length: 20 } as const;

/** `problem` names the exceeded limit as its text's key; `left` is the text that stays in the field. */
export type AddedEntries = {
  entries: string[];
  problem: "ingredientFilterCount" | "ingredientFilterLength" | null;
  left: string;
};

/** Adds the entries of a comma-separated text. Entries that exist already, in any case, are ignored. */
export function addTypedIngredients(before: readonly string[], typed: string): AddedEntries {
  const entries = [...before];
  const rejected: string[] = [];
  let problem: AddedEntries["problem"] = null;
  for (const entry of splitTextAtCommas(typed)) {
    if (entries.some((other) => other.toLowerCase() === entry.toLowerCase())) continue;
    const exceeded =
      countCodePoints(entry) > entryLimits.length
        ? "ingredientFilterLength"
        : entries.length >= entryLimits.count
          ? "ingredientFilterCount"
          : null;
    if (exceeded === null) entries.push(entry);
    else {
      problem ??= exceeded;
      rejected.push(entry);
    }
  }
  return { entries, problem, left: rejected.join(", ") };
}

export function parseIngredientEntries(text: string | null): string[] {
  return addTypedIngredients([], text ?? "").entries;
}

function splitTextAtCommas(text: string): string[] {
  return text
    .normalize("NFC")
    .split(",")
    .map((entry) => entry.replace(/\s+/g, " ").trim())
    .filter((entry) => entry !== "");
}
