import { describe, expect, it } from "vitest";
import type { Repair } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readMinutes, repairTimes } from "./durations.ts";

const minutes = (value: unknown): number | null => readMinutes(value, () => undefined);

describe("readMinutes", () => {
  it.each([
    ["PT45M", 45],
    ["PT1H30M", 90],
    ["PT90M", 90],
    ["P1DT2H", 1560],
    ["P0Y0M0DT0H35M0.000S", 35],
    ["PT0M", 0],
    ["PT90S", 2],
    ["pt20m", 20],
    ["PT1H30", 90],
  ])("reads the ISO duration %s", (text, expected) => {
    expect(minutes(text)).toBe(expected);
  });

  it("reads months without a time part as minutes", () => {
    expect(minutes("P30M")).toBe(30);
  });

  it.each([
    ["1 hr 30 min", 90],
    ["1 1/2 hours", 90],
    ["3/4 Std", 45],
    ["1 saat 15 dakika", 75],
    ["1 ч 20 мин", 80],
    ["1時間30分", 90],
    ["2시간 30분", 150],
    ["1h30", 90],
    ["1 ½ hours", 90],
    ["2 Stunden 15 Minuten", 135],
    ["45 min", 45],
    ["1 timme", 60],
    ["PT1 hour 5 minutes", 65],
    ["1:30", 90],
    ["20", 20],
  ])("reads the text %s", (text, expected) => {
    expect(minutes(text)).toBe(expected);
  });

  it("takes the upper end of a range", () => {
    expect(minutes("30-40 minutes")).toBe(40);
  });

  it("reads a number as minutes", () => {
    expect(minutes(25)).toBe(25);
  });

  it("reads the upper value of an object", () => {
    expect(minutes({ "@type": "Duration", minValue: "PT5M", maxValue: "PT10M" })).toBe(10);
  });

  it.each([["overnight"], [""], ["-PT5M"], ["P2Y"], ["PT99999H"], [null], [{}]])(
    "reads nothing in %j",
    (value) => {
      expect(minutes(value)).toBeNull();
    },
  );

  it.each<[string, Repair[]]>([
    ["1:30", ["duration"]],
    ["PT 30 minutes", ["duration"]],
    ["10-20 minutes", ["duration"]],
    ["10 minutes", []],
    ["15 min", []],
    ["1 Std. 30 Min.", []],
    ["1 h 20", []],
  ])("reports a text that is neither an ISO duration nor a plain time: %s", (text, expected) => {
    const repairs: Repair[] = [];
    readMinutes(text, (repair) => repairs.push(repair));
    expect(repairs).toEqual(expected);
  });
});

describe("repairTimes", () => {
  const repair = (prep: number | null, cook: number | null, total: number | null): unknown =>
    repairTimes({ prep, cook, total }, () => undefined);

  it("converts seconds that were written as minutes", () => {
    expect(repair(600, 1200, 1800)).toEqual({ prep: 10, cook: 20, total: 30 });
  });

  it("keeps a long time next to a short one", () => {
    expect(repair(15, 600, 615)).toEqual({ prep: 15, cook: 600, total: 615 });
  });

  it("keeps a single long time", () => {
    expect(repair(null, null, 720)).toEqual({ prep: null, cook: null, total: 720 });
  });
});
