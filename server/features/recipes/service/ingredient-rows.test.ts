import { describe, expect, it } from "vitest";
import { IngredientIn } from "../schema/recipe-in.ts";
import { type IngredientFields, toIngredientRows } from "./ingredient-rows.ts";
import { toIngredientAnswer } from "./read-lines.ts";

const rowsFor = (sent: object[], stored: IngredientFields[] = []) =>
  toIngredientRows(
    sent.map((row) => IngredientIn.parse(row)),
    stored,
  );
const read = (...lines: string[]) => rowsFor(lines.map((originalText) => ({ originalText })));

describe("rows of a changed recipe", () => {
  it("keep amount and line where name, quantity, maximum and unit are unchanged", () => {
    const stored = read("1 cup plus 2 tbsp flour", "2-3 onions");
    const [flour, onions] = stored.map(toIngredientAnswer);
    const rows = rowsFor(
      [
        { name: flour?.name, quantity: 1.125, unit: "cup", notes: "sifted" },
        { name: onions?.name, quantity: 2, quantityMax: 3, unit: null },
      ],
      stored,
    );
    expect(rows.map(({ amount, original }) => ({ amount, original }))).toEqual(
      stored.map(({ amount, original }) => ({ amount, original })),
    );
    expect(rows[0]?.notes).toBe("sifted");
  });

  it.each([
    ["name", { name: "rye flour", quantity: 1.125, unit: "cup" }],
    ["quantity", { name: "flour", quantity: 2, unit: "cup" }],
    ["maximum", { name: "flour", quantity: 1.125, quantityMax: 2, unit: "cup" }],
    ["unit", { name: "flour", quantity: 1.125, unit: "mug" }],
  ])("lose amount and line where the %s changed", (_, sent) => {
    const [row] = rowsFor([sent], read("1 cup plus 2 tbsp flour"));
    expect(row?.original).toBeNull();
    expect(row?.amount.kind).not.toBe("sum");
  });

  it("keep them when they move, each once", () => {
    const stored = read("1 cup plus 2 tbsp flour", "½ tsp salt");
    const sent = stored.map(toIngredientAnswer).map(({ name, quantity, unit }) => ({ name, quantity, unit }));
    const rows = rowsFor([...sent.reverse(), { name: "salt", quantity: 0.5, unit: "tsp" }], stored);
    expect(rows.map((row) => row.original)).toEqual(["½ tsp salt", "1 cup plus 2 tbsp flour", null]);
  });

  it("drop the original line when the numbers changed", () => {
    const [row] = rowsFor(
      [{ name: "onions", quantity: 4, unit: null, originalText: "2-3 onions" }],
      read("2-3 onions"),
    );
    expect(row).toMatchObject({ original: null, amount: { kind: "one", value: { n: 4, d: 1 } } });
  });

  it("come back the same when a client sends what it was answered", () => {
    const stored = read("For the dough:", "1 cup plus 2 tbsp flour", "2 (400 g) tins tomatoes", "salt");
    expect(rowsFor(stored.map(toIngredientAnswer), stored)).toEqual(stored);
  });

  it("keep section and size for a client that knows neither", () => {
    const stored = read("## Sauce", "2 large onions", "salt");
    const rows = rowsFor(
      [
        { name: "onions", quantity: 3, unit: null },
        { name: "pepper", quantity: null },
        { name: "salt", quantity: null },
      ],
      stored,
    );
    expect(rows.map((row) => [row.name, row.section, row.size])).toEqual([
      ["onions", "Sauce", "large"],
      ["pepper", "Sauce", null],
      ["salt", "Sauce", null],
    ]);
  });

  it("lose a section that was sent as null", () => {
    const stored = read("## Sauce", "salt");
    expect(rowsFor([{ name: "salt", quantity: null, section: null }], stored)[0]?.section).toBeNull();
  });
});

describe("the language of a list", () => {
  const numbers = (rows: IngredientFields[]) =>
    rows.map(toIngredientAnswer).map(({ quantity, unit, name }) => [quantity, unit, name]);

  it("is guessed once, so that a line that could be of any reads as the others do", () => {
    const german = ["1.250 g Mehl", "2 EL Zucker", "1 Prise Salz", "4 große Zwiebeln, gehackt"];
    const english = ["1.250 g flour", "2 tbsp sugar", "1 pinch of salt", "4 large onions, chopped"];
    expect(numbers(read(...german))[0]).toEqual([1250, "g", "Mehl"]);
    expect(numbers(read(...english))[0]).toEqual([1.25, "g", "flour"]);
    expect(numbers(read(...german.slice(1), "1.250 g Rum"))[3]).toEqual([1250, "g", "Rum"]);
    expect(numbers(read(...english.slice(1), "1.250 g Rum"))[3]).toEqual([1.25, "g", "Rum"]);
  });

  it("is that of the stored lines for a line that is added to them", () => {
    const stored = read("500 g Mehl", "2 EL Zucker", "1 Prise Salz", "4 große Zwiebeln, gehackt");
    const storedLines = stored
      .map(toIngredientAnswer)
      .map(({ name, quantity, unit }) => ({ name, quantity, unit }));
    const rows = rowsFor([...storedLines, { originalText: "1.250 g Rum" }], stored);
    expect(numbers(rows)[4]).toEqual([1250, "g", "Rum"]);
  });

  it("is not detected when it is given", () => {
    const sent = [IngredientIn.parse({ originalText: "1.250 g Rum" })];
    const given = (language: string) => numbers(toIngredientRows(sent, [], { language }))[0]?.[0];
    expect([given("de"), given("sv-SE"), given("en-GB")]).toEqual([1250, 1250, 1.25]);
  });
});

describe("rows of a new recipe", () => {
  it("take the exact amount of a line that says what the numbers say", () => {
    const [row] = rowsFor([
      { name: "flour", quantity: 1.125, unit: "cup", originalText: "1 cup plus 2 tbsp flour" },
    ]);
    expect(row).toMatchObject({ original: "1 cup plus 2 tbsp flour", amount: { kind: "sum" } });
  });

  it("believe the numbers where the line says otherwise, and keep the line as it came", () => {
    const [row] = rowsFor([{ name: "flour", quantity: 2, unit: "cup", originalText: "1 cup flour" }]);
    expect(row).toMatchObject({ original: "1 cup flour", amount: { kind: "one", value: { n: 2, d: 1 } } });
  });

  it("hold a third exactly", () => {
    const [row] = rowsFor([{ name: "milk", quantity: 1 / 3, unit: "cup" }]);
    expect(row?.amount).toMatchObject({ value: { n: 1, d: 3 } });
  });
});
