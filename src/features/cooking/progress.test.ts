import { expect, it } from "vitest";
import {
  type KeptProgress,
  PROGRESS_KEPT,
  progressOf,
  readProgress,
  toggled,
  withoutProgress,
  withProgress,
} from "./progress.ts";

const beans = { id: "beans", version: 2 };
const soup = { id: "soup", version: 1 };

it("keeps step and ticks of each recipe for a day", () => {
  let kept: KeptProgress = withProgress({}, beans, { step: 3 }, 1000);
  kept = withProgress(kept, beans, { ticks: [0, 4] }, 2000);
  kept = withProgress(kept, soup, { step: 1 }, 2000);
  expect(progressOf(kept, beans, 3000)).toEqual({ step: 3, ticks: [0, 4], version: 2, at: 2000 });
  expect(progressOf(kept, soup, 3000)?.step).toBe(1);
  expect(progressOf(kept, beans, 2000 + PROGRESS_KEPT)).toBeNull();
});

it("forgets what belongs to another version of the recipe", () => {
  const kept = withProgress({}, beans, { step: 3 }, 1000);
  expect(progressOf(kept, { ...beans, version: 3 }, 1000)).toBeNull();
});

it("drops what is old when something new is kept", () => {
  const old = withProgress({}, beans, { step: 3 }, 1000);
  expect(Object.keys(withProgress(old, soup, { step: 1 }, 1000 + PROGRESS_KEPT))).toEqual(["soup"]);
});

it("forgets one recipe at its end and no other", () => {
  const kept = withProgress(withProgress({}, beans, { step: 3 }, 1000), soup, { step: 1 }, 1000);
  expect(Object.keys(withoutProgress(kept, "beans", 1000))).toEqual(["soup"]);
});

it("ticks on and off", () => {
  expect(toggled([1], 2)).toEqual([1, 2]);
  expect(toggled([1, 2], 1)).toEqual([2]);
});

it("reads nothing that it has not written", () => {
  expect(readProgress({ a: { step: -1, ticks: [], version: 1, at: 1 }, b: 7, c: null })).toEqual({});
  expect(readProgress([])).toBeNull();
  expect(progressOf({}, { id: "__proto__", version: 1 }, 1)).toBeNull();
});
