import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { beans, cook, next, position, start, timers } from "./cook-mode.ts";
import { expect, test } from "./fixtures.ts";
import { chooseMore } from "./recipe-menu.ts";
import { createRecipe } from "./sample-recipes.ts";
import { desk, phone } from "./viewports.ts";

const evening = new Date("2026-03-07T18:00:00+01:00");

/** Sets the page's clock. It keeps running; `runFor` advances it. */
const setClock = (page: Page) => page.clock.install({ time: evening });

const row = (page: Page, step: number) =>
  timers(page)
    .getByRole("listitem")
    .filter({ hasText: `Step ${step} · ` });

/** The remaining seconds that the timer of a step shows. */
async function secondsLeft(page: Page, step: number): Promise<number> {
  const [minutes = "", seconds = ""] = (
    (await row(page, step)
      .getByText(/^\d+:\d\d/)
      .textContent()) ?? ""
  ).split(":");
  return Number(minutes) * 60 + Number.parseInt(seconds, 10);
}

/** Tolerates 50 s, because a slow machine takes time between two reads. */
async function expectLeft(page: Page, step: number, minutes: number) {
  await expect.poll(() => secondsLeft(page, step)).toBeLessThanOrEqual(minutes * 60);
  expect(await secondsLeft(page, step)).toBeGreaterThan(minutes * 60 - 50);
}

