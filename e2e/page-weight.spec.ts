import type { Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const kB = 1000;

test("the landing page has loaded at most 100 kB of script and 12 kB of style when it is idle", async ({
  page,
}) => {
  const requests: Request[] = [];
  const record = (request: Request) => requests.push(request);
  page.on("request", record);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  page.off("request", record);

  const bytes = { script: 0, stylesheet: 0 };
  for (const request of requests) {
    const kind = request.resourceType();
    if (kind !== "script" && kind !== "stylesheet") continue;
    const response = await request.response();
    await response?.finished();
    expect(response?.headers()["content-encoding"], request.url()).toBe("br");
    bytes[kind] += (await request.sizes()).responseBodySize;
  }
  // The lower bounds detect a measurement that counts nothing.
  expect(bytes.script).toBeGreaterThan(10 * kB);
  expect(bytes.stylesheet).toBeGreaterThan(1 * kB);
  expect(bytes.script).toBeLessThanOrEqual(100 * kB);
  expect(bytes.stylesheet).toBeLessThanOrEqual(12 * kB);
});
