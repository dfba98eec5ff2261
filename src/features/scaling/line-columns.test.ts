import { expect, it } from "vitest";
import { amountParts, lineColumns } from "./line-columns.ts";

it("puts the amount before the words and tells the notes apart", () => {
  const text = "3 (400 g) tins of white beans, drained";
  expect(lineColumns({ text, amountText: "3 (400 g) tins" }, "drained")).toEqual({
    amount: "3 (400 g) tins",
    words: "of white beans",
    notes: ", drained",
  });
});

it("a line whose amount stands elsewhere is left whole", () => {
  expect(lineColumns({ text: "Salt – 2 tsp", amountText: "2 tsp" }, null)).toEqual({
    amount: "",
    words: "Salt – 2 tsp",
    notes: "",
  });
});

it("never cuts inside a word or a number", () => {
  expect(lineColumns({ text: "15 eggs", amountText: "1" }, null).amount).toBe("");
  expect(lineColumns({ text: "2 glasses milk", amountText: "2 g" }, null).amount).toBe("2");
  expect(lineColumns({ text: "200g flour", amountText: "200g" }, null)).toMatchObject({
    amount: "200g",
    words: "flour",
  });
});

it("what is counted may stand behind the name", () => {
  const text = "3 ½ fennel bulbs, trimmed";
  expect(lineColumns({ text, amountText: "3 ½ bulbs" }, "trimmed")).toEqual({
    amount: "3 ½",
    words: "fennel bulbs",
    notes: ", trimmed",
  });
});

it("a line without an amount is its words", () => {
  expect(lineColumns({ text: "salt, to taste", amountText: "" }, "to taste")).toEqual({
    amount: "",
    words: "salt",
    notes: ", to taste",
  });
});

it.each([
  ["2 onions (finely chopped)", "2", "finely chopped"],
  ["finely chopped", "", "finely chopped"],
  ["2, chopped", "2", "chopped"],
  ["1 tin beans – drained – rinsed", "1 tin", "drained – rinsed"],
])("loses no word of %j", (text, amountText, notes) => {
  const columns = lineColumns({ text, amountText }, notes);
  const joined = `${columns.amount} ${columns.words}${columns.notes}`;
  expect(joined.replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
});

it.each([
  ["3 (400 g) tins", ["3", "(400 g)", "tins"]],
  ["1 cup plus 2 tbsp", ["1 cup", "plus", "2 tbsp"]],
  ["about 2 ½ cups", ["about", "2 ½ cups"]],
  ["4–6 cloves", ["4–6 cloves"]],
  ["700 g/24 ½ oz", ["700 g/", "24 ½ oz"]],
  ["1/2", ["1/2"]],
])("breaks %j only where it reads well, and loses nothing", (amount, parts) => {
  const found = amountParts(amount);
  expect(found.map(({ part }) => part)).toEqual(parts);
  expect(found.map(({ part, isJoined, at }) => (at > 0 && !isJoined ? ` ${part}` : part)).join("")).toBe(
    amount,
  );
});
