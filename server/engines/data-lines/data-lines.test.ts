import { expect, it } from "vitest";
import { dataLines } from "./data-lines.ts";

it("dataLines skips comments and blank lines", () => {
  expect(dataLines("# Fruits.\n#\n\napple, apples\r\n pear\n")).toEqual(["apple, apples", "pear"]);
});
