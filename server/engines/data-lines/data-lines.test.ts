import { expect, it } from "vitest";
import { parseDataLines } from "./data-lines.ts";

it("dataLines skips comments and blank lines", () => {
  expect(parseDataLines("# Fruits.\n#\n\napple, apples\r\n pear\n")).toEqual(["apple, apples", "pear"]);
});
