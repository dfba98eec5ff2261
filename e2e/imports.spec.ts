import { expect, test } from "./fixtures.ts";
import {
  broth,
  brothPage,
  dumplings,
  html,
  importSource,
  list,
  pageWithMore,
  recipe,
  startOver,
  title,
} from "./food-pages.ts";
import { loseResponses } from "./held-calls.ts";
import { phone } from "./viewports.ts";

test("a pasted text becomes a recipe when it has ingredients and steps", async ({
  page,
  signUp,
  checkA11y,
}) => {
  await signUp();
  await page.goto("/recipes/import?mode=text");
  const firstStep = page.getByRole("list", { name: "Steps" }).getByRole("listitem").first();
  await expect(firstStep).toHaveText("Paste text");
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(page.getByText("Paste the recipe's text")).toBeVisible();
  await checkA11y(page);
  const field = page.getByRole("textbox", { name: "Recipe as text" });
  await field.fill("The library opens at nine. Please bring your card.");
  await page.getByRole("button", { name: "Read it" }).click();
  // If no recipe is recognised, the lines of the text are proposed, and the text is next to them.
  await expect(page.getByText(/^No recipe was recognised/)).toBeVisible();
  await expect(page.getByText("What was pasted")).toBeVisible();
  await checkA11y(page);
  await startOver(page);
  await page.goto("/recipes/import?mode=text");
  await field.fill(
    "Sunday pancakes\n\nIngredients\n2 eggs\n250 ml milk\n125 g flour\n\nMethod\n" +
      "1. Whisk the eggs with the milk.\n2. Stir in the flour and bake thin pancakes.",
  );
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(title(page)).toHaveValue("Sunday pancakes");
  await expect(page.getByRole("textbox", { name: "Ingredient 2" })).toHaveValue("250 ml milk");
  await expect(page.getByRole("textbox", { name: "Step 2" })).toHaveValue(/bake thin pancakes/);
  // The first step is still named "Paste text" when the address has no mode.
  await page.goto("/recipes/import");
  await expect(title(page)).toHaveValue("Sunday pancakes");
  await expect(firstStep).toHaveText("Paste text");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Recipe saved" })).toBeVisible();
  await expect(firstStep).toHaveText("Paste text");
  await page.getByRole("tab", { name: "Import History" }).click();
  const row = page.getByRole("row", { name: /Sunday pancakes/ });
  await expect(row).toContainText("Pasted text");
  await expect(row).toContainText("Completed");
});

test("the focused line is above the note about its source when the screen is a phone", {
  tag: "@nightly",
}, async ({ page, signUp }) => {
  await page.setViewportSize(phone);
  await signUp();
  await page.goto("/recipes/import?mode=text");
  const lines = Array.from({ length: 14 }, (_, index) => `${index + 2} tbsp spice number ${index + 1}`);
  await page
    .getByRole("textbox", { name: "Recipe as text" })
    .fill(["Spice mix", "", "Ingredients", ...lines, "", "Method", "1. Mix all of them."].join("\n"));
  await page.getByRole("button", { name: "Read it" }).click();
  const note = page.getByText("This line in the text");
  const bar = page.getByRole("button", { name: "Save", exact: true }).locator("xpath=../..");
  const field = page.getByRole("textbox", { name: "Ingredient 4", exact: true });
  await field.evaluate(
    (line, barTop) => scrollBy(0, line.getBoundingClientRect().bottom - barTop + 4),
    (await bar.boundingBox())?.y ?? 0,
  );
  const before = await bar.boundingBox();
  for (const name of ["Ingredient 4", "Ingredient 5"]) {
    await page.getByRole("textbox", { name, exact: true }).click();
    await expect(note).toBeVisible();
    await expect(note.locator("..")).toContainText("From the pasted text");
    const line = await page.getByRole("textbox", { name, exact: true }).boundingBox();
    expect(await bar.boundingBox()).toEqual(before);
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);
  }
});

