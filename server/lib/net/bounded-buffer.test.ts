import { expect, test } from "vitest";
import { createBoundedBuffer } from "./bounded-buffer.ts";

test("returns the added bytes in order, in a copy", () => {
  const held = createBoundedBuffer(1_000_000);
  const pieces = Array.from({ length: 500 }, (_, index) => Buffer.alloc(index * 4, index % 256));
  for (const piece of pieces) held.add(piece);
  const copy = held.copy();
  held.release();
  expect(copy.equals(Buffer.concat(pieces))).toBe(true);
});

test("returns no bytes when nothing was added", () => {
  expect(createBoundedBuffer(10).copy()).toHaveLength(0);
});

test("accepts exactly the limit, refuses one byte more and keeps the rest", () => {
  const held = createBoundedBuffer(700_001);
  held.add(Buffer.alloc(700_000, 1));
  held.add(Buffer.from([2]));
  expect(() => held.add(Buffer.from([3]))).toThrow(RangeError);
  expect(held.copy().at(-1)).toBe(2);
  expect(held.copy()).toHaveLength(700_001);
});

test("accepts nothing after release", () => {
  const held = createBoundedBuffer(10);
  held.release();
  expect(() => held.add(Buffer.from([1]))).toThrow(RangeError);
});

test("frees the memory when the limit is exceeded", () => {
  const before = process.memoryUsage().arrayBuffers;
  for (let turn = 0; turn < 20; turn += 1) {
    const held = createBoundedBuffer(10_000_000);
    const piece = Buffer.alloc(1_000_000, 1);
    for (let index = 0; index < 10; index += 1) held.add(piece);
    held.release();
  }
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
});
