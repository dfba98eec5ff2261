import type { Locator, Page } from "@playwright/test";
import { fillRegistration, password } from "./account-pages.ts";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, test } from "./fixtures.ts";
import { broth, brothPage, html, list, recipe } from "./food-pages.ts";
import { FoodSite, siteAddress } from "./food-site.ts";
import { recordInteractions } from "./interaction-recorder.ts";
import { createRecipe } from "./sample-recipes.ts";

const site = new FoodSite();

test.use({
  serverEnv: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      await use(await site.start());
      site.stop();
    },
    { scope: "worker" },
  ],
});

const first = (page: Page) => page.getByRole("region", { name: "Bring in your first recipe" });
const link = (page: Page) => first(page).getByRole("textbox", { name: "A link to a recipe" });
const journey = (page: Page) => page.getByRole("region", { name: "Your Recipe Journey" });

/** Pastes a text into the link's field. */
async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await link(page).focus();
  await page.keyboard.press("ControlOrMeta+V");
}

test("the first recipe is saved after five presses and six fields when a visitor starts on the landing page", async ({
  page,
  context,
  mailTo,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  site.showPage("/broth", brothPage);
  const { presses, fields } = await recordInteractions(context);
  const email = "first@first.example.org";

  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).click();
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { name: "One step left" })).toBeVisible();

  // The mailed link is pressed in a mail program, so the recorder does not see it.
  const mail = await mailTo(email);
  presses.push("the mail's link");
  await page.goto(mail.links.find((address) => address.includes("/verify-email/")) ?? "");
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, Vera!");
  await paste(page, `${siteAddress}/broth`);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Broth");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Recipe saved" })).toBeVisible();

  expect(presses).toEqual(["Get Started", "Create Account", "the mail's link", "Sign In", "Save"]);
  expect(fields).toEqual([
    "Full Name",
    "Email Address",
    "Password",
    "Confirm Password",
    "Password",
    "A link to a recipe",
  ]);
});

test("the dashboard offers the import of a first recipe and shows the figures when the member is new", async ({
  page,
  request,
  signUp,
  checkA11y,
}) => {
  const member = await signUp();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, Cook!");
  const panel = first(page);
  await expect(link(page)).toBeVisible();
  for (const [name, href] of [
    ["Paste text", "/recipes/import?mode=text"],
    ["Scan a photo", "/recipes/scan"],
    ["Write it down", "/recipes/create"],
  ] as const) {
    await expect(panel.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await expect(panel.getByRole("button", { name: "Keep this recipe" })).toHaveCount(1);
  await expect(page.getByRole("main").locator(".bg-tomato")).toHaveCount(1);
  await expect(journey(page).getByRole("link", { name: "Your recipes" })).toHaveText("0 Your recipes");
  await expect(page.getByRole("region", { name: "Recent recipes" })).toHaveCount(0);
  await checkEverywhere(page, checkA11y, panel);
  // At 1440 px both columns end at the same height, and all featured cards have the same height.
  const bottomOf = async (element: Locator) => {
    const { y, height } = (await element.boundingBox()) ?? { y: 0, height: 0 };
    return Math.round(y + height);
  };
  const otherWays = panel.getByRole("link", { name: /^(Paste text|Scan a photo|Write it down)$/ });
  expect(await bottomOf(otherWays.first())).toBe(
    await bottomOf(panel.getByRole("button", { name: "Keep this recipe" })),
  );
  const featured = page.getByRole("region", { name: "Featured Recipes" }).getByRole("article");
  const heights = await featured.evaluateAll((cards) =>
    cards.map((card) => Math.round(card.firstElementChild?.getBoundingClientRect().height ?? 0)),
  );
  expect(heights).toEqual(Array(6).fill(heights[0]));
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await otherWays.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).map(({ y, width }) => `${y}: ${Math.round(width)}`),
    );
    expect(boxes).toEqual(Array(3).fill(boxes[0]));
  }
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const link of await otherWays.all())
    expect(await link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);

  await createRecipe(request, member, { title: "Dal" });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, Cook!");
  await expect(journey(page).getByRole("link", { name: "Your recipes" })).toHaveText("1 Your recipes");
  await expect(first(page)).toHaveCount(0);
});

test("a typed link is imported by Enter, but replaces no open review when there is one", {
  tag: "@nightly",
}, async ({ page, signUp }) => {
  await signUp();
  site.showPage("/broth", brothPage);
  site.showPage(
    "/stock",
    html("Stock", [recipe("Stock", broth.lines, broth.steps)], list("ul", broth.lines)),
  );
  await page.goto("/dashboard");
  await link(page).press("Enter");
  await expect(first(page).getByText("Please enter a URL")).toBeVisible();
  await expect(link(page)).toBeFocused();
  await page.keyboard.type(`${siteAddress}/broth`);
  await expect(first(page).getByText("Please enter a URL")).toHaveCount(0);
  await page.keyboard.press("Enter");
  const title = page.getByRole("textbox", { name: "Title" });
  await expect(title).toHaveValue("Broth");
  await page.goBack();
  await expect(page).toHaveURL("/dashboard");
  await link(page).fill(`${siteAddress}/stock`);
  await link(page).press("Enter");
  await expect(page.getByText("Another recipe is open here.")).toBeVisible();
  await expect(title).toHaveValue("Broth");
});
