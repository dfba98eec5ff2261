import {
  createLineFeatureReader,
  type LineFeatureReader,
  labelRowsByList,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import type { Line } from "../reading.ts";
import { joinAmountColumnWithRows } from "./amount-columns.ts";
import { collectScannedIngredients } from "./collect-ingredients.ts";
import { collectScannedSteps } from "./collect-steps.ts";
import { correctItemLabels, doubtLostRows } from "./correct-labels.ts";
import { findScannedTitle } from "./find-title.ts";
import { splitLinesAtColumnGap } from "./gutters.ts";
import { describeParagraphsAsItems, type Item } from "./items.ts";
import { findFactRows, readScanFacts } from "./page-facts.ts";
import { joinRowsIntoParagraphs } from "./paragraphs.ts";
import type { Row } from "./rows.ts";
import type { ScanFields } from "./scan-fields.ts";
import { splitLeadingMarksOfRows } from "./step-numbers.ts";
import { parseIngredientsWithConfidence } from "./trust.ts";

export { correctMisreadLines } from "./mend-lines.ts";
export type { ScanFields } from "./scan-fields.ts";

/** Lines after this number are ignored, which bounds the time. */
const MAX_LINES = 1500;

const textOf = (line: Line): string =>
  line.words
    .map((word) => word.text)
    .join(" ")
    .trim();

/**
 * Groups scanned lines into paragraphs and classifies each as list row, list heading, fact or noise; also
 * returns the rows.
 */
export function classifyLinesAsItems(
  lines: readonly Line[],
  signs: LineFeatureReader,
): { items: Item[]; rows: Row[] } {
  const rows = splitLeadingMarksOfRows(
    joinAmountColumnWithRows(splitLinesAtColumnGap([...lines], signs)),
    signs,
  );
  const facts = findFactRows(rows, signs);
  const paragraphs = joinRowsIntoParagraphs(rows, signs, (row) => facts.has(row));
  const items = describeParagraphsAsItems(paragraphs, signs, ({ rows: own }) =>
    own.every((row) => facts.has(row)),
  );
  return { items: dropRepeats(items), rows };
}

/**
 * Reads the recipe fields from lines that `correctMisreadLines` corrected. Never throws; missing fields are
 * null or empty.
 */
export function readScanFields(lines: Line[]): ScanFields {
  const limited = lines.slice(0, MAX_LINES);
  const rawText = limited
    .map(textOf)
    .filter((text) => text !== "")
    .join("\n");
  const signs = createLineFeatureReader(rawText);
  const { items, rows } = classifyLinesAsItems(limited, signs);
  const labels = labelRowsByList(items);
  correctItemLabels(items, labels);
  const facts = readScanFacts(items, labels, rows);
  const title = findScannedTitle(items, labels, facts);
  const taken = new Set(title?.indexes);
  doubtLostRows(items, labels, taken);
  const found = collectScannedIngredients(items, labels, taken);
  return {
    rawText,
    title: title?.text ?? null,
    ingredients: parseIngredientsWithConfidence(found, signs.language),
    instructions: collectScannedSteps(items, labels),
    servings: facts.servings ?? null,
    prepTime: facts.prep ?? null,
    cookingTime: facts.cook ?? facts.total ?? null,
    totalTime: facts.total ?? null,
    difficulty: facts.difficulty ?? null,
    cuisine: facts.known,
  };
}

/** Two equal lines of at least this length are one line on two overlapping photos, not a coincidence. */
const MIN_LONG_LENGTH = 25;

const keyOf = ({ text }: Item): string => text.toLowerCase().replace(/[^\p{L}\p{N}½⅓⅔¼¾⅛]+/gu, "");
const pageOf = (item: Item | undefined): number => item?.paragraph.rows[0]?.page ?? 0;

/**
 * Drops lines that an earlier photo already shows, because photos of one recipe overlap. A short line
 * ("Salt") may be printed twice, so it is dropped only next to another repeated line.
 */
function dropRepeats(items: Item[]): Item[] {
  const first = new Map<string, number>();
  for (const item of items) {
    const key = keyOf(item);
    if (!first.has(key)) first.set(key, pageOf(item));
  }
  const isRepeat = items.map((item) => pageOf(item) > (first.get(keyOf(item)) ?? 0));
  return items.map((item, index) => {
    const repeated =
      isRepeat[index] &&
      (item.text.length >= MIN_LONG_LENGTH ||
        item.layout.scale > 1.3 ||
        isRepeat[index - 1] ||
        isRepeat[index + 1]);
    return repeated && item.role === "line"
      ? { ...item, role: "noise", mayBeListed: false, headKind: null }
      : item;
  });
}
