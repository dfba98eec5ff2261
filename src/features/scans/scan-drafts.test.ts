import { expect, it } from "vitest";
import { parseStoredScanStage } from "./scan-drafts.ts";

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
  expect(parseStoredScanStage(stored)).toBe(stage);
});
