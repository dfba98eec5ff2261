import { expect, type Page } from "@playwright/test";

/** Holds back the calls of a procedure until the function that it answers is run. */
export async function holdCall(page: Page, procedure: string): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(`**/trpc/**${procedure}*`, async (route) => {
    await held;
    await route.continue();
  });
  return answer;
}

/** The server stores the input of a call, and its answer never arrives, until the function that it answers is run. */
export async function loseAnswers(page: Page, procedure: string): Promise<() => Promise<void>> {
  const url = `**/trpc/${procedure}*`;
  await page.route(url, async (route) => {
    expect((await route.fetch()).ok()).toBe(true);
    await route.abort();
  });
  return () => page.unroute(url);
}
