import type { HeadKind } from "#server/engines/languages/languages.ts";
import type { LineFeatures } from "./line-signs.ts";
import type { LineMark } from "./marks.ts";

/** The label of a row. */
export type Label = "ingredient" | "step" | "outside";

/** Layout that print and pages have and plain text lacks. */
export type Layout = {
  /** The type size relative to the usual one. */
  scale: number;
  /** The share of its block that begins with an amount. */
  amountShare: number;
  /** The row is in another block than the row before. */
  startsBlock: boolean;
};

/** A row of a text, a page or a print, with all signs of its list. */
export type Row = {
  text: string;
  signs: LineFeatures;
  mark: LineMark | null;
  /** One ingredient of an enumeration. */
  listed: boolean;
  /** The last list name before this row. */
  lastHead: HeadKind | null;
  /** The number of words of a speaker. */
  speakerWords: number;
  /** Reads like the name of a group. */
  heading: boolean;
  /** Marked as the title. */
  title: boolean;
  /** 1 to 6 for headings, otherwise 0 or BOLD. */
  level: number;
  /** `apart`: a gap precedes it. `alone`: neither neighbour is near. */
  apart: boolean;
  alone: boolean;
  /** Whether it may belong to a list, and the list that it names. */
  mayBeListed: boolean;
  headKind: HeadKind | null;
  isFact?: boolean;
  layout: Layout | null;
};
