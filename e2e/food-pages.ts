import type { Page } from "@playwright/test";

/** A recipe as schema.org JSON-LD. */
export const recipe = (name: string, lines: string[], steps: string[]) => ({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name,
  recipeYield: "4 servings",
  recipeIngredient: lines,
  recipeInstructions: steps.map((step) => ({ "@type": "HowToStep", text: step })),
});

export const list = (tag: string, lines: string[]) =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;

/** A recipe page; each of `recipes` becomes a JSON-LD script. */
export const html = (title: string, recipes: object[], body: string) => `<!doctype html><html lang="en"><head>
<title>${title} | A Food Page</title>
${recipes.map((data) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`).join("")}
</head><body><main><h1>${title}</h1>${body}</main></body></html>`;

export const broth = {
  lines: ["1 kg bones", "2 carrots", "1 bay leaf"],
  steps: ["Roast the bones until they are brown.", "Simmer all of it for four hours."],
};
export const dumplings = {
  lines: ["200 g flour", "2 eggs", "100 ml milk"],
  steps: ["Stir flour, eggs and milk to a thick batter.", "Scrape small pieces into boiling water."],
};
export const brothPage = html(
  "Broth",
  [recipe("Broth", broth.lines, broth.steps)],
  `<h2>Ingredients</h2>${list("ul", broth.lines)}<h2>Method</h2>${list("ol", broth.steps)}`,
);

/** A page with one more ingredient than its JSON-LD, in a paragraph. */
export const pageWithMore = html(
  "Broth",
  [recipe("Broth", broth.lines, broth.steps)],
  `<h2>Ingredients</h2>${list("ul", broth.lines)}<p>1 handful parsley, to serve</p>
   <h2>Method</h2>${list("ol", broth.steps)}`,
);

/** Imports a page by pasting its source. */
export async function importSource(page: Page, address: string, source: string) {
  await page.goto("/recipes/import?mode=source");
  await page.getByRole("textbox", { name: "URL" }).fill(address);
  await page.getByRole("textbox", { name: "Page source" }).fill(source);
  await page.getByRole("button", { name: "Read it" }).click();
}

export async function startOver(page: Page) {
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start over" }).click();
}

export const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
