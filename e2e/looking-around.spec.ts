import type { Page, Route } from "@playwright/test";
import { beGuest } from "./account-pages.ts";
import { expect, test } from "./fixtures.ts";
import { holdAnswers, watchLayoutShifts } from "./layout-shifts.ts";
import { boxOf, phone } from "./places.ts";

const results = (page: Page) => page.getByRole("region", { name: "Results" });

test("one part of the dashboard that fails says so in its own place, and the others stand", {
  tag: "@nightly",
}, async ({ page, problems, signUpWith }) => {
  problems.allow(/ERR_FAILED|status of 500/);
  await signUpWith({ title: "Dal" });
  for (const [call, words] of [
    ["recipes.featured", "Failed to load featured recipes. Please try again."],
    ["recipes.list", "Failed to load popular recipes. Please try again."],
    ["recipes.stats", "Failed to load statistics"],
  ] as const) {
    await page.route("**/trpc/**", (route) => failOne(route, call));
    await page.goto("/dashboard");
    // The sign of it stands in the line of its words.
    await expect(async () => {
      const told = page.getByRole("main").getByRole("alert");
      await expect(told).toHaveText(`${words}Try Again`);
      const [sign, line] = [await boxOf(told.locator("svg").first()), await boxOf(page.getByText(words))];
      expect(Math.abs(sign.middleY - line.middleY), words).toBeLessThanOrEqual(1);
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole("link", { name: "Dal" }).first()).toBeVisible();
    await page.unroute("**/trpc/**");
  }
});

/** Of the calls that share a request this one fails, as the server would answer it. */
async function failOne(route: Route, call: string): Promise<void> {
  const calls = new URL(route.request().url()).pathname.split("/trpc/")[1]?.split(",") ?? [];
  if (!calls.includes(call)) return route.continue();
  const answers = (await (await route.fetch()).json()) as unknown[];
  const data = { code: "INTERNAL", httpStatus: 500, detail: "Internal server error" };
  const refusal = { error: { message: "x", code: -32603, data } };
  return route.fulfill({
    status: 207,
    json: answers.map((answer, at) => (calls[at] === call ? refusal : answer)),
  });
}

test("on a phone nothing moves when a search is answered", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize(phone);
  await beGuest(page);
  const movedByItself = await watchLayoutShifts(page);
  for (const [words, heading] of [
    ["soup", /soup/i],
    ["qqqq", 'No recipe here has "qqqq".'],
  ] as const) {
    const release = await holdAnswers(page);
    await page.goto(`/search?q=${words}`);
    await expect(results(page)).toBeVisible();
    await release();
    await expect(results(page).getByRole("heading", { name: heading }).first()).toBeVisible();
    expect(await movedByItself(), words).toEqual([]);
    await page.unrouteAll({ behavior: "wait" });
  }
});
