import { spawnSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { enterGuestMode } from "./account-pages.ts";
import { next, position } from "./cook-mode.ts";
import { expect, test } from "./fixtures.ts";
import { bearer, createRecipe, type SampleRecipe } from "./sample-recipes.ts";

const macaroni: SampleRecipe = {
  title: "Macaroni cheese",
  servings: 2,
  ingredients: ["1 1/2 cups macaroni", "5/16 cup flour", "For the top:", "3/4–1 cup crumbs, dry", "salt"],
  steps: ["Melt 1/2 cup butter for 1/2 hour.", "Serve at 60 °C."],
};

/** Selects an element's text, and copies it by the keyboard. */
async function copyText(page: Page, selector: string): Promise<string> {
  await page.evaluate((of) => {
    const element = document.querySelector(of);
    if (element) getSelection()?.selectAllChildren(element);
  }, selector);
  await page.keyboard.press("ControlOrMeta+C");
  return page.evaluate(() => navigator.clipboard.readText());
}

const ingredients = "section[aria-labelledby=ingredients] [role=list]";
const isDrawn = (page: Page) => expect(page.getByRole("heading", { name: "Method" })).toBeVisible();

/** The text of each printed page. Skips the test if `pdftotext` (poppler) is not installed. */
async function textOfPdf(page: Page, format: string, path: string): Promise<string[]> {
  await page.pdf({ path, format });
  const { error, stdout } = spawnSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });
  test.skip(error !== undefined, "pdftotext (poppler-utils) is not installed");
  return stdout.split("\f").slice(0, -1);
}

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

test("a selection is copied with one line a row when it has fractions", async ({ page, signUpWith }) => {
  const { id } = await signUpWith(macaroni);
  await page.goto(`/recipes/${id}`);
  await isDrawn(page);
  expect(await copyText(page, ".ingredients-column > :last-child")).toBe(
    "1 ½ cups macaroni\n5/16 cup flour\n\nFor the top:\n¾–1 cup crumbs, dry\nsalt",
  );
  await page.goto(`/recipes/${id}?servings=3`);
  await isDrawn(page);
  expect(await copyText(page, ingredients)).toBe("2 ¼ cups macaroni\n7 ½ tbsp flour");
  expect(await copyText(page, "section[aria-labelledby=method] ol")).toBe(
    "1. Melt ¾ cup butter for ½ hour.\n2. Serve at 60 °C.",
  );
  // Selects from the middle of one row to the middle of the next.
  await page.evaluate((list) => {
    const [first, second] = document.querySelectorAll(`${list} bdi`);
    if (first?.firstChild && second?.firstChild)
      getSelection()?.setBaseAndExtent(first.firstChild, 3, second.firstChild, 2);
  }, ingredients);
  await page.keyboard.press("ControlOrMeta+C");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("aroni\n7 ½ tbsp fl");

  await page.goto(`/recipes/${id}/cook?servings=3`);
  await expect(position(page, 1, 2)).toBeVisible();
  expect(await copyText(page, "#step")).toBe("Melt ¾ cup butter for ½ hour.");
  await next(page).click();
  await expect(position(page, 2, 2)).toBeVisible();
  expect(await copyText(page, "#step")).toBe("Serve at 60 °C.");
});

test("a recipe is copied as text and as Markdown for the servings on the screen when its reader is a guest", async ({
  page,
  request,
  createMember,
}) => {
  const { id } = await createRecipe(request, await createMember(), { ...macaroni, is_public: true });
  await enterGuestMode(page);
  await page.goto(`/recipes/${id}?servings=4`);
  await isDrawn(page);
  for (const [entry, parts] of [
    [/as text/, ["Macaroni cheese\n\n", "\n3 cups macaroni\n", "\nFor the top:\n\n1½–2 cups crumbs, dry"]],
    [/as Markdown/, ["# Macaroni cheese\n", "- Servings: 4\n", "\n- 3 cups macaroni\n", "\n### For the top"]],
  ] as const) {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: entry }).click();
    await expect(page.getByText("The recipe is in your clipboard.").first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const part of parts) expect(copied).toContain(part);
  }
});

test("a printed recipe has each amount once as text when it is a PDF", async ({
  page,
  signUpWith,
}, testInfo) => {
  const { id } = await signUpWith(macaroni);
  await page.goto(`/recipes/${id}?servings=3`);
  await isDrawn(page);
  const [text = ""] = await textOfPdf(page, "A4", testInfo.outputPath("recipe.pdf"));
  expect(text).toMatch(/ 2¼ cups macaroni /);
  expect(text).toMatch(/Melt ¾ cup butter for ½ hour\./);
  expect(text).not.toMatch(/\d[/⁄]\d|in the recipe/);
});

test(
  "a printed recipe fills its pages when its method or a step is longer than a page",
  { tag: "@nightly" },
  async ({ page, signUpWith }, testInfo) => {
    const sentence = "Stir it slowly until it thickens, and taste it now and then. ";
    const { id } = await signUpWith({
      title: "Stock",
      ingredients: Array.from({ length: 20 }, (_, index) => `${index + 1} g spice`),
      steps: [
        ...Array.from({ length: 30 }, () => sentence.repeat(3)),
        `Endless\n${`${sentence}\n`.repeat(75)}`,
        "Last",
      ],
    });
    await page.goto(`/recipes/${id}`);
    await isDrawn(page);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 690, height: 1000 });
    const widths = await page
      .locator("section[aria-labelledby=method] li > [data-copy-row]")
      .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().width));
    expect(widths.at(0)).toBeLessThan(450);
    expect(widths.at(29)).toBeGreaterThan(600);
    for (const format of ["A4", "Letter"]) {
      const pages = await textOfPdf(page, format, testInfo.outputPath("recipe.pdf"));
      const fullest = Math.max(...pages.map((text) => text.split("\n").length));
      for (const text of pages.slice(0, -1))
        expect(text.split("\n").length, text).toBeGreaterThan(fullest / 2);
    }
  },
);

const Rows = z.object({
  servings: z.number(),
  ingredients: z.array(
    z.object({
      quantity: z.number().nullable(),
      quantity_max: z.number().nullable(),
      unit: z.string().nullable(),
      size: z.string().nullable(),
    }),
  ),
});

const Pasted = z.object({
  data: z.object({ data: z.object({ servings: z.number(), ingredients: z.array(z.string()) }) }),
});

test("a copied page has the same amounts when each starter recipe is pasted", {
  tag: "@nightly",
}, async ({ page, request, createMember }) => {
  test.setTimeout(300_000);
  const member = await createMember();
  const headers = bearer(member);
  const list = z.object({ items: z.array(z.object({ id: z.string() })) });
  const answer = await request.get("/api/recipes/?page_size=100&is_public=true");
  const { items: recipes } = list.parse(await answer.json());
  expect(recipes.length).toBeGreaterThanOrEqual(30);
  await enterGuestMode(page);
  for (const { id } of recipes.slice(0, 30)) {
    await page.goto(`/recipes/${id}`);
    await isDrawn(page);
    const copied = await copyText(page, "article");
    const pasted = await request.post("/api/import/extract-text", { headers, data: { text: copied } });
    const { data } = Pasted.parse(await pasted.json());
    const made = await createRecipe(request, member, {
      title: "Pasted",
      servings: data.data.servings,
      ingredients: data.data.ingredients,
    });
    const [back, original] = await Promise.all(
      [made.id, id].map(async (of) =>
        Rows.parse(await (await request.get(`/api/recipes/${of}`, { headers })).json()),
      ),
    );
    expect.soft(back, copied).toEqual(original);
  }
});
