import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { chooseMore } from "./recipe-menu.ts";
import { bearer, createRecipe, type SampleRecipe } from "./sample-recipes.ts";

const beans: SampleRecipe = {
  title: "Braised beans",
  servings: 4,
  is_public: true,
  ingredients: ["800 g ripe tomatoes", "2 fennel bulbs", "2 (400 g) tins white beans, drained", "1 tsp salt"],
  steps: [
    "Fry the fennel for 12 minutes.",
    "Add 200 g of the tomatoes and simmer for 25 to 30 minutes.",
    "Stir in the beans and serve.",
  ],
};

const position = (page: Page, step: number, of = 3) =>
  page.getByText(`Step ${step} of ${of}`, { exact: true });
const timers = (page: Page) => page.getByRole("region", { name: "Timers" });
const start = (page: Page, time: string) => page.getByRole("button", { name: `Start a timer: ${time}` });
const next = (page: Page) => page.getByRole("button", { name: "Next" });

/** Six in the evening where the tests are. */
const evening = new Date("2026-03-07T18:00:00+01:00");

/** From here on it is evening; time passes as ever, and `runFor` passes more of it. */
const setClock = (page: Page) => page.clock.install({ time: evening });

const row = (page: Page, step: number) =>
  timers(page)
    .getByRole("listitem")
    .filter({ hasText: `Step ${step} · ` });

/** The seconds that a timer shows. */
async function secondsLeft(page: Page, step: number): Promise<number> {
  const [minutes = "", seconds = ""] = (
    (await row(page, step)
      .getByText(/^\d+:\d\d/)
      .textContent()) ?? ""
  ).split(":");
  return Number(minutes) * 60 + Number.parseInt(seconds, 10);
}

/** A slow machine takes its time between two looks. */
async function expectLeft(page: Page, step: number, minutes: number) {
  await expect.poll(() => secondsLeft(page, step)).toBeLessThanOrEqual(minutes * 60);
  expect(await secondsLeft(page, step)).toBeGreaterThan(minutes * 60 - 50);
}

async function cook(page: Page, id: string, query = "") {
  await page.goto(`/recipes/${id}/cook${query}`);
  await expect(position(page, 1)).toBeVisible();
}

