import { expect, it } from "vitest";
import type { GreyImage } from "../reading.ts";
import { splitGluedWords } from "./glued-words.ts";
import type { PrintedLine } from "./printed-lines.ts";

const SIZE = 16;

/** A line of one word, whose letters are 10 pixels wide and apart by the gaps, and the image of it. */
function printWord(text: string, gaps: number[]): { ink: GreyImage; line: PrintedLine } {
  const [width, height] = [400, 40];
  const data = new Uint8Array(width * height).fill(255);
  let x = 20;
  for (const gap of [...gaps, 0]) {
    for (let y = 10; y < 30; y++) data.fill(0, y * width + x, y * width + x + 10);
    x += 10 + gap;
  }
  const box = { x: 20, y: 10, width: x - 20, height: 20 };
  const line = { words: [{ text, box, confidence: 0.9 }], box, glyphHeight: SIZE };
  return { ink: { width, height, data }, line };
}

const split = (text: string, ...gaps: number[]) => {
  const { ink, line } = printWord(text, gaps);
  return splitGluedWords(ink, [line])[0]?.words.map((word) => word.text);
};

it.each([
  ["a number and a name", "4leeks", [9, 2, 2, 2, 2], ["4", "leeks"]],
  ["a misread number and a name", "Tleeks", [9, 2, 2, 2, 2], ["T", "leeks"]],
  ["a number and its unit", "250g", [2, 2, 9], ["250", "g"]],
  ["a number and a unit whose letters touch", "250g", [2, 9], ["250", "g"]],
  ["a number and a unit read as digits", "1202", [2, 9, 2], ["12", "02"]],
  ["several words", "halfalime", [2, 2, 2, 9, 9, 2, 2, 2], ["half", "a", "lime"]],
  ["a name and a number that was not read", "leeks", [9, 2, 2, 2, 2], ["?", "leeks"]],
])("a wide gap splits %s", (_, text, gaps, parts) => {
  expect(split(text, ...gaps)).toEqual(parts);
});

it.each([
  ["the gap is one before a sign", "leek;", [2, 2, 2, 9]],
  ["gaps are equal", "leeks", [9, 9, 9, 9]],
  ["the gap is narrow", "leeks", [6, 2, 2, 2]],
  ["the gap follows a narrow 1", "150", [9, 2]],
  ["the gap follows a 1 before what may be a unit", "102", [9, 2]],
  ["letters touch, so that the place of the gap is unknown", "leeks", [2, 9, 2]],
])("a word remains when %s", (_, text, gaps) => {
  expect(split(text, ...gaps)).toEqual([text]);
});

it("a part has the box of its ink and the confidence of the word", () => {
  const { ink, line } = printWord("4leek", [9, 2, 2, 2]);
  expect(splitGluedWords(ink, [line])[0]?.words).toEqual([
    { text: "4", box: { x: 20, y: 10, width: 10, height: 20 }, confidence: 0.9 },
    { text: "leek", box: { x: 39, y: 10, width: 46, height: 20 }, confidence: 0.9 },
  ]);
});

it("ink of the neighbours inside of the box is no part of the word", () => {
  const { ink, line } = printWord("leeks", [9, 2, 2, 2, 2, 9]);
  const [word] = line.words as [PrintedLine["words"][number]];
  const [left, right] = [20, 96].map((x) => ({ ...word, text: "1", box: { ...word.box, x, width: 10 } })) as [
    PrintedLine["words"][number],
    PrintedLine["words"][number],
  ];
  expect(splitGluedWords(ink, [{ ...line, words: [left, word, right] }])[0]?.words).toEqual([
    left,
    word,
    right,
  ]);
});
