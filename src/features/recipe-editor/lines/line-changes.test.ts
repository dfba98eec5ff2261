import fc from "fast-check";
import { expect, test } from "vitest";
import { diffLines } from "./line-changes.ts";

const changesOf = (before: string[], after: string[]) =>
  diffLines(before, after).map(({ kind, text }) => `${{ same: " ", removed: "-", added: "+" }[kind]}${text}`);

test("a changed line is removed and added in its place", () => {
  expect(changesOf(["eggs", "milk", "salt"], ["eggs", "1 cup milk", "salt", "sugar"])).toEqual([
    " eggs",
    "-milk",
    "+1 cup milk",
    " salt",
    "+sugar",
  ]);
});

test("equal lists have no change, and all lines are added to an empty one", () => {
  expect(changesOf(["a", "b"], ["a", "b"])).toEqual([" a", " b"]);
  expect(changesOf([], ["a"])).toEqual(["+a"]);
  expect(changesOf(["a"], [])).toEqual(["-a"]);
});

test("unchanged and removed lines are the old list, unchanged and added ones the new list", () => {
  const lines = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 });
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const changes = diffLines(before, after);
      expect(changes.filter(({ kind }) => kind !== "added").map(({ text }) => text)).toEqual(before);
      expect(changes.filter(({ kind }) => kind !== "removed").map(({ text }) => text)).toEqual(after);
    }),
  );
});

test("very long lists are compared too", () => {
  const long = Array.from({ length: 400 }, (_, index) => `line ${index}`);
  const changes = diffLines(long, [...long, "new"]);
  expect(changes.filter(({ kind }) => kind !== "same")).toEqual([{ kind: "added", text: "new" }]);
});
