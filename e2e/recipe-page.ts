import type { Browser } from "@playwright/test";

/** The text of one printed page. A recipe on two pages is described by two of these objects. */
export type PrintedRecipe = {
  title: string;
  facts: string;
  ingredients: string[];
  steps: string[];
  hasPicture?: boolean;
};

export const shortbread: PrintedRecipe = {
  title: "Brown Butter Shortbread",
  facts: "Serves 6 · Cooking time 25 minutes",
  ingredients: [
    "1 1/2 cups flour",
    "3/4 cup butter",
    "1/3 cup sugar",
    "1 tsp vanilla extract",
    "2 large egg yolks",
    "1/4 tsp salt",
  ],
  steps: [
    "Melt the butter in a small pan and let it brown slowly until it smells of nuts.",
    "Stir sugar, vanilla and egg yolks into the cooled butter, then fold in flour and salt.",
    "Press the dough into a tin, prick it with a fork and bake for 25 minutes until golden.",
  ],
};

const photos = new Map<PrintedRecipe, Promise<Buffer>>();

/** A picture of the printed page as PNG, 1,240 by 1,640 pixels; created once per page. */
export function photograph(browser: Browser, recipe: PrintedRecipe): Promise<Buffer> {
  const photo = photos.get(recipe) ?? takePhoto(browser, recipe);
  photos.set(recipe, photo);
  return photo;
}

async function takePhoto(browser: Browser, recipe: PrintedRecipe): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: 620, height: 820 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await page.setContent(`<!doctype html><style>
    body { margin: 0; padding: 44px 52px; background: #fffdf8; color: #1c1815; font: 17px/1.5 "Liberation Serif", serif }
    h1 { font-size: 34px; margin: 0 0 6px } h2 { font-size: 21px; margin: 22px 0 6px }
    ul { list-style: none; margin: 0; padding: 0 } ol { margin: 0; padding-left: 24px } li { margin: 5px 0 }
    .dish { float: right; width: 190px; height: 150px; margin: 6px 0 0 20px; background:
      radial-gradient(circle at 35% 40%, #d9a441 0 12%, transparent 13%),
      radial-gradient(circle at 62% 55%, #b5542b 0 16%, transparent 17%),
      radial-gradient(circle at 45% 65%, #5f8a3a 0 9%, transparent 10%),
      radial-gradient(circle at 50% 50%, #e9d9b6 0 44%, #7a4a2b 45% 52%, #3c5a6b 53%) }
  </style>
  ${recipe.title === "" ? "" : `<h1>${recipe.title}</h1>`}<p>${recipe.facts}</p>
  ${recipe.hasPicture ? '<div class="dish"></div>' : ""}
  ${listOf("Ingredients", "ul", recipe.ingredients)}${listOf("Method", "ol", recipe.steps)}`);
  const photo = await page.screenshot();
  await context.close();
  return photo;
}

function listOf(heading: string, list: "ul" | "ol", lines: string[]): string {
  if (lines.length === 0) return "";
  return `<h2>${heading}</h2><${list}>${lines.map((line) => `<li>${line}</li>`).join("")}</${list}>`;
}
