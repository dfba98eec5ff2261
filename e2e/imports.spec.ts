import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const recipe = (name: string, lines: string[], steps: string[]) => ({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name,
  recipeYield: "4 servings",
  recipeIngredient: lines,
  recipeInstructions: steps.map((step) => ({ "@type": "HowToStep", text: step })),
});

const list = (tag: string, lines: string[]) =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;

/** A page of the tests' own; `marked` are its recipes as data, `body` what one sees. */
const html = (title: string, marked: object[], body: string) => `<!doctype html><html lang="en"><head>
<title>${title} | A Food Page</title>
${marked.map((data) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`).join("")}
</head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const broth = {
  lines: ["1 kg bones", "2 carrots", "1 bay leaf"],
  steps: ["Roast the bones until they are brown.", "Simmer all of it for four hours."],
};
const dumplings = {
  lines: ["200 g flour", "2 eggs", "100 ml milk"],
  steps: ["Stir flour, eggs and milk to a thick batter.", "Scrape small pieces into boiling water."],
};
const brothPage = html(
  "Broth",
  [recipe("Broth", broth.lines, broth.steps)],
  `<h2>Ingredients</h2>${list("ul", broth.lines)}<h2>Method</h2>${list("ol", broth.steps)}`,
);

async function handOver(page: Page, address: string, source: string) {
  await page.goto("/recipes/import?mode=source");
  await page.getByRole("textbox", { name: "URL" }).fill(address);
  await page.getByRole("textbox", { name: "Page source" }).fill(source);
  await page.getByRole("button", { name: "Read it" }).click();
}

async function startOver(page: Page) {
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start over" }).click();
}

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });

test("a pasted text becomes a recipe", async ({ page, signUp, checkA11y, problems }) => {
  await signUp();
  problems.allow(/422/);
  await page.goto("/recipes/import?mode=text");
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(page.getByText("Paste the recipe's text")).toBeVisible();
  await checkA11y(page);
  const field = page.getByRole("textbox", { name: "Recipe as text" });
  await field.fill("The library opens at nine. Please bring your card.");
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(page.getByText("No recipe was found in this text")).toBeVisible();
  await expect(field).toHaveValue(/library opens/);
  await field.fill(
    "Sunday pancakes\n\nIngredients\n2 eggs\n250 ml milk\n125 g flour\n\nMethod\n" +
      "1. Whisk the eggs with the milk.\n2. Stir in the flour and bake thin pancakes.",
  );
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(title(page)).toHaveValue("Sunday pancakes");
  await expect(page.getByRole("textbox", { name: "Ingredient 2" })).toHaveValue("250 ml milk");
  await expect(page.getByRole("textbox", { name: "Step 2" })).toHaveValue(/bake thin pancakes/);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Recipe saved" })).toBeVisible();
  await page.getByRole("tab", { name: "Import History" }).click();
  const row = page.getByRole("row", { name: /Sunday pancakes/ });
  await expect(row).toContainText("Pasted text");
  await expect(row).toContainText("Completed");
});

test("a line shows where it was read, and a left-over one is taken in", async ({
  page,
  signUp,
  checkA11y,
}) => {
  await signUp();
  const shown = [...broth.lines, "1 handful parsley"];
  await handOver(
    page,
    "www.example.org/broth",
    html(
      "Broth",
      [recipe("Broth", broth.lines, broth.steps)],
      `<h2>Ingredients</h2>${list("ul", shown)}<h2>Method</h2>${list("ol", broth.steps)}`,
    ),
  );
  await expect(title(page)).toHaveValue("Broth");
  const receipt = page.getByRole("region", { name: "Where this was read: Ingredients" });
  await page.getByRole("textbox", { name: "Ingredient 2" }).focus();
  await expect(receipt).toContainText("This line on the page");
  await expect(receipt).toContainText("2 carrots");
  await page.getByRole("textbox", { name: "Ingredient 1" }).hover();
  await expect(receipt).toContainText("1 kg bones");
  const fourth = page.getByRole("textbox", { name: "Ingredient 4" });
  if (!(await fourth.isVisible())) {
    await page.getByRole("button", { name: "Take in: 1 handful parsley" }).click();
  }
  await expect(fourth).toHaveValue("1 handful parsley");
  await checkA11y(page);
});

