import type { Locator, Page } from "@playwright/test";
import { enterGuestMode } from "./account-pages.ts";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, type Member, test } from "./fixtures.ts";
import { createRecipe } from "./sample-recipes.ts";

test.describe.configure({ mode: "parallel" });

type TestData = { member: Member; ownRecipe: string; publicRecipe: string };
type Screen = {
  name: string;
  who: "stranger" | "guest" | "new member" | "member";
  path: string | ((testData: TestData) => string);
  /** An element that is visible once the page has loaded. */
  shows: (page: Page) => Locator;
  /** Brings the loaded page into the state under test. */
  reach?: (page: Page) => Promise<void>;
};

const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name });
const source = `<script type="application/ld+json">{"@context": "https://schema.org", "@type": "Recipe",
 "name": "Rice", "recipeIngredient": ["1 cup rice", "2 cups water"],
 "recipeInstructions": [{"@type": "HowToStep", "text": "Boil until soft."}]}</script>`;

const screens: Screen[] = [
  { name: "landing", who: "stranger", path: "/", shows: heading(/^Every recipe/) },
  { name: "sign in", who: "stranger", path: "/login", shows: heading("Welcome Back") },
  {
    name: "register with its checklist",
    who: "stranger",
    path: "/register",
    shows: (page) => page.getByText("An uppercase letter"),
    reach: (page) => page.getByLabel("Password", { exact: true }).fill("Half-done"),
  },
  {
    name: "resend",
    who: "stranger",
    path: "/resend-verification",
    shows: heading("Resend verification email"),
  },
  { name: "ways in", who: "stranger", path: "/search", shows: heading("Come in to see this page") },
  {
    name: "error page",
    who: "stranger",
    path: "/no-such-page",
    shows: heading("There is no such page"),
  },
  {
    name: "dashboard of a guest",
    who: "guest",
    path: "/dashboard",
    shows: (page) => page.getByRole("article").nth(7),
  },
  {
    name: "public recipe",
    who: "guest",
    path: ({ publicRecipe }) => `/recipes/${publicRecipe}`,
    shows: heading("Method"),
  },
  { name: "missing recipe", who: "guest", path: "/recipes/none", shows: heading("Recipe not found") },
  {
    name: "search before any",
    who: "guest",
    path: "/search",
    shows: heading("What would you like to cook?"),
  },
  {
    name: "search with results",
    who: "guest",
    path: "/search?cuisine=italian",
    shows: (page) => page.getByRole("article").first(),
  },
  {
    name: "search without",
    who: "guest",
    path: "/search?q=qqqq",
    shows: heading('No recipe here has "qqqq".'),
  },
  {
    name: "dashboard of a member",
    who: "member",
    path: "/dashboard",
    shows: (page) => page.getByRole("article").nth(7),
  },
  { name: "my recipes, none", who: "new member", path: "/recipes", shows: heading("Nothing here yet") },
  {
    name: "my recipes",
    who: "member",
    path: "/recipes",
    shows: (page) => page.getByRole("article").first(),
  },
  {
    name: "own recipe",
    who: "member",
    path: ({ ownRecipe }) => `/recipes/${ownRecipe}`,
    shows: heading("Method"),
  },
  {
    name: "create, with complaints",
    who: "new member",
    path: "/recipes/create",
    shows: (page) => page.getByText("Title is required").first(),
    reach: (page) => page.getByRole("textbox", { name: "Title" }).press("Enter"),
  },
  {
    name: "edit",
    who: "member",
    path: ({ ownRecipe }) => `/recipes/${ownRecipe}/edit`,
    shows: (page) => page.getByRole("textbox", { name: "Title" }),
  },
  {
    name: "edit, review",
    who: "member",
    path: ({ ownRecipe }) => `/recipes/${ownRecipe}/edit?step=review`,
    shows: heading("Review"),
  },
  {
    name: "import",
    who: "new member",
    path: "/recipes/import",
    shows: (page) => page.getByText(/^Reads .* more sites\.$/),
  },
  {
    name: "scan, all tips",
    who: "new member",
    path: "/recipes/scan",
    shows: (page) => page.getByText("Recommended resolution: 300 DPI"),
    reach: (page) => page.getByRole("button", { name: "View All Tips" }).click(),
  },
  {
    name: "import, the review",
    who: "new member",
    path: "/recipes/import?mode=source",
    shows: heading("Ingredients"),
    async reach(page) {
      await page.getByRole("textbox", { name: "URL" }).fill("www.example.org/rice");
      await page.getByRole("textbox", { name: "Page source" }).fill(source);
      await page.getByRole("button", { name: "Read it" }).click();
    },
  },
];

/**
 * The number of screens per test, because a browser for each screen would cost more than the check. `npm
 * test` runs only the stranger's first test.
 */
