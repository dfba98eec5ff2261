import { describe, expect, it } from "vitest";
import { parseSchemaIngredients } from "./ingredients.ts";

const read = (value: unknown): ReturnType<typeof parseSchemaIngredients> =>
  parseSchemaIngredients(value, () => undefined);
const lines = (value: unknown): string[] => read(value).lines;

describe("readIngredients", () => {
  it("reads a list of texts", () => {
    expect(lines(["2 eggs", " salt "])).toEqual(["2 eggs", "salt"]);
  });

  it("splits a text at its line breaks", () => {
    expect(lines("2 eggs\n1 cup milk\n\nsalt")).toEqual(["2 eggs", "1 cup milk", "salt"]);
  });

  it("splits marked-up text at its items", () => {
    expect(lines(["<ul><li>2 eggs</li><li>1 cup milk</li></ul>"])).toEqual(["2 eggs", "1 cup milk"]);
  });

  it("joins a line with a break when it is one of several", () => {
    expect(lines(["1 cup\n  milk", "2 eggs"])).toEqual(["1 cup milk", "2 eggs"]);
  });

  it("turns headings into sections", () => {
    expect(read(["For the dough:", "2 cups flour", "For the filling:", "1 onion"])).toEqual({
      lines: ["2 cups flour", "1 onion"],
      sections: [
        { at: 0, heading: "For the dough" },
        { at: 1, heading: "For the filling" },
      ],
    });
  });

  it("turns named lists into sections", () => {
    expect(read([{ "@type": "ItemList", name: "Sauce", itemListElement: ["1 tin tomatoes"] }])).toEqual({
      lines: ["1 tin tomatoes"],
      sections: [{ at: 0, heading: "Sauce" }],
    });
  });

  it("joins amount, unit and name of an object", () => {
    expect(lines([{ amount: 200, unit: "g", name: "flour" }])).toEqual(["200 g flour"]);
    expect(lines([{ quantity: 2, food: { name: "eggs" }, title: "Dough" }])).toEqual(["2 eggs"]);
  });

  it("reads the displayed line of an object when it has one", () => {
    const flour = { quantity: 200, unit: { name: "gram" }, food: { name: "flour" }, title: "Dough" };
    expect(lines([{ ...flour, display: "200 g flour" }])).toEqual(["200 g flour"]);
  });

  it("removes bullets and empty decimals", () => {
    expect(lines(["• 500.0 g beef", "- 1 onion", "▢ salt"])).toEqual(["500 g beef", "1 onion", "salt"]);
  });

  it("separates a number from the name", () => {
    expect(lines(["1Zwiebel", "2 EL Öl"])).toEqual(["1 Zwiebel", "2 EL Öl"]);
  });

  it("skips the yield above a list", () => {
    expect(lines(["4 servings", "2 eggs"])).toEqual(["2 eggs"]);
  });

  it("skips scaling controls and a number of servings above a list", () => {
    expect(lines(["1x2x3x?", "2 eggs", "½x 1x 2x", "1 cup milk"])).toEqual(["2 eggs", "1 cup milk"]);
    expect(lines(["4 főre", "2 tojás"])).toEqual(["2 tojás"]);
    expect(lines(["6", "2 egg"])).toEqual(["2 egg"]);
    expect(lines(["2 2 Portionen", "200 g Mehl"])).toEqual(["200 g Mehl"]);
    expect(lines(["2x tomatoes", "1 xylitol"])).toEqual(["2x tomatoes", "1 xylitol"]);
  });

  it("removes a line that repeats the list", () => {
    const all = ["2 leeks", "1 litre vegetable stock", "3 potatoes"];
    expect(lines([all.join("  "), ...all])).toEqual(all);
    expect(lines(["salt", "pepper", "oil", "salt, pepper and oil to taste for the table"])).toHaveLength(4);
  });

  it("drops a heading that only names the list", () => {
    expect(read(["Ingredients:", "2 eggs"]).sections).toEqual([]);
  });

  it("reads at most a thousand lines in any form", () => {
    const many = Array.from({ length: 1500 }, (_, index) => `${index} eggs`);
    expect(lines(many)).toEqual(many.slice(0, 1000));
    expect(lines(many.join("\n"))).toEqual(many.slice(0, 1000));
  });

  it.each([[null], [5], [{}], [[[]]], ["  "]])("finds nothing in %j", (value) => {
    expect(lines(value)).toEqual([]);
  });
});
