import { expect, test } from "./fixtures.ts";

const NOTICE = "The server does not answer. Trying again …";
const tokens = (page: import("@playwright/test").Page) =>
  page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("refresh_token")]);

for (const [how, status] of [
  ["502", 502],
  ["503", 503],
  ["500", 500],
  ["no answer at all", null],
] as const) {
  test(`a page opened while the API gives ${how} keeps the login, says so and goes on by itself`, {
    tag: "@long",
  }, async ({ page, signUp, problems, checkA11y }) => {
    problems.allow(/Failed to load resource|net::ERR/);
    const member = await signUp();
    let isAway = true;
    for (const path of ["**/trpc/**", "**/api/**"]) {
      await page.route(path, (route) => {
        if (!isAway) return route.continue();
        if (status === null) return route.abort("connectionrefused");
        return route.fulfill({ status, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
      });
    }
    await page.goto("/recipes");
    await expect(page.getByRole("status").filter({ hasText: NOTICE })).toBeVisible();
    await expect(page).toHaveURL("/recipes");
    expect(await tokens(page)).toEqual([member.token, member.refreshToken]);
    if (status === 502) await checkA11y(page);
    isAway = false;
    await expect(page.getByRole("heading", { name: "My Recipes" })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    expect(await tokens(page)).toEqual([member.token, member.refreshToken]);
  });
}

test("a server that goes away leaves the page as it stands, and what failed comes by itself", {
  tag: "@long",
}, async ({ page, signUp, problems }) => {
  problems.allow(/Failed to load resource|net::ERR/);
  await signUp();
  await page.goto("/recipes");
  await expect(page.getByRole("heading", { name: "My Recipes" })).toBeVisible();
  let isAway = true;
  for (const path of ["**/trpc/**", "**/api/**"]) {
    await page.route(path, (route) => (isAway ? route.abort("connectionrefused") : route.continue()));
  }
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  // Why is said once: where it stands what is not there, and not over the page as well.
  const told = page.getByRole("alert").filter({ hasText: "We could not load your kitchen" });
  await expect(told.getByText(NOTICE)).toBeVisible();
  await expect(page.getByRole("link", { name: "My Recipes", exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: NOTICE })).toHaveCount(0);
  await expect(page.getByText(/The server does not answer/).filter({ visible: true })).toHaveCount(1);
  isAway = false;
  await expect(page.getByText(NOTICE)).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 20_000 });
});

test("only a refused refresh ends a login: with an expired token and a server that stumbles it lives on", async ({
  page,
  signUp,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const member = await signUp();
  await page.evaluate(() => localStorage.setItem("token", "run-out"));
  let isStumbling = true;
  await page.route("**/trpc/sessions.refresh*", (route) =>
    isStumbling ? route.fulfill({ status: 500, contentType: "text/plain", body: "no" }) : route.continue(),
  );
  await page.goto("/recipes");
  await expect(page.getByRole("status").filter({ hasText: NOTICE })).toBeVisible();
  expect((await tokens(page))[1]).toBe(member.refreshToken);
  isStumbling = false;
  await expect(page.getByRole("heading", { name: "My Recipes" })).toBeVisible({ timeout: 20_000 });
  expect((await tokens(page))[1]).not.toBe(member.refreshToken);
});

test("without a network it is the device that is offline, and the documented words stand small below", {
  tag: "@long",
}, async ({ page, context, signUp, problems, checkA11y }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signUp();
  await page.goto("/recipes");
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  await page.goto("/dashboard");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  // What was asked for a moment ago is not asked for again: another order of the list is.
  await page.evaluate(() => {
    history.pushState(null, "", "/recipes?sort=title&order=asc&page=2");
  });
  const told = page.getByRole("alert").filter({ hasText: "We could not load these recipes" });
  await expect(told.getByText("You are offline. Trying again …")).toBeVisible();
  await expect(told).toContainText("Failed to fetch recipes");
  await expect(page.getByText(/You are offline/).filter({ visible: true })).toHaveCount(1);
  await checkA11y(page);
  await context.setOffline(false);
  await expect(told).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByText("You are offline. Trying again …")).toHaveCount(0);
});
