import type { AmountForm } from "#server/engines/amounts/amounts.ts";
import type { Exact } from "./exact.ts";
import type { Countable } from "./steps.ts";

/** A formatted value. */
export type Shown = {
  /** One part, or two that are combined: "1 cup" and "3 tbsp". */
  parts: { number: string; unit: string | null }[];
  /** The value of the text, in the written unit. */
  value: Exact;
  /** "less": only known to be below `parts`. "pinch": below the smallest spoon. */
  mark: "about" | "less" | "pinch" | null;
  /** The count for inflection: 2 for "1½ onions", 1 for "½ onion". */
  count: number;
  /** The text is not exact and does not say so. */
  isRounded: boolean;
  /** Unit of the text independent of spelling; null for two units. */
  unitId: string | null;
};

/** Unit, number form and divisibility of a line. */
export type Counting = Countable & {
  as: AmountForm;
  /** The line's own decimal separator, if any. */
  separator: "," | "." | null;
  /** Has a size word: a heaped spoon does not convert to cups. */
  isSized?: boolean;
};
