import { describe, expect, it } from "vitest";
import { readText } from "#server/engines/recipe-text/recipe-text.ts";
import { parseHtml, readPage } from "./recipe-page.ts";

const INGREDIENTS = ["2 cups flour", "1 cup sugar", "3 eggs"];
const STEPS = ["Mix the flour with the sugar.", "Add the eggs and stir.", "Bake for 30 minutes."];
const LONG = 200_000;
/** Read by the square of their length, each of these takes half a minute and more; the time-out is the test's own. */
const TIME = 15_000;

const recipe = (more: object) =>
  JSON.stringify({
    "@type": "Recipe",
    name: "Soup",
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS,
    ...more,
  });
const withData = (data: string) =>
  `<title>Soup</title><script type="application/ld+json">${data}</script><h1>Soup</h1>`;
const withLists = (ingredients: string[], steps: string[]) =>
  `<h1>Soup</h1><h2>Ingredients</h2><ul>${ingredients.map((line) => `<li>${line}</li>`).join("")}</ul>` +
  `<h2>Method</h2><ol>${steps.map((step) => `<li>${step}</li>`).join("")}</ol>`;
const read = (html: string) => readPage(html, "https://soup.example/soup");

describe("a run of one sign is read once, not once from each of its signs", () => {
  it(
    "blanks around and inside ld+json",
    () => {
      const blanks = " ".repeat(LONG);
      expect(read(withData(`${blanks}${recipe({})}${blanks}x`))?.title).toBe("Soup");
      expect(read(withData(recipe({ name: `Soup${blanks}x` }).replace("x", "]]> x")))?.ingredients).toEqual(
        INGREDIENTS,
      );
    },
    TIME,
  );
  it(
    "an ingredient line of nothing but ½",
    () => {
      const line = "½".repeat(LONG / 2);
      const html = withData(recipe({ recipeIngredient: [...INGREDIENTS, line] })) + withLists([line], STEPS);
      expect(read(html)?.ingredients.slice(0, 3)).toEqual(INGREDIENTS);
    },
    TIME,
  );
  it(
    "a step of one long word, of one script or another",
    () => {
      for (const letter of ["a", "字"])
        expect(read(withLists(INGREDIENTS, [...STEPS, letter.repeat(LONG)]))?.instructions).toHaveLength(4);
    },
    TIME,
  );
  it(
    "a title that ends in blanks, stops or dashes",
    () => {
      for (const sign of [" ", ".", "–", "\u00a0"]) {
        const title = `Soup ${sign.repeat(LONG)}x`;
        expect(read(withData(recipe({ name: title })))?.ingredients).toEqual(INGREDIENTS);
      }
    },
    TIME,
  );
  it(
    "stops and commas in a text, which is at most 20,000 characters long",
    () => {
      for (const sign of [".", ","]) {
        const run = `1 cup a${sign.repeat(18_000)}x`;
        const text = `Soup\n\nIngredients\n2 cups flour\n3 eggs\n${run}\n\nMethod\n${STEPS.join("\n")}`;
        for (let again = 0; again < 8; again += 1)
          expect(readText(text)?.draft.ingredients[0]).toBe("2 cups flour");
      }
    },
    TIME,
  );
  it("elements in a value are read to the depth of a page's", () => {
    const deep = `${"<b>".repeat(60_000)}2 cups<br>flour`;
    expect(read(withData(recipe({ recipeIngredient: [deep, ...INGREDIENTS] })))?.ingredients[0]).toContain(
      "2 cups",
    );
    expect(parseHtml(deep).children).toHaveLength(1);
  });
});
