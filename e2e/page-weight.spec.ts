import type { Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";

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

test("a shared recipe is readable before its app loads, and stays in place when the app draws it", {
  tag: "@nightly",
}, async ({ signUpWith, newVisitor }) => {
  const steps = Array.from({ length: 40 }, (_, index) => `Stir bowl ${index + 1} until it is smooth.`);
  const { id } = await signUpWith({ title: "Plum cake", steps, is_public: true });
  const visitor = await newVisitor();
  const readLayoutShifts = await watchLayoutShifts(visitor);
  const scripts: string[] = [];
  visitor.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  let release = () => {};
  const isReleased = new Promise<void>((done) => {
    release = done;
  });
  await visitor.route("**/trpc/**", async (route) => {
    await isReleased;
    await route.continue();
  });
  await visitor.goto(`/r/${id}`, { waitUntil: "domcontentloaded" });
  expect(scripts.sort()).toEqual(["/shared.js", "/theme.js"]);
  await expect(visitor.getByRole("heading", { level: 1, name: "Plum cake" })).toBeVisible();
  const step = visitor.locator("#served").getByText("Stir bowl 30 ");
  await step.scrollIntoViewIfNeeded();
  await visitor.waitForFunction(() => document.querySelector("#root")?.hasChildNodes());
  release();
  await expect(visitor.locator("#served")).toHaveCount(0);
  await expect(visitor.getByText("Stir bowl 30 ")).toBeInViewport();
  await expect(visitor).toHaveURL(`/r/${id}`);
  expect(await readLayoutShifts()).toEqual([]);
});
