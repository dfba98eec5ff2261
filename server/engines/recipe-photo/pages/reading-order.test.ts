import { describe, expect, it } from "vitest";
import { sortSegmentsInReadingOrder } from "./reading-order.ts";
import { createSegmentFromWords, type Segment, splitLinesIntoSegments, textOfSegment } from "./segments.ts";

/** Letters are 10 pixels wide and 12 high, lines are 30 pixels apart. */
function segmentAt(x: number, row: number, text: string): Segment {
  let left = x;
  const words = text.split(" ").map((word) => {
    const box = { x: left, y: row * 30, width: word.length * 10, height: 18 };
    left += box.width + 6;
    return { text: word, box, confidence: 0.9, alternatives: [] };
  });
  return createSegmentFromWords(words, 12);
}

const read = (segments: Segment[]) =>
  sortSegmentsInReadingOrder(segments).map((block) => block.map(textOfSegment));

it("wide spaces of a typeface are no gap between columns", () => {
  const gaps = [26, 26, 26, 40, 26, 60, 26];
  let x = 0;
  const words = ["Icing", "sugar", "and", "salt,", "for", "dusting", "Half", "a"].map((text, index) => {
    const box = { x, y: 0, width: 60, height: 18 };
    x += 60 + (gaps[index] ?? 0);
    return { text, box, confidence: 0.9 };
  });
  const line = { words, box: { x: 0, y: 0, width: x, height: 18 }, glyphHeight: 17 };
  expect(splitLinesIntoSegments([line]).map(textOfSegment)).toEqual([
    "Icing sugar and salt, for dusting",
    "Half a",
  ]);
});

it("a number is not dropped as noise when its confidence is low", () => {
  const words = ["x", "2", "bay", "leaves"].map((text, index) => ({
    text,
    box: { x: index * 50, y: 0, width: 40, height: 18 },
    confidence: index < 2 ? 0 : 0.9,
  }));
  const line = { words, box: { x: 0, y: 0, width: 190, height: 18 }, glyphHeight: 12 };
  expect(splitLinesIntoSegments([line]).map(textOfSegment)).toEqual(["2 bay leaves"]);
});

describe("orderSegments", () => {
  it("reads one column after the other, and lines across both before and after them", () => {
    const page = [
      segmentAt(0, 0, "A title over both columns of the whole page here"),
      ...["1 leek", "2 onions", "3 carrots"].map((text, row) => segmentAt(0, row + 1, text)),
      ...["Chop the leek.", "Fry the onions.", "Add the carrots."].map((text, row) =>
        segmentAt(300, row + 1, text),
      ),
      segmentAt(0, 5, "A remark under both of the columns, as wide as the page"),
    ];
    expect(read(page).flat()).toEqual([
      "A title over both columns of the whole page here",
      "1 leek",
      "2 onions",
      "3 carrots",
      "Chop the leek.",
      "Fry the onions.",
      "Add the carrots.",
      "A remark under both of the columns, as wide as the page",
    ]);
  });

  it("reads three columns from left to right", () => {
    const columns = [0, 200, 400].flatMap((x) =>
      [0, 1, 2].map((row) => segmentAt(x, row, `words ${x} ${row}`)),
    );
    expect(read(columns).flat()).toEqual(
      [0, 200, 400].flatMap((x) => [0, 1, 2].map((row) => `words ${x} ${row}`)),
    );
  });

  it("reads numbered boxes row by row when their numbers do", () => {
    const box = (x: number, row: number, number: number) => [
      segmentAt(x, row, `${number} Stir what is in the pan`),
      segmentAt(x, row + 1, `for ${number}0 minutes more.`),
    ];
    const page = [...box(0, 0, 1), ...box(400, 0, 2), ...box(0, 3, 3), ...box(400, 3, 4), ...box(0, 6, 5)];
    const steps = [1, 2, 3, 4, 5].flatMap((number) => [
      `${number} Stir what is in the pan`,
      `for ${number}0 minutes more.`,
    ]);
    expect(read(page).flat()).toEqual(steps);
  });

  it("reads numbered steps down their columns when their numbers do", () => {
    const page = [1, 2, 3].flatMap((number) => [
      segmentAt(0, number, `${number} Stir what is in the pan`),
      segmentAt(400, number, `${number + 3} Stir what is in the pan`),
    ]);
    expect(
      read(page)
        .flat()
        .map((text) => text[0]),
    ).toEqual(["1", "2", "3", "4", "5", "6"]);
  });

  it("ends both columns at a short heading next to a gap", () => {
    const page = [
      ...["1 leek", "2 onions", "3 carrots"].map((text, row) => segmentAt(0, row, text)),
      ...["4 eggs", "5 figs", "6 pears"].map((text, row) => segmentAt(400, row, text)),
      segmentAt(0, 4, "Method"),
      ...["Chop the leek.", "Fry the onions.", "Add it."].map((text, row) => segmentAt(0, row + 5, text)),
      ...["Boil the eggs.", "Cut the figs.", "Serve it."].map((text, row) => segmentAt(400, row + 5, text)),
    ];
    expect(read(page).flat()).toEqual([
      ...["1 leek", "2 onions", "3 carrots", "4 eggs", "5 figs", "6 pears", "Method"],
      ...["Chop the leek.", "Fry the onions.", "Add it.", "Boil the eggs.", "Cut the figs.", "Serve it."],
    ]);
  });

  it("joins a column of amounts with the names", () => {
    const rows = [
      ["200 g", "flour"],
      ["2", "eggs, beaten"],
      ["1½ cups", "milk"],
      ["1 tsp", "salt"],
    ] as const;
    const page = rows.flatMap(([amount, name], row) => [
      segmentAt(0, row, amount),
      segmentAt(160, row, name),
    ]);
    expect(read(page)).toEqual([rows.map((row) => row.join(" "))]);
  });

  it("joins amounts on the right with their rows", () => {
    const rows = [
      ["flour", "200 g"],
      ["eggs, beaten", "2"],
      ["milk", "300 ml"],
    ] as const;
    const page = rows.flatMap(([name, amount], row) => [
      segmentAt(0, row, name),
      segmentAt(260, row, amount),
    ]);
    expect(read(page)).toEqual([rows.map((row) => row.join(" "))]);
  });

  it("joins a step number with its first line", () => {
    const page = [0, 2, 4].flatMap((row, step) => [
      segmentAt(0, row, `${step + 1}`),
      segmentAt(80, row, "Stir all of it well and"),
      segmentAt(80, row + 1, "leave it to cool."),
    ]);
    expect(read(page).flat()[2]).toBe("2 Stir all of it well and");
  });

  it("moves a heading below two columns to the text it heads", () => {
    const page = [
      ...["1 leek", "2 onions", "3 carrots"].map((text, row) => segmentAt(0, row, text)),
      ...["4 potatoes", "5 apples", "6 pears"].map((text, row) => segmentAt(300, row, text)),
      segmentAt(0, 4.5, "Method"),
      segmentAt(0, 5.5, "Chop everything and fry it in a wide pan for an hour."),
    ];
    expect(read(page).flat().slice(-3)).toEqual([
      "6 pears",
      "Method",
      "Chop everything and fry it in a wide pan for an hour.",
    ]);
  });

  it("returns no blocks for no words", () => {
    expect(sortSegmentsInReadingOrder([])).toEqual([]);
  });
});
