import { labelLines, type SignReader, signReader } from "#server/engines/recipe-lines/recipe-lines.ts";
import type { Line } from "../reading.ts";
import { joinLeads } from "./amount-columns.ts";
import { collectIngredients } from "./collect-ingredients.ts";
import { collectSteps } from "./collect-steps.ts";
import { findTitle } from "./find-title.ts";
import { splitColumns } from "./gutters.ts";
import { type Item, itemsOf } from "./items.ts";
import { factRows, readFacts } from "./page-facts.ts";
import { joinRows } from "./paragraphs.ts";
import { dropRepeats } from "./repeats.ts";
import type { Row } from "./rows.ts";
import type { ScanFields } from "./scan-fields.ts";
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

/** The paragraphs that lines of print make up, and what is known of each; `facts` are the rows that say servings and the like. */
export function itemsIn(lines: readonly Line[], signs: SignReader): { items: Item[]; rows: Row[] } {
  const rows = markRows(joinLeads(splitColumns([...lines])), signs);
  const facts = factRows(rows, signs);
  const paragraphs = joinRows(rows, signs, (row) => facts.has(row));
  const items = itemsOf(paragraphs, signs, ({ rows: own }) => own.every((row) => facts.has(row)));
  return { items: dropRepeats(items), rows };
}

/** Reads the recipe that the lines of its photos hold; the lines are mended already. Never throws for want of a recipe. */
export function readFields(lines: Line[]): ScanFields {
  const kept = lines.slice(0, MOST_LINES);
  const rawText = kept
    .map(textOf)
    .filter((text) => text !== "")
    .join("\n");
  const signs = signReader(rawText);
  const { items, rows } = itemsIn(kept, signs);
  const labels = labelLines(items);
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
