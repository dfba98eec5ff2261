import { describe, expect, it } from "vitest";
import { filePathOf } from "./local-client.ts";

describe("filePathOf", () => {
  it.each([
    ["file:data/larder.db", "data/larder.db"],
    ["file:/data/with%20space.db", "/data/with space.db"],
    ["file:///data/larder.db", "/data/larder.db"],
    ["libsql://host.example", null],
  ])("reads %s", (url, wanted) => {
    expect(filePathOf(url)).toBe(wanted);
  });

  it("refuses what is no file", () => {
    expect(() => filePathOf("file::memory:")).toThrow("does not name a database file");
    expect(() => filePathOf("file:")).toThrow("does not name a database file");
  });
});