test.describe("a member's recipe", () => {
  let id: string;

  test.beforeEach(async ({ request, signUp }) => {
    const member = await signUp();
    id = (await createRecipe(request, member, beans)).id;
  });

  test("goes step by step for the servings chosen, and back to the recipe with them", async ({ page }) => {
    await page.goto(`/recipes/${id}?servings=8`);
    await page.getByRole("link", { name: "Start cooking" }).click();
    await expect(page).toHaveURL(`/recipes/${id}/cook?servings=8`);
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    await expect(position(page, 1)).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(1);
    await expect(page.getByRole("checkbox", { name: "4 fennel bulbs" })).not.toBeChecked();
    await next(page).click();
    await expect(page.locator("mark")).toHaveText(["400 g (in the recipe: 200 g)"]);
    await expect(page.getByRole("checkbox", { name: "1600 g ripe tomatoes" })).toBeVisible();
    await page.getByRole("button", { name: "Back to the recipe" }).click();
    await expect(page).toHaveURL(`/recipes/${id}?servings=8`);
    await expect(page.getByRole("link", { name: "Go on cooking" })).toBeVisible();
    await page.goForward();
    await expect(position(page, 2)).toBeVisible();
  });

  test("what is behind a time stands as close to it as behind any word, and within its colour", async ({
    page,
  }) => {
    await cook(page, id);
    const gaps = await start(page, "12 minutes").evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      const mark = document.createRange();
      if (!button.nextSibling) return null;
      mark.selectNodeContents(button.nextSibling);
      const size = Number.parseFloat(getComputedStyle(button).fontSize);
      const [word, point] = [words.getBoundingClientRect(), mark.getBoundingClientRect()];
      return {
        before: (point.left - word.right) / size,
        behind: (button.getBoundingClientRect().right - point.right) / size,
      };
    });
    expect(gaps?.before).toBeLessThan(0.1);
    expect(gaps?.behind).toBeGreaterThan(0.15);
    expect(gaps?.behind).toBeLessThan(0.4);
  });

  test("two timers go on across steps, a reload and the recipe's own page", async ({ page }) => {
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
    const held = await secondsLeft(page, 1);
    await page.clock.runFor("02:00");
    await expectLeft(page, 2, 21);
    expect(await secondsLeft(page, 1)).toBe(held);
    await row(page, 1).getByRole("button", { name: "Resume Step 1, 12 minutes" }).click();
    await row(page, 1).getByRole("button", { name: "One minute more for Step 1, 12 minutes" }).click();
    await expectLeft(page, 1, 9);

    await page.getByRole("button", { name: "Back to the recipe" }).click();
    await expect(page).toHaveURL(`/recipes/${id}`);
    // A script still on its way would be given up: the clock leaps over the time it may take.
    await expect(page.getByRole("heading", { name: "Method" })).toBeVisible();
    await page.clock.runFor("10:00");
    await expect(timers(page).getByText("Time is up")).toBeVisible();
    await expect(page).toHaveTitle(/^Time is up · /);
    await timers(page).getByRole("button", { name: "Stop Step 1, 12 minutes" }).click();
    await expect(page).toHaveTitle("Braised beans · Larder");
    // What has ended opened by itself; what still runs is a chip until one opens it.
    await expect(timers(page).getByRole("listitem")).toHaveCount(0);
    await timers(page).getByRole("button", { name: "Show the timer" }).click();
    await expect(timers(page).getByRole("listitem")).toHaveCount(1);
    await timers(page).getByRole("button", { name: "Cancel Step 2, 25 to 30 minutes" }).click();
    await expect(timers(page)).toHaveCount(0);
  });

  test("a timer that ended while nobody was there says when", { tag: "@long" }, async ({ page }) => {
    await setClock(page);
    await cook(page, id);
    await start(page, "12 minutes").click();
    await expect(timers(page).getByText("12:00")).toBeVisible();
    await page.goto("about:blank");
    await page.clock.setSystemTime(new Date(evening.getTime() + 42.6 * 60_000));
    await page.goto(`/recipes/${id}`);
    await page.clock.runFor("00:10");
    await expect(timers(page).getByText("Ended at 18:12, 30 min ago")).toBeVisible();
  });

  test("sounds and notifies at the end where that was allowed, by a worker as phones want it", {
    tag: "@long",
  }, async ({ page, context }) => {
    await context.grantPermissions(["notifications"]);
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      const play = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function startTone(when) {
        told.push("tone");
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
    // Nobody has asked for a notification yet.
    expect(await scopes()).toEqual([]);
    await start(page, "12 minutes").click();
    await expect.poll(scopes).toEqual(["/cook-notifications/"]);
    await page.clock.runFor("12:01");
    await expect(timers(page).getByText("Time is up")).toBeVisible();
    const notice = {
      title: "Time is up: Step 1",
      body: "Braised beans, 12 min",
      path: `/recipes/${id}/cook`,
    };
    await expect.poll(notices).toEqual([notice]);
    const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
    expect(told.length).toBeGreaterThan(30);

    // The worker controls no page, and its notice outlives this one.
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await notices()).toEqual([notice]);
    await timers(page).getByRole("button", { name: "Stop Step 1, 12 minutes" }).click();
    await expect.poll(notices).toEqual([]);
  });

  test("notifies by the page itself where a browser has no worker", { tag: "@long" }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["notifications"]);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
      const told: string[] = [];
      Object.assign(window, { told });
      class Told extends EventTarget {
        static permission = "granted";
        constructor(title: string, { body }: { body: string }) {
          super();
          told.push(`${title}: ${body}`);
        }
        close() {
          told.push("closed");
        }
      }
      Object.assign(window, { Notification: Told });
    });
    await setClock(page);
    await cook(page, id);
    await start(page, "12 minutes").click();
    await page.clock.runFor("12:01");
    const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
    await expect.poll(told).toEqual(["Time is up: Step 1: Braised beans, 12 min"]);
    await timers(page).getByRole("button", { name: "Stop Step 1, 12 minutes" }).click();
    await expect.poll(told).toEqual(["Time is up: Step 1: Braised beans, 12 min", "closed"]);
  });

  test("works by keys alone, to the end and out", async ({ page }) => {
    await cook(page, id);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Braised beans");
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
    // A step that is turned takes its buttons along, and what had the focus with them.
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

  test("the way out stands while the steps are on their way, and where they fail to come", {
    tag: "@long",
  }, async ({ page, problems }) => {
    problems.allow(/status of 500/);
    let isBroken = false;
    const data = { code: "INTERNAL_SERVER_ERROR", httpStatus: 500, detail: "Internal server error" };
    await page.route("**/trpc/**recipes.get**", async (route) => {
      if (isBroken)
        await route.fulfill({ status: 500, json: [{ error: { message: "x", code: -32603, data } }] });
    });
    const leave = page.getByRole("button", { name: "Back to the recipe" });

    // Before the script of the page has come.
    await page.route("**/assets/recipe-cook-*.js", () => {});
    await page.goto(`/recipes/${id}/cook`);
    await leave.click();
    await expect(page).toHaveURL(`/recipes/${id}`);
    await page.unroute("**/assets/recipe-cook-*.js");

    await page.goto(`/recipes/${id}/cook`);
    await expect(page.getByText("Loading...")).toBeAttached();
    await leave.click();
    await expect(page).toHaveURL(`/recipes/${id}`);
    await page.goto(`/recipes/${id}/cook`);
    await expect(leave).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`/recipes/${id}`);

    isBroken = true;
    await page.goto(`/recipes/${id}/cook`);
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(leave).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`/recipes/${id}`);
  });

  test("ticks are one on the recipe's page and in cook mode, and wait over a reload", {
    tag: "@long",
  }, async ({ page }) => {
    await page.goto(`/recipes/${id}`);
    await page.getByText("ripe tomatoes").click();
    await expect(page.getByRole("checkbox", { name: "800 g ripe tomatoes" })).toBeChecked();
    await page.reload();
    await expect(page.getByRole("checkbox", { name: "800 g ripe tomatoes" })).toBeChecked();
    await page.getByRole("link", { name: "Start cooking" }).click();
    await next(page).click();
    await expect(page.getByRole("checkbox", { name: "800 g ripe tomatoes" })).toBeChecked();
    await page.getByText("ripe tomatoes").click();
    await page.getByRole("button", { name: "Back to the recipe" }).click();
    await expect(page.getByRole("checkbox", { name: "800 g ripe tomatoes" })).not.toBeChecked();
  });

  test("the day's progress is forgotten on the next day", { tag: "@long" }, async ({ page }) => {
    await setClock(page);
    await cook(page, id);
    await next(page).click();
    await expect(position(page, 2)).toBeVisible();
    await page.goto("about:blank");
    await page.clock.setSystemTime(new Date(evening.getTime() + 24.1 * 3600_000));
    await cook(page, id);
  });

  test("the screen is kept on, and let go on leaving", { tag: "@long" }, async ({ page }) => {
    await page.addInitScript(() => {
      const locks: string[] = [];
      Object.assign(window, { locks });
      const request = async () => {
        locks.push("taken");
        return { released: false, release: async () => void locks.push("released") };
      };
      Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request }, configurable: true });
    });
    const locks = () => page.evaluate(() => (window as unknown as { locks: string[] }).locks.join(" "));
    await cook(page, id);
    await expect.poll(locks).toContain("taken");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`/recipes/${id}`);
    await expect.poll(locks).toMatch(/released$/);
  });

  test("over plain http a silent video keeps the screen on", { tag: "@long" }, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "wakeLock");
    });
    await cook(page, id);
    const video = page.locator("video[data-keeps-awake]");
    await expect(video).toHaveCount(1);
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => !one.paused && one.muted)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`/recipes/${id}`);
    await expect(video).toHaveCount(0);
  });

  test("a recipe fits on one page of paper, scaled, without what is for screens", async ({ page }) => {
    await page.goto(`/recipes/${id}?servings=8`);
    await start(page, "12 minutes").click();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("For 8 servings (recipe: 4)")).toBeVisible();
    await expect(page.getByText("1600 g")).toBeVisible();
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
    // The columns begin below the picture, as wide as the paper: beside it they would be narrow to the last page.
    const sides = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return [left, right];
    };
    const parts = page.getByRole("article").first();
    expect(await parts.locator("> div").evaluate(sides)).toEqual(
      await parts.locator("> header").evaluate(sides),
    );
    // No heading stays at the foot of a page without what it heads.
    await expect(page.getByRole("heading", { name: "Method" })).toHaveCSS("break-after", "avoid");
  });

  test("the sheet of all ingredients keeps the keyboard when its last button goes", { tag: "@long" }, async ({
    page,
  }) => {
    await cook(page, id);
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
  });

  test("a step on paper is its words and what goes into it", { tag: "@long" }, async ({ page }) => {
    await cook(page, id);
    await start(page, "12 minutes").click();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Fry the fennel for 12 minutes.", { exact: true })).toBeVisible();
    await expect(page.getByText("2 fennel bulbs")).toBeVisible();
    for (const hidden of [timers(page), next(page), page.getByRole("button", { name: "Back to the recipe" })])
      await expect(hidden).toBeHidden();
    expect(await pagesOf(page)).toBe(1);
  });
});

