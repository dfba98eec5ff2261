import type { Request } from "@playwright/test";
import { beans, cook, next, position, start, timers } from "./cook-mode.ts";
import { expect, test } from "./fixtures.ts";

test("cook mode loads at most 40 kB of script when it is opened from the recipe's page", {
  tag: "@nightly",
}, async ({ page, signUpWith }) => {
  const { id } = await signUpWith(beans);
  // The test controls when the page is idle, because an idle page prefetches cook mode's script.
  await page.addInitScript(() => {
    const idleCallbacks: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (callback: () => void) => idleCallbacks.push(callback),
      cancelIdleCallback: (handle: number) => idleCallbacks.splice(handle - 1, 1, () => {}),
      runIdleCallbacks: () => {
        for (const callback of idleCallbacks.splice(0)) callback();
      },
    });
  });
  await page.goto(`/recipes/${id}`);
  await expect(page.getByRole("heading", { name: "Method" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const scripts: Request[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request));
  await page.evaluate(() => (window as unknown as { runIdleCallbacks: () => void }).runIdleCallbacks());
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Start cooking" }).click();
  await expect(position(page, 1)).toBeVisible();
  await page.waitForLoadState("networkidle");
  let bytes = 0;
  for (const script of scripts) {
    await (await script.response())?.finished();
    bytes += (await script.sizes()).responseBodySize;
  }
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(40_000);
});

test("cook mode can be left when its script or steps do not load, and works offline afterwards", {
  tag: "@nightly",
}, async ({ page, context, signUpWith, problems }) => {
  problems.allow(/status of 500|ERR_INTERNET_DISCONNECTED/);
  const { id } = await signUpWith(beans);
  const leave = page.getByRole("button", { name: "Back to the recipe" });
  await test.step("the script does not load", async () => {
    await page.route("**/assets/recipe-cook-*.js", () => {});
    await page.goto(`/recipes/${id}/cook`);
    await leave.click();
    await expect(page).toHaveURL(`/recipes/${id}`);
    await page.unroute("**/assets/recipe-cook-*.js");
  });
  await test.step("the steps do not load, then fail", async () => {
    let isBroken = false;
    const data = { code: "INTERNAL_SERVER_ERROR", httpStatus: 500, detail: "Internal server error" };
    await page.route("**/trpc/**recipes.get**", async (route) => {
      if (isBroken)
        await route.fulfill({ status: 500, json: [{ error: { message: "x", code: -32603, data } }] });
    });
    await page.goto(`/recipes/${id}/cook`);
    await expect(page.getByText("Loading...")).toBeAttached();
    await expect(leave).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`/recipes/${id}`);
    isBroken = true;
    await page.goto(`/recipes/${id}/cook`);
    await expect(page.getByRole("alert")).toBeVisible();
    await leave.click();
    await expect(page).toHaveURL(`/recipes/${id}`);
    await page.unroute("**/trpc/**recipes.get**");
  });
  await test.step("an opened recipe is cooked offline", async () => {
    const script = page.waitForResponse((response) => /recipe-cook-[^/]*\.js$/.test(response.url()));
    await page.goto(`/recipes/${id}`);
    await (await script).finished();
    const startCooking = page.getByRole("link", { name: "Start cooking" });
    await expect(startCooking).toBeVisible();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    try {
      await startCooking.click();
      await expect(position(page, 1)).toBeVisible();
      await next(page).click();
      await expect(position(page, 2)).toBeVisible();
    } finally {
      await context.setOffline(false);
    }
  });
});

test("the screen stays on in cook mode, and with timers on the recipe's page, by a video when there is no wake lock", {
  tag: "@nightly",
}, async ({ page, signUpWith }) => {
  const { id } = await signUpWith(beans);
  await page.addInitScript(() => {
    const locks: string[] = [];
    Object.assign(window, { locks });
    const lock = async () => {
      locks.push("taken");
      const sentinel = {
        released: false,
        onrelease: () => undefined,
        release: async () => void locks.push("released"),
      };
      const drop = () => {
        sentinel.released = true;
        sentinel.onrelease();
      };
      Object.assign(window, { drop });
      return sentinel;
    };
    Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request: lock }, configurable: true });
  });
  const locks = () => page.evaluate(() => (window as unknown as { locks: string[] }).locks.join(" "));
  await cook(page, id);
  await expect.poll(locks).toBe("taken");
  await page.evaluate(() => (window as unknown as { drop: () => void }).drop());
  await expect.poll(locks).toBe("taken taken");
  await start(page, "12 minutes").click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`/recipes/${id}`);
  await expect.poll(locks).toBe("taken taken released");
  const keepOn = page.getByRole("button", { name: "Keep the screen on" });
  await keepOn.click();
  await expect(keepOn).toHaveAttribute("aria-pressed", "true");
  await expect.poll(locks).toBe("taken taken released taken");
  await keepOn.click();
  await expect.poll(locks).toMatch(/taken released$/);
  await timers(page).getByRole("button", { name: "Show the timer" }).click();
  await timers(page)
    .getByRole("button", { name: /^Cancel/ })
    .click();
  await expect(keepOn).toHaveCount(0);

  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "wakeLock");
  });
  await cook(page, id);
  const video = page.locator("video[data-keeps-awake]");
  await expect
    .poll(() => video.evaluate((shown: HTMLVideoElement) => !shown.paused && shown.muted))
    .toBe(true);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`/recipes/${id}`);
  await expect(video).toHaveCount(0);
});

test("focus moves to cook mode's heading and stays in the sheet when a button of it disappears", {
  tag: "@nightly",
}, async ({ page, signUpWith }) => {
  const { id } = await signUpWith(beans);
  await page.goto(`/recipes/${id}`);
  await page.getByRole("link", { name: "Start cooking" }).click();
  await expect(page.getByRole("region", { name: "Step 1" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Ingredients", exact: true }).press("Enter");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("checkbox").first().press("Space");
  await sheet.getByRole("button", { name: "Untick all" }).press("Enter");
  await expect(sheet.getByRole("button", { name: "Untick all" })).toHaveCount(0);
  await expect(page.locator("[role=dialog]:focus, [role=dialog] :focus")).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(position(page, 1)).toBeVisible();
  // In print, a step has only its text and its ingredients.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Fry the fennel for 12 minutes.", { exact: true })).toBeVisible();
  await expect(page.getByText("2 fennel bulbs")).toBeVisible();
  for (const name of ["Next", "Back to the recipe"])
    await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
});
