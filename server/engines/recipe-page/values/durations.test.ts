import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Repair } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { parseDurationMinutesOrNull, repairTimeUnits } from "./durations.ts";

const minutes = (value: unknown): number | null => parseDurationMinutesOrNull(value, () => undefined);

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
    parseDurationMinutesOrNull(text, (repair) => repairs.push(repair));
    expect(repairs).toEqual(expected);
  });
});

describe("repairTimes", () => {
  const repair = (...raws: [unknown, unknown, unknown]): { times: unknown; repairs: Repair[] } => {
    const repairs: Repair[] = [];
    const [prep, cook, total] = raws.map(minutes) as [number | null, number | null, number | null];
    return {
      times: Object.values(repairTimeUnits({ prep, cook, total }, raws, (is) => repairs.push(is))),
      repairs,
    };
  };

  it.each([
    [
      ["PT600M", "PT1200M", "PT1800M"],
      [10, 20, 30],
    ],
    [
      [600, 1200, 1800],
      [10, 20, 30],
    ],
    [
      ["P0DT0H600M", "1200", undefined],
      [10, 20, null],
    ],
    [
      ["PT300S", "PT600S", "PT900S"],
      [5, 10, 15],
    ],
    [
      ["PT600S", "PT60S", undefined],
      [10, 1, null],
    ],
    [
      ["PT40S", "PT25S", "PT65S"],
      [40, 25, 65],
    ],
  ] as [[unknown, unknown, unknown], unknown][])(
    "corrects %j, written in seconds, and reports it",
    (raws, expected) => {
      expect(repair(...raws)).toEqual({ times: expected, repairs: ["duration"] });
    },
  );

  it.each([
    [
      ["PT12H", undefined, "PT12H"],
      [720, null, 720],
    ],
    [
      ["PT5H", "PT10H", "PT15H"],
      [300, 600, 900],
    ],
    [
      ["PT24H", "PT12H", "PT36H"],
      [1440, 720, 2160],
    ],
    [
      ["P1D", "PT600M", "P1DT10H"],
      [1440, 600, 2040],
    ],
    [
      ["10 hours", "5 hours", "15 hours"],
      [600, 300, 900],
    ],
    [
      ["PT15M", "PT600M", "PT615M"],
      [15, 600, 615],
    ],
    [
      [undefined, undefined, "PT720M"],
      [null, null, 720],
    ],
    [
      ["PT30S", "PT20M", undefined],
      [1, 20, null],
    ],
  ] as [[unknown, unknown, unknown], unknown][])("leaves %j", (raws, expected) => {
    expect(repair(...raws)).toEqual({ times: expected, repairs: [] });
  });

  it("never divides a value written in hours or days", () => {
    const value = fc
      .tuple(fc.constantFrom("PT", "P"), fc.integer({ min: 1, max: 20 }))
      .map(([form, n]) => (form === "PT" ? `PT${n}H` : `P${n}D`));
    fc.assert(
      fc.property(value, value, value, (...raws) => {
        expect(repair(...raws)).toEqual({ times: raws.map(minutes), repairs: [] });
      }),
    );
  });
});
