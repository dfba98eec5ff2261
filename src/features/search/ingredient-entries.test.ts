import { expect, it } from "vitest";
import { addEntries, entriesFrom, entryLimits } from "./ingredient-entries.ts";

const full = Array.from({ length: entryLimits.count }, (_, at) => `spice ${at}`);

it("adds what was typed, several at once by commas, each once", () => {
  expect(addEntries(["rice"], " red   onion, Rice ,, garlic")).toEqual({
    entries: ["rice", "red onion", "garlic"],
    problem: null,
    left: "",
  });
});

it("takes twenty characters and leaves what is longer in the field", () => {
  expect(addEntries([], "x".repeat(20)).problem).toBeNull();
  expect(addEntries(["salt"], `pepper, ${"x".repeat(21)}`)).toEqual({
    entries: ["salt", "pepper"],
    problem: "ingredientFilterLength",
    left: "x".repeat(21),
  });
});

it("takes ten and leaves the eleventh in the field", () => {
  expect(addEntries(full, "salt")).toEqual({ entries: full, problem: "ingredientFilterCount", left: "salt" });
  expect(addEntries(full, "SPICE 3").problem).toBeNull();
});

it("reads from an address what fits, and nothing else", () => {
  expect(entriesFrom(null)).toEqual([]);
  expect(entriesFrom(`salt,${"x".repeat(21)},,Salt`)).toEqual(["salt"]);
  expect(entriesFrom([...full, "one more"].join(","))).toEqual(full);
});