test("of a page with several recipes one chooses", async ({ page, signUp, checkA11y }) => {
  await signUp();
  await handOver(
    page,
    "www.example.org/soup-and-dumplings",
    html(
      "Broth with dumplings",
      [recipe("Broth", broth.lines, broth.steps), recipe("Dumplings", dumplings.lines, dumplings.steps)],
      `<h2>Broth</h2>${list("ul", broth.lines)}${list("ol", broth.steps)}
       <h2>Dumplings</h2>${list("ul", dumplings.lines)}${list("ol", dumplings.steps)}`,
    ),
  );
  await expect(page.getByRole("heading", { name: "Which recipe?" })).toBeFocused();
  await checkA11y(page);
  const second = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Dumplings" }) });
  await second.getByRole("button", { name: "Review this one" }).click();
  await expect(title(page)).toHaveValue("Dumplings");
  await expect(page.getByRole("textbox", { name: "Ingredient 1" })).toHaveValue("200 g flour");
  await page.reload();
  await expect(title(page)).toHaveValue("Dumplings");
  await page.getByRole("button", { name: "Choose another recipe of this page" }).click();
  await expect(page.getByRole("heading", { name: "Which recipe?" })).toBeVisible();
});

test("an address that was imported before offers the recipe and a second one", async ({ page, signUp }) => {
  await signUp();
  await handOver(page, "https://www.example.org/broth", brothPage);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Recipe saved" })).toBeVisible();
  await handOver(page, "http://example.org/broth/?utm_source=mail", brothPage);
  await expect(page.getByRole("heading", { name: "You already have this recipe" })).toBeFocused();
  await page.getByRole("button", { name: "Import it again" }).click();
  await expect(title(page)).toHaveValue("Broth");
  await startOver(page);
  await handOver(page, "https://www.example.org/broth", brothPage);
  await page.getByRole("link", { name: "Open it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Broth");
});

test("the history keeps what waits, what failed and what is done", async ({ page, signUp, checkA11y }) => {
  await signUp();
  await page.goto("/recipes/import?tab=history");
  await expect(
    page.getByText("No import history found. Start by importing your first recipe!"),
  ).toBeVisible();
  await checkA11y(page);

  await test.step("an open review goes on", async () => {
    await handOver(page, "www.example.org/broth", brothPage);
    await expect(title(page)).toHaveValue("Broth");
    await startOver(page);
    await page.getByRole("tab", { name: "Import History" }).click();
    const row = page.getByRole("row", { name: /Broth/ });
    await expect(row).toContainText("Pending");
    await row.getByRole("button", { name: "Continue the review of Broth" }).click();
    await expect(title(page)).toHaveValue("Broth");
    await expect(page).toHaveURL("/recipes/import");
  });

  await test.step("details, and a record that is deleted", async () => {
    await page.getByRole("tab", { name: "Import History" }).click();
    await checkA11y(page);
    await page.getByRole("button", { name: "View details of Broth" }).click();
    const details = page.getByRole("dialog", { name: "Import details" });
    await expect(details).toContainText("https://www.example.org/broth");
    await expect(details).toContainText("Pending");
    await checkA11y(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Delete Broth from the history" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(
      page.getByText("No import history found. Start by importing your first recipe!"),
    ).toBeVisible();
  });
});

test("what failed says why, keeps its address and is tried again", async ({ page, signUp, problems }) => {
  await signUp();
  problems.allow(/50[24]/);
  await page.goto("/recipes/import");
  await page.getByRole("textbox", { name: "URL" }).fill("https://www.allrecipes.com/recipe/1/");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("The recipe site could not be reached. Please try again later.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "URL" })).toHaveValue(
    "https://www.allrecipes.com/recipe/1/",
  );
  await page.getByRole("tab", { name: "Import History" }).click();
  const row = page.getByRole("row", { name: /Untitled/ });
  await expect(row).toContainText("Failed");
  await row.getByRole("button", { name: "View details of Untitled" }).click();
  const details = page.getByRole("dialog", { name: "Import details" });
  await expect(details).toContainText("The recipe site could not be reached");
  await details.getByRole("button", { name: "Retry Import" }).click();
  await expect(page.getByText("The recipe site could not be reached. Please try again later.")).toBeVisible();
  await expect(row).toHaveCount(1);
});