test("a review shows each line's source and adds a left-over line when it is pressed", {
  tag: "@nightly",
}, async ({ page, signUp, checkA11y }) => {
  await signUp();
  await importSource(page, "www.example.org/broth", pageWithMore);
  await expect(title(page)).toHaveValue("Broth");
  await expect(page.getByText(/line of the page was left over: take in what belongs/)).toBeVisible();
  const note = page.getByText("This line on the page").locator("..");
  await page.getByRole("textbox", { name: "Ingredient 2" }).focus();
  await expect(note).toContainText("2 carrots");
  await page.getByRole("textbox", { name: "Ingredient 1" }).hover();
  await expect(note).toContainText("1 kg bones");
  await title(page).focus();
  await expect(note).toHaveCount(0);
  await page.getByRole("button", { name: "Where this was read" }).click();
  const provenance = page.getByRole("region", { name: "Where this was read" });

  const fourth = page.getByRole("textbox", { name: "Ingredient 4" });
  await expect(page.getByText("1 line of the page was left over", { exact: true })).toBeVisible();
  await expect(fourth).toBeHidden();
  await checkA11y(page);
  await page.getByRole("button", { name: "Take in: 1 handful parsley, to serve" }).click();
  await expect(fourth).toHaveValue("1 handful parsley, to serve");
  const leftOver = page.getByText("1 line of the page was left over");
  await expect(leftOver).toHaveCount(0);
  await expect(page.getByText("The line that was left over is taken in")).toBeVisible();
  await expect(provenance).toContainText("All 3 read lines kept");
  await expect(provenance).toContainText("1 left-over line taken in");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(fourth).toBeHidden();
  await expect(leftOver.first()).toBeVisible();
  await expect(provenance).not.toContainText("taken in");
  await page.getByRole("button", { name: "Take in: 1 handful parsley, to serve" }).click();
  await expect(fourth).toHaveValue("1 handful parsley, to serve");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("link", { name: "View Recipe" }).click();
  await expect(page.getByRole("region", { name: "Ingredients" })).toContainText("parsley");
});

test("a review is saved once when the first response was lost and the page reloaded", {
  tag: "@nightly",
}, async ({ page, signUp, problems }) => {
  problems.allow(/ERR_FAILED/);
  await signUp();
  await importSource(page, "www.example.org/broth", pageWithMore);
  // No draft is stored, because nothing was typed; the imported page itself is stored.
  await expect(title(page)).toHaveValue("Broth");
  const restoreResponses = await loseResponses(page, "imports.save");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert").getByText("Failed to save recipe")).toBeVisible();
  await restoreResponses();
  await page.reload();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Recipe saved" })).toBeVisible();
  await page.goto("/recipes");
  await expect(page.getByRole("link", { name: "Broth" })).toHaveCount(1);

  await test.step("the same address offers the saved recipe and a second import", async () => {
    await importSource(page, "http://example.org/broth/?utm_source=mail", brothPage);
    await expect(page.getByRole("heading", { name: "You already have this recipe" })).toBeFocused();
    await page.getByRole("button", { name: "Import it again" }).click();
    await expect(title(page)).toHaveValue("Broth");
    await startOver(page);
  });
  await test.step("a page with several recipes offers a choice", async () => {
    const both = html(
      "Broth with dumplings",
      [recipe("Broth", broth.lines, broth.steps), recipe("Dumplings", dumplings.lines, dumplings.steps)],
      `<h2>Broth</h2>${list("ul", broth.lines)}${list("ol", broth.steps)}
       <h2>Dumplings</h2>${list("ul", dumplings.lines)}${list("ol", dumplings.steps)}`,
    );
    await importSource(page, "www.example.org/soup-and-dumplings", both);
    await expect(page.getByRole("heading", { name: "Which recipe?" })).toBeFocused();
    const second = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Dumplings" }) });
    await second.getByRole("button", { name: "Review this one" }).click();
    await expect(title(page)).toHaveValue("Dumplings");
    await page.reload();
    await expect(title(page)).toHaveValue("Dumplings");
    await page.getByRole("button", { name: "Choose another recipe" }).click();
    await expect(page.getByRole("heading", { name: "Which recipe?" })).toBeVisible();
  });
});