const screensPerTest = (who: Screen["who"]) => (who === "stranger" ? 4 : 7);
const visitors = [...new Set(screens.map(({ who }) => who))];
const batches = visitors.flatMap((who) => {
  const all = screens.filter((screen) => screen.who === who);
  const size = screensPerTest(who);
  const starts = all.flatMap((_, index) => (index % size === 0 ? [index] : []));
  return starts.map((start) => ({ who, batch: all.slice(start, start + size) }));
});

for (const { who, batch } of batches) {
  const names = batch.map(({ name }) => name).join("; ");
  test(`axe finds nothing for a ${who} on: ${names}`, {
    tag: who === "stranger" && names.startsWith("landing") ? [] : "@nightly",
  }, async ({ page, request, problems, checkA11y, createMember, signIn }) => {
    test.setTimeout(batch.length * 60_000);
    // The browser logs the 404 of the error page and of the missing recipe.
    problems.allow(/status of 404/);
    let testData: TestData | undefined;
    if (who.endsWith("member") || batch.some(({ path }) => typeof path === "function")) {
      const member = await createMember();
      const make = (title: string, is_public: boolean) =>
        createRecipe(request, member, {
          title,
          is_public,
          cuisine: "THAI",
          difficulty: "HARD",
          tags: ["rice", "quick"],
          description: "What one cooks on a Monday.",
          ingredients: ["1 1/2 cups rice", "2 cups water", "salt"],
          steps: ["Wash the rice.", "Boil until soft."],
        });
      const isNew = who === "new member";
      const ownRecipe = isNew ? "" : (await make("Monday rice", false)).id;
      const publicRecipe = isNew ? "" : (await make("Sunday rice", true)).id;
      testData = { member, ownRecipe, publicRecipe };
      if (who.endsWith("member")) await signIn(page, member);
    }
    if (who === "guest") await enterGuestMode(page);
    for (const { name, path, reach, shows } of batch) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(typeof path === "string" ? path : path(testData as TestData));
        await reach?.(page);
        await expect(shows(page)).toBeVisible();
        await checkEverywhere(page, checkA11y, shows(page));
      });
    }
  });
}

/** The elements that Tab focuses, in order, with the width of their focus ring in CSS pixels. */
async function walkByTab(page: Page, stops: number) {
  const reached: { name: string; ring: number }[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    reached.push(
      await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const label = element.id ? document.querySelector(`label[for="${element.id}"]`) : null;
        // A scrollable list is named by the section around it.
        const strip = element.matches("ul") ? element.closest("section")?.ariaLabel : null;
        const style = getComputedStyle(element);
        return {
          name: (element.ariaLabel ?? strip ?? label?.textContent ?? element.textContent ?? "").trim(),
          ring: style.outlineStyle === "none" ? 0 : Number.parseFloat(style.outlineWidth),
        };
      }),
    );
  }
  return reached;
}

const tabOrders = [
  {
    path: "/",
    order: ["Skip to content", "Sign In", "Get Started", "Browse as Guest", "Dishes from the larder"],
  },
  {
    path: "/login",
    order: [
      "Skip to content",
      "Larder",
      "Email",
      "Password",
      "Show password",
      "Forgot password?",
      "Sign In",
      "Continue as Guest",
      "Sign up",
    ],
  },
  {
    path: "/forgot-password",
    order: ["Skip to content", "Larder", "Email Address", "Send Reset Link", "Back to Login"],
  },
  { path: "/trust/none", order: ["Skip to content", "Larder", "Yes, it is me", "Back to Login"] },
];

for (const { path, order } of tabOrders) {
  test(`Tab reaches every action of ${path} in reading order with a visible focus ring`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The landing page also has links to recipes of this server, whose names vary.
    const dishes = page.getByRole("region", { name: "Dishes from the larder" }).getByRole("link");
    await expect(dishes).toHaveCount(path === "/" ? 6 : 0);
    const expected = [...order, ...(await dishes.allInnerTexts())];
    const actions = page.locator("a[href], button, input, select, textarea, [tabindex='0']");
    await expect(actions.filter({ visible: true })).toHaveCount(expected.length);
    const reached = await walkByTab(page, expected.length);
    expect(reached.map(({ name }) => name)).toEqual(expected);
    for (const { name, ring } of reached) expect(ring, name).toBeGreaterThanOrEqual(2);
  });
}

test("the landing page's three actions open their pages when Enter is pressed", async ({ page }) => {
  for (const [tabs, path] of [
    [2, "/login"],
    [3, "/register"],
    [4, "/dashboard"],
  ] as const) {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (let stop = 0; stop < tabs; stop += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(path);
  }
});

test("a page focuses its heading and sets its title when it is opened by a link", async ({ page }) => {
  await enterGuestMode(page);
  await page.goto("/dashboard");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle("Search · Larder");
});
