import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { browserArguments, findBrowser } from "#server/bin/find-browser.mjs";

/** A browser that is signed in, and watches every page it opens. */
export type Watcher = {
  page: Page;
  /** Opens a page of the server, waits until it is quiet, and answers what should not have happened there. */
  look(path: string): Promise<string[]>;
  /** What has happened since it was last asked. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
};

type Watched = { violations: string[]; fired?: unknown };

/** `mark` is an attribute that no element may have. */
export async function openWatcher(
  url: string,
  tokens: Record<string, string>,
  mark: string,
): Promise<Watcher> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error("No Chromium was found; CHROMIUM_PATH may name one.");
  const browser = await chromium.launch({ args: browserArguments, executablePath });
  const context: BrowserContext = await browser.newContext();
  const page = await context.newPage();
  const seen: string[] = [];
  page.on("dialog", async (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("pageerror", (error) => seen.push(`an error: ${error.message.slice(0, 200)}`));
  page.on("request", (request) => {
    const asked = request.url();
    if (!asked.startsWith(url) && !/^(?:data|blob|about):/.test(asked))
      seen.push(`a request to ${asked.slice(0, 100)}`);
  });
  await page.addInitScript(watch);
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(tokens));

  async function problems(): Promise<string[]> {
    const { violations, fired, marked } = await page.evaluate((name) => {
      const { watched, fired } = window as unknown as { watched?: Watched; fired?: unknown };
      const violations = watched?.violations.splice(0) ?? [];
      return { violations, fired, marked: document.querySelectorAll(`[${name}]`).length };
    }, mark);
    const told = [...seen.splice(0), ...violations.map((one) => `the policy was broken: ${one}`)];
    if (fired !== undefined) told.push("a script ran");
    if (marked > 0) told.push(`${marked} elements were made of text`);
    return told;
  }

  return {
    page,
    problems,
    async look(path) {
      await page.goto(url + path, { waitUntil: "load" });
      await page.waitForLoadState("networkidle");
      return problems();
    },
    close: () => browser.close(),
  };
}

/** Runs in the page, before any of its own scripts. */
function watch(): void {
  const violations: string[] = [];
  Object.assign(window, { watched: { violations } });
  document.addEventListener("securitypolicyviolation", (event) => {
    violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}
