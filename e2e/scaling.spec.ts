import type { Page } from "@playwright/test";
import { enterGuestMode } from "./account-pages.ts";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, type Member, test } from "./fixtures.ts";
import { createRecipe, type SampleRecipe } from "./sample-recipes.ts";
import { boxOf } from "./viewports.ts";

const frittata: SampleRecipe = {
  title: "Bean frittata",
  servings: 4,
  is_public: true,
  ingredients: [
    "2 (400 g) tins white beans, drained",
    "3 eggs",
    "1 cup plus 2 tbsp milk",
    "2-3 cloves garlic",
    "1250 g potatoes",
    "1 tsp baking powder",
    "salt to taste",
  ],
  steps: [
    "Add 200 g of the potatoes and bake at 180 °C for 25 minutes in a 20 cm tin.",
    "Serve while it is warm.",
  ],
};

const stepper = (page: Page) => page.getByRole("spinbutton", { name: "Servings" });
const slider = (page: Page) => page.getByRole("slider", { name: "Servings" });
const back = (page: Page) => page.getByRole("button", { name: "Back to the recipe's 4 servings" });

/** The ingredient lines as screen readers announce them, with fractions in digits. */
function lines(page: Page): Promise<string[]> {
  const items = page
    .getByRole("region", { name: "Ingredients" })
    .getByRole("listitem")
    .filter({ visible: true });
  return items.evaluateAll((found) =>
    found
      .filter((item) => item.closest("section")?.ariaLabel?.startsWith("Good to know") !== true)
      .map((item) => {
        const copy = item.cloneNode(true) as HTMLElement;
        for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove();
        const parts = [...copy.children].map((part) => part.textContent?.trim() ?? "");
        return parts.filter(Boolean).join(" ").replace(/\s+/g, " ");
      }),
  );
}

const expectLine = (page: Page, index: number) => expect.poll(async () => (await lines(page))[index]);

const waitForScaling = (page: Page) =>
  page.waitForResponse((response) => response.url().includes("scaling.scale"));

async function open(page: Page, id: string, query = "") {
  await page.goto(`/recipes/${id}${query}`);
  await expect(stepper(page)).toBeVisible();
}

