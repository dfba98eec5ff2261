import { describe, expect, it } from "vitest";
import { readIngredients } from "./ingredients.ts";

const read = (value: unknown): ReturnType<typeof readIngredients> => readIngredients(value, () => undefined);
const lines = (value: unknown): string[] => read(value).lines;

describe("readIngredients", () => {
  it("reads a list of texts", () => {
    expect(lines(["2 eggs", " salt "])).toEqual(["2 eggs", "salt"]);
  });

  it("cuts one long text at its line breaks", () => {
    expect(lines("2 eggs\n1 cup milk\n\nsalt")).toEqual(["2 eggs", "1 cup milk", "salt"]);
  });

  it("cuts one marked-up text at its items", () => {
    expect(lines(["<ul><li>2 eggs</li><li>1 cup milk</li></ul>"])).toEqual(["2 eggs", "1 cup milk"]);
  });

  it("joins a line that is broken inside, where it stands among others", () => {
    expect(lines(["1 cup\n  milk", "2 eggs"])).toEqual(["1 cup milk", "2 eggs"]);
  });

  it("makes headings sections, not lines", () => {
    expect(read(["For the dough:", "2 cups flour", "For the filling:", "1 onion"])).toEqual({
      lines: ["2 cups flour", "1 onion"],
      sections: [
        { at: 0, heading: "For the dough" },
        { at: 1, heading: "For the filling" },
      ],
    });
  });

  it("reads lists with a name as sections", () => {
    expect(read([{ "@type": "ItemList", name: "Sauce", itemListElement: ["1 tin tomatoes"] }])).toEqual({
      lines: ["1 tin tomatoes"],
      sections: [{ at: 0, heading: "Sauce" }],
    });
  });

  it("puts amount, unit and name of an object on one line", () => {
    expect(lines([{ amount: 200, unit: "g", name: "flour" }])).toEqual(["200 g flour"]);
  });

  it("takes bullets and empty decimals off", () => {
    expect(lines(["• 500.0 g beef", "- 1 onion", "▢ salt"])).toEqual(["500 g beef", "1 onion", "salt"]);
  });

  it("sets a number and the name apart that are glued", () => {
    expect(lines(["1Zwiebel", "2 EL Öl"])).toEqual(["1 Zwiebel", "2 EL Öl"]);
  });

  it("does not take the yield at the head for an ingredient", () => {
    expect(lines(["4 servings", "2 eggs"])).toEqual(["2 eggs"]);
  });

  it("takes no switch of the page for an ingredient, and no count of people at the head", () => {
    expect(lines(["1x2x3x?", "2 eggs", "½x 1x 2x", "1 cup milk"])).toEqual(["2 eggs", "1 cup milk"]);
    expect(lines(["4 főre", "2 tojás"])).toEqual(["2 tojás"]);
    expect(lines(["6", "2 egg"])).toEqual(["2 egg"]);
    expect(lines(["2 2 Portionen", "200 g Mehl"])).toEqual(["200 g Mehl"]);
    expect(lines(["2x tomatoes", "1 xylitol"])).toEqual(["2x tomatoes", "1 xylitol"]);
  });

  it("takes out a line that is the whole list once more", () => {
    const all = ["2 leeks", "1 litre vegetable stock", "3 potatoes"];
    expect(lines([all.join("  "), ...all])).toEqual(all);
    expect(lines(["salt", "pepper", "oil", "salt, pepper and oil to taste for the table"])).toHaveLength(4);
  });

  it("drops a heading that only names the list", () => {
    expect(read(["Ingredients:", "2 eggs"]).sections).toEqual([]);
  });

  it("reads a thousand lines and no more, however they are given", () => {
    const many = Array.from({ length: 1500 }, (_, at) => `${at} eggs`);
    expect(lines(many)).toEqual(many.slice(0, 1000));
    expect(lines(many.join("\n"))).toEqual(many.slice(0, 1000));
  });

  it.each([[null], [5], [{}], [[[]]], ["  "]])("finds nothing in %j", (value) => {
    expect(lines(value)).toEqual([]);
  });
});
