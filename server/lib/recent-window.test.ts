import { describe, expect, test } from "vitest";
import { isLive, lately } from "./recent-window.ts";

const NOW = Date.UTC(2026, 2, 10, 12);
const LIFE = 900_000;
const SLACK = 60_000;

describe("what ends at a moment", () => {
  test.each([
    [LIFE, true, "has just begun"],
    [1, true, "is in its last millisecond"],
    [0, false, "is at its end"],
    [-1, false, "is past its end"],
    [-LIFE * 100, false, "is long past its end"],
    [LIFE + SLACK, true, "was made by a clock that was a minute ahead"],
    [LIFE + SLACK + 1, false, "was made by a clock that was further ahead"],
    [LIFE * 100, false, "would live far longer than it may"],
  ])("with %i ms left lives: %s, when it %s", (left, lives) => {
    expect(isLive(NOW + left, LIFE, NOW)).toBe(lives);
  });
});

describe("the moments of late", () => {
  const { from, to } = lately(NOW, LIFE);
  const isLate = (at: number) => at > from && at <= to;

  test.each([
    [-LIFE, false],
    [-LIFE + 1, true],
    [0, true],
    [SLACK, true],
    [SLACK + 1, false],
  ])("%i ms from now are among them: %s", (at, late) => {
    expect(isLate(NOW + at)).toBe(late);
  });

  test("are those in which something lives that was made then", () => {
    for (const at of [-LIFE - 1, -LIFE, -LIFE + 1, -1, 0, 1, SLACK, SLACK + 1]) {
      expect(isLate(NOW + at)).toBe(isLive(NOW + at + LIFE, LIFE, NOW));
    }
  });
});
