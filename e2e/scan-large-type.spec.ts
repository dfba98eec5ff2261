import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { choosePhoto, openReview, startScanning } from "./scan-wizard.ts";

test.use({ viewport: { width: 320, height: 800 }, hasTouch: true });

/** Expects that nothing scrolls sideways, and that no text or control is cut off. */
async function expectNoOverflow(page: Page, screen: string) {
  const overflowing = await page.evaluate(() => {
    const dialog = document.querySelector("[role=dialog]");
    const scrollers = [document.documentElement, ...(dialog?.querySelectorAll(".scan-body") ?? [])];
    const wide = scrollers
      .filter((scroller) => scroller.scrollWidth > scroller.clientWidth + 1)
      .map((scroller) => scroller.className);
    const pane = document.querySelector(".scan-pane-view");
    const cut = [
      ...(dialog ?? document.body).querySelectorAll(
        "h1, h2, h3, p, dt, dd, li, ol span, button, input, select, textarea",
      ),
    ]
      // The photo is excluded, because it scrolls in its pane.
      .filter(
        (element) =>
          !pane?.contains(element) &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map(
        (element) =>
          `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.slice(0, 40)}`,
      );
    return [...wide, ...cut];
  });
  expect(overflowing, screen).toEqual([]);
}

test("the scanner does not overflow when type is twice as large at 320 px", { tag: "@nightly" }, async ({
  page,
  browser,
  signUp,
  problems,
}) => {
  test.slow();
  await signUp();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto("/recipes/scan");
  await expect(page.getByRole("heading", { name: "Tips for Best Results" })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  await expectNoOverflow(page, "the first screen");
  await startScanning(page);
  await expectNoOverflow(page, "the choice of a photo");
  await choosePhoto(page, await photograph(browser, shortbread));
  await expect(page.getByRole("region", { name: "What was read" })).toBeVisible({ timeout: 60_000 });
  await expectNoOverflow(page, "what was read");
  await page.getByRole("button", { name: "Back" }).click();
  await choosePhoto(page, await photograph(browser, shortbread));
  await expect(page.getByRole("img", { name: "Page 2 of 2" })).toBeVisible();
  await expectNoOverflow(page, "the pages");
  await page.getByRole("button", { name: "Remove" }).click();
  problems.allow(/status of 504/);
  const data = { code: "SCAN_TIMEOUT", httpStatus: 504, detail: "Text recognition took too long." };
  const failure = { error: { message: data.detail, code: -32603, data } };
  await page.route("**/trpc/scans.process*", (route) => route.fulfill({ status: 504, json: failure }));
  await page.getByRole("button", { name: "Process with OCR" }).click();
  await expect(page.getByRole("alert")).toHaveText(data.detail);
  await expectNoOverflow(page, "what could not be read");
  await page.unroute("**/trpc/scans.process*");
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "To the result" }).click();
  await openReview(page);
  await expectNoOverflow(page, "the review");
  await page.getByRole("textbox", { name: "Quantity of Ingredient 3" }).focus();
  await expectNoOverflow(page, "a line in hand");
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
});
