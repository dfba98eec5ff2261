import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./fixtures.ts";
import { chooseMore } from "./recipe-menu.ts";
import { openStep, saveRecipe, writeRecipe } from "./recipe-wizard.ts";

const source = `<!doctype html><html lang="en"><head><title>Onion soup | A Food Page</title>
<script type="application/ld+json">
{"@context": "https://schema.org", "@type": "Recipe", "name": "Onion soup",
 "recipeYield": "4 servings", "prepTime": "PT15M", "cookTime": "PT50M", "recipeCuisine": "French",
 "recipeIngredient": ["1 kg onions, thinly sliced", "60 g butter", "1 1/2 l stock"],
 "recipeInstructions": [
  {"@type": "HowToStep", "text": "Melt the butter and cook the onions slowly."},
  {"@type": "HowToStep", "text": "Pour in the stock and simmer."}]}
</script></head><body><main><h1>Onion soup</h1>
<h2>Ingredients</h2>
<ul><li>1 kg onions, thinly sliced</li><li>60 g butter</li><li>1 1/2 l stock</li></ul>
<h2>Method</h2>
<ol><li>Melt the butter and cook the onions slowly.</li><li>Pour in the stock and simmer.</li></ol>
</main></body></html>`;

const ingredients = (page: Page) => page.getByRole("region", { name: "Ingredients" }).getByRole("listitem");
const steps = (page: Page) => page.getByRole("region", { name: "Method" }).getByRole("listitem");
const dish = (page: Page) => page.getByRole("heading", { level: 1 });

test("a recipe can be reviewed, edited, found and deleted when it was imported from a page's source", async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes/import");

  await test.step("paste the source of a page", async () => {
    await page.getByRole("radio", { name: "Page source" }).click();
    await page.getByRole("button", { name: "Read it" }).click();
    await expect(page.getByText("Paste the page source", { exact: true })).toBeVisible();
    await expect(page.getByText("Please enter a URL")).toHaveCount(0);
    await page.getByRole("textbox", { name: "URL" }).fill("www.example.org/onion-soup");
    await page.getByRole("textbox", { name: "Page source" }).fill(source);
    await page.getByRole("button", { name: "Read it" }).click();
  });

  await test.step("review it next to its provenance", async () => {
    await expect(page.getByText("Everything was found: 3 ingredients and 2 steps.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Onion soup");
    await expect(page.getByRole("combobox", { name: "Cuisine" })).toHaveValue("FRENCH");
    await expect(page.getByRole("textbox", { name: "Cooking time" })).toHaveValue("50");
    await page.getByRole("button", { name: "Where this was read" }).click();
    const provenance = page.getByRole("region", { name: "Where this was read" });
    const rowOf = (field: string) =>
      provenance.locator("dl > div").filter({ has: page.getByRole("term").filter({ hasText: field }) });
    await expect(rowOf("Title")).toContainText("From the page's recipe data");
    await expect(provenance).not.toContainText("Onion soup");
    await expect(rowOf("Ingredients")).toContainText("All 3 read lines kept");
    await expect(rowOf("Description")).toContainText("Not on the page");
    const link = page.getByRole("link", { name: "Open the original page" });
    await expect(link).toHaveAttribute("href", "https://www.example.org/onion-soup");
  });

  await test.step("save it once it has a title", async () => {
    const title = page.getByRole("textbox", { name: "Title" });
    const save = page.getByRole("button", { name: "Save", exact: true });
    await title.fill(" ");
    await expect(page.getByText("Recipe title is required").first()).toBeVisible();
    await expect(save).toBeDisabled();
    await title.fill("Onion soup");
    await page.getByRole("textbox", { name: "Ingredient 2" }).fill("80 g butter");
    await save.click();
    await expect(page.getByRole("heading", { name: "Recipe saved" })).toBeVisible();
  });

  await test.step("view it", async () => {
    await page.getByRole("link", { name: "View Recipe" }).click();
    await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
    await expect(dish(page)).toHaveText("Onion soup");
    await expect(ingredients(page)).toHaveText([
      /1 kg\s*onions, thinly sliced/,
      /80 g\s*butter/,
      /l\s*stock/,
    ]);
    await expect(steps(page)).toHaveText([/cook the onions slowly/, /Pour in the stock/]);
    await expect(page.getByText("Private", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "example.org" })).toBeVisible();
  });

  await test.step("edit it", async () => {
    await page.getByRole("link", { name: "Edit" }).click();
    await expect(page.getByRole("switch", { name: "Public recipe" })).toBeDisabled();
    await page.getByRole("textbox", { name: "Title" }).fill("Onion soup, my way");
    await openStep(page, "Instructions");
    await page.getByRole("textbox", { name: "Step 2" }).fill("Pour in the stock and simmer for an hour.");
    await saveRecipe(page, "Update Recipe");
    await expect(dish(page)).toHaveText("Onion soup, my way");
    await expect(steps(page).nth(1)).toContainText("for an hour");
    await expect(ingredients(page).nth(1)).toHaveText(/80 g\s*butter/);
  });

  await test.step("find it", async () => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
    await page.getByRole("combobox", { name: "Search recipes" }).fill("onion way");
    await expect(page).toHaveURL("/search?q=onion+way");
    const found = page.getByRole("region", { name: "Results" });
    await found.getByRole("link", { name: "Onion soup, my way" }).click();
    await expect(dish(page)).toHaveText("Onion soup, my way");
  });

  await test.step("delete it", async () => {
    await chooseMore(page, "Delete");
    const question = page.getByRole("alertdialog", { name: "Delete this recipe?" });
    await expect(question).toContainText(
      'Are you sure you want to delete "Onion soup, my way"? This action cannot be undone.',
    );
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL("/recipes");
    await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
    await page.goto("/search?q=onion+way");
    await expect(page.getByRole("link", { name: "Onion soup, my way" })).toHaveCount(0);
  });
});

