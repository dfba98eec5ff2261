import { expect, it } from "vitest";
import { readReturnPathFromHistoryStateOrNull } from "./return-path.ts";

it("returns the requested path", () => {
  expect(readReturnPathFromHistoryStateOrNull({ from: "/recipes/0191?x=1" })).toBe("/recipes/0191?x=1");
});

it.each([
  null,
  undefined,
  {},
  { from: 7 },
  { from: "https://elsewhere.example" },
  { from: "//elsewhere.example" },
  { from: "/\\elsewhere.example" },
  { from: "/\t/elsewhere.example" },
  { from: "/login" },
])("returns null for %j", (state) => {
  expect(readReturnPathFromHistoryStateOrNull(state)).toBeNull();
});
