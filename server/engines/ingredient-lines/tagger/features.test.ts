import { expect, it } from "vitest";
import { readLeadingAmountOrNull, tokenizeLine } from "#server/engines/amounts/amounts.ts";
import { fillFeatureRowsOfAllHouseStyles, fillHouseStyleFeatureRows, PER_TOKEN, rows } from "./features.ts";
import { fillLineView } from "./line-view.ts";

function featuresOf(line: string): number[] {
  const cursor = { line, tokens: tokenizeLine(line, "en"), language: "en" as const };
  const view = fillLineView(cursor, readLeadingAmountOrNull(cursor));
  fillFeatureRowsOfAllHouseStyles(view);
  fillHouseStyleFeatureRows(0, view.length);
  return [...rows.subarray(0, view.length * PER_TOKEN)];
}

it.each(["2 cups", "salt", "1 (14 oz) can", "a pinch"])(
  "reads %s alike whatever line came before",
  (line) => {
    featuresOf("3 very large eggs, lightly beaten (or the whites of 4), for the glaze");
    const after = featuresOf(line);
    featuresOf("1 tin chopped tomatoes with basil and oregano; drained – or passata, if you have any");
    expect(featuresOf(line)).toEqual(after);
  },
);
