import { expect, test } from "vitest";
import { holdBytes } from "./bounded-buffer.ts";

test("what was added comes out in order, in memory of its own", () => {
  const held = holdBytes(1_000_000);
  const pieces = Array.from({ length: 500 }, (_, at) => Buffer.alloc(at * 4, at % 256));
  for (const piece of pieces) held.add(piece);
  const copy = held.copy();
  held.free();
  expect(copy.equals(Buffer.concat(pieces))).toBe(true);
});

test("nothing added is nothing", () => {
  expect(holdBytes(10).copy()).toHaveLength(0);
});

test("exactly the most fits, one more does not, and what was there stays", () => {
  const held = holdBytes(700_001);
  held.add(Buffer.alloc(700_000, 1));
  held.add(Buffer.from([2]));
  expect(() => held.add(Buffer.from([3]))).toThrow(RangeError);
  expect(held.copy().at(-1)).toBe(2);
  expect(held.copy()).toHaveLength(700_001);
});

test("freed room takes nothing more", () => {
  const held = holdBytes(10);
  held.free();
  expect(() => held.add(Buffer.from([1]))).toThrow(RangeError);
});

test("the room of what was refused is given back at once", () => {
  const before = process.memoryUsage().arrayBuffers;
  for (let turn = 0; turn < 20; turn += 1) {
    const held = holdBytes(10_000_000);
    const piece = Buffer.alloc(1_000_000, 1);
    for (let at = 0; at < 10; at += 1) held.add(piece);
    held.free();
  }
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
});
