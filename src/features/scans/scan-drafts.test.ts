import { expect, it } from "vitest";
import { parseStage } from "./scan-drafts.ts";

it.each([
  ["capture", "capture"],
  ["review", "review"],
  [0, "capture"],
  [1, "process"],
  [2, "review"],
  ["save", "capture"],
  [7, "capture"],
  [undefined, "capture"],
])("the stage of the stored value %j is %s", (stored, stage) => {
  expect(parseStage(stored)).toBe(stage);
});
