import { describe, expect, it } from "vitest";
import { parseJsonLeniently } from "./lenient-json.ts";

const read = (text: string): unknown => JSON.parse(JSON.stringify(parseJsonLeniently(text).values));

describe("readJson", () => {
  it("reports valid JSON as strict", () => {
    expect(parseJsonLeniently('{"a":[1,true,null]}')).toEqual({
      values: [{ a: [1, true, null] }],
      strict: true,
    });
  });

  it("reads raw line breaks and tabs inside a text", () => {
    expect(read('{"a":"one\n\ttwo"}')).toEqual([{ a: "one\n\ttwo" }]);
  });

  it("reads escapes that JSON does not define", () => {
    expect(read(String.raw`{"a":"it\'s \x 5\u00bd"}`)).toEqual([{ a: "it's x 5½" }]);
  });

  it("skips trailing and repeated commas", () => {
    expect(read('{"a":[1,2,],,"b":3,}')).toEqual([{ a: [1, 2], b: 3 }]);
  });

  it("skips comments and HTML comment marks", () => {
    expect(read('<!-- {"a":1, /* note */ "b":2 // end\n} -->')).toEqual([{ a: 1, b: 2 }]);
  });

  it("reads several values in one text", () => {
    expect(read('{"a":1}{"b":2}')).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it("keeps unescaped quotes inside a text", () => {
    expect(read('{"a":"a "rolling" boil","b":"x"}')).toEqual([{ a: 'a "rolling" boil', b: "x" }]);
  });

  it("reads keys without quotes and texts in single quotes", () => {
    expect(read("{a: 'x', b: 2}")).toEqual([{ a: "x", b: 2 }]);
  });

  it("skips a comment between two texts, and keeps text that only looks like one", () => {
    expect(read('["x", /* two */ "y", // three\n"z"]')).toEqual([["x", "y", "z"]]);
    expect(read('{"a":"1 "big", // or two, eggs","b":"x",}')).toEqual([
      { a: '1 "big", // or two, eggs', b: "x" },
    ]);
  });

  it("closes open brackets", () => {
    expect(read('{"a":{"b":["x","y"')).toEqual([{ a: { b: ["x", "y"] } }]);
  });

  it("reads other text as nothing", () => {
    expect(read("window.state = 5;")).toEqual([]);
  });

  it("limits the nesting depth", () => {
    expect(parseJsonLeniently("[".repeat(100_000)).values).toHaveLength(1);
  });
});
