import type { Page } from "@playwright/test";
import { enterGuestMode, signInByForm } from "./account-pages.ts";
import { expect, test } from "./fixtures.ts";
import { holdCall } from "./held-calls.ts";
import { boxOf, phone } from "./viewports.ts";

const itemsOf = (page: Page, navigation: string) =>
  page.getByRole("navigation", { name: navigation }).getByRole("listitem");

test("the not-found page links to the start page when the address is unknown", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await page.goto("/no/such/page");
  const notFound = page.getByRole("heading", { level: 1, name: "There is no such page" });
  await expect(notFound).toBeVisible();
  await expect(page).toHaveTitle("There is no such page · Larder");
  await expect(page.getByText("Nothing is at /no/such/page.")).toBeVisible();
  await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Larder" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  // The content is vertically centred below the logo.
  const logo = await boxOf(page.getByRole("main").getByRole("link", { name: "Larder" }));
  const picture = await boxOf(page.getByRole("main").locator('img[width="400"]'));
  const last = await boxOf(page.getByRole("link", { name: "Sign in" }));
  const above = picture.y - logo.bottom;
  const below = (page.viewportSize()?.height ?? 0) - last.bottom;
  expect(Math.abs(above - below)).toBeLessThan(32);
  await page.goto("/50%");
  await expect(notFound).toBeVisible();
  await page.getByRole("link", { name: "Go home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
});

test("the bottom bar links to the main pages and Add offers all ways when the screen is a phone", async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.setViewportSize(phone);
  await page.goto("/recipes");
  const bar = page.getByRole("navigation", { name: "Bottom bar" });
  await expect(itemsOf(page, "Bottom bar")).toHaveText(["Home", "Recipes", "Add", "Search", "Profile"]);
  await expect(bar.getByRole("link", { name: "Recipes" })).toHaveAttribute("aria-current", "page");

  await bar.getByRole("button", { name: "Add" }).click();
  const sheet = page.getByRole("dialog", { name: "Create Recipe" });
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL("/recipes");
  await sheet.getByRole("link", { name: "Import Recipe" }).click();
  await expect(page).toHaveURL("/recipes/import");
  await expect(sheet).toBeHidden();
  await bar.getByRole("button", { name: "Add" }).click();
  await sheet.getByRole("link", { name: "Paste text" }).click();
  await expect(page).toHaveURL("/recipes/import?mode=text");
  await expect(page.getByRole("textbox", { name: "Recipe as text" })).toBeVisible();
  await bar.getByRole("button", { name: "Add" }).click();
  await sheet.getByRole("link", { name: "New Recipe" }).click();
  await expect(page).toHaveURL("/recipes/create");
  await bar.getByRole("link", { name: "Profile" }).click();
  await expect(page).toHaveURL("/profile");
  await expect(bar.getByRole("link", { name: "Profile" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/security");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar.locator("[aria-current]")).toHaveCount(0);
});

test("the account menu opens Profile or Security or signs out when an entry is chosen", async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes");
  for (const [label, path] of [
    ["Profile", "/profile"],
    ["Security", "/security"],
    ["Logout", "/"],
  ] as const) {
    await page.getByRole("button", { name: "Account", exact: true }).click();
    await page.getByRole("menuitem", { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("menu")).toHaveCount(0);
  }
});

test("a protected page keeps its query string when the session is checked or started first", async ({
  page,
  signUp,
  newVisitor,
}) => {
  const member = await signUp();
  const release = await holdCall(page, "accounts.me");
  await page.goto("/recipes?sort=title-asc");
  await expect(page.getByText("Checking authentication...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "My Recipes" })).toBeVisible();

  const stranger = await newVisitor();
  await stranger.goto("/recipes?sort=title-asc");
  await expect(stranger).toHaveURL("/login");
  await signInByForm(stranger, member);
  await expect(stranger).toHaveURL("/recipes?sort=title-asc");
});

test("the skip link moves the focus past the bars when it is pressed", async ({ page }) => {
  await enterGuestMode(page);
  await page.goto("/search");
  await expect(page.getByRole("banner")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a page offers to load again when its script fails repeatedly", {
  tag: "@nightly",
}, async ({ page, signUp, problems }) => {
  problems.allow(/ERR_FAILED|could not be loaded|Failed to fetch/);
  await signUp();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  let tries = 0;
  await page.route("**/assets/search-*.js", (route) => {
    tries += 1;
    return route.abort();
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This page could not be loaded" })).toBeVisible();
  await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
  expect(tries).toBeGreaterThan(1);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.unroute("**/assets/search-*.js");
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByRole("combobox", { name: "Search recipes" })).toBeVisible();
});

test("the error page is shown when a navigation bar throws", { tag: "@nightly" }, async ({
  page,
  signUp,
  problems,
  checkA11y,
}) => {
  problems.allow(/TypeError/);
  await signUp();
  await page.route(/trpc\/usage\.get/, (route) =>
    route.fulfill({ json: [{ result: { data: { accountTier: "freemium" } } }] }),
  );
  await page.goto("/security");
  await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Go home" })).toHaveAttribute("href", "/");
  await checkA11y(page);
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
});

test("the drawer and menus of the top bar return the focus when they are closed by keyboard", {
  tag: "@nightly",
}, async ({ page, signUp }) => {
  const { name } = await signUp();
  await page.goto("/recipes");
  await test.step("the drawer", async () => {
    const opener = page.getByRole("button", { name: "Open menu" });
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await opener.press("Enter");
    await expect(drawer.getByText(`Signed in as ${name}`)).toBeVisible();
    for (let stop = 0; stop < 15; stop += 1) {
      await page.keyboard.press("Tab");
      expect(await drawer.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step("the account menu", async () => {
    const account = page.getByRole("button", { name: "Account" });
    await account.press("Enter");
    const focused = page.getByRole("menu").locator(":focus");
    await expect(focused).toHaveText("Profile");
    for (const entry of ["Security", "Logout", "Light", "Dark"]) {
      await page.keyboard.press("ArrowDown");
      await expect(focused).toHaveText(entry);
    }
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("menuitemradio", { name: "Dark" })).toHaveAttribute("aria-checked", "true");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(account).toBeFocused();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await account.press("Enter");
    await page.getByRole("menuitemradio", { name: "System" }).press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.keyboard.press("Escape");
    // Waits for the focus, because its late return would close the next menu.
    await expect(account).toBeFocused();
  });
  await test.step("the add menu", async () => {
    await page.getByRole("button", { name: "Add Recipe" }).press("Enter");
    await expect(page.getByRole("menuitem", { name: "Create Recipe" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Import Recipe" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/recipes/import");
  });
});

test("the recipe page opens when its prefetched script fails and is requested again", {
  tag: "@nightly",
}, async ({ page, signUpWith, problems }) => {
  problems.allow(/Failed to load resource/);
  const script = /\/assets\/recipe-[\w-]{7}\.js$/;
  await signUpWith({ title: "Onion soup" });
  let failRequests = () => {};
  const failing = new Promise<void>((resolve) => {
    failRequests = resolve;
  });
  // An idle list prefetches the script. Browsers request it once or twice: to preload it, and to run it.
  let tries = 0;
  let isGone = true;
  await page.route(script, async (route) => {
    const isFailing = isGone;
    tries += 1;
    if (isFailing) await failing;
    await (isFailing ? route.abort() : route.continue());
  });
  await page.goto("/recipes");
  await expect.poll(() => tries).toBeGreaterThan(0);
  isGone = false;
  await page.getByRole("link", { name: "Onion soup" }).first().click();
  await expect(page).toHaveURL(/\/recipes\/[\w-]{36}$/);
  failRequests();
  // Browsers until 2025 cache the failure of a script, so the page reloads once there.
  await expect(page.getByRole("heading", { name: "Onion soup", level: 1 })).toBeVisible();
});
