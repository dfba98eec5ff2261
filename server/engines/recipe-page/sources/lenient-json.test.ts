import { describe, expect, it } from "vitest";
import { readJson } from "./lenient-json.ts";

const read = (text: string): unknown => JSON.parse(JSON.stringify(readJson(text).values));

describe("readJson", () => {
  it("says that valid JSON was valid", () => {
    expect(readJson('{"a":[1,true,null]}')).toEqual({ values: [{ a: [1, true, null] }], strict: true });
  });

  it("reads raw line breaks and tabs inside a text", () => {
    expect(read('{"a":"one\n\ttwo"}')).toEqual([{ a: "one\n\ttwo" }]);
  });

  it("reads escapes that JSON does not know", () => {
    expect(read(String.raw`{"a":"it\'s \x 5\u00bd"}`)).toEqual([{ a: "it's x 5½" }]);
  });

  it("steps over trailing and doubled commas", () => {
    expect(read('{"a":[1,2,],,"b":3,}')).toEqual([{ a: [1, 2], b: 3 }]);
  });

  it("steps over comments and comment marks of HTML", () => {
    expect(read('<!-- {"a":1, /* note */ "b":2 // end\n} -->')).toEqual([{ a: 1, b: 2 }]);
  });

  it("reads several values that stand in one text", () => {
    expect(read('{"a":1}{"b":2}')).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it("keeps bare quotes inside a text", () => {
    expect(read('{"a":"a "rolling" boil","b":"x"}')).toEqual([{ a: 'a "rolling" boil', b: "x" }]);
  });

  it("reads keys without quotes and texts in single quotes", () => {
    expect(read("{a: 'x', b: 2}")).toEqual([{ a: "x", b: 2 }]);
  });

  it("steps over a remark between two texts, and keeps what only looks like one", () => {
    expect(read('["x", /* two */ "y", // three\n"z"]')).toEqual([["x", "y", "z"]]);
    expect(read('{"a":"1 "big", // or two, eggs","b":"x",}')).toEqual([
      { a: '1 "big", // or two, eggs', b: "x" },
    ]);
  });

  it("closes what was left open", () => {
    expect(read('{"a":{"b":["x","y"')).toEqual([{ a: { b: ["x", "y"] } }]);
  });

  it("reads text that is no JSON as nothing", () => {
    expect(read("window.state = 5;")).toEqual([]);
  });

  it("does not follow nesting without end", () => {
    expect(readJson("[".repeat(100_000)).values).toHaveLength(1);
  });
});
