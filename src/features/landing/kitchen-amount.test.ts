import { expect, it } from "vitest";
import { kitchenAmount } from "./kitchen-amount.ts";

it.each([
  [1200, "1200"],
  [933, "935"],
  [2.5, "2 1/2"],
  [0.32, "1/3"],
  [2.96, "3"],
  [0.01, "1/8"],
])("measures %d as %s", (amount, measured) => {
  expect(kitchenAmount(amount)).toBe(measured);
});
