import { describe, expect, it } from "vitest";
import { collapseSpaces, mapTextInChunks } from "./long-text.ts";

describe("a long text", () => {
  it("is changed in pieces with the same result", () => {
    const text = "<a>&<".repeat(9_000);
    expect(mapTextInChunks(text, (piece) => piece.replaceAll("<", "&lt;"))).toBe(
      text.replaceAll("<", "&lt;"),
    );
  });
  it("keeps one space of a run across pieces", () => {
    for (const run of [1, 2, 8191, 8192, 8193, 20_000])
      for (const before of [0, 1, 8190, 8191, 8192]) {
        const text = `${"a".repeat(before)}${" \n".repeat(run)}b${"\t".repeat(3)}${"c ".repeat(9_000)}`;
        expect(collapseSpaces(text)).toBe(text.replace(/\s+/g, " "));
      }
  });
});
