import {
  isLineEndIncomplete,
  type LineFeatureReader,
  type LineMark,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { type Column, findColumnOfEachRow, parseScannedListHeading } from "./columns.ts";
import {
  classifyIngredientEntryOrNull,
  type Entry,
  findUsualFirstLetterCase,
  isRowOfTwoIngredients,
} from "./entries.ts";
import { decideJoinOfRowAndParagraph, isDirectlyBelow, middle, type Place } from "./row-glue.ts";
import type { MarkedRow } from "./step-numbers.ts";

/**
 * The rows of one ingredient, step or other paragraph. `apart`: a gap precedes it. `isDoubtful`: it may be
 * two ingredients, or continue the paragraph before it.
 */
export type Paragraph = {
  rows: MarkedRow[];
  text: string;
  mark: LineMark | null;
  number: number | null;
  apart: boolean;
  isDoubtful: boolean;
  /** Whether the first row can be an ingredient on its own, with or without an amount; null if it cannot. */
  entry: Entry | null;
};

/** No row is added to a paragraph of this many characters, so that the time stays linear. */
const MAX_LENGTH = 3000;

/**
 * The share of the three rows above and below that pass `test`. Counts the rows of the same block; if these
 * are fewer than three, all of the page.
 */
function shareOfNeighbours(
  rows: readonly MarkedRow[],
  index: number,
  test: (row: MarkedRow, index: number) => boolean,
): number {
  const row = rows[index] as MarkedRow;
  const first = Math.max(0, index - 3);
  const around = rows
    .slice(first, index + 4)
    .map((other, i) => ({ other, passes: () => test(other, first + i) }))
    .filter(({ other }) => other !== row && other.page === row.page);
  const own = around.filter(({ other }) => other.block === row.block);
  const near = own.length < 3 ? around : own;
  return near.length < 3 ? 0 : near.filter(({ passes }) => passes()).length / near.length;
}

/** The usual distance between the middles of two rows of a paragraph, in x-heights. */
function usualPitch(rows: readonly MarkedRow[]): number {
  const pitches = rows.flatMap((row, index) => {
    const before = rows[index - 1];
    if (before === undefined || before.block !== row.block || before.page !== row.page) return [];
    const pitch = (middle(row) - middle(before)) / row.size;
    return pitch > 1 && pitch < 8 ? [pitch] : [];
  });
  pitches.sort((a, b) => a - b);
  // The lower quartile excludes the larger distances between paragraphs.
  return pitches[Math.floor(pitches.length / 4)] ?? 3;
}

/** Whether two rows have about the same text size. A row with a large step number may be larger. */
function isSameSize(a: MarkedRow, b: MarkedRow): boolean {
  const most = a.mark === "number" || b.mark === "number" ? 1.7 : 1.35;
  return a.size < b.size * most && b.size < a.size * most;
}

const TIED = /^(?:und|oder|and|or|et|ou|y|o|e|en|och|eller|og|i)(?!\p{L})/iu;
/**
 * Matches words whose hyphen belongs to a compound and is not a hyphenation ("one-half", "self-raising",
 * "low-fat").
 */
const COMPOUND =
  /(?<!\p{L})(?:one|two|three|four|five|half|self|all|low|high|full|free|extra|semi|well|non|reduced|fat|sugar|gluten|dairy|bone|skin|bite|room|good|long|short|old|day|slow|deep|oven|stir|pan|hard|soft|cold|hot|thick|thin|fine|medium|heavy|part|whole|home|store|sun|air|double|single|large|small)-$/iu;

/** Joins two printed lines; a word that was hyphenated at the line end loses its hyphen. */
function joinText(before: string, after: string): string {
  const broken = /\p{L}[-\u00ad]$/u.test(before) && /^\p{L}/u.test(after) && !TIED.test(after);
  if (!broken) return `${before} ${after}`;
  return /^\p{Lu}/u.test(after) || COMPOUND.test(before) ? before + after : before.slice(0, -1) + after;
}

/** Rows with the column of each and, in `entries`, whether each can be an ingredient on its own. */
type Layout = { rows: readonly MarkedRow[]; columns: Column[]; entries: readonly (Entry | null)[] };

function placeOf({ rows, columns, entries }: Layout, index: number): Place {
  return {
    row: rows[index] as MarkedRow,
    column: columns[index] as Column,
    entry: entries[index] ?? null,
    listed: shareOfNeighbours(rows, index, (_, i) => entries[i] !== null) >= 0.5,
    marked: shareOfNeighbours(rows, index, ({ mark }) => mark !== null) >= 0.4,
  };
}

/** Paragraphs examined for one that ends directly above a row. */
const MAX_PARAGRAPHS_ABOVE = 40;

/**
 * The paragraph that the row at `index` may continue, and the position of its last row: the last paragraph
 * or, at the start of a block, the one that ends directly above it. The end of a wrapped ingredient may be in
 * a block below several columns.
 */
function findParagraphAbove(
  paragraphs: readonly Paragraph[],
  rows: readonly MarkedRow[],
  index: number,
  pitch: number,
): { last: Paragraph | undefined; position: number } {
  const [row, before] = [rows[index] as MarkedRow, rows[index - 1]];
  const last = paragraphs.at(-1);
  if (before !== undefined && (before.block !== row.block || before.top > row.top)) {
    const above = paragraphs
      .slice(-MAX_PARAGRAPHS_ABOVE)
      .find((other) => isDirectlyBelow(row, other.rows.at(-1) as MarkedRow, pitch));
    if (above !== undefined) return { last: above, position: rows.indexOf(above.rows.at(-1) as MarkedRow) };
  }
  return { last, position: index - 1 };
}

/**
 * Joins rows into paragraphs. `isSeparate`: whether a row is never joined with others, such as a row of
 * facts.
 */
export function joinRowsIntoParagraphs(
  rows: readonly MarkedRow[],
  signs: LineFeatureReader,
  isSeparate: (row: MarkedRow) => boolean,
): Paragraph[] {
  const entries = rows.map(({ body }) => classifyIngredientEntryOrNull(body, signs));
  const layout = { rows, columns: findColumnOfEachRow(rows), entries };
  const letterCase = findUsualFirstLetterCase(
    rows.filter((row, index) => entries[index] !== null && !isSeparate(row)),
  );
  const look = { signs, pitch: usualPitch(rows), letterCase };
  const paragraphs: Paragraph[] = [];
  const opens = rows.map((row) => parseScannedListHeading(row.body) !== null || isSeparate(row));
  // No row continues a heading alone ("Ingredients"); a heading with text may continue ("Tip: leftovers keep
  // for up / to a week").
  const ended = rows.map((row) => parseScannedListHeading(row.body)?.rest === "" || isSeparate(row));
  for (const [index, row] of rows.entries()) {
    const { last, position } = findParagraphAbove(paragraphs, rows, index, look.pitch);
    const from = rows[position];
    let isDoubtful = isRowOfTwoIngredients(row, signs);
    if (
      last !== undefined &&
      from !== undefined &&
      row.mark === null &&
      last.text.length < MAX_LENGTH &&
      isSameSize(row, from) &&
      !opens[index] &&
      (!ended[position] || isLineEndIncomplete(from.body))
    ) {
      const join =
        last.mark === "number" && last.text === ""
          ? { joins: true, isDoubtful: false }
          : decideJoinOfRowAndParagraph(last, placeOf(layout, position), placeOf(layout, index), look);
      isDoubtful ||= join.isDoubtful;
      if (join.joins) {
        last.rows.push(row);
        last.text = last.text === "" ? row.body : joinText(last.text, row.body);
        last.isDoubtful ||= isDoubtful;
        continue;
      }
    }
    const before = rows[index - 1];
    const isSameBlock = before !== undefined && before.block === row.block && before.page === row.page;
    const apart = !isSameBlock || (middle(row) - middle(before)) / row.size > look.pitch * 1.35;
    const { body: text, mark, number } = row;
    paragraphs.push({ rows: [row], text, mark, number, apart, isDoubtful, entry: entries[index] ?? null });
  }
  return paragraphs;
}
