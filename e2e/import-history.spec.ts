import { expect, test } from "./fixtures.ts";
import { brothPage, handOver, startOver, title } from "./food-pages.ts";

test("the history keeps what waits, what failed and what is done", { tag: "@long" }, async ({
  page,
  signUp,
  checkA11y,
}) => {
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

test("what failed says why, keeps its address and is tried again", { tag: "@long" }, async ({
  page,
  signUp,
  problems,
}) => {
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