test.describe("a member's recipe", () => {
  let id: string;

  test.beforeEach(async ({ request, signUp }) => {
    const member = await signUp();
    id = (await createRecipe(request, member, beans)).id;
  });

  test("keeps the chosen servings when cook mode is opened and left", async ({ page }) => {
    await page.goto(`/recipes/${id}?servings=8`);
    await page.getByRole("link", { name: "Start cooking" }).click();
    await expect(page).toHaveURL(`/recipes/${id}/cook?servings=8`);
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    await expect(position(page, 1)).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(1);
    await expect(page.getByRole("checkbox", { name: "4 fennel bulbs" })).not.toBeChecked();
    await next(page).click();
    await expect(page.locator("mark")).toHaveText(["400 g (in the recipe: 200 g)"]);
    await expect(page.getByRole("checkbox", { name: "400 g ripe tomatoes" })).toBeVisible();
    await page.getByRole("button", { name: "Back to the recipe" }).click();
    await expect(page).toHaveURL(`/recipes/${id}?servings=8`);
    await expect(page.getByRole("link", { name: "Go on cooking" })).toBeVisible();
    await page.goForward();
    await expect(position(page, 2)).toBeVisible();
  });

  test("two timers go on when the step, the page or the recipe's page is opened again", async ({ page }) => {
    await setClock(page);
    await cook(page, id);
    await start(page, "12 minutes").click();
    await expectLeft(page, 1, 12);
    await next(page).click();
    await page.clock.runFor("02:00");
    await start(page, "25 to 30 minutes").click();
    await expectLeft(page, 1, 10);
    await expectLeft(page, 2, 25);
    await expect(timers(page).getByText("Step 2 · 25 min, the shorter end")).toBeVisible();

    await page.reload();
    await expect(position(page, 2)).toBeVisible();
    await expect(page.getByText("You were at step 2.")).toBeVisible();
    await page.clock.runFor("02:00");
    await expectLeft(page, 1, 8);
    await expectLeft(page, 2, 23);
    await row(page, 1).getByRole("button", { name: "Pause Step 1, 12 minutes" }).click();
    const paused = await secondsLeft(page, 1);
    await page.clock.runFor("02:00");
    await expectLeft(page, 2, 21);
    expect(await secondsLeft(page, 1)).toBe(paused);
    await row(page, 1).getByRole("button", { name: "Resume Step 1, 12 minutes" }).click();
    await row(page, 1).getByRole("button", { name: "One minute more for Step 1, 12 minutes" }).click();
    await expectLeft(page, 1, 9);

    await page.getByRole("button", { name: "Back to the recipe" }).click();
    await expect(page).toHaveURL(`/recipes/${id}`);
    // The page must be loaded before the clock jumps, which would time out a script that is loading.
    await expect(page.getByRole("heading", { name: "Method" })).toBeVisible();
    await page.clock.runFor("10:00");
    await expect(timers(page).getByText("Time is up")).toBeVisible();
    await expect(page).toHaveTitle(/^Time is up · /);
    await timers(page).getByRole("button", { name: "Stop Step 1, 12 minutes" }).click();
    await expect(page).toHaveTitle("Slow bean stew · Larder");
    // The list of timers opened itself for the ended timer; for a running timer it is collapsed to a chip.
    await expect(timers(page).getByRole("listitem")).toHaveCount(0);
    await timers(page).getByRole("button", { name: "Show the timer" }).click();
    await expect(timers(page).getByRole("listitem")).toHaveCount(1);
    await timers(page).getByRole("button", { name: "Cancel Step 2, 25 to 30 minutes" }).click();
    await expect(timers(page)).toHaveCount(0);
  });

  test("sounds and notifies through a service worker when a timer ends and notifications are allowed", {
    tag: "@nightly",
  }, async ({ page, context }) => {
    await context.grantPermissions(["notifications"]);
    await page.addInitScript(() => {
      const tones: string[] = [];
      Object.assign(window, { tones });
      const play = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function startTone(when) {
        tones.push("tone");
        return play.call(this, when);
      };
    });
    const scopes = () =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      );
    const notices = () =>
      page.evaluate(async () => {
        const [worker] = await navigator.serviceWorker.getRegistrations();
        const shown = (await worker?.getNotifications()) ?? [];
        return shown.map(({ title, body, data }) => ({ title, body, path: data.path }));
      });
    await setClock(page);
    await cook(page, id);
    // The service worker is registered only with the first timer.
    expect(await scopes()).toEqual([]);
    await start(page, "12 minutes").click();
    await expect.poll(scopes).toEqual(["/cook-notifications/"]);
    await page.clock.runFor("12:01");
    await expect(timers(page).getByText("Time is up")).toBeVisible();
    const notice = {
      title: "Time is up: Step 1",
      body: "Slow bean stew, 12 min",
      path: `/recipes/${id}/cook`,
    };
    await expect.poll(notices).toEqual([notice]);
    const tones = await page.evaluate(() => (window as unknown as { tones: string[] }).tones);
    expect(tones.length).toBeGreaterThan(30);

    // The service worker controls no page, and its notification survives a reload.
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await notices()).toEqual([notice]);
    await timers(page).getByRole("button", { name: "Stop Step 1, 12 minutes" }).click();
    await expect.poll(notices).toEqual([]);
  });

  test("is cooked to its end and left when only the keyboard is used", async ({ page }) => {
    await cook(page, id);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slow bean stew");
    await page.keyboard.press("ArrowRight");
    await expect(position(page, 2)).toBeVisible();
    await expect(page.locator("p[aria-live]").first()).toHaveText(/^Step 2 of 3\. Add 200 g of the tomatoes/);
    await page.keyboard.press("ArrowLeft");
    await expect(position(page, 1)).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(position(page, 1)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(position(page, 2)).toBeVisible();

    await start(page, "25 to 30 minutes").focus();
    await page.keyboard.press("Space");
    await expect(timers(page).getByText("25:00")).toBeVisible();
    await expect(position(page, 2)).toBeVisible();
    await timers(page)
      .getByRole("button", { name: /^Cancel/ })
      .focus();
    await page.keyboard.press("Enter");
    await expect(timers(page)).toHaveCount(0);

    await page.getByRole("button", { name: "Ingredients" }).focus();
    await page.keyboard.press("Enter");
    const list = page.getByRole("dialog", { name: "Ingredients" });
    await list.getByRole("checkbox", { name: "1 tsp salt" }).focus();
    await page.keyboard.press("Space");
    await expect(list.getByText("1 of 4 ticked off")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list).toHaveCount(0);
    await expect(position(page, 2)).toBeVisible();

    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("heading", { name: "Done" })).toBeFocused();
    await expect(page.getByRole("link", { name: "Write a note" })).toHaveAttribute(
      "href",
      `/recipes/${id}/edit?step=instructions`,
    );
    const liked = page.getByRole("button", { name: /^Like this recipe/ });
    await expect(liked).toHaveAttribute("aria-disabled", "false");
    await page.getByRole("button", { name: "Cook it again" }).press("Enter");
    await expect(position(page, 1)).toBeVisible();
    for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("heading", { name: "Done" })).toBeFocused();
    // Changing the step removes the focused button, so the new step gets the focus.
    const step = (number: number) => page.getByRole("region", { name: `Step ${number}`, exact: true });
    await page.getByRole("button", { name: "Back to the last step" }).press("Enter");
    await expect(step(3)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await start(page, "25 to 30 minutes").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(step(1)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`/recipes/${id}`);
    await expect(page.getByRole("link", { name: "Start cooking" })).toBeVisible();
  });

  test("fits on one page with its scaled amounts when it is printed", async ({ page }) => {
    await page.goto(`/recipes/${id}?servings=8`);
    await start(page, "12 minutes").click();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("For 8 servings (recipe: 4)")).toBeVisible();
    await expect(page.getByText("1.6 kg")).toBeVisible();
    for (const hidden of [
      timers(page),
      page.getByRole("button", { name: "More", exact: true }),
      page.locator(".recipe-picture"),
      page.getByText("Private", { exact: true }),
    ])
      await expect(hidden).toBeHidden();
    expect(await pagesOf(page)).toBe(1);

    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await chooseMore(page, "Print");
    await page.getByRole("checkbox", { name: "With the picture" }).check();
    await page.getByRole("dialog").getByRole("button", { name: "Print" }).click();
    await expect(page.locator("html[data-printed]")).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".recipe-picture")).toBeVisible();
    expect(await pagesOf(page)).toBe(1);
    // In print, the columns start below the picture and are as wide as the paper.
    const sides = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return [left, right];
    };
    const parts = page.getByRole("article").first();
    expect(await parts.locator("> div").evaluate(sides)).toEqual(
      await parts.locator("> header").evaluate(sides),
    );
    // A heading must not be the last line of a page.
    await expect(page.getByRole("heading", { name: "Method" })).toHaveCSS("break-after", "avoid");
  });
});

