import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonBodyError, type JsonBounds, parseBoundedJson } from "./json-body.ts";

const WIDE: JsonBounds = { signs: 100_000, depth: 100 };
const parse = (body: string | Buffer, bounds: Partial<JsonBounds> = {}) =>
  parseBoundedJson(Buffer.from(body as string), { ...WIDE, ...bounds });

function faultOf(body: string | Buffer, bounds: Partial<JsonBounds> = {}): unknown {
  try {
    return { parsed: parse(body, bounds) };
  } catch (error) {
    if (error instanceof JsonBodyError) return error.fault;
    throw error;
  }
}

it("parses JSON like JSON.parse", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.boolean(), (value, isIndented) => {
      const json = JSON.stringify(value, null, isIndented ? 2 : 0);
      expect(parse(json)).toEqual(JSON.parse(json));
    }),
  );
});

it("skips a byte order mark and returns undefined for an empty body", () => {
  expect(parse('\ufeff{"a":1}')).toEqual({ a: 1 });
  expect(parse("")).toBeUndefined();
  expect(parse("\ufeff")).toBeUndefined();
});

it.each(["{", "[1,]", '"', '"\\', "nul", "{'a':1}", " ", `"${"x".repeat(20_000)}`, "]".repeat(50)])(
  "refuses invalid JSON: %#",
  (text) => {
    expect(faultOf(text)).toBe("syntax");
  },
);

it("refuses bytes that are not UTF-8", () => {
  expect(faultOf(Buffer.from('{"a":"Crème"}', "latin1"))).toBe("encoding");
  expect(faultOf(Buffer.from([0xff, 0xfe, 0x7b, 0x7d]))).toBe("encoding");
});

describe("checks the limits before it parses", () => {
  it.each([
    ["values", `[${"{},".repeat(600)}{}]`, { signs: 1000 }],
    ["strings without commas", '""'.repeat(1100), { signs: 1000 }],
    ["numbers", `[${"1,".repeat(1100)}1]`, { signs: 1000 }],
    ["keys", `{${'"a":1,'.repeat(400)}"a":1}`, { signs: 1000 }],
    ["nested lists", "[".repeat(101), {}],
    ["nested objects", '{"a":'.repeat(101), {}],
  ] as const)("refuses too many %s", (_, text, bounds) => {
    expect(faultOf(text, bounds)).toBe("bounds");
  });

  it("does not count what is inside strings", () => {
    const text = `${"[{:,}]".repeat(500)}"\\`;
    expect(faultOf(JSON.stringify([text]), { signs: 2, depth: 1 })).toEqual({ parsed: [text] });
  });
});
