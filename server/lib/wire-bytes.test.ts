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
