import type { Line } from "../reading.ts";
import { joinLeads } from "./amount-columns.ts";
import { collectIngredients } from "./collect-ingredients.ts";
import { collectSteps } from "./collect-steps.ts";
import { labelItems } from "./decode.ts";
import { findTitle } from "./find-title.ts";
import { splitColumns } from "./gutters.ts";
import { itemsOf } from "./items.ts";
import { factRows, readFacts } from "./page-facts.ts";
import { joinRows } from "./paragraphs.ts";
import { dropRepeats } from "./repeats.ts";
import type { ScanFields } from "./scan-fields.ts";
import { signReader } from "./signs.ts";
import { markRows } from "./step-numbers.ts";
import { trustLines } from "./trust.ts";

export { mendLines } from "./mend-lines.ts";

export type { ScanFields } from "./scan-fields.ts";

/** Lines behind this one are not read. */
const MOST_LINES = 1500;

const textOf = (line: Line): string =>
  line.words
    .map((word) => word.text)
    .join(" ")
    .trim();

/** Reads the recipe that the lines of its photos hold; the lines are mended already. Never throws for want of a recipe. */
export function readFields(lines: Line[]): ScanFields {
  const kept = lines.slice(0, MOST_LINES);
  const rawText = kept
    .map(textOf)
    .filter((text) => text !== "")
    .join("\n");
  const signs = signReader(rawText);
  const rows = markRows(joinLeads(splitColumns(kept)), signs);
  const facts = factRows(rows, signs);
  const paragraphs = joinRows(rows, signs, (row) => facts.has(row));
  const items = dropRepeats(
    itemsOf(paragraphs, signs, ({ rows: own }) => own.every((row) => facts.has(row))),
  );
  const labels = labelItems(items);
  const said = readFacts(items, labels, rows);
  const title = findTitle(items, labels, said);
  const taken = new Set(title?.at);
  const found = collectIngredients(items, labels, taken);
  return {
    rawText,
    title: title?.text ?? null,
    ingredients: trustLines(found, signs.language),
    instructions: collectSteps(items, labels),
    servings: said.servings ?? null,
    prepTime: said.prep ?? null,
    cookingTime: said.cook ?? said.total ?? null,
    totalTime: said.total ?? null,
    difficulty: said.difficulty ?? null,
    cuisine: said.known,
  };
}
