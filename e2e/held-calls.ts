import { expect, type Page } from "@playwright/test";

/** Holds all calls of a procedure. The returned function releases them. */
export async function holdCall(page: Page, procedure: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/trpc/**${procedure}*`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Lets the server run a procedure, but drops its responses. The returned function stops that. */
export async function loseResponses(page: Page, procedure: string): Promise<() => Promise<void>> {
  const url = `**/trpc/${procedure}*`;
  await page.route(url, async (route) => {
    expect((await route.fetch()).ok()).toBe(true);
    await route.abort();
  });
  return () => page.unroute(url);
}
