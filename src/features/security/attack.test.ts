import { describe, expect, it } from "vitest";
import { attackOn } from "./attack.ts";

const NOW = Date.UTC(2026, 2, 10, 12);
const ago = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const today = (totalLoginsToday: number, failedLoginsToday: number, suspiciousLoginsToday = 0) => ({
  totalLoginsToday,
  failedLoginsToday,
  suspiciousLoginsToday,
});
const none = { count: 0, latest: null };
const guesses = { bruteForceAttempts: 1 };

describe("an attack", () => {
  it.each([
    ["nothing is known", undefined, undefined, undefined],
    ["all is quiet", today(4, 0), { bruteForceAttempts: 0 }, none],
    ["four failures are typos", today(8, 4), guesses, none],
    ["a fifth of all or less fails", today(25, 5), guesses, none],
    ["nobody guessed", today(8, 6), { bruteForceAttempts: 0 }, none],
  ])("is none where %s", (_what, summary, stats, attacks) =>
    expect(attackOn({ summary, stats, attacks }, NOW)).toBeNull(),
  );

  it("is one where today's guesses fail, alerts or not, and tells what got in", () => {
    expect(attackOn({ summary: today(20, 5, 2), stats: guesses, attacks: none }, NOW)).toEqual({
      isNow: true,
      failedToday: 5,
      unusualToday: 2,
      latest: null,
    });
  });

  it.each([
    [23, true],
    [24, false],
  ])("an alert of %i hours ago is of now: %s", (hours, isNow) => {
    const attacks = { count: 1, latest: ago(hours) };
    expect(attackOn({ summary: today(1, 0), stats: guesses, attacks }, NOW)).toMatchObject({ isNow });
  });

  it("is told by its alerts alone where no figures are had", () => {
    const attacks = { count: 2, latest: ago(1) };
    expect(attackOn({ summary: undefined, stats: undefined, attacks }, NOW)).toMatchObject({ isNow: true });
  });
});
