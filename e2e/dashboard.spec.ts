import type { Locator, Page } from "@playwright/test";
import { enterGuestMode } from "./account-pages.ts";
import { expect, test } from "./fixtures.ts";
import { holdResponses, watchLayoutShifts } from "./layout-shifts.ts";
import { createLiked, createRecipe } from "./sample-recipes.ts";
import { desk, phone } from "./viewports.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name });
const cuisines = [
  "Italian",
  "Mexican",
  "Chinese",
  "Indian",
  "American",
  "French",
  "Thai",
  "Mediterranean",
  "Japanese",
];

test("the dashboard shows suggestions, the newest recipes and then the figures when a member has recipes", async ({
  page,
  request,
  signUp,
}) => {
  const adds = page.getByRole("button", { name: /^(Add|New|Create)/ });
  const member = await signUp();
  const titles = [
    "Dal",
    "Hummus",
    "Gnocchi",
    "Fish soup",
    "Egg curry",
    "Borscht",
    "Naan",
    "Kimchi",
    "Apple pie",
  ];
  for (const title of titles)
    await (title === "Dal" ? createLiked : createRecipe)(request, member, { title });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, Cook!");
  const journey = section(page, "Your Recipe Journey");
  await expect(journey.getByRole("link", { name: "Your recipes" })).toHaveText("9 Your recipes");
  await expect(journey.getByRole("link", { name: "This week" })).toHaveText("9 This week");
  // The date determines which recipes are suggested. All recipes are new, and one of them is liked.
  const today = section(page, "What would you like to cook today?").getByRole("article");
  await expect(today).toHaveCount(3);
  for (const suggestion of await today.all())
    await expect(suggestion).toContainText(/New in your kitchen|One of your favorites/);
  const dishes = await today.getByRole("heading").allTextContents();
  await today
    .first()
    .getByRole("link", { name: `Cook ${dishes[0]}` })
    .click();
  await expect(page).toHaveURL(/\/cook$/);
  await page.goBack();
  await expect(section(page, "Recent recipes").getByRole("article").getByRole("heading")).toHaveText(
    titles
      .toReversed()
      .filter((title) => !dishes.includes(title))
      .slice(0, 4),
  );
  const top = async (name: string) => (await section(page, name).boundingBox())?.y ?? 0;
  const sections = [
    "What would you like to cook today?",
    "Recent recipes",
    "Featured Recipes",
    "Explore by Cuisine",
  ];
  const tops = await Promise.all([...sections, "Your Recipe Journey"].map(top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  for (const [name, address] of [
    ["Create Recipe", "/recipes/create"],
    ["Import Recipe", "/recipes/import"],
    ["Paste text", "/recipes/import?mode=text"],
    ["Scan Recipe", "/recipes/scan"],
  ] as const) {
    await expect(adds).toHaveText(["Add Recipe"]);
    await adds.click();
    await expect(page.getByRole("menuitem")).toHaveCount(4);
    await page.getByRole("menuitem", { name }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL("/dashboard");
  }

  await page.setViewportSize(phone);
  await expect(adds).toHaveText(["Add"]);
  await journey.getByRole("link", { name: "Liked" }).click();
  await expect(page).toHaveURL("/favorites");
  await expect(section(page, "My Favorites").getByRole("article").getByRole("heading")).toHaveText(["Dal"]);
  await page.goBack();
  await journey.getByRole("link", { name: "Your recipes" }).click();
  await expect(page).toHaveURL("/recipes");
});

test("the dashboard filters by cuisine when a chip is chosen, and shows all when it is chosen again", {
  tag: "@nightly",
}, async ({ page }) => {
  await enterGuestMode(page);
  await page.goto("/dashboard");
  const explore = section(page, "Explore by Cuisine");
  await expect(explore.getByRole("heading", { name: "Explore Popular Recipes" })).toBeVisible();
  const chips = explore.getByRole("radiogroup", { name: "Cuisine" }).getByRole("radio");
  await expect(chips).toHaveText(cuisines);
  await expect(chips.filter({ hasText: "Italian" })).toBeChecked();
  await expect(explore.getByRole("article").first()).toContainText("Italian");
  await chips.filter({ hasText: "Thai" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard?cuisine=thai");
  await expect(explore.getByRole("article").first()).toContainText("Thai");
  await page.keyboard.press("ArrowRight");
  await expect(chips.filter({ hasText: "Mediterranean" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/dashboard?cuisine=mediterranean");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/dashboard?cuisine=all");
  await expect(explore.getByRole("article")).toHaveCount(8);
  const size = explore.getByRole("combobox", { name: "Recipes a page" });
  await expect(size).toHaveValue("8");
  await expect(size.getByRole("option")).toHaveText(["4", "8", "12", "16"]);
  await size.selectOption("4");
  await expect(explore.getByRole("article")).toHaveCount(4);
  await explore.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL("/dashboard?cuisine=all&page_size=4");
  await expect(explore.getByRole("article")).toHaveCount(4);
});

test("the first recipe is on the first screen, below a recipe left half cooked, when the screen is a phone", async ({
  page,
  request,
  signUp,
  checkA11y,
}) => {
  await page.setViewportSize(phone);
  const member = await signUp();
  await createRecipe(request, member, { title: "Dal" });
  const { id } = await createRecipe(request, member, {
    title: "Bean soup",
    steps: ["Soak the beans.", "Cook them.", "Season it."],
  });
  await page.goto("/dashboard");
  const recent = section(page, "Recent recipes");
  const first = recent.getByRole("article").first();
  await expect(first).toContainText("Bean soup");
  const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
  expect(y).toBeLessThan(300);
  expect(y + height).toBeLessThan(844 - 64);
  await expect(page.getByText("You were cooking")).toHaveCount(0);

  await page.goto(`/recipes/${id}/cook`);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 2 of 3").first()).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("You were cooking · Step 2 of 3")).toBeVisible();
  await checkA11y(page);
  await page.getByRole("link", { name: "Go on cooking" }).click();
  await expect(page).toHaveURL(`/recipes/${id}/cook`);
  await expect(page.getByText("Step 2 of 3").first()).toBeVisible();
});

test("the dashboard shows no recipe twice when a member has one, two or three recipes", async ({
  page,
  request,
  signUp,
}) => {
  const member = await signUp();
  await page.setViewportSize(desk);
  const next = section(page, "Bring in the next one");
  for (const [index, title] of ["Dal", "Hummus", "Naan"].entries()) {
    await createRecipe(request, member, { title, is_public: true });
    await page.goto("/dashboard");
    const recent = section(page, "Recent recipes");
    await expect(recent.getByRole("article")).toHaveCount(index + 1);
    await expect(section(page, "Explore by Cuisine").getByRole("article").first()).toBeVisible();
    await expect(section(page, "Featured Recipes").getByRole("article")).toHaveCount(6);
    const links = await page.getByRole("article").getByRole("heading").getByRole("link").all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
    expect(addresses.length).toBeGreaterThan(index + 7);
    expect(new Set(addresses).size).toBe(addresses.length);
    await expect(next).toHaveCount(index < 2 ? 1 : 0);
    const cut = await section(page, "Featured Recipes")
      .getByRole("listitem")
      .evaluateAll((facts) => facts.filter((fact) => fact.scrollWidth > fact.clientWidth).length);
    expect(cut).toBe(0);
    if (index === 2) continue;
    const { x = 0, y = 0 } = (await next.boundingBox()) ?? {};
    const card = await recent.getByRole("article").last().boundingBox();
    expect(x).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0));
    expect(y).toBe(card?.y);
  }
});

test("the sample recipe appears once on the dashboard when the member is new", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/dashboard");
  const sample = page.getByRole("complementary", { name: "Or begin with one of ours" });
  // Compares addresses, because other tests may have created recipes with the same title.
  const address = await sample.getByRole("heading").getByRole("link").getAttribute("href");
  await expect(section(page, "Explore by Cuisine").getByRole("article").first()).toBeVisible();
  await expect(section(page, "Featured Recipes").getByRole("article")).toHaveCount(6);
  await expect(page.locator(`main a[href="${address}"]`)).toHaveCount(1);
});

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test("the dashboard shows as many placeholders as recipes and shifts nothing when it loads", {
  tag: "@nightly",
}, async ({ page, request, signUp }) => {
  const member = await signUp();
  for (const title of ["Dal", "Pie", "Naan", "Soup", "Flan", "Hash", "Rösti"])
    await createRecipe(request, member, { title });
  const recent = section(page, "Recent recipes");
  const today = section(page, "What would you like to cook today?").getByRole("article");
  const verticalBoxOf = async (element: Locator) => {
    const { y, height } = (await element.boundingBox()) ?? {};
    return { y, height };
  };
  const readLayoutShifts = await watchLayoutShifts(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto("/dashboard");
    await expect(recent.getByRole("article").first()).toBeVisible();
    const release = await holdResponses(page);
    await page.goto("/dashboard");
    await expect(recent.locator(".card-skeleton")).toHaveCount(4);
    await expect(section(page, "Featured Recipes")).toBeVisible();
    const loadingBox = await verticalBoxOf(recent);
    await release();
    // With three columns, a card that would be alone in its row is hidden, and so is its placeholder.
    await expect(recent.locator("article")).toHaveCount(4);
    await expect(today).toHaveCount(3);
    expect(await verticalBoxOf(recent)).toEqual(loadingBox);
    await expect(section(page, "Explore by Cuisine").getByRole("article").first()).toBeVisible();
    expect(await readLayoutShifts(), `${size.width} wide`).toEqual([]);
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("nothing shifts when the dashboard of a new member or a guest loads", { tag: "@nightly" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  const readLayoutShifts = await watchLayoutShifts(page);
  for (const who of ["a new member", "a guest"] as const) {
    if (who === "a guest") {
      await page.evaluate(() => {
        localStorage.clear();
        localStorage.setItem("guestMode", "true");
      });
    }
    for (const size of sizes) {
      await page.setViewportSize(size);
      const release = await holdResponses(page);
      await page.goto("/dashboard");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("section[aria-labelledby=featured]").getByText("Loading...")).toBeAttached();
      await release();
      await expect(section(page, "Featured Recipes")).toHaveCount(1);
      await expect(section(page, "Explore by Cuisine").getByRole("article").first()).toBeVisible();
      expect(await readLayoutShifts(), `${who}, ${size.width} wide`).toEqual([]);
      await page.unrouteAll({ behavior: "wait" });
    }
  }
});
