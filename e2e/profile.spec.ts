import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { testWithMembers } from "./counted-members.ts";
import { expect, type Member, test } from "./fixtures.ts";
import { holdResponses, watchLayoutShifts } from "./layout-shifts.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";
import { desk, phone, tablet } from "./viewports.ts";

const NEW_PASSWORD = "Walnut-board 42?";

/** Members without a password; one of them is close to the limits. */
const testWithLimits = testWithMembers([
  {
    name: "Busy",
    minutesSinceSignIn: 1,
    lifetime: { recipe_create: 74, recipe_import: 30, ocr_operation: 18 },
  },
  { name: "Calm", lifetime: { recipe_create: 4, recipe_import: 3, ocr_operation: 2 } },
]);

const personal = (page: Page) => page.getByRole("region", { name: "Personal Information" });
const tier = (page: Page) => page.getByRole("region", { name: "Account Tier" });
const signInMethods = (page: Page) => page.getByRole("region", { name: "Ways to sign in" });
const security = (page: Page) => page.getByRole("region", { name: "Security", exact: true });

async function edit(page: Page) {
  await personal(page).getByRole("button", { name: "Edit personal information" }).click();
}

async function openProfile(page: Page, member: Member) {
  await page.goto("/profile");
  await expect(personal(page)).toContainText(member.name);
}

