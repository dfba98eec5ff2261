import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { createRecipe } from "./sample-recipes.ts";

const phone = { width: 390, height: 844 };

async function browseAsGuest(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem("guestMode", "true"));
  await page.goto(path);
}

/** What a list of the page says, item by item. */
const itemsOf = (page: Page, navigation: string) =>
  page.getByRole("navigation", { name: navigation }).getByRole("listitem");

test("an address that leads nowhere says so and shows the way home", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await page.goto("/no/such/page");
  const told = page.getByRole("heading", { level: 1, name: "There is no such page" });
  await expect(told).toBeVisible();
  await expect(page).toHaveTitle("There is no such page · Larder");
  await expect(page.getByText("Nothing is at /no/such/page.")).toBeVisible();
  await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Larder" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  // It stands in the middle of the room below the logo.
  const boxOf = async (place: Locator) =>
    (await place.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  const logo = await boxOf(page.getByRole("main").getByRole("link", { name: "Larder" }));
  const picture = await boxOf(page.getByRole("main").locator('img[width="400"]'));
  const last = await boxOf(page.getByText("Unexpected Application Error!"));
  const above = picture.y - (logo.y + logo.height);
  const below = (page.viewportSize()?.height ?? 0) - (last.y + last.height);
  expect(Math.abs(above - below)).toBeLessThan(32);
  await page.goto("/50%");
  await expect(told).toBeVisible();
  await page.getByRole("link", { name: "Go home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
});

test("whoever is inside is offered a search where an address leads nowhere", { tag: "@long" }, async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404/);
  await browseAsGuest(page, "/no/such/page");
  // The bar above has the logo.
  await expect(page.getByRole("link", { name: "Larder" })).toHaveCount(1);
  await page.getByRole("link", { name: "Search recipes" }).click();
  await expect(page).toHaveURL("/search");
});