test("a guest reads a new public recipe when its member shares the link", async ({
  page,
  context,
  signUp,
  newVisitor,
}) => {
  await signUp();
  await page.goto("/recipes/create");

  await test.step("write it down", async () => {
    await page.getByRole("textbox", { name: "Description" }).fill("Late in <summer>.");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose picture: Picture" }).click();
    const plums = sharp({ create: { width: 320, height: 240, channels: 3, background: "#73264d" } });
    const buffer = await plums.jpeg().toBuffer();
    await (await chooser).setFiles({ name: "plums.jpg", mimeType: "image/jpeg", buffer });
    await expect(page.getByRole("button", { name: "Replace: Picture" })).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Picture" })).toHaveCount(0);
    await page.getByRole("switch", { name: "Public recipe" }).click();
    await writeRecipe(page, {
      title: "Plum cake & cream",
      ingredient: "500 g plums, halved",
      step: "Bake until golden.",
    });
    await saveRecipe(page, "Create Recipe");
    await expect(page).toHaveURL("/recipes");
    await page.getByRole("link", { name: "Plum cake & cream" }).click();
    await expect(dish(page)).toHaveText("Plum cake & cream");
  });

  await test.step("view its picture", async () => {
    await expect(page.getByRole("article").locator("img[src^='/images/']")).toBeVisible();
  });

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied. Anyone who has it can read this recipe.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await test.step("a stranger opens it as a guest", async () => {
    const stranger = await newVisitor();
    await stranger.goto(link);
    await expect(stranger).toHaveURL(link);
    await expect(dish(stranger)).toHaveText("Plum cake & cream");
    await expect(ingredients(stranger)).toHaveText([/500 g\s*plums, halved/]);
    expect(await stranger.evaluate(() => localStorage.getItem("guestMode"))).toBe("true");
    await expect(stranger.getByRole("link", { name: "Edit" })).toHaveCount(0);
    await stranger.getByRole("button", { name: "More", exact: true }).click();
    await expect(stranger.getByRole("menuitem", { name: "Print" })).toBeVisible();
    await expect(stranger.getByRole("menuitem", { name: /^Delete/ })).toHaveCount(0);
    await stranger.keyboard.press("Escape");
  });

  await test.step("a member who opens it stays signed in", async () => {
    await page.goto(link);
    await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  });
});
