import { expect, it } from "vitest";
import { splitAmountAtFractions } from "./split-at-fractions.ts";

function shape(text: string): string {
  return splitAmountAtFractions(text)
    .map((part) => (part.kind === "plain" ? part.plain : `[${part.numerator}|${part.denominator}]`))
    .join("");
}

it.each([
  ["800 g", "800 g"],
  ["1/3 cup", "[1|3] cup"],
  ["1 1/2 cup", "1[1|2] cup"],
  ["1½ cup", "1[1|2] cup"],
  ["⅔–¾ tsp", "[2|3]–[3|4] tsp"],
  ["2 × 400 g", "2 × 400 g"],
  ["1 1/2 to 2 cups", "1[1|2] to 2 cups"],
])("splits %s", (text, parts) => {
  expect(shape(text)).toBe(parts);
});

it.each(["1 1/2 cup", "1½ cup"])("%s is read as 1 1/2 cup", (text) => {
  expect(
    splitAmountAtFractions(text)
      .map((part) => part.plain)
      .join(""),
  ).toBe("1 1/2 cup");
});
