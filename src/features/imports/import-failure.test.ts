import { expect, test } from "vitest";
import { failureToShowInModeOrNull, importModeOfFailure } from "./import-failure.ts";

const address = { wanted: { url: "https://www.example.org/soup" }, error: new Error("unread"), failedAt: 0 };
const source = { ...address, wanted: { ...address.wanted, html: "<p>Soup</p>" } };
const pasted = { ...address, wanted: { text: "Soup" } };

test("a problem is shown at its source, and that of an address also at the page source", () => {
  expect([address, source, pasted].map(importModeOfFailure)).toEqual(["url", "source", "text"]);
  for (const [problem, expectedModes] of [
    [address, ["url", "source"]],
    [source, ["source"]],
    [pasted, ["text"]],
  ] as const) {
    const modes = (["url", "text", "source"] as const).filter(
      (mode) => failureToShowInModeOrNull(mode, problem) === problem,
    );
    expect(modes.toSorted()).toEqual(expectedModes.toSorted());
  }
});