test("where a page or a recipe is not there a member finds the search and the newest recipes", {
  tag: "@long",
}, async ({ page, problems, request, signUp, checkA11y }) => {
  problems.allow(/status of 404/);
  const member = await signUp();
  await createRecipe(request, member, { title: "Dal" });
  for (const [path, title] of [
    ["/no/such/page", "There is no such page"],
    ["/recipes/none", "Recipe not found"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const newest = page.getByRole("region", { name: "Recent recipes" });
    await expect(newest.getByRole("article")).toHaveText(/Dal/);
    await checkA11y(page);
    await expect(page.getByRole("main").getByRole("link", { name: "Search recipes" })).toHaveAttribute(
      "href",
      "/search",
    );
    await newest.getByRole("link", { name: "Dal" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dal");
  }
});

test("the drawer opens, keeps the focus inside and gives it back, all by keyboard", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  const { name } = await signUp();
  await page.goto("/recipes");
  const opener = page.getByRole("button", { name: "Open menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(drawer).toBeVisible();
  await expect(drawer.getByText(`Signed in as ${name}`)).toBeVisible();
  const focusIsInside = () => drawer.evaluate((node) => node.contains(document.activeElement));
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press("Tab");
    expect(await focusIsInside()).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the drawer leads a member to every place, and closes behind", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes");
  const places = [
    ["Dashboard", "/dashboard"],
    ["Search", "/search"],
    ["Create Recipe", "/recipes/create"],
    ["Import Recipe", "/recipes/import"],
    ["Scan Recipe", "/recipes/scan"],
    ["Favorites", "/favorites"],
    ["Profile", "/profile"],
    ["Security", "/security"],
    ["My Recipes", "/recipes"],
  ] as const;
  const drawer = page.getByRole("dialog", { name: "Menu" });
  for (const [label, path] of places) {
    await page.getByRole("button", { name: "Open menu" }).click();
    await drawer.getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(drawer).toBeHidden();
  }
  await page.getByRole("button", { name: "Open menu" }).click();
  await drawer.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
});

test("a guest's drawer holds the ways in and nothing of a member's", { tag: "@long" }, async ({ page }) => {
  await browseAsGuest(page, "/search");
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByRole("link")).toHaveText(["Dashboard", "Search", "Sign In", "Sign Up"]);
  for (const name of ["Logout", "View Plans"])
    await expect(drawer.getByRole("button", { name })).toHaveCount(0);
});

test("the appearance chosen in the drawer holds after a reload", { tag: "@long" }, async ({ page }) => {
  await browseAsGuest(page, "/search");
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("radio", { name: "Dark" }).click();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("radio", { name: "System" }).click();
  await expect(root).toHaveAttribute("data-theme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root).toHaveAttribute("data-theme", "dark");
});

test("the menus of the top bar work by keyboard", { tag: "@long" }, async ({ page, signUp }) => {
  const { name } = await signUp();
  await page.goto("/recipes");
  const account = page.getByRole("button", { name: "Account" });
  await account.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem")).toHaveText(["Profile", "Security", "Logout"]);
  await expect(page.getByRole("menu")).toContainText(name);
  await expect(page.getByRole("menu")).toContainText("No limits here");
  const focused = page.getByRole("menu").locator(":focus");
  await expect(focused).toHaveText("Profile");
  // How Larder looks is chosen here too, and is seen at once. Who presses sees where they are.
  for (const name of ["Security", "Logout", "Light", "Dark"]) {
    await page.keyboard.press("ArrowDown");
    await expect(focused).toHaveText(name);
  }
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("menuitemradio", { name: "Dark" })).toHaveAttribute("aria-checked", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(account).toBeFocused();

  await page.getByRole("button", { name: "Add Recipe" }).focus();
  await page.keyboard.press("Enter");
  const create = page.getByRole("menuitem", { name: "Create Recipe" });
  const fromWeb = page.getByRole("menuitem", { name: "Import Recipe" });
  await expect(create).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(fromWeb).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/recipes/import");
});

test("the top bar shows members and guests their own places", { tag: "@long" }, async ({
  page,
  newVisitor,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes");
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link")).toHaveText(["Dashboard", "My Recipes", "Search"]);
  await expect(main.getByRole("link", { name: "My Recipes" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("banner").getByRole("link", { name: "Larder" }).click();
  await expect(page).toHaveURL("/dashboard");

  const guest = await newVisitor();
  await browseAsGuest(guest, "/search");
  await expect(guest.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText([
    "Dashboard",
    "Search",
  ]);
  await expect(guest.getByRole("button", { name: "Add Recipe" })).toHaveCount(0);
  await expect(guest.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await guest.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
  await expect(guest).toHaveURL("/register");
});

test("on a phone a bar at the bottom leads a member about, and Add asks how", async ({ page, signUp }) => {
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

test("the account menu leads to Profile and Security and out", async ({ page, signUp }) => {
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

test("the shell is as tall on every width: 64 pixels and its rule", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  for (const size of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await page.goto("/recipes");
    await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.height).toBe(65);
  }
});

test("a protected page says that it looks who one is, then is there, with what stood in its address", async ({
  page,
  signUp,
  newVisitor,
}) => {
  const { email, password } = await signUp();
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/trpc/accounts.me*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/recipes?sort=title-asc");
  await expect(page.getByText("Checking authentication...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "My Recipes" })).toBeVisible();

  const stranger = await newVisitor();
  await stranger.goto("/recipes?sort=title-asc");
  await expect(stranger).toHaveURL("/login");
  await stranger.getByLabel("Email").fill(email);
  await stranger.getByLabel("Password", { exact: true }).fill(password);
  await stranger.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(stranger).toHaveURL("/recipes?sort=title-asc");
});

for (const path of ["/profile", "/security", "/pricing"]) {
  test(`${path} sends a stranger to sign in, and Back does not return there`, { tag: "@long" }, async ({
    page,
  }) => {
    await page.goto("/resend-verification");
    await page.goto(path);
    await expect(page).toHaveURL("/login");
    await page.goBack();
    await expect(page).toHaveURL("/resend-verification");
  });
}

test("/add is the same sheet over the dashboard, and closing it stays there", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/add");
  const sheet = page.getByRole("dialog", { name: "Create Recipe" });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/dashboard");
});

test("a guest's bar on a phone holds Home, Search and Sign In", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize(phone);
  await browseAsGuest(page, "/search");
  await expect(itemsOf(page, "Bottom bar")).toHaveText(["Home", "Search", "Sign In"]);
  const bar = page.getByRole("navigation", { name: "Bottom bar" });
  await expect(bar.getByRole("link", { name: "Search" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login");
  await expect(bar.getByRole("link", { name: "Sign In" })).toHaveAttribute("aria-current", "page");
});

test("the skip link is the first stop and leads past the bars", async ({ page }) => {
  await browseAsGuest(page, "/search");
  await expect(page.getByRole("banner")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a page whose script does not come is tried again, then says so and offers another try", {
  tag: "@long",
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

for (const [when, isSettled] of [
  ["before it is needed", true],
  ["while somebody already waits for it", false],
] as const) {
  test(`a list at rest fetches the recipe page's script; one that fails ${when} is asked for again`, {
    tag: "@long",
  }, async ({ page, request, signUp, problems }) => {
    problems.allow(/Failed to load resource/);
    const script = /\/assets\/recipe-[\w-]{7}\.js$/;
    await createRecipe(request, await signUp(), { title: "Onion soup" });
    let letFail = () => {};
    const failing = new Promise<void>((resolve) => {
      letFail = resolve;
    });
    // Browsers ask for it once or twice: to have it near, and to run it.
    let tries = 0;
    let isGone = true;
    await page.route(script, async (route) => {
      const fails = isGone;
      tries += 1;
      if (fails) await failing;
      await (fails ? route.abort() : route.continue());
    });
    await page.goto("/recipes");
    await expect.poll(() => tries).toBeGreaterThan(0);
    if (isSettled) {
      const failed = page.waitForEvent("requestfailed", (sent) => script.test(sent.url()));
      letFail();
      await failed;
      await page.waitForLoadState("networkidle");
    }
    isGone = false;
    await page.getByRole("link", { name: "Onion soup" }).first().click();
    await expect(page).toHaveURL(/\/recipes\/[\w-]{36}$/);
    letFail();
    // Browsers up to 2025 remember a script that failed: there the page is loaded anew, once.
    await expect(page.getByRole("heading", { name: "Onion soup", level: 1 })).toBeVisible();
  });
}

test("a bar that breaks leaves no empty page: it is said, with the way home", { tag: "@long" }, async ({
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
