import { expect, it } from "vitest";
import { foldCaseAndAccents } from "./text-fold.ts";

it.each([
  ["Soße", "Sosse"],
  ["Crème brûlée", "creme brulee"],
  ["Œufs", "oeufs"],
  ["smørrebrød", "smorrebrod"],
  ["ＦＵＬＬ ½", "full 1⁄2"],
])("%s and %s have one key", (text, other) => {
  expect(foldCaseAndAccents(text)).toBe(foldCaseAndAccents(other));
});

it("fold keeps marks that are part of a letter in other scripts", () => {
  expect(foldCaseAndAccents("सामग्री")).toBe("सामग्री");
  expect(foldCaseAndAccents("재료")).toBe("재료");
});
