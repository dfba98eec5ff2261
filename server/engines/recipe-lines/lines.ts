import type { LineMark } from "./marks.ts";

/** Below the six levels of headings. */
export const BOLD = 7;

/** A line of the pasted text, undressed. `source` is the line as it came. */
export type SourceLine = {
  text: string;
  source: string;
  mark: LineMark | null;
  /** The number of a numbered line. */
  number: number | null;
  /** 1 to 6 for Markdown headings, BOLD for a line that is bold throughout, 0 for plain text. */
  level: number;
  indent: number;
  /** Cells of a row of a table, else null. */
  cells: string[] | null;
  /** An empty line, a rule or a new message stands before it. */
  apart: boolean;
};

/** A line made of a piece of another one. */
export const pieceOf = (line: SourceLine, text: string, apart: boolean): SourceLine => ({
  ...line,
  text: text.trim(),
  mark: null,
  number: null,
  level: 0,
  cells: null,
  apart,
});

/** A line that was cut out of running text; `listed` where it is one ingredient of an enumeration. */
export type Piece = SourceLine & { listed: boolean; title: boolean };
