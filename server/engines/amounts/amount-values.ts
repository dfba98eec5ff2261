import type { Amount, Measure } from "./amount.ts";
import { addFractions, type Fraction, multiplyFractions } from "./fraction.ts";
import { unitKind } from "./units.ts";

// Apart from the schemas of amount.ts: a page that only computes with amounts carries no zod along, of 60 kB.

export const NO_AMOUNT: Amount = { kind: "none" };

/** 1 cup plus 2 tbsp is 9/8 (cup). Null where a part is a range or its unit has no exact place in the first one's. */
export function sumInFirstUnit(measures: readonly Measure[]): Fraction | null {
  const [first, ...rest] = measures;
  if (first?.kind !== "one") return null;
  let total: Fraction | null = first.value;
  for (const part of rest) {
    const ratio = part.kind === "one" ? exactRatio(part.unit, first.unit) : null;
    const converted: Fraction | null =
      part.kind === "one" && ratio ? multiplyFractions(part.value, ratio) : null;
    total = total && converted ? addFractions(total, converted) : null;
  }
  return total;
}

function exactRatio(from: string | null, to: string | null): Fraction | null {
  if (from === to) return { n: 1, d: 1 };
  const a = from === null ? null : unitKind(from)?.exact;
  const b = to === null ? null : unitKind(to)?.exact;
  if (!a || !b || a.scale !== b.scale) return null;
  return multiplyFractions({ n: a.steps, d: 1 }, { n: 1, d: b.steps });
}
