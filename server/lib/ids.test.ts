import { describe, expect, test } from "vitest";
import { createTestClock } from "./clock.ts";
import { createRandomToken, createUuidV7Generator, sha256Hex } from "./ids.ts";

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("uuid version 7", () => {
  test("has the version, the variant and the clock's millisecond", () => {
    const id = createUuidV7Generator(createTestClock(1_700_000_000_123))();
    expect(id).toMatch(FORM);
    expect(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(1_700_000_000_123);
  });

  test("grows within one millisecond, past the counter's end too", () => {
    const next = createUuidV7Generator(createTestClock(5));
    const ids = Array.from({ length: 10_000 }, next);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => FORM.test(id))).toBe(true);
  });

  test("gives at least 2,048 ids per millisecond before it borrows from the next", () => {
    for (let ms = 1; ms <= 20; ms += 1) {
      const next = createUuidV7Generator(createTestClock(ms));
      const last = Array.from({ length: 2_048 }, next).at(-1) ?? "";
      expect(Number.parseInt(last.replaceAll("-", "").slice(0, 12), 16)).toBe(ms);
    }
  });

  test("grows when the clock is set back", () => {
    const clock = createTestClock(1_000_000);
    const next = createUuidV7Generator(clock);
    const first = next();
    clock.set(10);
    const second = next();
    expect(second > first).toBe(true);
  });
});

test("tokens are unique base64url of the given size", () => {
  expect(createRandomToken()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(createRandomToken(16)).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(new Set(Array.from({ length: 1_000 }, () => createRandomToken())).size).toBe(1_000);
});

test("sha256 returns the known digest", () => {
  expect(sha256Hex("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
