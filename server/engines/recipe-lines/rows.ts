import type { HeadKind } from "#server/engines/languages/languages.ts";
import type { LineSigns } from "./line-signs.ts";
import type { LineMark } from "./marks.ts";

/** What a row turned out to be. */
export type Label = "ingredient" | "step" | "outside";

/** What print and pages show and plain text does not. */
export type Layout = {
  /** The size of its type against the usual one. */
  scale: number;
  /** Which part of its block begins with an amount. */
  kin: number;
  /** Another block than the row before. */
  fresh: boolean;
};

/** A row of a text, a page or a print, with all that says which list it belongs to. */
export type Row = {
  text: string;
  signs: LineSigns;
  mark: LineMark | null;
  /** One ingredient of an enumeration. */
  listed: boolean;
  /** The list that was named last before this row. */
  under: HeadKind | null;
  /** Words of a person speaking. */
  person: number;
  /** Reads like the name of a group. */
  heading: boolean;
  /** Said to be the title. */
  title: boolean;
  /** 1 to 6 of headings, else 0 or BOLD. */
  level: number;
  /** A gap stands before it; neither the row before nor the one after is near. */
  apart: boolean;
  alone: boolean;
  /** Whether it may belong to a list, and the list that it names. */
  holds: boolean;
  opens: HeadKind | null;
  layout: Layout | null;
};
