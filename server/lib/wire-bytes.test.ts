import { expect, it } from "vitest";
import { wireBytes } from "./wire-bytes.ts";
import { wireText } from "./wire-keys.ts";

it.each(["plain", "\u007f\u0000", "é", "\u0080", "ÿ", "—", "🍋", "\ud800"])(
  "the bytes of %j are those of its text in UTF-8",
  (text) => {
    const value = [{ someText: text, other: "x".repeat(5000) }];
    expect(wireBytes(value)).toEqual(Buffer.from(wireText(value), "utf8"));
  },
);

const long = Array.from({ length: 900 }, (_, n) => ({
  itemNumber: n,
  name: n % 7 ? "soup" : "purée 🍋",
  tags: ["a", n],
}));
it.each([
  null,
  7,
  "text",
  [],
  {},
  { first: undefined, list: [] },
  { list: [1], first: undefined, lastOne: { innerList: [2, [3, { aB: null }]] } },
  long,
  { total: 900, items: long, nextPage: null, others: long },
])("an answer in pieces is the same, however long", (value) => {
  expect(wireBytes(value).toString()).toBe(wireText(value));
});
