import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { browserArguments, findBrowser } from "#server/cli/find-browser.mjs";
import { signInHeaders } from "../../checks/running-server/rest-client.ts";
import { addSampleMember } from "../../checks/running-server/sample-members.ts";
import {
  withBuiltServer,
  withServerDeps,
  withTemporaryFolder,
} from "../../checks/running-server/with-server.ts";

const EMAIL = "phone@larder.invalid";
const CPU_SLOWDOWN = 4;
const LINES = 200;
const STEPS = 40;
const TAPS = 6;
/** Requests after which V8 has compiled the server's code. */
const WARM_UP = 12;

/** The longest task of the page's main thread in milliseconds, and the number of tasks over 50 ms. */
type Tasks = { longestMs: number; over50: number };

type PhoneBench = {
  /** The same page without interaction, for comparison. */
  idle: Tasks;
  scaling: Tasks;
  scrolling: Tasks;
  /** For each tap on a card, the milliseconds until the first frame that shows the recipe's title. */
  titleMs: number[];
  layoutShift: number;
};

/**
 * Simulates a phone of 390 by 844 pixels with a CPU that is slowed down four times. It scales and scrolls a
 * recipe of 200 lines, and opens recipes from a loaded list. Prints one JSON line.
 */
export function benchPhone(): Promise<void> {
  return withTemporaryFolder("phone", async (dataDir) => {
    await withServerDeps(dataDir, (deps) => addSampleMember(deps, EMAIL, 24));
    await withBuiltServer(dataDir, ({ url }) => measurePhone(url));
  });
}

async function measurePhone(url: string): Promise<void> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    args: browserArguments,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const { authorization } = await signInHeaders(url, EMAIL);
    const long = await makeLongRecipe(url, authorization);
    await warmUp(url, authorization, long);
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.addInitScript(
      (token) => localStorage.setItem("token", token),
      authorization.split(" ")[1] ?? "",
    );
    await page.addInitScript(watchPage);
    const throttle = await page.context().newCDPSession(page);
    await throttle.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    const found = {
      idle: await tasksDuring(page, `${url}/recipes/${long}`, () => wait(2000)),
      scaling: await tasksDuring(page, `${url}/recipes/${long}`, () => scale(page)),
      scrolling: await tasksDuring(page, `${url}/recipes/${long}`, () => scroll(page)),
      ...(await openFromList(page, url)),
    } satisfies PhoneBench;
    console.log(
      JSON.stringify({ bench: "phone", slower: CPU_SLOWDOWN, lines: LINES, steps: STEPS, ...found }),
    );
  } finally {
    await browser.close();
  }
}

async function makeLongRecipe(url: string, authorization: string): Promise<string> {
  const names = ["flour", "leeks, washed", "double cream", "unsalted butter", "stock cubes", "eggs"];
  const amounts = ["250 g", "1 1/2 cups", "2-3", "200 ml", "1 cup plus 2 tbsp", "2 (400 g) tins"];
  const original = (n: number) => `${amounts[n % 6]} ${names[(n * 5) % 6]} ${n + 1}`;
  const step = (n: number) =>
    `Add 100 g of the flour, ${n + 2} tbsp butter and 1 cup cream; stir for ${n + 3} minutes.`;
  const answer = await fetch(`${url}/api/recipes/`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({
      title: "The longest recipe",
      ingredients: Array.from({ length: LINES }, (_, n) => ({ original_text: original(n) })),
      instructions: Array.from({ length: STEPS }, (_, n) => ({ instruction: step(n) })),
    }),
  });
  if (answer.status !== 201) throw new Error(`The recipe was not stored: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/**
 * Warms up the scaling endpoint. The server shares the processors with the page, so that slow first responses
 * would delay the tasks of the page.
 */
async function warmUp(url: string, authorization: string, id: string): Promise<void> {
  for (let call = 0; call < WARM_UP; call += 1) {
    const answer = await fetch(`${url}/api/recipes/${id}/scale`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ new_servings: 1 + call }),
    });
    if (!answer.ok) throw new Error(`The recipe was not scaled: ${await answer.text()}`);
    await answer.arrayBuffer();
  }
}

/** Runs in the page. Collects long tasks and layout shifts from the start. */
function watchPage(): void {
  const seen = { tasks: [] as number[], shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.tasks.push(entry.duration);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

type Seen = { seen: { tasks: number[]; shift: number } };

async function tasksDuring(page: Page, address: string, work: () => Promise<unknown>): Promise<Tasks> {
  await page.goto(address);
  await page.getByRole("heading", { name: "Method" }).waitFor();
  await wait(3000);
  await page.evaluate(() => (window as unknown as Seen).seen.tasks.splice(0));
  await work();
  await wait(1500);
  const tasks = await page.evaluate(() => (window as unknown as Seen).seen.tasks);
  return {
    longestMs: Math.round(Math.max(0, ...tasks)),
    over50: tasks.filter((task) => task > 50).length,
  };
}

async function scale(page: Page): Promise<void> {
  // Taps at a position, because Playwright's search for a button by name traverses the complete page on its
  // main thread.
  const { x, y } = await page.evaluate((label) => {
    const button = document.querySelector(`[aria-label="${label}"]`);
    if (!button) throw new Error(`There is no button "${label}".`);
    button.scrollIntoView({ block: "center" });
    const { left, top } = button.getBoundingClientRect();
    return { x: left + 10, y: top + 10 };
  }, "One serving more");
  for (let tap = 0; tap < TAPS; tap += 1) {
    await page.touchscreen.tap(x, y);
    await wait(900);
  }
  // The measurement is invalid if the taps miss the button.
  if (!page.url().includes("servings=")) throw new Error("The taps did not scale the recipe.");
}

/** Scrolls about 2,500 pixels per second. */
async function scroll(page: Page): Promise<void> {
  for (let frame = 0; frame < 200; frame += 1) {
    await page.mouse.wheel(0, 42);
    await wait(16);
  }
  if ((await page.evaluate(() => scrollY)) === 0) throw new Error("The page did not scroll.");
}

async function openFromList(page: Page, url: string) {
  await page.goto(`${url}/recipes`);
  await page.getByRole("article").first().waitFor();
  await wait(2000);
  const titleMs: number[] = [];
  await page.evaluate(() => {
    (window as unknown as Seen).seen.shift = 0;
  });
  for (let card = 0; card < TAPS; card += 1) {
    const link = page.getByRole("article").nth(card).getByRole("link").first();
    await link.scrollIntoViewIfNeeded();
    const took = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener(
            "click",
            ({ timeStamp }) => {
              const look = () => {
                const isThere =
                  /^\/recipes\/[\w-]+$/.test(location.pathname) && document.querySelector("article h1");
                if (isThere) resolve(performance.now() - timeStamp);
                else requestAnimationFrame(look);
              };
              requestAnimationFrame(look);
            },
            { once: true, capture: true },
          );
        }),
    );
    await link.tap();
    titleMs.push(Math.round(await took));
    await page.getByRole("heading", { name: "Method" }).waitFor();
    await wait(1000);
    await page.goBack();
    await page.getByRole("article").first().waitFor();
    await wait(500);
  }
  const layoutShift = await page.evaluate(() => (window as unknown as Seen).seen.shift);
  return { titleMs, layoutShift: Math.round(layoutShift * 1000) / 1000 };
}
