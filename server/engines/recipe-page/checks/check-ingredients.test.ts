import { describe, expect, it } from "vitest";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readRecipeFromPageOrNull } from "../recipe-page.ts";

const steps = ["Cut the leeks into rings and wash them well.", "Boil them in the stock for half an hour."];
const shownSteps = `<h2>Method</h2><ol>${steps.map((step) => `<li>${step}</li>`).join("")}</ol>`;
const list = (lines: string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;

const shownWith = (lines: string[]): string => `<h2>Ingredients</h2>${list(lines)}${shownSteps}`;

function read(values: Record<string, unknown>, body: string): ImportDraft | null {
  const node = { "@type": "Recipe", name: "Leek soup", recipeInstructions: steps, ...values };
  const script = `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
  return readRecipeFromPageOrNull(`${script}<h1>Leek soup</h1>${body}`, null);
}

describe("markup and visible page", () => {
  it("make a complete draft when they agree", () => {
    const lines = ["2 leeks", "1 litre stock", "1 tsp salt"];
    const draft = read({ recipeIngredient: lines }, shownWith(lines));
    expect(draft).toMatchObject({ ingredients: lines, complete: true });
  });

  it("make no complete draft when the page shows more ingredients", () => {
    const draft = read(
      { recipeIngredient: ["2 leeks", "1 litre stock", "1 tsp salt", "1 bay leaf"] },
      shownWith(["2 leeks", "1 litre stock", "1 tsp salt", "3 onions", "4 carrots"]),
    );
    expect(draft?.complete).toBe(false);
  });

  it("make no complete draft when a line below the list is unused", () => {
    const lines = ["2 leeks", "1 litre stock", "1 tsp salt"];
    const below = "<p>1 handful parsley, to serve</p>";
    const draft = read(
      { recipeIngredient: lines },
      `<h2>Ingredients</h2>${list(lines)}${below}${shownSteps}`,
    );
    expect(draft?.receipt.leftOver).toMatchObject([{ text: "1 handful parsley, to serve" }]);
    expect(draft?.complete).toBe(false);
  });

  it("make no complete draft when the page shows no recipe", () => {
    expect(read({ recipeIngredient: ["2 leeks", "1 litre stock"] }, "<p>Soup.</p>")?.complete).toBe(false);
  });

  it("restore amounts that the markup lacks", () => {
    const draft = read(
      { recipeIngredient: ["leeks", "stock", "salt"] },
      shownWith(["2 leeks", "1 litre stock", "1 tsp salt"]),
    );
    expect(draft?.ingredients).toEqual(["2 leeks", "1 litre stock", "1 tsp salt"]);
    expect(draft?.receipt.fields.find(({ field }) => field === "ingredients")?.repaired).toContain("filled");
  });

  it("restore a list that the markup summarises", () => {
    const lines = ["2 leeks", "1 litre stock", "1 tsp salt", "3 potatoes"];
    const draft = read({ recipeIngredient: ["Leeks, Potatoes"] }, shownWith(lines));
    expect(draft?.ingredients).toEqual(lines);
  });

  it("restore lines that the markup lacks", () => {
    const lines = ["2 leeks", "1 litre stock", "1 tsp salt", "3 potatoes"];
    const draft = read({ recipeIngredient: lines.slice(0, 2) }, shownWith(lines));
    expect(draft?.ingredients).toEqual(lines);
  });

  it("separate headings from ingredients", () => {
    const draft = read(
      { recipeIngredient: ["2 leeks", "1 litre stock", "To serve", "4 slices bread", "1 tsp butter"] },
      `<h2>Ingredients</h2>${list(["2 leeks", "1 litre stock"])}<h3>To serve</h3>${list(["4 slices bread", "1 tsp butter"])}${shownSteps}`,
    );
    expect(draft?.ingredients).toEqual(["2 leeks", "1 litre stock", "4 slices bread", "1 tsp butter"]);
    expect(draft?.ingredientSections).toEqual([{ at: 2, heading: "To serve" }]);
  });

  it("add headings that only the page shows", () => {
    const draft = read(
      { recipeIngredient: ["2 leeks", "1 litre stock", "4 slices bread", "1 tsp butter"] },
      `<h2>Ingredients</h2>${list(["2 leeks", "1 litre stock"])}<h3>To serve</h3>${list(["4 slices bread", "1 tsp butter"])}${shownSteps}`,
    );
    expect(draft?.ingredientSections).toEqual([{ at: 2, heading: "To serve" }]);
  });

  const soup = ["2 leeks", "1 litre stock", "1 tsp salt", "3 potatoes, peeled", "pepper"];
  const shownSoup = shownWith(soup);

  it.each([
    ["at nothing", [soup.join(" ")]],
    ["in two halves", [soup.slice(0, 3).join(", "), soup.slice(3).join(", ")]],
  ])("split lines that the markup joins %s", (_, recipeIngredient) => {
    const draft = read({ recipeIngredient }, shownSoup);
    expect(draft).toMatchObject({ ingredients: soup, complete: true });
    expect(draft?.receipt.lines[0]).toMatchObject({ method: "page", source: "2 leeks", repaired: ["split"] });
  });

  it("join lines that the markup splits at commas", () => {
    const draft = read({ recipeIngredient: soup.flatMap((line) => line.split(", ")) }, shownSoup);
    expect(draft).toMatchObject({ ingredients: soup, complete: true });
  });

  it("keep two lines of the markup apart when the page shows them as one", () => {
    const recipeIngredient = ["2 leeks", "1 tsp salt", "3 potatoes", "1 bay leaf"];
    const body = shownWith(["2 leeks", "1 tsp salt 3 potatoes", "1 bay leaf"]);
    expect(read({ recipeIngredient }, body)?.ingredients).toEqual(recipeIngredient);
  });

  it("restore amounts that a few lines of the markup lack", () => {
    const draft = read(
      { recipeIngredient: ["2 leeks", "1 litre stock", "salt", "3 potatoes, peeled", "pepper"] },
      shownSoup,
    );
    expect(draft?.ingredients).toEqual(soup);
  });

  it("restore amounts without a number", () => {
    const shown = ["2 leeks", "etwas Muskat", "Prise Salz", "1 litre stock"];
    const draft = read(
      { recipeIngredient: ["2 leeks", "Muskat", "Salz", "1 litre stock"] },
      shownWith(shown),
    );
    expect(draft?.ingredients).toEqual(shown);
  });

  it("restore amounts that all lines lack, before and after the names and with notes", () => {
    const names = ["leeks", "stock", "salt", "bay leaves"];
    const shown = ["2 large leeks in rings", "1 litre stock", "salt 1 tsp", "2 bay leaves"];
    const page = (lines: string[]) => shownWith(lines);
    expect(read({ recipeIngredient: names }, page([...shown, "Shopping list"]))?.ingredients).toEqual(shown);
    const others = ["2 large onions in rings", "1 litre water", "pepper 1 tsp", "2 bay leaves"];
    expect(read({ recipeIngredient: names }, page(others))?.ingredients).not.toEqual(others);
  });

  it("join lines that the markup splits at a decimal point", () => {
    const shown = ["1.5 tsp salt", "1 litre stock", "2.5 kg leeks", "1 bay leaf"];
    const cut = ["5 tsp salt 1 litre stock", "5 kg leeks 1 bay leaf"];
    const page = shownWith(shown);
    expect(read({ recipeIngredient: cut }, page)?.ingredients).toEqual(shown);
    const halves = ["1 tran.", "rye bread", "30 g butter", "80 g cheese", "1 egg", "1 bunch", "salad"];
    const complete = ["1 tran. rye bread", "30 g butter", "80 g cheese", "1 egg", "1 bunch salad"];
    const broken = shownWith(halves);
    expect(read({ recipeIngredient: complete }, broken)?.ingredients).toEqual(complete);
  });

  it("ignore a list that repeats the ingredients for another tin", () => {
    const lines = ["1 tablespoon butter", "2 leeks", "1 litre stock", "4 potatoes"];
    const larger = ["2 tablespoons butter", "3 leeks", "2 litre stock", "7 potatoes"];
    const draft = read(
      { recipeIngredient: lines },
      `<h2>Ingredients</h2>${list([...lines, "1 bay leaf"])}${list(larger)}${shownSteps}`,
    );
    expect(draft?.ingredients.filter((line) => line.includes("leeks"))).toEqual(["2 leeks"]);
  });

  it("keep the headings of the markup when lines are inserted", () => {
    const recipeIngredient = ["2 leeks", "1 litre stock", "To serve:", "4 slices bread", "1 tsp butter"];
    const body = `<h2>Ingredients</h2>${list(["2 leeks", "1 litre stock", "3 potatoes"])}${list(["4 slices bread", "1 tsp butter"])}${shownSteps}`;
    const draft = read({ recipeIngredient }, body);
    expect(draft?.ingredients).toEqual([
      "2 leeks",
      "1 litre stock",
      "3 potatoes",
      "4 slices bread",
      "1 tsp butter",
    ]);
    expect(draft?.ingredientSections).toEqual([{ at: 3, heading: "To serve" }]);
  });

  it("make no complete draft when a row of the list is uncertain", () => {
    const recipeIngredient = ["2 large leeks", "1 litre stock", "1 tsp salt", "3 potatoes"];
    const body = shownWith(["5 leeks, large", "1 litre stock", "1 tsp salt", "3 potatoes", "1 bay leaf"]);
    const draft = read({ recipeIngredient }, body);
    expect(draft?.complete).toBe(false);
  });
});
