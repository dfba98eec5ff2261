import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createJsonReader, JsonBodyError, type JsonBounds, type TakeKnown } from "./json-body.ts";

const WIDE: JsonBounds = { signs: 100_000, depth: 100, walked: 1_000_000, wide: 1_000_000 };
/** Read at once, or as it comes in pieces of so many bytes. */
function read(text: string | Buffer, bounds: Partial<JsonBounds> = {}, pieces?: number): unknown {
  const bytes = Buffer.from(text as string);
  const reader = createJsonReader({ ...WIDE, ...bounds });
  for (let end = pieces ?? bytes.length; end < bytes.length; end += pieces ?? 0)
    reader.look(bytes.subarray(0, end));
  return reader.read(bytes);
}

function readTaking(text: string, takeKnown: TakeKnown): unknown {
  return createJsonReader(WIDE).read(Buffer.from(text), takeKnown);
}

function faultOf(text: string | Buffer, bounds: Partial<JsonBounds> = {}): unknown {
  try {
    return { read: read(text, bounds) };
  } catch (error) {
    if (error instanceof JsonBodyError) return error.fault;
    throw error;
  }
}

it("reads what JSON itself reads, of anything", () => {
  const long = fc.tuple(fc.string({ minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 9000 }));
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    long.map(([piece, times]) => piece.repeat(times)),
  );
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(null, true, false),
      fc.array(tie("any"), { maxLength: 4 }),
      fc.dictionary(fc.oneof(fc.string(), text), tie("any"), { maxKeys: 4 }),
    ),
  })).any;
  fc.assert(
    fc.property(value, fc.boolean(), (any, isSpread) => {
      const json = JSON.stringify(any, null, isSpread ? 2 : 0);
      expect(read(json)).toEqual(JSON.parse(json));
      expect(read(json, {}, Math.max(1, Math.floor(Buffer.byteLength(json) / 7)))).toEqual(JSON.parse(json));
      if (json.length < 300) expect(read(json, {}, 1)).toEqual(JSON.parse(json));
    }),
    { numRuns: 400 },
  );
});

it("keeps long texts whole and in their places, escaped or not, in any script", () => {
  const [plain, wide, escaped] = ["x".repeat(40_000), "ü日".repeat(20_000), 'a"\\\n'.repeat(20_000)];
  const value = { a: plain, b: [wide, escaped, plain], [plain]: "under a long key", n: 1.5, z: null };
  expect(read(JSON.stringify(value, null, 1))).toEqual(value);
});

it("makes a long text only where it is taken, and one that is too long only long enough to tell", () => {
  const [long, longer] = ["ab".repeat(20_000), "日".repeat(30_000)];
  const body = { id: 7, title: long, page: longer, note: longer, rest: { others: long }, tags: ["a", long] };
  const asked: number[] = [];
  const taken = readTaking(JSON.stringify(body), (value, takeText) => {
    const sent = value as typeof body;
    const text = (sign: string, longest: number) => {
      asked.push(sign.length);
      return takeText(sign, longest);
    };
    return {
      title: text(sent.title, 200),
      page: text(sent.page, Number.POSITIVE_INFINITY),
      note: text(sent.note, 25_000),
      tags: sent.tags,
    };
  });
  expect(asked.every((letters) => letters < 100)).toBe(true);
  expect(taken).toEqual({ title: "x".repeat(201), page: longer, note: longer, tags: ["a", long] });
});

it("skips a byte order mark, and takes an empty body for none", () => {
  expect(read('\ufeff{"a":1}')).toEqual({ a: 1 });
  expect(read("")).toBeUndefined();
  expect(read("\ufeff")).toBeUndefined();
});

it.each(["{", "[1,]", '"', '"\\', "nul", "{'a':1}", " ", `"${"x".repeat(20_000)}`, "]".repeat(50)])(
  "tells what is no JSON: %#",
  (text) => {
    expect(faultOf(text)).toBe("syntax");
  },
);

it("tells what is not UTF-8", () => {
  expect(faultOf(Buffer.from('{"a":"Crème"}', "latin1"))).toBe("encoding");
  expect(faultOf(Buffer.from('{"a":1}', "utf16le"))).not.toBe("encoding");
  expect(faultOf(Buffer.from([0xff, 0xfe, 0x7b, 0x7d]))).toBe("encoding");
});

describe("refuses before it parses", () => {
  it.each([
    ["values", `[${"{},".repeat(600)}{}]`, { signs: 1000 }],
    ["texts that nothing parts", '""'.repeat(1100), { signs: 1000 }],
    ["numbers", `[${"1,".repeat(1100)}1]`, { signs: 1000 }],
    ["keys", `{${'"a":1,'.repeat(400)}"a":1}`, { signs: 1000 }],
    ["depth", "[".repeat(101), {}],
    ["depth of objects", '{"a":'.repeat(101), {}],
    ["blanks", " ".repeat(10_001), { walked: 10_000 }],
    ["a number without an end", "1".repeat(10_001), { walked: 10_000 }],
    ["an escaped text", `"${"\\n".repeat(10_000)}"`, { walked: 10_000 }],
    ["letters beyond ASCII", `"${"ü".repeat(6000)}"`, { wide: 10_000 }],
    ["backslashes in a row", `"${"\\\\".repeat(600_000)}"`, { walked: 9_000_000 }],
    ["quotes in a text", `"${'\\"'.repeat(6000)}"`, { wide: 10_000 }],
    [
      "many short texts",
      `["${"x".repeat(5000)}","${"x".repeat(5000)}","${"x".repeat(5000)}"]`,
      { walked: 10_000 },
    ],
  ] as const)("too many or too much: %s", (_, text, bounds) => {
    expect(faultOf(text, bounds)).toBe("bounds");
  });

  it("as it comes: no more is read than it takes to know", () => {
    const bytes = Buffer.from(`[${"{},".repeat(100_000)}{}]`);
    const reader = createJsonReader({ ...WIDE, signs: 1000 });
    expect(() => reader.look(bytes.subarray(0, 3000))).toThrow(JsonBodyError);
    const walked = createJsonReader({ ...WIDE, walked: 1000 });
    walked.look(Buffer.from(`"${"x".repeat(5000)}`));
    expect(() => walked.look(Buffer.from(`"${"x".repeat(5000)}\\n"`))).toThrow(JsonBodyError);
  });

  it("but not for what stands inside of texts", () => {
    const text = "[{:,}]".repeat(500);
    expect(faultOf(JSON.stringify([text]), { signs: 3, depth: 1 })).toEqual({ read: [text] });
    const photo = "x".repeat(200_000);
    expect(faultOf(JSON.stringify([photo]), { walked: 100 })).toEqual({ read: [photo] });
  });
});
