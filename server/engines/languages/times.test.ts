import { describe, expect, it } from "vitest";
import { findDurationsInText, parseMinutesOrNull } from "./times.ts";

describe("parseMinutesOrNull", () => {
  it.each([
    ["25 min", 25],
    ["45'", 45],
    ["1:30", 90],
    ["1h30", 90],
    ["ساعة", 60],
    ["ساعة و 30 دقيقة", 90],
    ["ساعة ونصف", 90],
    ["ساعتان و 15 دقيقة", 135],
    ["2 ساعة", 120],
    ["نصف ساعة", 30],
    ["1 h 5", 65],
    ["1 hr 30 min", 90],
    ["1 day 2 hours 30 minutes", 1590],
    ["about an hour", 60],
    ["eine Dreiviertelstunde", 45],
    ["une demi-heure", 30],
    ["anderthalb Stunden", 90],
    ["bir buçuk saat", 90],
    ["15 mn", 15],
    ["2 t", 120],
    ["1時間30分", 90],
    ["2시간 30분", 150],
    ["1 год 20 хв", 80],
    ["2 ώρες", 120],
    ["30-40 Minuten", 40],
    ["30 mins to 1 hour", 60],
    ["1 hour (+ 30 minutes)", 90],
    ["90 s", 2],
  ])("reads %s", (text, minutes) => {
    expect(parseMinutesOrNull(text)).toBe(minutes);
  });

  it.each([["30"], ["overnight"], ["4 cups"], [""]])("finds no time in %j", (text) => {
    expect(parseMinutesOrNull(text)).toBeNull();
  });
});

describe("timesIn", () => {
  const read = (text: string, isExpected: boolean): string[] =>
    findDurationsInText(text, isExpected).map(({ start, end }) => text.slice(start, end));

  it("finds several durations in a sentence, each with its position", () => {
    expect(read("Bake 1 hour 10 minutes, rest 5–10 min.", true)).toEqual(["1 hour 10 minutes", "5–10 min"]);
  });

  it("reads single signs after a space only when a time is expected", () => {
    expect(read("45 ' and 3 days", true)).toEqual(["45 '", "3 days"]);
    expect(read("45 ' and 3 days, 2 m of string, a board of 5'6 and a timer", false)).toEqual(["3 days"]);
  });
});
