import { describe, expect, it } from "vitest";
import { createPageFromHtml } from "../tree/page.ts";
import { findHRecipeOrNull } from "./h-recipe.ts";

const read = (html: string): Record<string, unknown> | undefined =>
  findHRecipeOrNull(createPageFromHtml(html, null))?.values;

describe("readHRecipe", () => {
  it("reads the classes of h-recipe", () => {
    const values =
      read(`<article class="h-recipe"><h1 class="p-name">Soup</h1><i class="p-ingredient">2 leeks</i>
      <div class="e-instructions">Chop.</div><time class="dt-duration" datetime="PT30M">half an hour</time></article>`);
    expect(values).toMatchObject({ recipeIngredient: ["2 leeks"], totalTime: ["PT30M"] });
  });

  it("reads the classes of the older hRecipe", () => {
    const values = read(`<div class="hrecipe"><span class="ingredient">1 onion</span>
      <span class="preptime"><span class="value-title" title="PT5M"></span>5 minutes</span></div>`);
    expect(values).toMatchObject({ recipeIngredient: ["1 onion"], prepTime: ["PT5M"] });
  });

  it("finds nothing when the class has no recipe", () => {
    expect(read(`<div class="hrecipe"><p>Hello</p></div>`)).toBeUndefined();
  });
});
