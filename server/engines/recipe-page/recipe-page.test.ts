import { describe, expect, it } from "vitest";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readRecipeFromPageOrNull } from "./recipe-page.ts";

const base = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Leek soup",
  recipeIngredient: ["2 leeks", "1 litre stock"],
  recipeInstructions: [
    { "@type": "HowToStep", text: "Chop." },
    { "@type": "HowToStep", text: "Boil." },
  ],
};
const address = "https://www.kitchen.example/leek-soup";

function read(
  values: Record<string, unknown> = {},
  head = "",
  url: string | null = address,
): ImportDraft | null {
  const script = `<script type="application/ld+json">${JSON.stringify({ ...base, ...values })}</script>`;
  return readRecipeFromPageOrNull(`<html><head>${head}${script}</head><body></body></html>`, url);
}

describe("readPage", () => {
  it("reads a complete recipe", () => {
    const draft = read({
      description: "Warm.",
      prepTime: "PT10M",
      cookTime: "PT25M",
      recipeYield: ["4", "4 bowls"],
      recipeCuisine: ["French", "Belgian", "French"],
      image: ["https://kitchen.example/a.jpg", "https://kitchen.example/b.jpg"],
      keywords: "soup, winter, Soup",
      recipeCategory: "Starter",
    });
    expect(draft).toMatchObject({
      title: "Leek soup",
      description: "Warm.",
      ingredients: ["2 leeks", "1 litre stock"],
      instructions: ["Chop.", "Boil."],
      coverImage: "https://kitchen.example/a.jpg",
      images: ["https://kitchen.example/a.jpg", "https://kitchen.example/b.jpg"],
      cuisine: "French, Belgian",
      sourceUrl: address,
      sourceSite: "kitchen.example",
      servings: 4,
      servingsStated: true,
      yieldText: "4 bowls",
      prepTime: 10,
      cookingTime: 25,
      totalTime: 35,
      tags: ["Starter", "soup", "winter"],
    });
  });

  it("leaves missing fields empty", () => {
    expect(read()).toMatchObject({
      description: null,
      coverImage: null,
      images: [],
      cuisine: null,
      servings: null,
      servingsStated: false,
      yieldText: null,
      prepTime: null,
      cookingTime: null,
      totalTime: null,
      difficulty: null,
      tags: [],
    });
  });

  it("records source and repairs for each field", () => {
    const draft = read({ name: "Leek &amp; potato soup" });
    expect(draft?.receipt.fields.find(({ field }) => field === "title")).toEqual({
      field: "title",
      method: "json-ld",
      source: "Leek &amp; potato soup",
      repaired: ["entities"],
    });
    expect(draft?.receipt.counts).toEqual({ ingredients: 2, instructions: 2 });
  });

  it("reads a picture in any shape", () => {
    const picture = "https://kitchen.example/a.jpg";
    const shapes: unknown[] = [
      picture,
      [picture],
      { url: picture },
      [{ "@type": "ImageObject", contentUrl: picture }],
      { url: [picture] },
    ];
    for (const image of shapes) expect(read({ image })?.coverImage).toBe(picture);
  });

  it("resolves a picture by its id", () => {
    const graph = [
      { "@type": "ImageObject", "@id": "#p", url: "/soup.jpg" },
      { ...base, image: { "@id": "#p" } },
    ];
    const html = `<script type="application/ld+json">${JSON.stringify({ "@graph": graph })}</script>`;
    expect(readRecipeFromPageOrNull(html, address)?.coverImage).toBe("https://www.kitchen.example/soup.jpg");
  });

  it("puts the widest picture first", () => {
    const image = [
      { url: "https://kitchen.example/s.jpg", width: 300 },
      { url: "https://kitchen.example/l.jpg", width: "1200" },
    ];
    expect(read({ image })?.coverImage).toBe("https://kitchen.example/l.jpg");
  });

  it("takes og:image when the recipe has no picture", () => {
    expect(read({}, `<meta property="og:image" content="/og.jpg">`)?.coverImage).toBe(
      "https://www.kitchen.example/og.jpg",
    );
  });

  it.each([
    [undefined, "/media/services/icon.jpg", "/soup.jpg"],
    [undefined, "/site-logo-White.png", "/soup.jpg"],
    ["/img/favicon.png", "/og.jpg", "/og.jpg"],
    ["/img/iconic-soup.jpg", "/og.jpg", "/img/iconic-soup.jpg"],
  ])("takes another picture than the site's icon: %s, %s", (image, shared, expected) => {
    const html = `<meta property="og:image" content="${shared}"></head><body><h1>Leek soup</h1><img src="/soup.jpg">`;
    expect(read({ image }, html)?.coverImage).toBe(`https://www.kitchen.example${expected}`);
  });

  it.each([["javascript:alert(1)"], ["data:image/png;base64,AA"], ["ftp://kitchen.example/a.jpg"]])(
    "takes no picture from %s",
    (image) => {
      expect(read({ image })?.images).toEqual([]);
    },
  );

  it("uses the canonical URL when no URL is given", () => {
    const head = `<link rel="canonical" href="https://kitchen.example/soup"><base href="https://cdn.example/x/">`;
    expect(read({ image: "a.jpg" }, head, null)).toMatchObject({
      sourceUrl: "https://kitchen.example/soup",
      coverImage: "https://cdn.example/x/a.jpg",
    });
  });

  it("takes the title from the page when the recipe has none", () => {
    const head = `<title>Leek soup | Kitchen</title><meta property="og:site_name" content="Kitchen">`;
    expect(read({ name: undefined }, head)).toMatchObject({ title: "Leek soup" });
  });

  it("removes the site's name from a title", () => {
    const script = `<script type="application/ld+json">${JSON.stringify({ ...base, name: "Leek soup - kitchen.example" })}</script>`;
    expect(readRecipeFromPageOrNull(`${script}<h1>Leek soup</h1>`, address)?.title).toBe("Leek soup");
  });

  it.each([
    [{ name: "Leek soup | Recipes" }, "Kitchen | Leek soup | Recipes", "Leek soup"],
    [{ name: "Lauchsuppe | Vegane Rezepte" }, "Lauchsuppe", "Lauchsuppe"],
    [{ name: "Leek soup | Gluten free" }, "Leek soup", "Leek soup | Gluten free"],
    [{ name: undefined }, "Leek soup - Kitchen | Knives | Pans", "Leek soup"],
    [{ name: undefined }, "Leek Recipe - Kitchen | Knives", "Leek (with the green parts)"],
  ])("has no shelf of the site in its title: %j in %s", (recipe, title, expected) => {
    const head = `<title>${title}</title><meta property="og:site_name" content="Kitchen">`;
    const heading = expected.includes("|") ? "Leek soup" : expected;
    expect(read(recipe, `${head}<body><h1>${heading}</h1>`)?.title).toBe(expected);
  });

  it("has an empty title when the page has none", () => {
    expect(read({ name: undefined })).toMatchObject({ title: "", complete: false });
  });

  it("clips values that exceed the limits and is not complete", () => {
    const draft = read({
      name: "Soup ".repeat(100),
      recipeIngredient: Array.from({ length: 300 }, (_, index) => `${index} leeks ${"x".repeat(800)}`),
      recipeYield: "500 bowls",
    });
    expect(draft?.title.length).toBeLessThanOrEqual(200);
    expect(draft?.ingredients).toHaveLength(200);
    expect(draft?.ingredients.every((line) => line.length <= 700)).toBe(true);
    expect(draft?.servings).toBe(100);
    expect(draft?.receipt.found.ingredients).toBe(300);
    const clipped = draft?.receipt.fields
      .filter(({ repaired }) => repaired.some((repair) => repair === "clipped" || repair === "capped"))
      .map(({ field }) => field);
    expect(clipped).toEqual(["title", "ingredients", "servings"]);
    expect(draft?.complete).toBe(false);
  });

  it.each([
    ["Easy", "EASY"],
    ["mittel", "MEDIUM"],
    ["Difficile", "HARD"],
    ["yes", null],
  ])("reads the difficulty %s as %s", (text, expected) => {
    expect(read({ difficulty: text })?.difficulty).toBe(expected);
  });

  it.each([
    [""],
    ["hello"],
    ["<html></html>"],
    ['<script type=\'application/ld+json\'>{"@type":"Recipe"}</script>'],
  ])("finds no recipe in %j", (html) => {
    expect(readRecipeFromPageOrNull(html, address)).toBeNull();
  });

  it("treats an invalid URL as unknown", () => {
    expect(read({}, "", "not an address")).toMatchObject({ sourceUrl: null, sourceSite: "page" });
  });
});
