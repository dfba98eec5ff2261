import type { Condition } from "./conditions.ts";
import type { LookUp } from "./look-up.ts";
import type { Vocabulary } from "./query/build-units.ts";
import type { Understood } from "./query/understand.ts";

/** A text, what it was taken for, and what limits its answers. */
export type TextQuery = {
  text: string;
  understood: Understood;
  scopes: readonly number[];
  filters: readonly Condition[];
  within: readonly (string | null)[];
  excluded: string | null;
  vocabulary: Vocabulary;
  /** Finds the recipes of an expression. */
  lookUp: LookUp;
};
