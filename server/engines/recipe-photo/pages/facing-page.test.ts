import { expect, it } from "vitest";
import { removeFacingPage } from "./facing-page.ts";
import { createSegmentFromWords } from "./segments.ts";

const line = (x: number, y: number, width: number, text: string) =>
  createSegmentFromWords([{ text, box: { x, y, width, height: 20 }, confidence: 0.9, alternatives: [] }], 14);
const lines = (x: number, width: number, count: number, text: string) =>
  Array.from({ length: count }, (_, row) => line(x, row * 30, width, text));

const page = lines(200, 700, 12, "a whole line of the page that was photographed");

it("removes the strip of a facing page at the photo's edge", () => {
  expect(removeFacingPage([lines(0, 90, 8, "of the other"), page], 1000)).toEqual([page]);
  expect(removeFacingPage([page, lines(920, 79, 8, "page cu")], 1000)).toEqual([page]);
});

it("keeps a narrow column away from the edge, and a page that fills the photo", () => {
  const column = lines(40, 120, 8, "2 onions");
  expect(removeFacingPage([column, page], 1000)).toEqual([column, page]);
  const wide = lines(0, 1000, 12, "a line from edge to edge");
  expect(removeFacingPage([wide], 1000)).toEqual([wide]);
});
