import fc from "fast-check";
import { expect, it } from "vitest";
import { Amount, isAmountWithinBounds } from "./amounts.ts";

// Some fractions violate the schema: not in lowest terms, too large, or with too large a denominator.
const number = fc.constantFrom(
  ...[
    [0, 1],
    [1, 1],
    [1, 2],
    [3, 2],
    [2, 4],
    [0, 2],
    [1_000_000, 1],
    [1_000_001, 1],
    [1, 1_000_000],
    [1, 1_000_001],
  ].map(([n = 0, d = 1]) => ({ n, d })),
);
const as = fc.constant("whole" as const);
const unit = fc.constantFrom(null, "g", "u".repeat(50), "u".repeat(51));
const single = { kind: fc.constant("one" as const), value: number, as };
const range = { kind: fc.constant("range" as const), from: number, to: number, as };
const measure = fc.oneof(fc.record({ ...single, unit }), fc.record({ ...range, unit }));
const sum = {
  kind: fc.constant("sum" as const),
  parts: fc.array(measure, { minLength: 2, maxLength: 5 }),
  as,
};
const measures = fc.array(fc.oneof(measure, fc.record(sum)), { minLength: 1, maxLength: 5 });

const amounts: fc.Arbitrary<Amount> = fc.oneof(
  fc.constant({ kind: "none" as const }),
  fc.record({ ...single, also: measures }, { requiredKeys: ["kind", "value", "as"] }),
  fc.record({ ...range, also: measures }, { requiredKeys: ["kind", "from", "to", "as"] }),
  fc.record({ ...sum, also: measures }, { requiredKeys: ["kind", "parts", "as"] }),
  fc.record(
    {
      kind: fc.constant("pack" as const),
      ...{ count: number, countMax: number, size: measure, sizeAlso: measures, as, also: measures },
    },
    { requiredKeys: ["kind", "count", "size", "as"] },
  ),
);

it("isAmountWithinBounds accepts an amount when the schema accepts it", () => {
  const seen = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(amounts, (amount) => {
      const { success } = Amount.safeParse(amount);
      expect(isAmountWithinBounds(amount)).toBe(success);
      seen[success ? "taken" : "refused"] += 1;
    }),
    { numRuns: 1500 },
  );
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(50);
});
