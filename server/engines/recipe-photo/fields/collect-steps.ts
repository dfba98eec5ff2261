import type { Label } from "#server/engines/recipe-lines/recipe-lines.ts";
import { numberedParts } from "#server/engines/recipe-lines/recipe-lines.ts";
import type { Item } from "./items.ts";
import type { ScannedStep } from "./scan-fields.ts";

const headingText = (text: string): string => text.replace(/(?<![\s:：])[\s:：]+$/u, "");

type Entry = { item: Item; at: number };

/** Numbered steps that were read column by column come back into the order of their numbers. */
function inOrder(entries: Entry[]): Entry[] {
  const numbers = entries.flatMap(({ item }) =>
    item.mark === "number" && item.paragraph.number !== null ? [item.paragraph.number] : [],
  );
  const rising = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
  const once = new Set(numbers).size === numbers.length;
  const all =
    numbers.length === entries.length &&
    Math.min(...numbers) === 1 &&
    Math.max(...numbers) === numbers.length;
  if (rising || !once || !all) return entries;
  return [...entries].sort(
    (one, other) => (one.item.paragraph.number ?? 0) - (other.item.paragraph.number ?? 0),
  );
}

/** The steps: numbered ones, or paragraphs; a line without a number goes on with the step it stands right below. */
export function collectSteps(items: Item[], labels: Label[]): ScannedStep[] {
  const entries = items.flatMap((item, at): Entry[] => {
    if (labels[at] === "step" || (item.heading && labels[at + 1] === "step")) return [{ item, at }];
    return [];
  });
  const numbered = entries.filter(({ item }) => item.mark === "number").length >= 2;
  const steps: ScannedStep[] = [];
  let section: string | null = null;
  for (const { item } of inOrder(entries)) {
    const { paragraph, text } = item;
    const line = paragraph.rows[0]?.line ?? 0;
    const last = steps.at(-1);
    if (item.heading && item.mark === null) {
      section = headingText(text);
      continue;
    }
    if (
      numbered &&
      item.mark !== "number" &&
      last !== undefined &&
      !paragraph.apart &&
      last.section === section
    ) {
      last.text = `${last.text} ${text}`;
      continue;
    }
    for (const part of numberedParts(text))
      if (/\p{L}/u.test(part)) steps.push({ section, text: part, line });
  }
  return steps;
}
