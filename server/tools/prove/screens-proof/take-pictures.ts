import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Known, Scene, Who } from "./scene.ts";

/** A phone, a tablet and a wide screen. */
/** Below this width a page has the bars of phones (`--breakpoint-md`). */
const BARS_OF_PHONES = 832;
export const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
const THEMES = ["light", "dark"] as const;
/** After so long a skeleton has come, and an answer that failed has been asked for again. */
const UNTIL_HELD = 700;
const UNTIL_FAILED = 3500;
/** So long something may take to come, where the machine does much else. */
const UNTIL_THERE = 30_000;
/** A browser draws no picture higher than this. */
const HIGHEST = 16_000;

type Size = (typeof SIZES)[number];
export type Theatre = {
  browser: Browser;
  url: string;
  known: Known;
  photo: Buffer;
  folder: string;
  /** What the browser of such a person keeps. */
  storageOf: (who: Who) => Promise<Record<string, string>>;
};
export type Pictures = { taken: number; failed: { picture: string; why: string }[] };

/** Plays every scene at these sizes and takes its pictures, light and dark. */
export async function takePictures(
  theatre: Theatre,
  scenes: readonly Scene[],
  sizes: readonly Size[],
): Promise<Pictures> {
  const pictures: Pictures = { taken: 0, failed: [] };
  for (const size of sizes) {
    const context = await theatre.browser.newContext({
      viewport: size,
      hasTouch: size.width < 1000,
      baseURL: theatre.url,
      reducedMotion: "reduce",
      locale: "en-US",
      timezoneId: "Europe/Berlin",
    });
    for (const scene of scenes) {
      await playScene(theatre, scene, context, size, pictures).catch((error: Error) => {
        const why = error.message.split("\n")[0] ?? "failed";
        pictures.failed.push({ picture: `${scene.name}-${size.width}`, why });
      });
    }
    await context.close();
  }
  return pictures;
}

async function playScene(
  { url, known, photo, folder, storageOf }: Theatre,
  scene: Scene,
  context: BrowserContext,
  size: Size,
  pictures: Pictures,
): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(UNTIL_THERE);
  page.on("pageerror", ({ message }) =>
    pictures.failed.push({ picture: `${scene.name}-${size.width}`, why: message }),
  );
  try {
    await moveIn(page, url, await storageOf(scene.who));
    const path = typeof scene.path === "string" ? scene.path : scene.path(known);
    // What is late is seen by somebody who was here before.
    if (scene.answers === "held") {
      await page.goto(path);
      await settle(page, {});
    }
    await prepareAnswers(page, scene);
    await page.goto(path);
    await settle(page, scene);
    const shoot = async (step?: string) => {
      const name = [scene.name, ...(step ? [step] : []), size.width].join("-");
      await settle(page, scene);
      await showAll(page, size);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        await page.screenshot({ path: join(folder, `${name}-${theme}.png`), animations: "disabled" });
        pictures.taken += 1;
      }
      await page.setViewportSize(size);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) pictures.failed.push({ picture: name, why: `runs over by ${over} px` });
    };
    if (scene.play) await scene.play({ page, known, photo, shoot, isPhone: size.width < BARS_OF_PHONES });
    else await shoot();
  } finally {
    await page.close();
  }
}

/** A window as high as the page, so that its bars stand where it ends; what lies over a page is seen as one sees it. */
async function showAll(page: Page, { width, height }: Size): Promise<void> {
  const over = page.locator("dialog[open], [role=dialog], [role=alertdialog], [role=menu]");
  if ((await over.count()) > 0) return;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole <= height) return;
  await page.setViewportSize({ width, height: Math.min(whole, HIGHEST) });
  await page.waitForTimeout(200);
}

/** Nothing of the scene before is left in the browser. */
async function moveIn(page: Page, url: string, storage: Record<string, string>): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${url}/manifest.webmanifest`);
  await page.evaluate(async (entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, storage);
}

/** Who one is must be known, or there would be no page; what else is asked is late, or fails. */
async function prepareAnswers(page: Page, { answers }: Scene): Promise<void> {
  if (answers === undefined) return;
  await page.route("**/trpc/**", async (route) => {
    const calls = new URL(route.request().url()).pathname.split("/trpc/")[1]?.split(",") ?? [];
    if (calls.every((call) => call === "accounts.me")) return route.continue();
    if (answers === "held") return;
    const data = { code: "INTERNAL", httpStatus: 500, detail: "Internal server error" };
    const refusal = { error: { message: data.detail, code: -32603, data } };
    return route.fulfill({ status: 500, json: calls.map(() => refusal) });
  });
}

async function settle(page: Page, { answers }: Pick<Scene, "answers">): Promise<void> {
  if (answers === "held") {
    const shapes = page.locator("[aria-hidden].animate-late").first();
    await shapes.waitFor({ state: "attached", timeout: 5000 }).catch(() => undefined);
    return page.waitForTimeout(UNTIL_HELD);
  }
  if (answers === "failing") {
    await page.waitForTimeout(UNTIL_FAILED);
    await page
      .getByRole("main")
      .getByRole("alert")
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => undefined);
  }
  await page.waitForLoadState("networkidle");
  // Where answers fail the shapes of what would come may stand.
  if (answers === undefined)
    await page.waitForFunction(() => document.querySelector(".animate-late") === null);
  // What has come is drawn by now where a page keeps its height for a while.
  await page.evaluate(async () => {
    await document.fonts.ready;
    let height = -1;
    for (let same = 0, tries = 0; same < 3 && tries < 40; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      same = document.documentElement.scrollHeight === height ? same + 1 : 0;
      height = document.documentElement.scrollHeight;
    }
  });
}
