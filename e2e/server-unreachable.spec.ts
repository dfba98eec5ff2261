import { expect, test } from "./fixtures.ts";

const NOTICE = "The server does not answer. Trying again …";
const tokens = (page: import("@playwright/test").Page) =>
  page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("refresh_token")]);

test("the app keeps session and page and recovers when the server is unreachable for a while", {
  tag: "@nightly",
}, async ({ page, signUp, problems, checkA11y }) => {
  problems.allow(/Failed to load resource|net::ERR/);
  const member = await signUp();
  let state: "up" | "bad gateway" | "down" = "bad gateway";
  for (const path of ["**/trpc/**", "**/api/**"]) {
    await page.route(path, (route) => {
      if (state === "up") return route.continue();
      if (state === "down") return route.abort("connectionrefused");
      return route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
    });
  }
  await test.step("a page opened meanwhile", async () => {
    await page.goto("/recipes");
    await expect(page.getByRole("status").filter({ hasText: NOTICE })).toBeVisible();
    await expect(page).toHaveURL("/recipes");
    await checkA11y(page);
    state = "up";
    await expect(page.getByRole("heading", { name: "My Recipes" })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    expect(await tokens(page)).toEqual([member.token, member.refreshToken]);
  });
  await test.step("a page opened before", async () => {
    await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
    state = "down";
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    // The reason is shown once, in place of the missing content.
    const alert = page.getByRole("alert").filter({ hasText: "We could not load your kitchen" });
    await expect(alert.getByText(NOTICE)).toBeVisible();
    await expect(page.getByRole("link", { name: "My Recipes", exact: true })).toBeVisible();
    await expect(page.getByText(/The server does not answer/).filter({ visible: true })).toHaveCount(1);
    state = "up";
    await expect(page.getByText(NOTICE)).toHaveCount(0, { timeout: 20_000 });
    await expect(page.getByRole("article").first()).toBeVisible({ timeout: 20_000 });
    expect(await tokens(page)).toEqual([member.token, member.refreshToken]);
  });
});

test("the session continues when the token has expired and the refresh fails with a server error", async ({
  page,
  signUp,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const member = await signUp();
  await page.evaluate(() => localStorage.setItem("token", "run-out"));
  let isFailing = true;
  await page.route("**/trpc/sessions.refresh*", (route) =>
    isFailing ? route.fulfill({ status: 500, contentType: "text/plain", body: "no" }) : route.continue(),
  );
  await page.goto("/recipes");
  await expect(page.getByRole("status").filter({ hasText: NOTICE })).toBeVisible();
  expect((await tokens(page))[1]).toBe(member.refreshToken);
  isFailing = false;
  await expect(page.getByRole("heading", { name: "My Recipes" })).toBeVisible({ timeout: 20_000 });
  expect((await tokens(page))[1]).not.toBe(member.refreshToken);
});

test("a list says that the device is offline when there is no network", {
  tag: "@nightly",
}, async ({ page, context, signUp, problems, checkA11y }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signUp();
  await page.goto("/recipes");
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  await page.goto("/dashboard");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  // Opens another order of the list, because the current one is cached.
  await page.evaluate(() => {
    history.pushState(null, "", "/recipes?sort=title&order=asc&page=2");
  });
  const alert = page.getByRole("alert").filter({ hasText: "We could not load these recipes" });
  await expect(alert.getByText("You are offline. Trying again …")).toBeVisible();
  await expect(alert).toContainText("Failed to fetch recipes");
  await expect(page.getByText(/You are offline/).filter({ visible: true })).toHaveCount(1);
  await checkA11y(page);
  await context.setOffline(false);
  await expect(alert).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByText("You are offline. Trying again …")).toHaveCount(0);
});
