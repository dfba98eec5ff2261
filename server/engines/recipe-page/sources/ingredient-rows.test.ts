import { describe, expect, it } from "vitest";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readRecipeFromPageOrNull } from "../recipe-page.ts";

const METHOD =
  "<h2>Method</h2><ol><li>Cut the leeks into rings and wash them well.</li><li>Boil them in the stock for half an hour.</li></ol>";
const read = (list: string, method = METHOD): ImportDraft | null =>
  readRecipeFromPageOrNull(
    `<html><head><title>Leek soup</title></head><body><h1>Leek soup</h1>${list}${method}</body></html>`,
    null,
  );
const items = (lines: string[]): string => lines.map((line) => `<li>${line}</li>`).join("");

describe("names and amounts on separate lines", () => {
  const pairs = [
    ["leeks", "2 pcs"],
    ["stock", "1 litre"],
    ["butter", "30 g"],
    ["pepper", "1 q.b."],
  ];
  const joined = ["leeks 2 pcs", "stock 1 litre", "butter 30 g", "pepper 1 q.b."];

  it("are joined when the name comes first and both have their own shape", () => {
    const rows = pairs.map(
      ([name, amount]) =>
        `<div class="row"><div class="name">${name}</div><div class="quantity">${amount}</div></div>`,
    );
    const list = `<div class="ingredients"><h2>Ingredients</h2>${rows.join("")}</div>`;
    expect(read(list)?.ingredients).toEqual(joined);
  });

  it("are joined when a box holds each pair", () => {
    const rows = pairs.map(([name, amount]) => `<div class="row"><p>${name}</p><p>${amount}</p></div>`);
    const list = `<div class="ingredients"><h2>Ingredients</h2>${rows.join("")}</div>`;
    expect(read(list)?.ingredients).toEqual(joined);
  });

  it("are joined when the amount comes first, after a line with the servings", () => {
    const rows = pairs.map(
      ([name, amount]) =>
        `<p class="amount">${amount?.replace(/[a-z.]+$/, "g")}</p><p class="name">${name}</p>`,
    );
    const list = `<div class="ingredients"><h2>Ingredients</h2><p class="name">For 4 people</p>${rows.join("")}</div>`;
    expect(read(list)?.ingredients.slice(-4)).toEqual([
      "2 g leeks",
      "1 g stock",
      "30 g butter",
      "1 g pepper",
    ]);
  });

  it("are joined in a definition list with long units", () => {
    const list = `<h2>Ingrédients</h2><dl><dt>0.75 cuillère à café</dt><dd>Sel</dd><dt>185 grammes</dt><dd>Beurre</dd><dt>2 cuillères à soupe</dt><dd>Eau</dd></dl>`;
    expect(read(list)?.ingredients).toEqual([
      "0.75 cuillère à café Sel",
      "185 grammes Beurre",
      "2 cuillères à soupe Eau",
    ]);
  });
});

describe("an ingredient list", () => {
  const marked = (lines: string[]): string =>
    `<ul class="ingredients">${lines
      .map((line) => line.replace(/^(\d+ \w+) (.*)$/, '<span class="amount">$1</span> <span>$2</span>'))
      .map((line) => `<li>${line.startsWith("<") ? line : `<div class="name">${line}</div>`}</li>`)
      .join("")}</ul>`;

  it("includes last lines without an amount and with another shape", () => {
    const lines = ["2 large leeks", "1 litre stock", "30 g butter", "Cayenne", "Fat for the tin"];
    expect(read(`<h2>Ingredients</h2>${marked(lines)}`)?.ingredients).toEqual(lines);
  });

  it("includes groups whose name is also a step's, or bold", () => {
    const list = `<div class="ingredients"><h2>Ingredients</h2><ul>${items(["2 leeks", "1 litre stock"])}</ul>
      <h4>Assembly</h4><ul>${items(["12 chives", "1 slice bread"])}</ul>
      <h4>Croutons Ingredients</h4><ul>${items(["2 slices bread", "1 tbsp oil"])}</ul>
      <h4>For the dip:</h4><ul>${items(["<b>100 g quark</b>", "<b>pinch of salt</b>"])}</ul></div>`;
    expect(read(list)).toMatchObject({
      ingredients: [
        "2 leeks",
        "1 litre stock",
        "12 chives",
        "1 slice bread",
        "2 slices bread",
        "1 tbsp oil",
        "100 g quark",
        "pinch of salt",
      ],
      ingredientSections: [
        { at: 2, heading: "Assembly" },
        { at: 4, heading: "Croutons Ingredients" },
        { at: 6, heading: "For the dip" },
      ],
    });
  });

  it("includes a long first line of a numbered list below its name", () => {
    const first = "For the parmesan crisps: some grated parmesan and cooking spray that does not stick";
    const list = `<h3>Ingredients</h3><ol>${items([first, "2 leeks", "1 litre stock", "30 g butter"])}</ol>`;
    expect(read(list)?.ingredients).toEqual([first, "2 leeks", "1 litre stock", "30 g butter"]);
  });

  it("excludes times between the method's name and its first step", () => {
    const method = `<h2>Préparation :</h2><ul>${items(["Préparation 5 min", "Cuisson 10 min", "Temps total 1 h 40 mn"])}</ul>
      <ol>${items(["Coupez les poireaux en rondelles fines.", "Faites-les cuire dans le bouillon."])}</ol>`;
    const list = `<h2>Ingrédients</h2><ul>${items(["2 poireaux", "1 litre bouillon", "sel"])}</ul>`;
    expect(read(list, method)?.instructions).toEqual([
      "Coupez les poireaux en rondelles fines.",
      "Faites-les cuire dans le bouillon.",
    ]);
  });

  it("excludes ingredients repeated next to a step, and numbers joined to steps", () => {
    const reminder = Array.from(
      { length: 12 },
      (_, n) => `${n + 1} teaspoons of a spice with a long name`,
    ).join(", ");
    const method = `<h2>Method</h2><ul class="instructions">
      <li>1Rub the leeks with all of the spices and with the oil.</li>
      <li class="ingredients">${reminder}</li>
      <li>2Boil them in the stock for half an hour or a little longer.</li></ul>`;
    const list = `<h2>Ingredients</h2><ul class="ingredients">${items(["2 leeks", "1 litre stock", "salt"])}</ul>`;
    expect(read(list, method)?.instructions).toEqual([
      "Rub the leeks with all of the spices and with the oil.",
      "Boil them in the stock for half an hour or a little longer.",
    ]);
  });
});
