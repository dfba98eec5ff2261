import type { Cursor } from "#server/engines/amounts/amounts.ts";
import { readAmount, tokenize } from "#server/engines/amounts/amounts.ts";
import { cleanLine } from "#server/engines/ingredient-lines/clean-line.ts";
import {
  fillHouseRows,
  fillSharedRows,
  PER_TOKEN,
  rows,
} from "#server/engines/ingredient-lines/tagger/features.ts";
import { viewLine } from "#server/engines/ingredient-lines/tagger/line-view.ts";
import { edgeRows } from "#server/engines/ingredient-lines/tagger/weights.ts";
import { labelCodesOfTokens } from "./align-labels.ts";
import type { LabelledLine } from "./labelled-line.ts";

/** A line prepared for training: weight rows of each token, and labels. */
export type TrainingLine = { length: number; features: Int32Array; edges: Int32Array; labels: Int8Array };

export function tokenizedEnglishLine(line: string): Cursor {
  const text = cleanLine(line);
  return { line: text, tokens: tokenize(text, "en"), language: "en" };
}

/** Null when the labels do not fit the line. `source`: number of the line's source. */
export function toTrainingLine(row: LabelledLine, source: number): TrainingLine | null {
  const cursor = tokenizedEnglishLine(row.line);
  const labels = labelCodesOfTokens(row, cursor.tokens);
  if (!labels || labels.length === 0) return null;
  const view = viewLine(cursor, readAmount(cursor));
  fillSharedRows(view);
  fillHouseRows(source, view.length);
  const features = rows.slice(0, view.length * PER_TOKEN);
  const edges = new Int32Array(view.length * 2);
  for (let i = 0; i < view.length; i += 1) edges.set(edgeRows(view, i), i * 2);
  return { length: view.length, features, edges, labels };
}
