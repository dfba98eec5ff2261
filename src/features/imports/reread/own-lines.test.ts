import { describe, expect, it } from "vitest";
import { type Line, mergeOwnLinesIntoReread } from "./own-lines.ts";

const lines = (texts: string[], section: string | null = null): Line[] =>
  texts.map((text) => ({ text, section }));
const merge = (mine: string[], theirs: string[], read: string[] | null) => {
  const { lines: merged, own } = mergeOwnLinesIntoReread(lines(mine), lines(theirs), read);
  return { merged: merged.map(({ text }) => text), own };
};

const broth = ["1 kg bones", "2 carrots", "1 bay leaf"];

describe("mergeOwnLinesIntoReread", () => {
  it("keeps an added line in its place", () => {
    expect(merge([...broth, "1 handful parsley, to serve"], broth, broth)).toEqual({
      merged: [...broth, "1 handful parsley, to serve"],
      own: ["1 handful parsley, to serve"],
    });
    expect(merge(["1 kg bones", "salt", "2 carrots", "1 bay leaf"], broth, broth).merged).toEqual([
      "1 kg bones",
      "salt",
      "2 carrots",
      "1 bay leaf",
    ]);
  });

  it("removes a line that was read before and is no longer on the page", () => {
    expect(merge(["Print recipe", ...broth], broth, ["Print recipe", ...broth])).toEqual({
      merged: broth,
      own: [],
    });
  });

  it("replaces a changed line by the page's version", () => {
    expect(merge(["1 kg bones", "5 carrots", "1 bay leaf"], broth, broth)).toEqual({
      merged: broth,
      own: [],
    });
  });

  it("keeps a short line when a read line contains its text", () => {
    expect(merge([...broth, "carrots"], broth, broth).own).toEqual(["carrots"]);
    expect(merge(["1 kg bones", "2 carrots", "1 bay leaf", "2 carrots"], broth, broth).own).toEqual([
      "2 carrots",
    ]);
  });

  it("recognises a line by the page's text, with markup or by name", () => {
    const read = ["<b>1 kg</b> bones", "2 carrots", "1 bay leaf"];
    expect(merge(broth, ["1 kg beef bones", "2 carrots", "1 bay leaf"], read).own).toEqual([]);
  });

  it("keeps lines that the page lacks when the earlier reading is unknown", () => {
    expect(merge([...broth, "salt"], broth, null).own).toEqual(["salt"]);
  });

  it("puts an own line under the heading before it, or under its own", () => {
    const mine: Line[] = [
      ...lines(["250 g flour"], "Dough"),
      ...lines(["1 tsp salt"], null),
      ...lines(["1 lemon"], "To serve"),
    ];
    expect(
      mergeOwnLinesIntoReread(mine, lines(["250 g flour"], "For the dough"), ["250 g flour"]).lines,
    ).toEqual([
      { text: "250 g flour", section: "For the dough" },
      { text: "1 tsp salt", section: "For the dough" },
      { text: "1 lemon", section: "To serve" },
    ]);
  });
});
