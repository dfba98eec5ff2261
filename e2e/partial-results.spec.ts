import type { Page, Route } from "@playwright/test";
import { enterGuestMode } from "./account-pages.ts";
import { expect, test } from "./fixtures.ts";
import { holdResponses, watchLayoutShifts } from "./layout-shifts.ts";
import { boxOf, phone } from "./viewports.ts";

const results = (page: Page) => page.getByRole("region", { name: "Results" });

test("a section of the dashboard shows its own error when its call fails", {
  tag: "@nightly",
}, async ({ page, problems, signUpWith }) => {
  problems.allow(/ERR_FAILED|status of 500/);
  await signUpWith({ title: "Dal" });
  for (const [call, message] of [
    ["recipes.featured", "Failed to load featured recipes. Please try again."],
    ["recipes.list", "Failed to load popular recipes. Please try again."],
    ["recipes.stats", "Failed to load statistics"],
  ] as const) {
    await page.route("**/trpc/**", (route) => failCall(route, call));
    await page.goto("/dashboard");
    // The icon is at the same height as the message.
    await expect(async () => {
      const alert = page.getByRole("main").getByRole("alert");
      await expect(alert).toHaveText(`${message}Try Again`);
      const [icon, line] = [await boxOf(alert.locator("svg").first()), await boxOf(page.getByText(message))];
      expect(Math.abs(icon.middleY - line.middleY), message).toBeLessThanOrEqual(1);
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole("link", { name: "Dal" }).first()).toBeVisible();
    await page.unroute("**/trpc/**");
  }
});

/** Replaces the result of one call in a batched response by an error in the server's format. */
async function failCall(route: Route, call: string): Promise<void> {
  const calls = new URL(route.request().url()).pathname.split("/trpc/")[1]?.split(",") ?? [];
  if (!calls.includes(call)) return route.continue();
  const results = (await (await route.fetch()).json()) as unknown[];
  const data = { code: "INTERNAL", httpStatus: 500, detail: "Internal server error" };
  const failure = { error: { message: "x", code: -32603, data } };
  return route.fulfill({
    status: 207,
    json: results.map((result, index) => (calls[index] === call ? failure : result)),
  });
}

test("search results shift nothing when they load on a phone", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize(phone);
  await enterGuestMode(page);
  const readLayoutShifts = await watchLayoutShifts(page);
  for (const [query, heading] of [
    ["soup", /soup/i],
    ["qqqq", 'No recipe here has "qqqq".'],
  ] as const) {
    const release = await holdResponses(page);
    await page.goto(`/search?q=${query}`);
    await expect(results(page)).toBeVisible();
    await release();
    await expect(results(page).getByRole("heading", { name: heading }).first()).toBeVisible();
    expect(await readLayoutShifts(), query).toEqual([]);
    await page.unrouteAll({ behavior: "wait" });
  }
});
