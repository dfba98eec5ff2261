import type { LineMark } from "./marks.ts";

/** The level after the six of headings. */
export const BOLD = 7;

/** A line of the text without markup. `source` is the original line. */
export type SourceLine = {
  text: string;
  source: string;
  mark: LineMark | null;
  /** The number of a numbered line. */
  number: number | null;
  /** 1 to 6 for Markdown headings, BOLD for a completely bold line, 0 for plain text. */
  level: number;
  indent: number;
  /** The cells of a table row, otherwise null. */
  cells: string[] | null;
  /** Whether an empty line, a rule or a new message precedes it. */
  apart: boolean;
  /** It may be the rest of the line before it. */
  mayContinue?: boolean;
};

/** A line from a part of another line. */
export const pieceOf = (line: SourceLine, text: string, apart: boolean): SourceLine => ({
  ...line,
  text: text.trim(),
  mark: null,
  number: null,
  level: 0,
  cells: null,
  apart,
});

/** A line that was cut from running text; `listed` if it is one ingredient of an enumeration. */
export type Piece = SourceLine & { listed: boolean; title: boolean };
