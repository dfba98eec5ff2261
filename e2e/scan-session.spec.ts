import type { Page } from "@playwright/test";
import { signInByForm } from "./account-pages.ts";
import { expect, test } from "./fixtures.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { choosePhoto, openReview, scanPhoto, startScanning } from "./scan-wizard.ts";

const step = (page: Page) => page.locator("[aria-current=step]");

test("the scanner asks for a sign-in when the visitor is no member", async ({ page }) => {
  await page.goto("/recipes/scan");
  await expect(page).toHaveURL("/login");
});

test("the scanner restores its scan after a new sign-in when the session has ended", {
  tag: "@nightly",
}, async ({ page, browser, request, signUp, problems, checkA11y }) => {
  problems.allow(/status of 401/);
  const member = await signUp();
  const photo = await photograph(browser, shortbread);
  await scanPhoto(page, photo);
  await openReview(page);
  await page.getByRole("textbox", { name: "Title" }).fill("Kept shortbread");
  // The session ends on the server, and another tab of this browser notices it first.
  await request.post("/api/auth/logout", { data: { refresh_token: member.refreshToken } });
  const other = await page.context().newPage();
  await other.goto("/recipes");
  await expect(other).toHaveURL("/login");
  await expect(
    page.getByText("You must be logged in to use the recipe scanner. Please log in and try again."),
  ).toBeVisible();
  await checkA11y(page);
  await page.getByRole("link", { name: "Go to Login" }).click();
  await signInByForm(page, member);
  await expect(page).toHaveURL("/recipes/scan");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Kept shortbread");
});

test("the scanner asks for confirmation when an unfinished scan is closed or discarded", {
  tag: "@nightly",
}, async ({ page, browser, signUp, checkA11y }) => {
  await signUp();
  const photo = await photograph(browser, shortbread);
  await page.route("**/trpc/scans.process*", () => new Promise(() => {}));
  await page.goto("/recipes/scan");
  await startScanning(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await startScanning(page);
  await choosePhoto(page, photo);
  await expect(page.getByText("Processing image with OCR...")).toBeVisible();
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Close the scanner?" });
  await expect(question).toBeVisible();
  await checkA11y(page);
  await question.getByRole("button", { name: "Go on scanning" }).click();
  // The progress bar is the only sign of progress, so it is not empty before the server's first report.
  const bar = page.getByRole("progressbar");
  await expect(bar).toHaveAttribute("aria-valuenow", "0");
  await expect(page.locator(".animate-spin")).toHaveCount(0);
  expect(
    await bar.locator("div").evaluate((element) => element.getBoundingClientRect().width),
  ).toBeGreaterThan(4);
  await expect(page.getByText("Processing image with OCR...")).toBeVisible();
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("A scan is not finished yet.")).toBeVisible();
  await checkA11y(page);
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(step(page)).toHaveText("Capture or Upload Image");
  await expect(page.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Discard it" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard it" }).click();
  await expect(page.getByText("A scan is not finished yet.")).toBeHidden();
});

test("a scan is completed when only the keyboard is used", { tag: "@nightly" }, async ({
  page,
  browser,
  signUp,
}) => {
  test.slow();
  await signUp();
  const photo = await photograph(browser, shortbread);
  await page.goto("/recipes/scan");
  const press = async (name: string) => {
    const button = page.getByRole("button", { name, exact: true });
    await expect(button).toBeVisible({ timeout: 40_000 });
    for (let tab = 0; tab < 120; tab += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
  };
  await press("Start Recipe Scanning");
  const chooser = page.waitForEvent("filechooser");
  await press("Upload from Gallery");
  await (await chooser).setFiles({ name: "page.png", mimeType: "image/png", buffer: photo });
  await press("Review and Edit");
  await expect(page.getByRole("region", { name: "Review and Edit" })).toBeFocused();
  // The lines of the photo are one tab stop; arrow keys move between them, and Enter focuses the field.
  const lines = page.getByRole("group", { name: "Lines of the photo" }).getByRole("button");
  await expect(lines.first()).toBeVisible();
  for (let tab = 0; tab < 10; tab += 1) {
    if (await lines.first().evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(lines.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("By keyboard");
  await press("Back");
  await press("Review and Edit");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("By keyboard");
  await page.getByRole("textbox", { name: "Title" }).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Save Recipe" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Recipe saved successfully!" })).toBeFocused();
});
