import { expect, it } from "vitest";
import { decodeBase64Photos } from "./service/decode-photos.ts";

const MIB = 1024 * 1024;
const bytes = (length: number) => Buffer.alloc(length, 7);
const base64 = (length: number) => bytes(length).toString("base64");

it("takes base64, with a data: prefix, with line breaks, without padding, or for addresses", () => {
  for (const length of [1, 2, 3, 100]) {
    const plain = base64(length);
    const texts = [
      plain,
      `data:image/jpeg;base64,${plain}`,
      `data:application/octet-stream;charset=x;base64,${plain}`,
      plain.replace(/(.{2})/g, "$1\r\n"),
      plain.replace(/(.{4})/g, "$1\n"),
      plain.replace(/(.{4})(.{7})?/g, "$1\n$2 \t\r\n"),
      plain.replace(/=+$/, ""),
    ];
    for (const text of texts)
      expect(decodeBase64Photos([text])[0], text).toEqual(new Uint8Array(bytes(length)));
  }
  expect(decodeBase64Photos(["-_-_"])[0]).toEqual(new Uint8Array([0xfb, 0xff, 0xbf]));
});

it.each(["", " ", "data:image/png;base64,", "A", "AB=C", "not base64!", "ABC%", "data:image/png,ABCD", "é"])(
  "refuses %j",
  (text) => {
    expect(() => decodeBase64Photos([text])).toThrow(expect.objectContaining({ code: "SCAN_DATA_INVALID" }));
  },
);

it("takes 10 MB in all, and no byte more", () => {
  expect(decodeBase64Photos([base64(10 * MIB)])[0]?.byteLength).toBe(10 * MIB);
  expect(decodeBase64Photos([base64(5 * MIB), base64(5 * MIB)])).toHaveLength(2);
  for (const texts of [
    [base64(10 * MIB + 1)],
    [base64(5 * MIB), base64(5 * MIB + 1)],
    ["A".repeat(30 * MIB)],
  ]) {
    expect(() => decodeBase64Photos(texts)).toThrow(expect.objectContaining({ code: "SCAN_TOO_LARGE" }));
  }
});
