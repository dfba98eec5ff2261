import { expect, it } from "vitest";
import { findStepTimes } from "#server/engines/step-times/step-times.ts";
import { splitStepAtTimes } from "./split-step-at-times.ts";

it("a step is split at its times and keeps its scaled amounts", () => {
  const pieces = [
    { text: "Add " },
    { text: "300 g", was: "200 g" },
    { text: " beans, cook 20 minutes, rest 5 min." },
  ];
  const text = pieces.map((piece) => piece.text).join("");
  const segments = splitStepAtTimes(pieces, findStepTimes(text));
  expect(segments.map((segment) => segment.text).join("")).toBe(text);
  expect(segments.map(({ text: words, was, time }) => [words, was ?? time?.seconds ?? null])).toEqual([
    ["Add ", null],
    ["300 g", "200 g"],
    [" beans, cook ", null],
    ["20 minutes", 1200],
    [", rest ", null],
    ["5 min", 300],
    [".", null],
  ]);
});

it("a time that overlaps a scaled amount is ignored", () => {
  const pieces = [{ text: "Cook 20 " }, { text: "30", was: "20" }, { text: " minutes" }];
  expect(
    splitStepAtTimes(pieces, [{ start: 5, end: 18, seconds: 60, most: null, isLong: false }]).every(
      (segment) => !segment.time,
    ),
  ).toBe(true);
});

it("an empty step has no segments", () => {
  expect(splitStepAtTimes([{ text: "" }], [])).toEqual([]);
});
