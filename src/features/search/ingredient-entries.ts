import { lengthOf } from "#server/features/recipes/policy.ts";

/** What the server takes. */
export const entryLimits = { count: 10, length: 20 } as const;

/** `problem` names the limit that was met; `left` is what stays in the field because of it. */
export type AddedEntries = {
  entries: string[];
  problem: "ingredientFilterCount" | "ingredientFilterLength" | null;
  left: string;
};

/**
 * Adds what was typed, several at once where commas stand between them. One that is there already, in any case, is no
 * second one.
 */
export function addEntries(before: readonly string[], typed: string): AddedEntries {
  const entries = [...before];
  const refused: string[] = [];
  let problem: AddedEntries["problem"] = null;
  for (const entry of entriesIn(typed)) {
    if (entries.some((one) => one.toLowerCase() === entry.toLowerCase())) continue;
    const why =
      lengthOf(entry) > entryLimits.length
        ? "ingredientFilterLength"
        : entries.length >= entryLimits.count
          ? "ingredientFilterCount"
          : null;
    if (why === null) entries.push(entry);
    else {
      problem ??= why;
      refused.push(entry);
    }
  }
  return { entries, problem, left: refused.join(", ") };
}

export function entriesFrom(text: string | null): string[] {
  return addEntries([], text ?? "").entries;
}

function entriesIn(text: string): string[] {
  return text
    .normalize("NFC")
    .split(",")
    .map((entry) => entry.replace(/\s+/g, " ").trim())
    .filter((entry) => entry !== "");
}
