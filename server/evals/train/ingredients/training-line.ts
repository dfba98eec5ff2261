import type { Cursor } from "#server/engines/amounts/amounts.ts";
import { readLeadingAmountOrNull, tokenizeLine } from "#server/engines/amounts/amounts.ts";
import { cleanIngredientLine } from "#server/engines/ingredient-lines/clean-line.ts";
import {
  fillFeatureRowsOfAllHouseStyles,
  fillHouseStyleFeatureRows,
  PER_TOKEN,
  rows,
} from "#server/engines/ingredient-lines/tagger/features.ts";
import { fillLineView } from "#server/engines/ingredient-lines/tagger/line-view.ts";
import { findTransitionOffsets } from "#server/engines/ingredient-lines/tagger/weights.ts";
import { alignLabelsToTokensOrNull } from "./align-labels.ts";
import type { LabelledLine } from "./labelled-line.ts";

/** A line prepared for training. `features` and `edges` are rows of weights for each token. */
export type TrainingLine = { length: number; features: Int32Array; edges: Int32Array; labels: Int8Array };

export function tokenizeEnglishLine(line: string): Cursor {
  const text = cleanIngredientLine(line);
  return { line: text, tokens: tokenizeLine(text, "en"), language: "en" };
}

/**
 * Prepares a line for training; null if its labels do not fit the text. `source` is the number of the line's
 * source.
 */
export function toTrainingLine(row: LabelledLine, source: number): TrainingLine | null {
  const cursor = tokenizeEnglishLine(row.line);
  const labels = alignLabelsToTokensOrNull(row, cursor.tokens);
  if (!labels || labels.length === 0) return null;
  const view = fillLineView(cursor, readLeadingAmountOrNull(cursor));
  fillFeatureRowsOfAllHouseStyles(view);
  fillHouseStyleFeatureRows(source, view.length);
  const features = rows.slice(0, view.length * PER_TOKEN);
  const edges = new Int32Array(view.length * 2);
  for (let i = 0; i < view.length; i += 1) edges.set(findTransitionOffsets(view, i), i * 2);
  return { length: view.length, features, edges, labels };
}
