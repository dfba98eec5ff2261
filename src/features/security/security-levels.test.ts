import { describe, expect, it } from "vitest";
import { text } from "#server/texts/en.ts";
import {
  areSecurityFiguresGood,
  computeFailedShare,
  convertShareOrPercentToPercent,
  formatPercentRoundedDown,
  getLevelOfActiveAlerts,
  getLevelOfBruteForceAttempts,
  getLevelOfFailedShare,
  getLevelOfSuspiciousLogins,
  levelPropOfAlertCountIfAny,
  listAdviceForFigures,
  ratingOfSuccessPercent,
} from "./security-levels.ts";

const calm = { loginSuccessRate: 1, bruteForceAttempts: 0, uniqueLocations: 1 };

describe("the levels of the dashboard", () => {
  it.each([
    [
      "failures of all",
      [computeFailedShare(0, 0), 1 / 10, 11 / 100, computeFailedShare(2, 10), 21 / 100].map(
        getLevelOfFailedShare,
      ),
      ["success", "success", "warning", "warning", "danger"],
    ],
    [
      "suspicious sign-ins",
      [0, 1, 5, 6].map((count) => getLevelOfSuspiciousLogins(count, false)),
      ["success", "warning", "warning", "danger"],
    ],
    [
      "suspicious sign-ins while an earlier one waits",
      [0, 1, 6].map((count) => getLevelOfSuspiciousLogins(count, true)),
      [undefined, "warning", "danger"],
    ],
    [
      "active alerts",
      [0, 1, 10, 11].map(getLevelOfActiveAlerts),
      ["success", "warning", "warning", "danger"],
    ],
    ["guesses", [0, 1, 9, 10].map(getLevelOfBruteForceAttempts), ["success", "warning", "warning", "danger"]],
    [
      "alerts in all",
      [0, 1, 10, 11].map((count) => levelPropOfAlertCountIfAny(count).level),
      ["success", undefined, undefined, "warning"],
    ],
  ])("rise with the number of %s", (_what, levels, expected) => expect(levels).toEqual(expected));

  it.each([
    [0, 400, "Of 400 in all"],
    [1, 400, "Under 1 % of 400 in all"],
    [4, 400, "1 % of 400 in all"],
    [1, 4, "25 % of 4 in all"],
    [396, 400, "99 % of 400 in all"],
    [399, 400, "Over 99 % of 400 in all"],
    [400, 400, "100 % of 400 in all"],
  ])("the level of %i failures of %i is %s", (failed, all, words) =>
    expect(text.security.overview.ofAll(all, computeFailedShare(failed, all) * 100)).toBe(words),
  );

  it.each([
    [1, 100, "excellent"],
    [0.95, 95, "excellent"],
    [94.9, 94.9, "good"],
    [0.85, 85, "good"],
    [0.84, 84, "attention"],
    [97, 97, "excellent"],
  ])("a rate of %d is %d percent and %s", (rate, percent, verdict) => {
    expect(convertShareOrPercentToPercent(rate)).toBeCloseTo(percent);
    expect(ratingOfSuccessPercent(convertShareOrPercentToPercent(rate))).toBe(verdict);
  });
});

describe("advice", () => {
  it("comes with a rate under 90 percent, with any guessing and with more than ten places", () => {
    expect(listAdviceForFigures({ ...calm, loginSuccessRate: 0.9 })).toEqual([]);
    expect(listAdviceForFigures({ ...calm, loginSuccessRate: 0.89 })).toEqual(["rate"]);
    expect(listAdviceForFigures({ ...calm, bruteForceAttempts: 1 })).toEqual(["bruteForce"]);
    expect(listAdviceForFigures({ ...calm, uniqueLocations: 10 })).toEqual([]);
    expect(
      listAdviceForFigures({ loginSuccessRate: 0.5, bruteForceAttempts: 3, uniqueLocations: 11 }),
    ).toEqual(["bruteForce", "rate", "places"]);
  });

  it("healthy is a rate of 95 percent, no guessing and at most five places", () => {
    expect(areSecurityFiguresGood(calm)).toBe(true);
    expect(areSecurityFiguresGood({ ...calm, loginSuccessRate: 0.95, uniqueLocations: 5 })).toBe(true);
    expect(areSecurityFiguresGood({ ...calm, loginSuccessRate: 0.949 })).toBe(false);
    expect(areSecurityFiguresGood({ ...calm, bruteForceAttempts: 1 })).toBe(false);
    expect(areSecurityFiguresGood({ ...calm, uniqueLocations: 6 })).toBe(false);
  });
});

describe("a rate in words", () => {
  it.each([
    [94.96, "94.9"],
    [0.949 * 100, "94.9"],
    [(57 / 100) * 100, "57"],
    [(849 / 1000) * 100, "84.9"],
    [99.9999, "99.9"],
    [100, "100"],
    [0, "0"],
  ])("%d is %s", (percent, words) => expect(formatPercentRoundedDown(percent)).toBe(words));

  it("is that of every share of a thousand", () => {
    for (let n = 0; n <= 1000; n += 1)
      expect(Number(formatPercentRoundedDown(convertShareOrPercentToPercent(n / 1000)))).toBe(n / 10);
  });
});
