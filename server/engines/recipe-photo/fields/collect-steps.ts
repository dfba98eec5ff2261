import type { Label } from "#server/engines/recipe-lines/recipe-lines.ts";
import { splitAtStepNumbers } from "#server/engines/recipe-lines/recipe-lines.ts";
import type { Item } from "./items.ts";
import type { ScannedStep } from "./scan-fields.ts";

const headingText = (text: string): string => text.replace(/(?<![\s:：])[\s:：]+$/u, "");

type Entry = { item: Item; index: number };

/** Sorts numbered steps that were read in the wrong order from columns. Other steps stay in reading order. */
function inOrder(entries: Entry[]): Entry[] {
  const numbers = entries.flatMap(({ item }) =>
    item.mark === "number" && item.paragraph.number !== null ? [item.paragraph.number] : [],
  );
  const rising = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
  const once = new Set(numbers).size === numbers.length;
  const all =
    numbers.length === entries.length &&
    Math.min(...numbers) === 1 &&
    Math.max(...numbers) === numbers.length;
  if (rising || !once || !all) return entries;
  return [...entries].sort((a, b) => (a.item.paragraph.number ?? 0) - (b.item.paragraph.number ?? 0));
}

/**
 * Collects the steps in order. In a numbered method, a paragraph without a number continues the step directly
 * above.
 */
export function collectScannedSteps(items: Item[], labels: Label[]): ScannedStep[] {
  const entries = items.flatMap((item, index): Entry[] => {
    if (labels[index] === "step" || (item.heading && labels[index + 1] === "step")) return [{ item, index }];
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
    for (const part of splitAtStepNumbers(text))
      if (/\p{L}/u.test(part)) steps.push({ section, text: part, line });
  }
  return steps;
}
