import type { HeadKind } from "#server/engines/languages/languages.ts";
import type { LineFeatures } from "./line-signs.ts";
import type { LineMark } from "./marks.ts";

/** The list that a row belongs to, if any. */
export type Label = "ingredient" | "step" | "outside";

/** Layout that photos of print have and plain text lacks. */
export type Layout = {
  /** The type size relative to the usual one, which is 1. */
  scale: number;
  /** The share of the rows in the same block that begin with an amount, 0 to 1. */
  amountShare: number;
  /** True when the previous row is in another block. */
  startsBlock: boolean;
};

/** A row of a text, a page or a photo, with all features that decide about its label. */
export type Row = {
  text: string;
  signs: LineFeatures;
  mark: LineMark | null;
  /** True when the row is one ingredient of an enumeration. */
  listed: boolean;
  /** The kind of the nearest list name above the row; null if there is none. */
  lastHead: HeadKind | null;
  /** The number of words such as "I" and "you", which are frequent in small talk. */
  speakerWords: number;
  /** True when the row reads like a section heading. */
  heading: boolean;
  /** True when the text marks the row as the title. */
  title: boolean;
  /** 1 to 6 for headings, BOLD for a bold row, otherwise 0. */
  level: number;
  /** `apart`: a gap precedes the row. `alone`: a gap precedes and follows it. */
  apart: boolean;
  alone: boolean;
  /**
   * `mayBeListed`: the row may belong to a list. `headKind`: the list that the row names, null if it names
   * none.
   */
  mayBeListed: boolean;
  headKind: HeadKind | null;
  isFact?: boolean;
  layout: Layout | null;
};
