import type { Page } from "@playwright/test";

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/**
 * Records layout shifts on all pages opened from now on. The returned function reads the value and elements
 * of each shift.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const layoutShifts: string[] = [];
    Object.assign(window, { layoutShifts });
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.textContent?.slice(0, 60)}` : String(node?.nodeValue);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        layoutShifts.push(`${value.toFixed(4)}: ${sources.map(({ node }) => nameOf(node)).join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { layoutShifts: string[] }).layoutShifts);
}

/** Holds all tRPC calls, so that placeholders can be checked. The returned function releases them. */
export async function holdResponses(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/trpc/**", async (route) => {
    // Without the account, the page would not render.
    if (!route.request().url().includes("accounts.me")) await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.waitForLoadState("networkidle");
  };
}
