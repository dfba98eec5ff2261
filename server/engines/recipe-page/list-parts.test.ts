import { describe, expect, it } from "vitest";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readRecipeFromPageOrNull } from "./recipe-page.ts";

const list = (lines: string[], tag = "ul"): string =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;
const DOUGH = ["300 g flour", "1 pinch salt", "2 eggs"];
const FILLING = ["400 g spinach", "1 pinch salt", "100 g feta"];
const STEPS = [
  "Knead flour, salt and eggs to a dough.",
  "Mix spinach, salt and feta, fill the pie and bake it.",
];
const PARTS = [
  { at: 0, heading: "Dough" },
  { at: 3, heading: "Filling" },
];

function read(ingredients: string, markup?: string[]): ImportDraft | null {
  const node = {
    "@type": "Recipe",
    name: "Spinach pie",
    recipeIngredient: markup,
    recipeInstructions: STEPS,
  };
  const script = markup ? `<script type="application/ld+json">${JSON.stringify(node)}</script>` : "";
  return readRecipeFromPageOrNull(
    `${script}<h1>Spinach pie</h1><h2>Ingredients</h2>${ingredients}<h2>Method</h2>${list(STEPS, "ol")}`,
    null,
  );
}
const headed = `<h3>Dough</h3>${list(DOUGH)}<h3>Filling</h3>${list(FILLING)}`;

describe("sections of a list", () => {
  it("include the heading above the first line", () => {
    for (const markup of [[...DOUGH, ...FILLING], undefined])
      expect(read(headed, markup)).toMatchObject({
        ingredients: [...DOUGH, ...FILLING],
        ingredientSections: PARTS,
        complete: true,
      });
  });

  it("include a heading next to an inserted line", () => {
    const draft = read(headed, [...DOUGH, "400 g spinach", "100 g feta"]);
    expect(draft).toMatchObject({ ingredients: [...DOUGH, ...FILLING], ingredientSections: PARTS });
  });

  it("are absent when the heading is above a list without parts", () => {
    expect(read(`<h3>Serves four</h3>${list(DOUGH)}`, DOUGH)?.ingredientSections).toEqual([]);
  });

  it("are absent when headings name the two systems of measures", () => {
    const other = ["10 oz flour", "1 pinch salt", "2 eggs"];
    const draft = read(`<h3>US</h3>${list(other)}<h3>Metric</h3>${list(DOUGH)}`);
    expect(draft).toMatchObject({ ingredients: DOUGH, ingredientSections: [] });
  });

  it("come from header cells across table rows", () => {
    const row = (line: string): string => {
      const [, amount, name] = /^(\S+(?: g| pinch)?) (.*)$/.exec(line) ?? [];
      return `<tr><td>${amount}</td><td>${name}</td></tr>`;
    };
    const rows = `<tr><th colspan=2>Dough</th></tr>${DOUGH.map(row).join("")}<tr><th colspan=2>Filling</th></tr>${FILLING.map(row).join("")}`;
    expect(read(`<table>${rows}</table>`)).toMatchObject({
      ingredients: [...DOUGH, ...FILLING],
      ingredientSections: PARTS,
    });
  });

  it("come from the terms of a definition list", () => {
    const group = (name: string, lines: string[]): string =>
      `<dt>${name}</dt>${lines.map((line) => `<dd>${line}</dd>`).join("")}`;
    expect(read(`<dl>${group("Dough", DOUGH)}${group("Filling", FILLING)}</dl>`)).toMatchObject({
      ingredients: [...DOUGH, ...FILLING],
      ingredientSections: PARTS,
    });
  });

  it("are absent when the definitions are amounts", () => {
    const html = "<dl><dt>Flour</dt><dd>200 g</dd><dt>Spinach</dt><dd>300 g</dd><dt>Eggs</dt><dd>2</dd></dl>";
    expect(read(html)).toMatchObject({
      ingredients: ["Flour 200 g", "Spinach 300 g", "Eggs 2"],
      ingredientSections: [],
    });
  });

  it("come from items with a nested list", () => {
    const item = (name: string, lines: string[]): string => `<li>${name}${list(lines)}</li>`;
    expect(read(`<ul>${item("Dough", DOUGH)}${item("Filling", FILLING)}</ul>`)).toMatchObject({
      ingredients: [...DOUGH, ...FILLING],
      ingredientSections: PARTS,
    });
  });

  it("ignore column names and insertions between two halves", () => {
    const row = (line: string): string => `<tr><td>${line.replace(/ (?=\w+$)/, "</td><td>")}</td></tr>`;
    const table = `<table><tr><th>Amount</th><th>Ingredient</th></tr>${DOUGH.map(row).join("")}</table>`;
    const halves = (between: string): string => `${list(DOUGH.slice(0, 2))}${between}${list(DOUGH.slice(2))}`;
    const notices = ["<div>Advertisement</div>", '<div class="ad">The best pans</div>'];
    for (const html of [table, ...notices.map(halves)])
      expect(read(html)).toMatchObject({ ingredients: DOUGH, ingredientSections: [] });
  });
});
