import { expect, test } from "./fixtures.ts";

const NOTICE = "The server does not answer. Trying again …";
const tokens = (page: import("@playwright/test").Page) =>
  page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("refresh_token")]);

test("a server that is away keeps the login and the page, says so once and comes back by itself", {
  tag: "@nightly",
}, async ({ page, signUp, problems, checkA11y }) => {
  problems.allow(/Failed to load resource|net::ERR/);
  const member = await signUp();
  let state: "here" | "bad gateway" | "gone" = "bad gateway";
  for (const path of ["**/trpc/**", "**/api/**"]) {
    await page.route(path, (route) => {
      if (state === "here") return route.continue();
      if (state === "gone") return route.abort("connectionrefused");
      return route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
    });
  }
  await test.step("a page that is opened meanwhile", async () => {
    await page.goto("/recipes");
    await expect(page.getByRole("status").filter({ hasText: NOTICE })).toBeVisible();
    await expect(page).toHaveURL("/recipes");
    await checkA11y(page);
    state = "here";
    await expect(page.getByRole("heading", { name: "My Recipes" })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    expect(await tokens(page)).toEqual([member.token, member.refreshToken]);
  });
  await test.step("a page that was there before", async () => {
    await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
    state = "gone";
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    // The reason stands once: in the place of what is missing, and not over the page as well.
    const told = page.getByRole("alert").filter({ hasText: "We could not load your kitchen" });
    await expect(told.getByText(NOTICE)).toBeVisible();
    await expect(page.getByRole("link", { name: "My Recipes", exact: true })).toBeVisible();
    await expect(page.getByText(/The server does not answer/).filter({ visible: true })).toHaveCount(1);
    state = "here";
    await expect(page.getByText(NOTICE)).toHaveCount(0, { timeout: 20_000 });
    await expect(page.getByRole("article").first()).toBeVisible({ timeout: 20_000 });
    expect(await tokens(page)).toEqual([member.token, member.refreshToken]);
  });
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
  tag: "@nightly",
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
