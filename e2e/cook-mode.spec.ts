import type { Request } from "@playwright/test";
import { beans, cook, next, position } from "./cook-mode.ts";
import { expect, test } from "./fixtures.ts";

test("cook mode loads at most 40 kB of script beside the recipe's page", { tag: "@nightly" }, async ({
  page,
  signUpWith,
}) => {
  const { id } = await signUpWith(beans);
  // The page comes to rest when the test says so: then it fetches what cook mode needs.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => waiting.push(work),
      cancelIdleCallback: (handle: number) => waiting.splice(handle - 1, 1, () => {}),
      rest: () => {
        for (const work of waiting.splice(0)) work();
      },
    });
  });
  await page.goto(`/recipes/${id}`);
  await expect(page.getByRole("heading", { name: "Method" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const scripts: Request[] = [];
  page.on("request", (asked) => asked.resourceType() === "script" && scripts.push(asked));
  await page.evaluate(() => (window as unknown as { rest: () => void }).rest());
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

test("cook mode has a way out before its script and steps come, and needs no network after", {
  tag: "@nightly",
}, async ({ page, context, signUpWith, problems }) => {
  problems.allow(/status of 500|ERR_INTERNET_DISCONNECTED/);
  const { id } = await signUpWith(beans);
  const leave = page.getByRole("button", { name: "Back to the recipe" });
  await test.step("its script does not come", async () => {
    await page.route("**/assets/recipe-cook-*.js", () => {});
    await page.goto(`/recipes/${id}/cook`);
    await leave.click();
    await expect(page).toHaveURL(`/recipes/${id}`);
    await page.unroute("**/assets/recipe-cook-*.js");
  });
  await test.step("its steps do not come, and then fail", async () => {
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
  await test.step("a recipe that was opened is cooked offline", async () => {
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

test("the screen stays on while one cooks, by a lock or over plain http by a silent video", {
  tag: "@nightly",
}, async ({ page, signUpWith }) => {
  const { id } = await signUpWith(beans);
  await page.addInitScript(() => {
    const locks: string[] = [];
    Object.assign(window, { locks });
    const lock = async () => {
      locks.push("taken");
      return { released: false, release: async () => void locks.push("released") };
    };
    Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request: lock }, configurable: true });
  });
  const locks = () => page.evaluate(() => (window as unknown as { locks: string[] }).locks.join(" "));
  await cook(page, id);
  await expect.poll(locks).toContain("taken");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`/recipes/${id}`);
  await expect.poll(locks).toMatch(/released$/);

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

test("focus goes to cook mode's heading, stays in its sheet when a button goes, and paper has the step alone", {
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
  // A step on paper is its words and what goes into it.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Fry the fennel for 12 minutes.", { exact: true })).toBeVisible();
  await expect(page.getByText("2 fennel bulbs")).toBeVisible();
  for (const name of ["Next", "Back to the recipe"])
    await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
});
