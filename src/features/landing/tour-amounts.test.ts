import { describe, expect, it } from "vitest";
import { readIngredientLine } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { createOnDemandScaler } from "#server/engines/scaling/scaling.ts";
import { text } from "#server/texts/en.ts";
import { splitLineAtAmountAndNotes } from "../scaling/split-line-at-amount-and-notes.ts";

const { rows } = text.landingTour.scale;

/** The written lines, parsed by the app's own parser. */
const read = rows.map(({ written, name, note }) =>
  readIngredientLine(`${written} ${name}${note === "" ? "" : `, ${note}`}`),
);
const recipe = { servings: 4, lines: read, steps: [], texts: [] };

describe("the amounts on the landing page", () => {
  it.each([
    [4, "written"],
    [6, "amount"],
  ] as const)("for %i servings equal the app's own", (servings, column) => {
    const scaled = createOnDemandScaler(recipe, servings, text.scaling);
    const printed = read.map((line) => splitLineAtAmountAndNotes(scaled.line(line), line.notes));
    expect(printed.map(({ amount }) => amount)).toEqual(rows.map((row) => row[column]));
    expect(printed.map(({ words, notes }) => words + notes)).toEqual(
      rows.map(({ name, note }) => (note === "" ? name : `${name}, ${note}`)),
    );
  });

  it("contain a pack of tins", () => {
    expect(rows.map(({ written }) => written)).toContain("2 × 400 g tins");
  });
});
