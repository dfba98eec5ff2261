import type { LineMark } from "./marks.ts";

/** The level of a completely bold line. Headings have the levels 1 to 6. */
export const BOLD = 7;

/** A line of a text without markup and list mark. `source` is the original line. */
export type SourceLine = {
  text: string;
  source: string;
  mark: LineMark | null;
  /** The number that precedes the line, null if there is none. */
  number: number | null;
  /** 1 to 6 for Markdown headings, BOLD for a completely bold line, 0 for plain text. */
  level: number;
  indent: number;
  /** The cells of a table row, otherwise null. */
  cells: string[] | null;
  /** Whether an empty line, a rule or a new message precedes it. */
  apart: boolean;
  /** True when the line may continue the line before it. */
  mayContinue?: boolean;
};

/** Creates a line from a part of another line, without its list mark, heading level and cells. */
export const createLineFromPart = (line: SourceLine, text: string, apart: boolean): SourceLine => ({
  ...line,
  text: text.trim(),
  mark: null,
  number: null,
  level: 0,
  cells: null,
  apart,
});

/**
 * A line, or a part cut from running text. `listed`: it is one ingredient of an enumeration. `title`: it is
 * the title.
 */
export type Piece = SourceLine & { listed: boolean; title: boolean };