test.describe("a member's recipe", () => {
  let member: Member;
  let id: string;

  test.beforeEach(async ({ page, request, signUp }) => {
    member = await signUp();
    id = (await createRecipe(request, member, frittata)).id;
    await open(page, id);
  });

  test("changed amounts are marked and the facts show the servings when the recipe is scaled", async ({
    page,
  }) => {
    const marked = page.getByRole("region", { name: "Ingredients" }).locator(".scaled-amount");
    await open(page, id);
    const facts = page.locator("dl").filter({ hasText: "Serves" });
    await expect(facts).toContainText("Serves4");
    await expect(marked).toHaveCount(0);
    await open(page, id, "?servings=7");
    await expect(facts).toContainText("Serves7");
    await expect(marked).toHaveCount(6);
    const items = page.getByRole("region", { name: "Ingredients" }).getByRole("listitem");
    const heightOf = async (text: string) =>
      (await items.filter({ hasText: text }).boundingBox())?.height ?? 0;
    const lineHeight = await heightOf("baking powder");
    // The long amount wraps to two lines next to its name, but not to three.
    expect(await heightOf("milk")).toBeLessThan(lineHeight * 2);
    await back(page).click();
    await expect(marked).toHaveCount(0);
    await expect(facts).toContainText("Serves4");
  });

  test("lines and steps scale but temperatures, times and tins do not when servings are typed", async ({
    page,
  }) => {
    const response = waitForScaling(page);
    await stepper(page).fill("6");
    await expectLine(page, 0).toBe("3 (400 g) tins white beans, drained");
    await expectLine(page, 3).toMatch(/^3–5 cloves garlic/);
    await expectLine(page, 6).toBe("salt to taste");
    const step = page.getByRole("region", { name: "Method" }).getByRole("listitem").first();
    await expect(step.locator("mark")).toHaveText(["300 g (in the recipe: 200 g)"]);
    await expect(step).toContainText("bake at 180 °C for 25 minutes in a 20 cm tin.");
    await response;
    await expect(page).toHaveURL(`/recipes/${id}?servings=6`);
  });

  test("tips and notes match the shown servings when the servings change quickly", {
    tag: "@nightly",
  }, async ({ page }) => {
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const record = () => {
        const tips = document.querySelector('[aria-label^="Good to know for"]');
        if (tips?.checkVisibility({ visibilityProperty: true }))
          seen.push(`${tips.ariaLabel}: ${tips.textContent?.match(/[\d.]+(?= times)/)?.[0]}`);
        const eggs = document.querySelectorAll<HTMLElement>(
          '[aria-labelledby="ingredients"] [role="listitem"]',
        )[1];
        if (eggs) seen.push(eggs.innerText.replace(/\s+/g, " "));
        requestAnimationFrame(record);
      };
      record();
    });
    for (const [servings, eggs] of [
      ["9", /^7 eggs/],
      ["7", /^5 eggs/],
      ["1", /^3\/4 egg/],
      ["4", /^3 eggs/],
      ["12", /^9 eggs/],
    ] as const) {
      await stepper(page).fill(servings);
      await expectLine(page, 1).toMatch(eggs);
    }
    const box = await boxOf(slider(page));
    const y = box.middleY;
    const xOf = (servings: number) => box.x + 12 + ((box.width - 24) * (servings - 1)) / 19;
    await page.mouse.move(xOf(12), y);
    await page.mouse.down();
    await page.mouse.move(xOf(3), y);
    await expectLine(page, 1).toMatch(/^2 eggs/);
    await page.mouse.up();
    await expectLine(page, 1).toMatch(/^2 eggs Exactly 2 1\/4/);
    const seen = new Set(await page.evaluate(() => (window as unknown as { seen: string[] }).seen));
    const tips = [...seen].filter((text) => text.startsWith("Good"));
    for (const tip of tips) {
      const [, servings, factor] = tip.match(/(\d+) servings?: ([\d.]+)/) ?? [];
      expect(Number(factor), tip).toBe(Number(servings) / 4);
    }
    expect(tips.length).toBeGreaterThan(3);
    const notes = [...seen].filter((text) => text.includes("Exactly"));
    const correctNote = /^(2 eggs Exactly 2 1|7 eggs Exactly 6 3|5 eggs Exactly 5 1|3\/4 3⁄4 egg Exactly 3)/;
    for (const note of notes) expect(note).toMatch(correctNote);
    expect(notes.length).toBeGreaterThan(2);
  });

  test("nothing shifts and axe finds nothing when a recipe is scaled", {
    tag: "@nightly",
  }, async ({ page, checkA11y }) => {
    await page.evaluate(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) seen.shift += entry.value;
        }
      }).observe({ type: "layout-shift" });
    });
    const box = await boxOf(slider(page));
    const y = box.middleY;
    await page.mouse.move(box.x + 12 + ((box.width - 24) * 3) / 19, y);
    await page.mouse.down();
    for (let servings = 4; servings <= 20; servings += 1) {
      await page.mouse.move(box.x + 12 + ((box.width - 24) * (servings - 1)) / 19, y);
      await expect(stepper(page)).toHaveValue(String(servings));
    }
    await page.mouse.up();
    const response = waitForScaling(page);
    await page.getByRole("button", { name: "One serving fewer" }).click();
    await response;
    const { shift } = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen);
    expect(shift).toBeLessThan(0.01);

    await open(page, id, "?servings=9");
    await expect(page.getByRole("region", { name: /^Good to know for/ })).toBeVisible();
    await checkEverywhere(page, checkA11y);
  });

  test("a printed recipe has the latest servings when they were changed just before printing", {
    tag: "@nightly",
  }, async ({ page }) => {
    const printed = await page.evaluate(() => {
      document.querySelector<HTMLElement>('[aria-label="One serving more"]')?.click();
      // Lines render in later tasks, for which printing does not wait.
      dispatchEvent(new Event("beforeprint"));
      return document.querySelector('[aria-labelledby="ingredients"] [role="list"]')?.textContent ?? "";
    });
    expect(printed).toMatch(/^2 1\/2.*1\.563 kg.*1 1\/4 tsp/);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("For 5 servings (recipe: 4)")).toBeVisible();
    await expect(stepper(page)).toBeHidden();
    await expect(slider(page)).toBeHidden();
  });
});

test("a public recipe is scaled when its reader is a guest", async ({ page, request, createMember }) => {
  const member = await createMember();
  const { id } = await createRecipe(request, member, frittata);
  await enterGuestMode(page);
  await open(page, id);
  const response = waitForScaling(page);
  await page.getByRole("button", { name: "One serving more" }).click();
  expect((await response).status()).toBe(200);
  await expect(page).toHaveURL(`/recipes/${id}?servings=5`);
  await expectLine(page, 4).toMatch(/^1\.563 kg potatoes/);
});
