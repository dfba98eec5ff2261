import { expect, it } from "vitest";
import {
  splitAmountIntoUnbreakableParts,
  splitLineAtAmountAndNotes,
} from "./split-line-at-amount-and-notes.ts";

it.each([
  [
    "puts the amount before the words and tells the notes apart",
    ["3 (400 g) tins of white beans, drained", "3 (400 g) tins", "drained"],
    ["3 (400 g) tins", "of white beans", ", drained"],
  ],
  [
    "leaves a line whole when its amount is elsewhere",
    ["Salt – 2 tsp", "2 tsp", null],
    ["", "Salt – 2 tsp", ""],
  ],
  ["never cuts inside a number", ["15 eggs", "1", null], ["", "15 eggs", ""]],
  ["never cuts inside a word", ["2 glasses milk", "2 g", null], ["2", "glasses milk", ""]],
  ["cuts between a unit and a word", ["200g flour", "200g", null], ["200g", "flour", ""]],
  [
    "takes the number alone when the name is before what is counted",
    ["3 ½ fennel bulbs, trimmed", "3 ½ bulbs", "trimmed"],
    ["3 ½", "fennel bulbs", ", trimmed"],
  ],
  ["has words alone without an amount", ["salt, to taste", "", "to taste"], ["", "salt", ", to taste"]],
] as const)("%s", (_, [text, amountText, note], [amount, words, notes]) => {
  expect(splitLineAtAmountAndNotes({ text, amountText }, note)).toEqual({ amount, words, notes });
});

it.each([
  ["2 onions (finely chopped)", "2", "finely chopped"],
  ["finely chopped", "", "finely chopped"],
  ["2, chopped", "2", "chopped"],
  ["1 tin beans – drained – rinsed", "1 tin", "drained – rinsed"],
])("loses no word of %j", (text, amountText, notes) => {
  const columns = splitLineAtAmountAndNotes({ text, amountText }, notes);
  const joined = `${columns.amount} ${columns.words}${columns.notes}`;
  expect(joined.replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
});

it.each([
  ["3 (400 g) tins", ["3", "(400 g)", "tins"]],
  ["1/6 tin (67 g)", ["1/6 tin", "(67 g)"]],
  ["1 cup plus 2 tbsp", ["1 cup", "plus", "2 tbsp"]],
  ["about 2 ½ cups", ["about", "2 ½ cups"]],
  ["4–6 cloves", ["4–6 cloves"]],
  ["700 g/24 ½ oz", ["700 g/", "24 ½ oz"]],
  ["1/2", ["1/2"]],
])("breaks %j only at good positions, and loses nothing", (amount, parts) => {
  const found = splitAmountIntoUnbreakableParts(amount);
  expect(found.map(({ part }) => part)).toEqual(parts);
  expect(
    found.map(({ part, isJoined, offset }) => (offset > 0 && !isJoined ? ` ${part}` : part)).join(""),
  ).toBe(amount);
});
