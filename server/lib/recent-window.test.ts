import { describe, expect, test } from "vitest";
import { createRecentWindow, isUnexpired } from "./recent-window.ts";

const NOW = Date.UTC(2026, 2, 10, 12);
const LIFE = 900_000;
const SLACK = 60_000;

describe("a lifetime", () => {
  test.each([
    [LIFE, true, "has just begun"],
    [1, true, "is in its last millisecond"],
    [0, false, "is at its end"],
    [-1, false, "is past its end"],
    [-LIFE * 100, false, "is long past its end"],
    [LIFE + SLACK, true, "was made by a clock that was a minute ahead"],
    [LIFE + SLACK + 1, false, "was made by a clock that was further ahead"],
    [LIFE * 100, false, "would live far longer than it may"],
  ])("with %i ms left is live: %s, when it %s", (left, lives) => {
    expect(isUnexpired(NOW + left, LIFE, NOW)).toBe(lives);
  });
});

describe("the recent window", () => {
  const { from, to } = createRecentWindow(NOW, LIFE);
  const isRecent = (time: number) => time > from && time <= to;

  test.each([
    [-LIFE, false],
    [-LIFE + 1, true],
    [0, true],
    [SLACK, true],
    [SLACK + 1, false],
  ])("contains the moment %i ms from now: %s", (time, window) => {
    expect(isRecent(NOW + time)).toBe(window);
  });

  test("contains the moments whose lifetimes are live", () => {
    for (const time of [-LIFE - 1, -LIFE, -LIFE + 1, -1, 0, 1, SLACK, SLACK + 1]) {
      expect(isRecent(NOW + time)).toBe(isUnexpired(NOW + time + LIFE, LIFE, NOW));
    }
  });
});
