import { describe, expect, it } from "vitest";
import { createPageFromHtml } from "../tree/page.ts";
import { findMicrodataRecipes } from "./microdata.ts";

const read = (inner: string): Record<string, unknown> | undefined =>
  findMicrodataRecipes(
    createPageFromHtml(`<div itemscope itemtype="https://schema.org/Recipe">${inner}</div>`, null),
  )[0]?.values;

describe("readMicrodata", () => {
  it("reads text, links, pictures, times and content", () => {
    const values = read(`<h2 itemprop="name">Leek soup</h2><img itemprop="image" src="/a.jpg">
      <time itemprop="prepTime" datetime="PT10M">ten minutes</time><meta itemprop="cookTime" content="PT20M">
      <a itemprop="recipeCuisine" href="/french">French</a>`);
    expect(values).toMatchObject({
      name: ["\nLeek soup\n"],
      image: ["/a.jpg"],
      prepTime: ["PT10M"],
      cookTime: ["PT20M"],
      recipeCuisine: ["French"],
    });
  });

  it("reads old property names", () => {
    expect(read(`<p itemprop="ingredients">2 leeks</p>`)?.recipeIngredient).toEqual(["2 leeks"]);
  });

  it("takes the inner values when a list and its items are both marked", () => {
    const values = read(`<ul itemprop="recipeIngredient"><li itemprop="recipeIngredient">2 leeks</li>
      <li itemprop="recipeIngredient">1 onion</li></ul>`);
    expect(values?.recipeIngredient).toHaveLength(2);
  });

  it("splits a list marked as one value", () => {
    expect(
      read(`<ul itemprop="ingredients"><li>2 leeks</li><li>1 onion</li></ul>`)?.recipeIngredient,
    ).toEqual(["2 leeks", "1 onion"]);
  });

  it("joins a line laid out in blocks", () => {
    expect(
      read(`<li itemprop="ingredients"><div>2 cups</div><div>flour</div></li>`)?.recipeIngredient,
    ).toEqual(["2 cups flour"]);
  });

  it("reads the text when content is empty", () => {
    expect(read(`<span itemprop="recipeYield" content="">4 servings</span>`)?.recipeYield).toEqual([
      "4 servings",
    ]);
  });

  it("takes the more complete of two recipes", () => {
    const scope = (inner: string): string =>
      `<div itemscope itemtype="http://schema.org/Recipe">${inner}</div>`;
    const html =
      scope(`<b itemprop="name">Teaser</b>`) +
      scope(`<b itemprop="name">Soup</b><i itemprop="ingredients">leek</i>`);
    expect(findMicrodataRecipes(createPageFromHtml(html, null))[0]?.values.name).toEqual(["Soup"]);
  });

  it("reads RDFa, with or without a prefix", () => {
    const marked = (prefix: string): string =>
      `<meta property="og:title" content="Page"><div vocab="https://schema.org/" typeof="${prefix}Recipe">
       <b property="${prefix}name">Flapjacks</b><meta property="${prefix}prepTime" content="PT5M">
       <ul property="${prefix}recipeIngredient"><li>200 g oats</li><li>100 g butter</li></ul>
       <div property="${prefix}author" typeof="${prefix}Person"><b property="${prefix}name">A cook</b></div>
       <i property="${prefix}recipeInstructions">Melt the butter.</i></div>`;
    for (const prefix of ["", "schema:"])
      expect(findMicrodataRecipes(createPageFromHtml(marked(prefix), null))[0]?.values).toMatchObject({
        name: ["Flapjacks"],
        prepTime: ["PT5M"],
        recipeIngredient: ["200 g oats", "100 g butter"],
        recipeInstructions: ["Melt the butter."],
      });
  });

  it("ignores other types", () => {
    const html = `<div itemscope itemtype="https://schema.org/Article"><b itemprop="name">News</b></div>`;
    expect(findMicrodataRecipes(createPageFromHtml(html, null))).toEqual([]);
  });
});