test("sixty lines fit on one page of paper", { tag: "@long" }, async ({ page, request, signUp }) => {
  const ingredients = Array.from({ length: 60 }, (_, at) => `${at + 1} g of spice number ${at + 1}`);
  const { id } = await createRecipe(request, await signUp(), { ...beans, ingredients });
  await page.goto(`/recipes/${id}`);
  await expect(page.getByRole("heading", { name: "Method" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  expect(await pagesOf(page)).toBe(1);
});

test("cook mode loads at most 40 kB of script beside the recipe's page", { tag: "@long" }, async ({
  page,
  request,
  signUp,
}) => {
  const { id } = await createRecipe(request, await signUp(), beans);
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

/** How many pages of A4 the page prints on. */
async function pagesOf(page: Page): Promise<number> {
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`a thirteenth timer is refused in words beside the buttons of the steps, ${width} wide`, {
    tag: "@long",
  }, async ({ page, request, signUp }) => {
    const waits = Array.from({ length: 13 }, (_, at) => `wait ${at + 20} minutes`);
    const { id } = await createRecipe(request, await signUp(), { ...beans, steps: [`${waits.join(", ")}.`] });
    await page.setViewportSize({ width, height });
    await page.goto(`/recipes/${id}/cook`);
    for (const at of waits.keys()) await start(page, `${at + 20} minutes`).click();
    const toast = page.locator("[data-sonner-toast]").filter({ hasText: "At most 12 timers run at once." });
    await expect(toast).toBeVisible();
    await expect(timers(page).getByRole("listitem")).toHaveCount(12);
    const turns = await page.getByRole("navigation").boundingBox();
    await expect
      .poll(async () => {
        const box = await toast.boundingBox();
        return box && turns && box.y + box.height <= turns.y;
      })
      .toBe(true);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a guest swipes through a public recipe", { tag: "@long" }, async ({
    page,
    request,
    createMember,
  }) => {
    const { id } = await createRecipe(request, await createMember(), beans);
    await page.addInitScript(() => localStorage.setItem("guestMode", "true"));
    await cook(page, id);
    await swipe(page, 320, 60);
    await expect(position(page, 2)).toBeVisible();
    await swipe(page, 60, 320);
    await expect(position(page, 1)).toBeVisible();
    const box = await next(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
  });

  test("the head has air above it, and what a step needs is told once however often the recipe has it", {
    tag: "@long",
  }, async ({ page, request, signUp }) => {
    const { id } = await createRecipe(request, await signUp(), {
      ...beans,
      ingredients: ["2 tbsp olive oil", "1 onion", "2 tbsp olive oil", "1 onion", "3 tbsp olive oil"],
      steps: ["Warm the oil and soften the onion in it."],
    });
    await page.goto(`/recipes/${id}/cook`);
    await expect(position(page, 1, 1)).toBeVisible();
    const needed = page.getByRole("region", { name: /step 1/i }).getByRole("listitem");
    await expect(needed).toHaveText([/2 tbsp.*olive oil/, /1.*onion/, /3 tbsp.*olive oil/]);
    for (const inHead of [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("button", { name: "Ingredients" }),
    ]) {
      const { y = 0 } = (await inHead.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(12);
    }
  });

  test("a tap right after a swipe starts the timer that it meets", { tag: "@long" }, async ({
    page,
    request,
    createMember,
  }) => {
    const { id } = await createRecipe(request, await createMember(), beans);
    await page.addInitScript(() => localStorage.setItem("guestMode", "true"));
    await cook(page, id);
    await swipe(page, 320, 60);
    await expect(position(page, 2)).toBeVisible();
    await start(page, "25 to 30 minutes").tap();
    await expect(row(page, 2)).toBeVisible();
  });

  test("a short step is as large as it may be, also while it appears", { tag: "@long" }, async ({
    page,
    request,
    createMember,
  }) => {
    const { id } = await createRecipe(request, await createMember(), beans);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(() => localStorage.setItem("guestMode", "true"));
    await cook(page, id);
    const size = () =>
      page
        .locator("#step p")
        .last()
        .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
    await expect.poll(size).toBe(36);
    await next(page).tap();
    await expect(position(page, 2)).toBeVisible();
    await expect.poll(size).toBe(36);
  });

  test("a step that was drawn larger is moved about, not turned", { tag: "@long" }, async ({
    page,
    request,
    createMember,
  }) => {
    const { id } = await createRecipe(request, await createMember(), beans);
    await page.addInitScript(() => localStorage.setItem("guestMode", "true"));
    await cook(page, id);
    const zoom = await page.context().newCDPSession(page);
    await zoom.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2);
    await swipe(page, 320, 60);
    await expect.poll(() => page.evaluate(() => visualViewport?.pageLeft)).toBeGreaterThan(50);
    await expect(position(page, 1)).toBeVisible();
  });

  test("on its side it shows the step beside three timers", { tag: "@long" }, async ({
    page,
    request,
    createMember,
  }) => {
    const steps = ["Soak 20 minutes, boil 30 minutes, rest 40 minutes.", "Serve."];
    const { id } = await createRecipe(request, await createMember(), { ...beans, steps });
    await page.addInitScript(() => localStorage.setItem("guestMode", "true"));
    await page.goto(`/recipes/${id}/cook`);
    for (const time of ["20 minutes", "30 minutes", "40 minutes"]) await start(page, time).click();
    await expect(timers(page).getByRole("listitem")).toHaveCount(3);
    for (const [width, height] of [
      [844, 390],
      [667, 375],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      const step = await page.locator("#step").boundingBox();
      const turns = await page.getByRole("navigation").boundingBox();
      expect(step?.height, `${width}`).toBeGreaterThan(height * 0.35);
      // Rows are whole, and what is below them is counted.
      await expect(timers(page).getByText(/^[12] more below$/)).toBeInViewport({ ratio: 1 });
      expect((turns?.y ?? 0) + (turns?.height ?? 0), `${width}`).toBeLessThanOrEqual(height);
    }
  });

  test("a screen that is touched says nothing of keys, however wide it is", { tag: "@long" }, async ({
    page,
    newVisitor,
    request,
    createMember,
  }) => {
    const { id } = await createRecipe(request, await createMember(), beans);
    const hint = "Arrow keys or the space bar turn the steps, Esc goes back.";
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.addInitScript(() => localStorage.setItem("guestMode", "true"));
    await cook(page, id);
    await expect(page.getByText(hint)).toBeHidden();
    const desk = await newVisitor({ hasTouch: false, isMobile: false });
    await desk.setViewportSize({ width: 1180, height: 820 });
    await desk.addInitScript(() => localStorage.setItem("guestMode", "true"));
    await cook(desk, id);
    await expect(desk.getByText(hint)).toBeVisible();
  });

  test("a long step is cut nowhere: it scrolls and says so", { tag: "@long" }, async ({
    page,
    request,
    createMember,
    signIn,
  }) => {
    const member = await createMember();
    const steps = ["Stir and wait until it thickens, then stir again. ".repeat(40)];
    const { id } = await createRecipe(request, member, { ...beans, steps });
    await signIn(page, member);
    await page.goto(`/recipes/${id}/cook`);
    const room = page.locator("#step");
    await expect(page.getByRole("button", { name: "More below" })).toBeVisible();
    const size = await room
      .locator("p")
      .last()
      .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
    expect(size).toBeGreaterThanOrEqual(26);
    await draw(page, { x: 200, y: 600 }, { x: 190, y: 300 });
    await expect.poll(() => room.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
    await room.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await expect(page.getByRole("button", { name: "More below" })).toBeHidden();
  });
});

type Place = { x: number; y: number };

/** A finger drawn across the step. */
const swipe = (page: Page, from: number, to: number) => draw(page, { x: from, y: 300 }, { x: to, y: 300 });

async function draw(page: Page, from: Place, to: Place) {
  const touch = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (const part of [0.3, 0.6, 1])
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(part) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.detach();
}

test("a recipe that is not there says so", { tag: "@long" }, async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await page.addInitScript(() => localStorage.setItem("guestMode", "true"));
  await page.goto("/recipes/none/cook");
  await expect(page.getByRole("heading", { name: "Recipe not found" })).toBeVisible();
});

test("cook mode's heading has the focus once the steps have come, not only while one waits for them", {
  tag: "@long",
}, async ({ page, request, signUp }) => {
  const { id } = await createRecipe(request, await signUp(), beans);
  await page.goto(`/recipes/${id}`);
  await page.getByRole("link", { name: "Start cooking" }).click();
  await expect(page.getByRole("region", { name: "Step 1" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`a running timer lies over no button of a form, ${width} wide`, {
    tag: "@long",
  }, async ({ page, request, signUp }) => {
    const { id } = await createRecipe(request, await signUp(), beans);
    await page.setViewportSize({ width, height });
    await page.goto(`/recipes/${id}`);
    await start(page, "12 minutes").click();
    await expect(timers(page)).toBeVisible();
    await page.goto(`/recipes/${id}/edit`);
    await expect(timers(page)).toBeVisible();
    for (const name of ["Next", "Save Changes"])
      await page.getByRole("button", { name, exact: true }).click({ trial: true, timeout: 5000 });
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL(/step=ingredients/);
  });
}

test("two quick taps before the last step do not end it, and whoever goes back has the ticks again", {
  tag: "@long",
}, async ({ page, request, signUp }) => {
  const { id } = await createRecipe(request, await signUp(), beans);
  await cook(page, id);
  const fennel = page.getByRole("checkbox", { name: /fennel/ });
  await fennel.check();
  await next(page).click();
  await next(page).dblclick();
  await expect(position(page, 3)).toBeVisible();
  await page.getByRole("button", { name: "Finish" }).click();
  await page.getByRole("button", { name: "Back to the last step" }).click();
  await expect(position(page, 3)).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(fennel).toBeChecked();
});

test("what is written into a recipe meanwhile keeps the place, and a new time is no running timer", {
  tag: "@long",
}, async ({ page, request, signUp }) => {
  const member = await signUp();
  const { id, version } = await createRecipe(request, member, beans);
  const change = async (data: object, basis: number) => {
    const answer = await request.put(`/api/recipes/${id}`, {
      headers: bearer(member),
      data: { ...data, version: basis },
    });
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as { version: number }).version;
  };
  await cook(page, id);
  await start(page, "12 minutes").click();
  await next(page).click();
  await expect(position(page, 2)).toBeVisible();
  const noted = await change({ notes: "Less salt." }, version);
  await page.reload();
  await expect(position(page, 2)).toBeVisible();
  await change({ instructions: [{ instruction: "Soak for 10 minutes." }, { instruction: "Serve." }] }, noted);
  await page.reload();
  await expect(position(page, 1, 2)).toBeVisible();
  await expect(row(page, 1)).toContainText("12 min");
  await start(page, "10 minutes").click();
  await expect(timers(page).getByRole("listitem")).toHaveCount(2);
});

test("a guest who signs in keeps what is on the stove", { tag: "@long" }, async ({
  page,
  request,
  createMember,
}) => {
  const member = await createMember();
  const { id } = await createRecipe(request, member, beans);
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("guestMode", "true"));
  await cook(page, id);
  await start(page, "12 minutes").click();
  await next(page).click();
  await expect(position(page, 2)).toBeVisible();
  await page.evaluate(({ token, refreshToken }) => {
    localStorage.removeItem("guestMode");
    localStorage.setItem("token", token);
    localStorage.setItem("refresh_token", refreshToken);
  }, member);
  await page.goto(`/recipes/${id}/cook`);
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveCount(0);
  await expect(row(page, 1)).toBeVisible();
  await expect(position(page, 2)).toBeVisible();
});

test("a recipe that has been opened can be cooked without a network", { tag: "@long" }, async ({
  page,
  context,
  request,
  signUp,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const { id } = await createRecipe(request, await signUp(), beans);
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

test("a member is led from a recipe that is not there to their own", { tag: "@long" }, async ({
  page,
  problems,
  signUp,
}) => {
  problems.allow(/status of 404/);
  await signUp();
  await page.goto("/recipes/none/cook");
  await page.getByRole("link", { name: "Back to Recipes" }).click();
  await expect(page).toHaveURL("/recipes");
});

test("axe finds nothing while cooking, light and dark", { tag: "@long" }, async ({
  page,
  request,
  signUp,
  checkA11y,
}) => {
  const { id } = await createRecipe(request, await signUp(), beans);
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
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await checkBoth();
  }
  await page.getByRole("button", { name: "Ingredients" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await checkBoth();
});
