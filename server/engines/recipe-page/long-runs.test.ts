import { describe, expect, it } from "vitest";
import { parseRecipeTextOrNull } from "#server/engines/recipe-text/recipe-text.ts";
import { parseHtml, readRecipeFromPageOrNull } from "./recipe-page.ts";

const INGREDIENTS = ["2 cups flour", "1 cup sugar", "3 eggs"];
const STEPS = ["Mix the flour with the sugar.", "Add the eggs and stir.", "Bake for 30 minutes."];
const LONG = 200_000;
/** A parser with quadratic time takes at least half a minute for each page and exceeds this timeout (milliseconds). */
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
const read = (html: string) => readRecipeFromPageOrNull(html, "https://soup.example/soup");

describe("a run of one character is read in linear time", () => {
  it(
    "spaces around and inside ld+json",
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
    "an ingredient line of ½ only",
    () => {
      const line = "½".repeat(LONG / 2);
      const html = withData(recipe({ recipeIngredient: [...INGREDIENTS, line] })) + withLists([line], STEPS);
      expect(read(html)?.ingredients.slice(0, 3)).toEqual(INGREDIENTS);
    },
    TIME,
  );
  it(
    "a step of one long word in several scripts",
    () => {
      for (const letter of ["a", "字"])
        expect(read(withLists(INGREDIENTS, [...STEPS, letter.repeat(LONG)]))?.instructions).toHaveLength(4);
    },
    TIME,
  );
  it(
    "a title that ends in spaces, full stops or dashes",
    () => {
      for (const sign of [" ", ".", "–", "\u00a0"]) {
        const title = `Soup ${sign.repeat(LONG)}x`;
        expect(read(withData(recipe({ name: title })))?.ingredients).toEqual(INGREDIENTS);
      }
    },
    TIME,
  );
  it(
    "full stops and commas in a text of at most 20,000 characters",
    () => {
      for (const sign of [".", ","]) {
        const run = `1 cup a${sign.repeat(18_000)}x`;
        const text = `Soup\n\nIngredients\n2 cups flour\n3 eggs\n${run}\n\nMethod\n${STEPS.join("\n")}`;
        for (let again = 0; again < 8; again += 1)
          expect(parseRecipeTextOrNull(text)?.draft.ingredients[0]).toBe("2 cups flour");
      }
    },
    TIME,
  );
  it("markup inside a value is read to the depth of a page", () => {
    const deep = `${"<b>".repeat(60_000)}2 cups<br>flour`;
    expect(read(withData(recipe({ recipeIngredient: [deep, ...INGREDIENTS] })))?.ingredients[0]).toContain(
      "2 cups",
    );
    expect(parseHtml(deep).children).toHaveLength(1);
  });
});
