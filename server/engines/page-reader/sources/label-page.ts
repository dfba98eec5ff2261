import {
  type Findings,
  type Piece,
  readLines,
  signReader,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { readSourceLine } from "#server/engines/text-reader/text-reader.ts";
import { isInHeading, LEVEL, type PageLine } from "../tree/page-lines.ts";

/** Beyond these nobody has come to the recipe yet. */
const MOST_ROWS = 1500;
const MOST_LETTERS = 100_000;

/** A line of the page as a row: an item has a mark, and a gap stands where another block begins. */
function rowOf(line: PageLine, before: PageLine | undefined): Piece | null {
  const source = readSourceLine(line.text, false);
  if (source === null) return null;
  const isHeading = isInHeading(line);
  const isFresh = before === undefined || line.group !== before.group || line.item === 0;
  const mark = source.mark ?? (line.item === 0 ? null : line.ordered ? "number" : "bullet");
  return {
    ...source,
    source: line.text,
    level: line.level === LEVEL.plain ? 0 : line.level,
    mark: isHeading ? null : mark,
    cells: null,
    apart: isFresh || isHeading,
    listed: false,
    title: false,
  };
}

/**
 * What the reader of lines finds on a page: it goes by what the lines say, and knows of their elements only which are items
 * and which are headings. A second witness beside the one that goes by names and places of lists.
 */
export function labelPage(lines: readonly PageLine[]): Findings | null {
  const rows: Piece[] = [];
  let letters = 0;
  let before: PageLine | undefined;
  for (const line of lines) {
    if (line.aside) continue;
    letters += line.text.length;
    if (rows.length >= MOST_ROWS || letters > MOST_LETTERS) break;
    const row = rowOf(line, before);
    if (row !== null) rows.push(row);
    before = line;
  }
  return readLines(rows, signReader(rows.map(({ text }) => text).join("\n")), null);
}
