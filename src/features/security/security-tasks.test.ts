import { describe, expect, it } from "vitest";
import { text } from "#server/texts/en.ts";
import { createAdviceTasks, detectAttackOrNull } from "./security-tasks.ts";

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
  ])("is none when %s", (_what, summary, stats, attacks) =>
    expect(detectAttackOrNull({ summary, stats, attacks }, NOW)).toBeNull(),
  );

  it("is one when guesses of today fail, alerts or not, and counts what got in", () => {
    expect(detectAttackOrNull({ summary: today(20, 5, 2), stats: guesses, attacks: none }, NOW)).toEqual({
      isNow: true,
      failedToday: 5,
      unusualToday: 2,
      latest: null,
    });
  });

  it.each([
    [23, true],
    [24, false],
  ])("an alert of %i hours ago is current: %s", (hours, isNow) => {
    const attacks = { count: 1, latest: ago(hours) };
    expect(detectAttackOrNull({ summary: today(1, 0), stats: guesses, attacks }, NOW)).toMatchObject({
      isNow,
    });
  });

  it("is known by its alerts alone when there are no figures", () => {
    const attacks = { count: 2, latest: ago(1) };
    expect(detectAttackOrNull({ summary: undefined, stats: undefined, attacks }, NOW)).toMatchObject({
      isNow: true,
    });
  });
});

const { changePassword, seeHistory, seen, advice } = text.security.standing;

it("createAdviceTasks names each action once, with every reason for it, in short and in full", () => {
  const stats = { loginSuccessRate: 0.5, bruteForceAttempts: 3, uniqueLocations: 41 };
  expect(createAdviceTasks(stats)).toEqual([
    {
      reasons: [seen.bruteForce, seen.rate],
      advice: [`${seen.bruteForce} ${advice.bruteForce}`, `${seen.rate} ${advice.rate}`],
      href: "/profile?open=password",
      label: changePassword,
    },
    {
      reasons: ["You signed in from 41 places in 90 days."],
      advice: [`You signed in from 41 places in 90 days. ${advice.places}`],
      href: "/security?tab=history",
      label: seeHistory,
    },
  ]);
});

it("createAdviceTasks is empty when nothing is advised", () => {
  expect(createAdviceTasks({ loginSuccessRate: 0.97, bruteForceAttempts: 0, uniqueLocations: 6 })).toEqual(
    [],
  );
});