test("the profile shows account and usage but no plan when the server has no limits", async ({
  page,
  signUp,
  checkA11y,
}) => {
  const member = await signUp();
  await openProfile(page, member);
  await expect(personal(page)).toContainText(member.email);
  await expect(personal(page)).toContainText("Your days begin at midnight in");
  await expect(page.getByRole("main")).toContainText("Member since");
  // On a server without limits the page counts recipes, but has neither a plan nor meters.
  await expect(page.getByRole("region", { name: "Usage overview" })).toContainText("Recipes written0");
  await expect(page.getByRole("meter")).toHaveCount(0);
  await expect(page.getByText(/Upgrade|∞|Freemium|Account Tier/)).toHaveCount(0);
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await checkA11y(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await checkA11y(page, "colours");
  await page.goto("/pricing");
  await expect(page.getByText("This server has no limits")).toBeVisible();
});

/**
 * Opens the profile twice, the second time with late responses, and expects that the content has the reserved
 * height.
 */
async function expectNoShift(page: Page, text: string) {
  const readLayoutShifts = await watchLayoutShifts(page);
  for (const size of [desk, tablet, phone]) {
    await page.setViewportSize(size);
    await page.goto("/profile");
    await expect(tier(page)).toContainText(text);
    const release = await holdResponses(page);
    await page.reload();
    await expect(tier(page)).toContainText("Loading...");
    await expect(tier(page).locator("[class*=-coming]")).toBeVisible();
    await release();
    await expect(tier(page)).toContainText(text);
    await page.unrouteAll({ behavior: "wait" });
    expect(await readLayoutShifts(), `at ${size.width}`).toEqual([]);
  }
}

testWithLimits(
  "the profile shifts nothing when plan and meters load",
  { tag: "@nightly" },
  async ({ page, signInAs }) => {
    await signInAs("Calm");
    await expectNoShift(page, "Premium gives you");
  },
);

test("other sessions end when the password is changed with the current one", async ({
  page,
  request,
  signUp,
  problems,
  checkA11y,
}) => {
  problems.allow(/status of 400/);
  const member = await signUp();
  const otherToken = await createSession(request, member.email, member.password);
  await openProfile(page, member);
  await signInMethods(page).getByRole("button", { name: "Change password" }).press("Enter");
  const field = (name: string) => signInMethods(page).getByLabel(name, { exact: true });
  await expect(field("Current password")).toBeFocused();
  await field("Current password").fill("wrong");
  await field("New password").fill("weak");
  await field("Confirm new password").fill("weaker");
  await signInMethods(page).getByRole("button", { name: "Save new password" }).click();
  await expect(signInMethods(page)).toContainText("Password does not meet security requirements");
  await expect(signInMethods(page)).toContainText("Passwords do not match");
  await checkA11y(page);
  await field("New password").fill(NEW_PASSWORD);
  await field("Confirm new password").fill(NEW_PASSWORD);
  await expect(signInMethods(page).getByText("not yet met")).toHaveCount(0);
  await signInMethods(page).getByRole("button", { name: "Save new password" }).click();
  await expect(signInMethods(page)).toContainText("Current password is incorrect");
  await expect(field("Current password")).toBeFocused();
  for (const name of ["Current password", "New password", "Confirm new password"])
    await expect(field(name)).toHaveValue("");
  await field("Current password").fill(member.password);
  await field("New password").fill(NEW_PASSWORD);
  await field("Confirm new password").fill(NEW_PASSWORD);
  await signInMethods(page).getByRole("button", { name: "Save new password" }).click();
  await expect(signInMethods(page)).toContainText("Password updated successfully");
  await expect(signInMethods(page).getByRole("button", { name: "Change password" })).toBeFocused();
  const statusOf = async (token: string) =>
    (await request.get("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } })).status();
  expect(await statusOf(otherToken)).toBe(401);
  expect(await statusOf(member.token)).toBe(200);
  expect(await createSession(request, member.email, NEW_PASSWORD)).toBeTruthy();
});

test("a change is sent once when Enter is pressed again during the request", { tag: "@nightly" }, async ({
  page,
  signUp,
}) => {
  const member = await signUp();
  const sent: string[] = [];
  await page.route(/trpc\/accounts\.(update|changePassword)/, async (route) => {
    sent.push(route.request().url().replace(/.*\//, ""));
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await openProfile(page, member);
  await signInMethods(page).getByRole("button", { name: "Change password" }).click();
  const field = (name: string) => signInMethods(page).getByLabel(name, { exact: true });
  await field("Current password").fill(member.password);
  await field("New password").fill(NEW_PASSWORD);
  await field("Confirm new password").fill(NEW_PASSWORD);
  await field("Confirm new password").press("Enter");
  await expect(signInMethods(page).getByRole("button", { name: "Saving..." })).toBeVisible();
  await field("Confirm new password").press("Enter");
  await expect(signInMethods(page)).toContainText("Password updated successfully");
  await edit(page);
  const name = personal(page).getByLabel("Name");
  await name.fill("Ada");
  const loaded = page.waitForEvent("load");
  await name.press("Enter");
  await expect(personal(page).getByRole("button", { name: "Saving..." })).toBeVisible();
  await name.press("Enter");
  await loaded;
  await expect(personal(page)).toContainText("Your changes are saved.");
  expect(sent).toEqual(["accounts.changePassword", "accounts.update"]);
});

test("signing out everywhere ends this session as well when the dialog is confirmed", {
  tag: "@nightly",
}, async ({ page, request, signUp }) => {
  const member = await signUp();
  const otherToken = await createSession(request, member.email, member.password);
  await page.goto("/recipes/create");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Plum cake");
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(stored).toContain("Plum cake");
  await openProfile(page, member);
  await security(page).getByRole("button", { name: "Sign out everywhere" }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out everywhere?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Signed out everywhere")).toBeVisible();
  for (const token of [member.token, otherToken]) {
    const response = await request.get("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } });
    expect(response.status()).toBe(401);
  }
  expect(await page.evaluate(() => localStorage.getItem("refresh_token"))).toBeNull();
  expect(await stored()).not.toContain("Plum cake");
});

test("an account is deleted with its password when the recipes have been downloaded", async ({
  page,
  request,
  signUp,
  problems,
  checkA11y,
}) => {
  problems.allow(/status of 400|ERR_FAILED/);
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "To take along" });
  await openProfile(page, member);
  await page.evaluate(
    (key) => localStorage.setItem(key, "x"),
    `larder:draft:${await idOf(request, member)}:new`,
  );
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  for (const text of [
    "your recipes",
    "likes, drafts and history",
    "sign-ins",
    "copies that others made",
    "backups",
  ])
    await expect(dialog).toContainText(text);
  await checkA11y(page);
  for (const size of [{ width: 320, height: 568 }, phone]) {
    await page.setViewportSize(size);
    for (const name of ["Keep my account", "Delete my account"])
      await expect(dialog.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }

  const exportButton = dialog.getByRole("button", { name: "Download all my recipes" });
  await page.route("**/api/recipes/export", (route) => route.abort(), { times: 1 });
  await exportButton.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("The recipes could not be exported. Please try again.");
  await checkA11y(page);
  await expect(exportButton).toBeFocused();
  const downloading = page.waitForEvent("download");
  await exportButton.press("Enter");
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  expect(await readFile(await download.path(), "utf8")).toContain("To take along");
  await expect(dialog).toContainText("is in your downloads.");
  await checkA11y(page);

  const confirm = dialog.getByRole("button", { name: "Delete my account" });
  await confirm.click();
  await expect(dialog).toContainText("Password is required");
  await dialog.getByLabel("Your password").fill("wrong");
  await confirm.click();
  await expect(dialog).toContainText("Current password is incorrect");
  await expect(dialog.getByLabel("Your password")).toBeFocused();
  expect((await request.get("/api/auth/me", { headers: bearer(member) })).status()).toBe(200);

  await dialog.getByLabel("Your password").fill(member.password);
  await confirm.click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  expect((await request.get(`/api/recipes/${id}`, { headers: bearer(member) })).status()).toBe(401);
  const signInResponse = await request.post("/api/auth/login", {
    data: { email: member.email, password: member.password },
  });
  expect(signInResponse.status()).toBe(401);
  const storageKeys = await page.evaluate(() => Object.keys(localStorage));
  expect(storageKeys.filter((key) => /token|draft/.test(key))).toEqual([]);
  await checkA11y(page);
});

testWithLimits(
  "the deletion dialog offers a CSV file when the member is freemium",
  async ({ page, signInAs }) => {
    await signInAs("Busy");
    await page.goto("/profile");
    await page.getByRole("button", { name: "Delete account" }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "As CSV" }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
  },
);

type RequestContext = { post: Page["request"]["post"]; get: Page["request"]["get"] };

/** Starts another session of the account; returns its access token. */
async function createSession(request: RequestContext, email: string, password: string): Promise<string> {
  const response = await request.post("/api/auth/login", { data: { email, password } });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function idOf(request: RequestContext, member: Member): Promise<string> {
  const response = await request.get("/api/auth/me", { headers: bearer(member) });
  return ((await response.json()) as { id: string }).id;
}
