import { expect, test } from "vitest";
import { modeOf, problemIn } from "./failure.ts";

const address = { wanted: { url: "https://www.example.org/soup" }, error: new Error("unread"), at: 0 };
const source = { ...address, wanted: { ...address.wanted, html: "<p>Soup</p>" } };
const pasted = { ...address, wanted: { text: "Soup" } };

test("a problem is told where what it is about stands, and that of an address beside the source of its page too", () => {
  expect([address, source, pasted].map(modeOf)).toEqual(["url", "source", "text"]);
  for (const [problem, told] of [
    [address, ["url", "source"]],
    [source, ["source"]],
    [pasted, ["text"]],
  ] as const) {
    const modes = (["url", "text", "source"] as const).filter((mode) => problemIn(mode, problem) === problem);
    expect(modes.toSorted()).toEqual(told.toSorted());
  }
});
