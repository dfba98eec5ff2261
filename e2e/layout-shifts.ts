import type { Page } from "@playwright/test";

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Notes what moves by itself on every page that is opened from now on; answers how to read it: what moved and how far. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { movedByItself: moved });
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.textContent?.slice(0, 60)}` : String(node?.nodeValue);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        moved.push(`${value.toFixed(4)}: ${sources.map(({ node }) => nameOf(node)).join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { movedByItself: string[] }).movedByItself);
}

/** Holds back every answer of the app's calls until told; what stands in their place can be looked at. */
export async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/trpc/**", async (route) => {
    // Who one is must be known, or there would be no page.
    if (!route.request().url().includes("accounts.me")) await held;
    await route.continue();
  });
  return async () => {
    release();
    await page.waitForLoadState("networkidle");
  };
}
