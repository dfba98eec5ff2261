import { expect, test } from "vitest";
import { decodePageText } from "./charset.ts";

const latin = (text: string) => Buffer.from(text, "latin1");

test.each([
  ["UTF-8 that says nothing", Buffer.from("crème"), "text/html", "crème"],
  ["a byte order mark over the header", Buffer.from("\ufeffcrème"), "text/html; charset=latin1", "crème"],
  ["little-endian UTF-16", Buffer.from("\ufeffcrème", "utf16le"), "", "crème"],
  ["big-endian UTF-16", Buffer.from("\ufeffcrème", "utf16le").swap16(), "", "crème"],
  ["the charset of the header", latin("cr\xe8me"), 'text/html; Charset="ISO-8859-1"', "crème"],
  [
    "a meta charset",
    latin('<meta charset="windows-1252">cr\xe8me \x80'),
    "",
    '<meta charset="windows-1252">crème €',
  ],
  [
    "an old meta element",
    Buffer.from([
      ...latin("<META http-equiv=Content-Type content='text/html; charset=koi8-r'>"),
      0xd3,
      0xd5,
      0xd0,
    ]),
    "text/html",
    "<META http-equiv=Content-Type content='text/html; charset=koi8-r'>суп",
  ],
  ["Japanese", Buffer.from([0x82, 0xb7, 0x82, 0xb5]), "text/html; charset=Shift_JIS", "すし"],
  ["a meta that cannot be true", Buffer.from('<meta charset="utf-16">é'), "", '<meta charset="utf-16">é'],
  ["an unknown charset", Buffer.from("é"), "text/html; charset=klingon", "é"],
  [
    "a charset in an address, not a meta",
    Buffer.from('<a href="?charset=koi8-r">é'),
    "",
    '<a href="?charset=koi8-r">é',
  ],
  ["bytes that are no UTF-8", latin("cr\xe8me"), "", "crème"],
  ["nothing", Buffer.alloc(0), "", ""],
])("reads %s", (_what, bytes, contentType, expected) => {
  expect(decodePageText(bytes, contentType)).toBe(expected);
});

test("a wrongly declared charset still gives a text", () => {
  expect(decodePageText(latin("cr\xe8me"), "text/html; charset=utf-8")).toBe("cr\ufffdme");
});

test("a hostile head is read in linear time", () => {
  const evil = Buffer.from(`${"<meta ".repeat(200_000)}${"charset ".repeat(200_000)}`);
  expect(decodePageText(evil)).toHaveLength(evil.length);
});
