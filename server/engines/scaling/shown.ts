import type { AmountForm } from "#server/engines/amounts/amounts.ts";
import type { Exact } from "./exact.ts";

/** What one exact value of one unit becomes before a reader. */
export type Shown = {
  /** One, or the two that are said together: "1 cup" and "3 tbsp". */
  parts: { number: string; unit: string | null }[];
  /** What the text is worth, in the unit as written. */
  value: Exact;
  /** "less": only that it is below `parts`. "pinch": below what a spoon measures. */
  mark: "about" | "less" | "pinch" | null;
  /** How many things a word beside it stands for: 2 of "1½ onions", 1 of "½ onion". */
  count: number;
  /** Whether the text is not the exact value and says nothing of it. */
  isRounded: boolean;
  /** What unit it is shown in, however that is spelled; null where it takes two. */
  unitId: string | null;
};

/** How a line counts: its unit, the form of its numbers, whether its things can be cut. */
export type Counting = {
  unit: string | null;
  as: AmountForm;
  /** The decimal sign of the line itself, where it has one. */
  separator: "," | "." | null;
  isIndivisible: boolean;
  /** A size word stands with it: a heaped spoon is no part of a cup. */
  isSized?: boolean;
};
