import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./fixtures.ts";
import { broth, brothPage, html, list, recipe, title } from "./food-pages.ts";
import { FoodSite, siteAddress } from "./food-site.ts";
import { boxOf, phone } from "./viewports.ts";

const site = new FoodSite();

test.use({
  serverEnv: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      await use(await site.start());
      site.stop();
    },
    { scope: "worker" },
  ],
});

const address = (page: Page) => page.getByRole("textbox", { name: "URL" });

async function importFrom(page: Page, url: string) {
  await page.goto("/recipes/import");
  await address(page).fill(url);
  await page.getByRole("button", { name: "Import", exact: true }).click();
}

test("an imported page offers its pictures to choose from when it has several", async ({
  page,
  signUp,
  checkA11y,
}) => {
  await signUp();
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#b5482f" } })
    .jpeg()
    .toBuffer();
  for (const path of ["/one.jpg", "/two.jpg"]) {
    site.pages.set(path, (response) => {
      response.writeHead(200, { "content-type": "image/jpeg" });
      response.end(picture);
    });
  }
  site.showPage(
    "/pictures",
    html(
      "Broth",
      [
        {
          ...recipe("Broth", broth.lines, broth.steps),
          image: ["/one.jpg", "/two.jpg", "/gone.jpg"].map((path) => siteAddress + path),
        },
      ],
      `<h2>Ingredients</h2>${list("ul", broth.lines)}<h2>Method</h2>${list("ol", broth.steps)}`,
    ),
  );
  await importFrom(page, `${siteAddress}/pictures`);
  await expect(title(page)).toHaveValue("Broth");
  const choices = page.getByRole("group", { name: "Picture" });
  await choices.getByRole("button", { name: "Show 2 more pictures" }).click();
  await expect(choices.getByText("Cannot be shown")).toBeVisible();
  await expect(choices.locator("img")).toHaveCount(2);
  await checkA11y(page);
  await expect(choices.getByRole("radio", { name: "Picture 3" })).toBeDisabled();
  await expect(
    page.getByText("One picture of the page could not be fetched: gone.jpg · 93.184.216.34."),
  ).toBeVisible();
  await choices.getByRole("radio", { name: "Picture 2" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Recipe saved" })).toBeFocused();
  await page.getByRole("link", { name: "View Recipe" }).click();
  await expect(page.getByText("Imported from 93.184.216.34")).toBeVisible();
});

test("a failed import is reviewed when it is retried from the history", { tag: "@nightly" }, async ({
  page,
  signUp,
  problems,
}) => {
  await signUp();
  problems.allow(/50[24]/);
  site.fail("/later", 503);
  await importFrom(page, `${siteAddress}/later`);
  await expect(page.getByText("The recipe site could not be reached. Please try again later.")).toBeVisible();
  site.showPage("/later", brothPage);
  await page.getByRole("tab", { name: "Import History" }).click();
  await expect(page.getByRole("row", { name: /Untitled/ })).toContainText("Failed");
  await page.getByRole("button", { name: "Retry Untitled" }).click();
  await expect(page.getByText("Broth was read. It is not saved yet.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Broth/ })).toContainText("Pending");
  await page.getByRole("button", { name: "Review it" }).click();
  await expect(title(page)).toHaveValue("Broth");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("tab", { name: "Import History" }).click();
  await expect(page.getByRole("row", { name: /Broth/ })).toContainText("Completed");
  await page.getByRole("link", { name: "Open Broth" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Broth");
});

test("a cancelled import restores the address and ignores the late response", {
  tag: "@nightly",
}, async ({ page, signUp, checkA11y }) => {
  await signUp();
  let respond = () => {};
  const requested = new Promise<void>((resolve) => {
    site.pages.set("/slow", (response) => {
      respond = () => {
        response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
        response.end(brothPage);
      };
      resolve();
    });
  });
  await importFrom(page, `${siteAddress}/slow`);
  await requested;
  await expect(page.getByRole("progressbar")).toBeVisible();
  await checkA11y(page);
  // On a phone, Cancel is next to the status, so that the placeholder is where the recipe will be.
  await page.setViewportSize(phone);
  const status = await boxOf(page.getByRole("status").filter({ hasText: "Waiting for the page" }));
  const cancel = await boxOf(page.getByRole("button", { name: "Cancel" }));
  expect(cancel.y).toBeLessThan(status.bottom);
  expect(cancel.x).toBeGreaterThan(status.right);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(address(page)).toHaveValue(`${siteAddress}/slow`);
  await expect(address(page)).toBeFocused();
  await expect(address(page)).not.toHaveAttribute("aria-invalid");
  respond();
  // The server completed the import, so the history contains it.
  await expect(async () => {
    await page.getByRole("tab", { name: "Import History" }).click();
    await page.reload();
    await expect(page.getByRole("row", { name: /slow/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole("tab", { name: "Import Recipe" }).click();
  await expect(address(page)).toHaveValue(`${siteAddress}/slow`);
  await expect(page.getByText(/A review is still open/)).toHaveCount(0);
  // Another address can be imported afterwards.
  site.showPage("/soon", brothPage);
  await address(page).fill(`${siteAddress}/soon`);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(title(page)).toHaveValue("Broth");
});

test("a failed import names the reason and the next step when the page or its recipe is missing", {
  tag: "@nightly",
}, async ({ page, signUp, problems, checkA11y }) => {
  await signUp();
  problems.allow(/422/);
  site.fail("/gone", 404);
  await importFrom(page, `${siteAddress}/gone`);
  const gone = page.getByText("There is no page at this address");
  await expect(gone).toBeVisible();
  const filled = page.getByRole("main").locator(":is(a, button).bg-tomato").filter({ visible: true });
  await expect(filled).toHaveText(["Open the site"]);
  // A missing page has no text to copy, so the site's start page is offered instead.
  await expect(page.getByRole("link", { name: "Open the page" })).toHaveCount(0);
  const open = page.getByRole("link", { name: "Open the site" });
  await expect(open).toHaveAttribute("href", `${siteAddress}/`);
  await expect(page.getByText(/^Reads /)).toHaveCount(0);
  await expect(page.locator(":focus")).toHaveAccessibleName(/^There is no page at this address/);
  await expect(page.locator(":focus")).toHaveAccessibleDescription(`${siteAddress}/gone`);
  await checkA11y(page);
  // On a phone, both buttons are in one row.
  await page.setViewportSize(phone);
  const paste = page.getByRole("button", { name: "Paste as text" });
  const [wide, narrow] = await Promise.all([paste.boundingBox(), open.boundingBox()]);
  expect(narrow?.y).toBe(wide?.y);
  // Typing a new address removes the error of the old one.
  await expect(address(page)).toHaveValue(`${siteAddress}/gone`);
  await address(page).fill(`${siteAddress}/again`);
  await expect(address(page)).toBeFocused();
  await expect(address(page)).toHaveValue(`${siteAddress}/again`);
  await expect(open).toHaveCount(0);
  await expect(gone).toHaveCount(0);
  await expect(address(page)).not.toHaveAttribute("aria-invalid");
  await expect(filled).toHaveText(["Import"]);
  await expect(page.getByText(/^Reads /)).toBeVisible();
  const long = `/gone/${"plum-cake-".repeat(30)}`;
  site.fail(long, 404);
  await importFrom(page, siteAddress + long);
  await expect(gone).toBeVisible();
  await expect(address(page)).toHaveValue(siteAddress + long);
  const shownAddress = page.getByText(siteAddress + long);
  expect(await shownAddress.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole("button", { name: "Paste as text" }).click();
  await expect(page.getByRole("textbox", { name: "Recipe as text" })).toBeFocused();
  // A page that does not exist is not the source of the pasted text.
  await expect(page.getByText(/^From 93/)).toHaveCount(0);

  site.showPage("/about", html("About us", [], "<p>We like food.</p>"));
  await importFrom(page, `${siteAddress}/about`);
  await expect(page.getByText("No recipe was found at this address")).toBeVisible();
  await expect(gone).toHaveCount(0);
  await expect(filled).toHaveText(["Paste as text"]);
  await expect(page.getByRole("link", { name: "Open the page" })).toHaveAttribute(
    "href",
    `${siteAddress}/about`,
  );
  await checkA11y(page);
  await page.getByRole("button", { name: "Paste as text" }).click();
  await expect(page).toHaveURL("/recipes/import?mode=text");
  await expect(page.getByRole("textbox", { name: "Recipe as text" })).toBeVisible();
});
