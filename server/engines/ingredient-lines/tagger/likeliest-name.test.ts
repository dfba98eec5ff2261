import { expect, it } from "vitest";
import { tokenizeLine } from "#server/engines/amounts/amounts.ts";
import { getLabelCode, LABEL_COUNT, LABELS, type Label } from "./labels.ts";
import { chooseLikeliestLabels } from "./likeliest-name.ts";
import { type PreparedLine, prepareLineForLikelihood } from "./name-likelihood.ts";
import { EDGE_ROW } from "./weights.ts";

const SURE = 500;

/**
 * Creates a line whose tokens certainly have the given labels; `doubts` gives a token another label and by
 * how much its score is lower.
 */
function lineOf(labels: readonly Label[], doubts: Record<number, [Label, number]>): PreparedLine {
  const scores = new Int32Array(labels.length * LABEL_COUNT);
  labels.forEach((label, i) => {
    scores[i * LABEL_COUNT + getLabelCode(label)] = SURE;
    const [other, behind] = doubts[i] ?? [label, 0];
    scores[i * LABEL_COUNT + getLabelCode(other)] = SURE - behind;
  });
  return prepareLineForLikelihood(labels.length, scores, new Float64Array(labels.length * EDGE_ROW).fill(1));
}

function read(text: string, labels: readonly Label[], doubts: Record<number, [Label, number]>): string[] {
  const name = Int8Array.from(labels, (label) => (label === "name" ? 1 : 0));
  const candidate = { labels: Int8Array.from(labels, getLabelCode), name };
  const line = lineOf(labels, doubts);
  return [...chooseLikeliestLabels(tokenizeLine(text, "en"), [candidate], () => [{ weight: 1, line }])].map(
    (code) => LABELS[code] ?? "",
  );
}

const parted = ["name", "between", "between", "name"] as const;

it("leaves off the second part of a name where it hardly belongs to it", () => {
  expect(read("oil to cover chicken", parted, { 3: ["after", 13] })[3]).toBe("after");
});

it("keeps a name in parts where there is no doubt", () => {
  expect(read("chives or chopped scallions", parted, { 3: ["after", 200] })).toEqual(parted);
});

it("goes on with a name that was cut off in doubt", () => {
  const cut = ["name", "after", "after"] as const;
  expect(read("dark brown sugar", cut, { 1: ["name", 5], 2: ["name", 5] })).toEqual(["name", "name", "name"]);
  expect(read("oil to fry", cut, { 1: ["name", 5], 2: ["name", 5] })).toEqual(cut);
});
