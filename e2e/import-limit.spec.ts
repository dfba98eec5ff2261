import { closePlans } from "./close-plans.ts";
import { testWith } from "./counted-members.ts";
import { expect } from "./fixtures.ts";
import { brothPage, handOver } from "./food-pages.ts";

const test = testWith([{ name: "Spent", lifetime: { recipe_import: 40 } }]);

const steps = Array.from({ length: 60 }, (_, at) => `Step ${at + 1}: stir, taste, and wait a little.`);
const pasted = ["Long-simmered broth", ...steps, "Here it ends."].join("\n");

test("at the limit of a lifetime all of a pasted text can be read and copied, and no day is promised", {
  tag: "@long",
}, async ({ page, context, signInAs, problems, checkA11y }) => {
  problems.allow(/status of 402/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAs("Spent");
  await page.goto("/recipes/import?mode=text");
  await page.getByRole("textbox", { name: "Recipe as text" }).fill(pasted);
  await page.getByRole("button", { name: "Read it" }).click();
  await closePlans(page);
  const kept = page.getByRole("region", { name: "Kept for later" });
  await expect(kept.getByText("Kept on this device.", { exact: true })).toBeVisible();
  await expect(page.getByText("when you can go on")).toHaveCount(0);
  const shown = kept.getByRole("region", { name: "Recipe as text" });
  await expect(shown).toHaveText(pasted, { useInnerText: true });
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await shown.focus();
    await page.keyboard.press("Home");
    await expect.poll(() => shown.evaluate((box) => box.scrollTop)).toBe(0);
    await page.keyboard.press("End");
    const rest = (box: HTMLElement) => box.scrollHeight - box.clientHeight - box.scrollTop;
    await expect.poll(() => shown.evaluate(rest)).toBeLessThanOrEqual(1);
    expect((await shown.boundingBox())?.height).toBeLessThan(height / 2);
    await checkA11y(page);
  }
  await page.getByRole("button", { name: "Copy the text" }).press("Enter");
  await expect(page.getByText("Copied. Paste it wherever you like.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pasted);
});

test("at a limit what was to be read stays told whichever way of importing is opened since", {
  tag: "@long",
}, async ({ page, signInAs, problems }) => {
  problems.allow(/status of 402/);
  await signInAs("Spent");
  const kept = page.getByRole("region", { name: "Kept for later" });
  const openMenu = async (name: string) => {
    await page.getByRole("banner").getByRole("button", { name: "Add Recipe" }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await test.step("an address", async () => {
    await page.goto("/recipes/import");
    await page.getByRole("textbox", { name: "URL" }).fill("https://www.allrecipes.com/recipe/1/");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await closePlans(page);
    await openMenu("Paste text");
    await expect(page).toHaveURL("/recipes/import?mode=text");
    await expect(kept).toContainText("www.allrecipes.com/recipe/1/");
  });
  await test.step("a text", async () => {
    await page.goto("/recipes/import?mode=text");
    const field = page.getByRole("textbox", { name: "Recipe as text" });
    await field.fill("Pancakes\n2 eggs");
    await page.getByRole("button", { name: "Read it" }).click();
    await closePlans(page);
    await openMenu("Import Recipe");
    await expect(page).toHaveURL("/recipes/import");
    await expect(kept).toContainText("2 eggs");
    await page.goto("/recipes/import?mode=text");
    await expect(field).toHaveValue("Pancakes\n2 eggs");
  });
  await test.step("the source of a page", async () => {
    await handOver(page, "https://www.example.org/broth", brothPage);
    await closePlans(page);
    await expect(kept).toContainText("www.example.org/broth");
    await expect(kept).toContainText("Page source");
    await openMenu("Paste text");
    await expect(kept).toContainText("www.example.org/broth");
    await page.goto("/recipes/import?mode=source");
    await expect(page.getByRole("textbox", { name: "URL" })).toHaveValue("https://www.example.org/broth");
    await expect(page.getByRole("textbox", { name: "Page source" })).toHaveValue(brothPage);
  });
});

test("what is not kept is not said to be", { tag: "@long" }, async ({ page, signInAs, problems }) => {
  problems.allow(/status of 402/);
  await signInAs("Spent");
  const waiting = page.getByRole("region", { name: "What was to be read" });
  await test.step("the source of a page that is too long", async () => {
    await handOver(page, "https://www.example.org/broth", brothPage + " ".repeat(1_000_000));
    await closePlans(page);
    await expect(waiting).toContainText("www.example.org/broth");
    await expect(page.getByText(/^Kept/)).toHaveCount(0);
  });
  await test.step("a text, where the browser stores nothing", async () => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function store(key, value) {
        if (key.includes("import-source")) throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, key, value);
      };
    });
    await page.goto("/recipes/import?mode=text");
    await page.getByRole("textbox", { name: "Recipe as text" }).fill("Pancakes\n2 eggs");
    await page.getByRole("button", { name: "Read it" }).click();
    await closePlans(page);
    await expect(waiting).toContainText("2 eggs");
    await expect(page.getByText(/^Kept/)).toHaveCount(0);
  });
});