test("a time of days downloads a calendar event, in cook mode on a phone", async ({
  page,
  signUpWith,
  checkA11y,
}) => {
  const { id } = await signUpWith({
    ...beans,
    title: "Gravlax",
    steps: ["Rub in 1 tsp salt and cure for 2 to 3 days."],
  });
  await page.setViewportSize(phone);
  await setClock(page);
  await page.goto(`/recipes/${id}/cook`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Reminder for your calendar: 2 to 3 days" }).click();
  const event = await readFile(await (await downloading).path(), "utf8");
  expect(event).toMatch(/\r\nDTSTART:20260309T1700\d\dZ\r\n/);
  expect(event).toContain("\r\nSUMMARY:Gravlax: Step 1\\, 2 to 3 days\r\n");
  expect(event.replaceAll("\r\n ", "")).toContain(`/recipes/${id}/cook\r\n`);
  await expect(page.getByText("add the reminder on Monday, March 9")).toBeVisible();
  await expect(timers(page)).toHaveCount(0);
  await checkA11y(page);
});

/** The number of A4 pages that printing the page takes. */
async function pagesOf(page: Page): Promise<number> {
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("axe finds nothing in cook mode when timers run, light and dark", { tag: "@nightly" }, async ({
  page,
  signUpWith,
  checkA11y,
}) => {
  const { id } = await signUpWith(beans);
  await setClock(page);
  await cook(page, id);
  await start(page, "12 minutes").click();
  await next(page).click();
  await start(page, "25 to 30 minutes").click();
  await page.clock.runFor("12:01");
  await expect(timers(page).getByText("Time is up")).toBeVisible();
  const checkBoth = async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      await checkA11y(page);
    }
  };
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await checkBoth();
  }
  await page.getByRole("button", { name: "Ingredients" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await checkBoth();
});
