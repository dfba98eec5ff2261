import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { testWith } from "./counted-members.ts";
import { expect, type Member, test } from "./fixtures.ts";
import { holdAnswers, watchLayoutShifts } from "./layout-shifts.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";

const phone = { width: 390, height: 844 };
const NEW_PASSWORD = "Walnut-board 42?";

/** Accounts without a password, as a third party signs them in; one has used much. */
const counted = testWith([
  {
    name: "Busy",
    signedInAgo: 1,
    lifetime: { recipe_create: 74, recipe_import: 30, ocr_operation: 18 },
  },
  { name: "Calm", lifetime: { recipe_create: 4, recipe_import: 3, ocr_operation: 2 } },
  { name: "Stale", signedInAgo: 40 },
  { name: "Gold", tier: "premium", month: { recipe_create: 10 } },
]);

const personal = (page: Page) => page.getByRole("region", { name: "Personal Information" });
const tier = (page: Page) => page.getByRole("region", { name: "Account Tier" });
const ways = (page: Page) => page.getByRole("region", { name: "Ways to sign in" });
const security = (page: Page) => page.getByRole("region", { name: "Security", exact: true });

async function edit(page: Page) {
  await personal(page).getByRole("button", { name: "Edit personal information" }).click();
}

async function openProfile(page: Page, member: Member) {
  await page.goto("/profile");
  await expect(personal(page)).toContainText(member.name);
}

test("a guest is told to log in, and comes back once they have", { tag: "@long" }, async ({
  page,
  createMember,
  checkA11y,
}) => {
  const { email, password, name } = await createMember();
  await page.goto("/");
  await page.getByRole("button", { name: "Browse as Guest" }).click();
  await page.goto("/profile");
  await expect(page.getByText("Please log in to view your profile.")).toBeVisible();
  await expect(personal(page)).toHaveCount(0);
  await checkA11y(page);
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/profile");
  await expect(personal(page)).toContainText(name);
});

test("who is nobody here is sent to sign in", { tag: "@long" }, async ({ page }) => {
  await page.goto("/profile");
  await expect(page).toHaveURL("/login");
});

test("the profile says who one is, what one may and what one has used", async ({
  page,
  signUp,
  checkA11y,
}) => {
  const member = await signUp();
  await openProfile(page, member);
  await expect(personal(page)).toContainText(member.email);
  await expect(personal(page)).toContainText("Your days begin at midnight in");
  await expect(page.getByRole("main")).toContainText("Member since");
  // This server lifts the limits: that is said, what there is is counted, and nothing is offered nor measured.
  await expect(tier(page)).toContainText("No limits on this server");
  await expect(tier(page).getByText("Your plan: Freemium, without limits here")).toBeVisible();
  await expect(page.getByRole("region", { name: "Usage overview" })).toContainText("Recipes written0");
  await expect(page.getByRole("meter")).toHaveCount(0);
  await expect(page.getByText(/Upgrade|∞/)).toHaveCount(0);
  const sentence =
    "Premium gives you 2x-5x more operations per month, higher daily limits, and no lifetime restrictions.";
  await expect(tier(page).getByText(sentence)).toBeHidden();
  await expect(tier(page).getByRole("link", { name: "View Plans" })).toBeVisible();
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size);
    await checkA11y(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await checkA11y(page, "colours");
  await tier(page).getByText("Your plan: Freemium, without limits here").click();
  await expect(tier(page).getByText(sentence)).toBeVisible();
  await tier(page).getByRole("link", { name: "View Plans" }).click();
  await expect(page).toHaveURL("/pricing");
});

/** Opens the profile twice, the second time with late answers: the room that is held is that of what comes. */
async function expectNoShift(page: Page, shown: string) {
  const moved = await watchLayoutShifts(page);
  for (const size of [{ width: 1440, height: 900 }, { width: 820, height: 1180 }, phone]) {
    await page.setViewportSize(size);
    await page.goto("/profile");
    await expect(tier(page)).toContainText(shown);
    const release = await holdAnswers(page);
    await page.reload();
    await expect(tier(page)).toContainText("Loading...");
    // Until then what is on its way is not shown.
    await expect(tier(page).locator("[class*=-coming]")).toBeVisible();
    await release();
    await expect(tier(page)).toContainText(shown);
    await page.unrouteAll({ behavior: "wait" });
    expect(await moved(), `at ${size.width}`).toEqual([]);
  }
}

test("nothing moves when plan and counts come", { tag: "@long" }, async ({ page, signUp }) => {
  await signUp();
  await expectNoShift(page, "No limits on this server");
});

counted("nothing moves when plan and meters come", { tag: "@long" }, async ({ page, signInAs }) => {
  await signInAs("Calm");
  await expectNoShift(page, "Premium gives you");
});

test("a save sends name and address, reads again and loads the page anew", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  const member = await signUp();
  await openProfile(page, member);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await edit(page);
  await personal(page).getByLabel("Name").fill("  Ada of the kitchen ");
  const sent = page.waitForRequest(/accounts\.update/);
  const loaded = page.waitForEvent("load");
  await personal(page).getByRole("button", { name: "Save" }).click();
  expect((await sent).postDataJSON()).toEqual({ name: "Ada of the kitchen", email: member.email });
  await loaded;
  await expect(personal(page)).toContainText("Ada of the kitchen");
  await expect(personal(page)).toContainText("Your changes are saved.");
  await expect(personal(page).getByLabel("Name")).toHaveCount(0);
  expect(await page.evaluate(() => "stayed" in window)).toBe(false);
  await page.reload();
  await expect(personal(page)).toContainText("Ada of the kitchen");
  await expect(personal(page)).not.toContainText("Your changes are saved.");
});

test("a blank name or address is refused in one sentence, and Cancel clears it, all by keyboard", {
  tag: "@long",
}, async ({ page, signUp }) => {
  const member = await signUp();
  await openProfile(page, member);
  const pencil = personal(page).getByRole("button", { name: "Edit personal information" });
  await pencil.press("Enter");
  await expect(personal(page).getByLabel("Name")).toBeFocused();
  for (const field of ["Name", "Email"]) {
    const input = personal(page).getByLabel(field);
    const before = await input.inputValue();
    await input.fill("   ");
    await input.press("Enter");
    await expect(personal(page).getByRole("alert")).toHaveText("Name and email are required");
    await expect(input).toBeFocused();
    await input.fill(before);
  }
  // What was told of the last try does not stay beside what is wrong now.
  await personal(page).getByLabel("Email").fill("elsewhere@example.org");
  await personal(page).getByLabel("Email").press("Enter");
  await expect(personal(page)).toContainText("Password is required");
  await expect(personal(page)).not.toContainText("Name and email are required");
  await personal(page).getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(pencil).toBeFocused();
  await expect(personal(page).getByRole("alert")).toHaveCount(0);
  await pencil.press("Enter");
  await expect(personal(page).getByRole("alert")).toHaveCount(0);
  await expect(personal(page).getByLabel("Name")).toHaveValue(member.name);
});

test("a save that fails says why and keeps what was typed", { tag: "@long" }, async ({
  page,
  signUp,
  problems,
}) => {
  problems.allow(/ERR_FAILED|status of 4/);
  const member = await signUp();
  await openProfile(page, member);
  await edit(page);
  await personal(page).getByLabel("Name").fill("Kept");
  await page.route("**/trpc/accounts.update*", (route) => route.abort());
  await personal(page).getByRole("button", { name: "Save" }).click();
  await expect(personal(page).getByRole("alert")).toHaveText("Failed to update profile");
  await page.unrouteAll({ behavior: "wait" });
  await personal(page).getByLabel("Email").fill("elsewhere@kitchen.example");
  await personal(page).getByLabel("Current password").fill("wrong");
  await personal(page).getByRole("button", { name: "Save" }).click();
  await expect(personal(page).getByRole("alert")).toHaveText("Current password is incorrect");
  await expect(personal(page).getByLabel("Name")).toHaveValue("Kept");
  await expect(personal(page).getByLabel("Email")).toHaveValue("elsewhere@kitchen.example");
  await expect(personal(page).getByLabel("Current password")).toHaveValue("");
  await expect(personal(page).getByLabel("Current password")).toBeFocused();
});

test("a new address waits, is mailed again, stays through another change and is confirmed by its link", {
  tag: "@long",
}, async ({ page, request, signUp, mailTo, checkA11y }) => {
  const member = await signUp();
  const moved = member.email.replace("cook-", "moved-");
  await openProfile(page, member);
  await edit(page);
  await expect(personal(page).getByLabel("Current password")).toHaveCount(0);
  await personal(page).getByLabel("Email").fill(moved);
  await personal(page).getByLabel("Current password").fill(member.password);
  await personal(page).getByRole("button", { name: "Save" }).click();
  await expect(personal(page)).toContainText(`${moved} is waiting to be confirmed.`);
  await expect(personal(page)).toContainText(member.email);
  await checkA11y(page);
  const first = await mailTo(moved);

  await edit(page);
  await personal(page).getByLabel("Name").fill("Still moving");
  await personal(page).getByRole("button", { name: "Save" }).click();
  await expect(personal(page)).toContainText("Still moving");
  await expect(personal(page)).toContainText(`${moved} is waiting to be confirmed.`);

  await personal(page).getByRole("button", { name: "Send it again" }).click();
  await expect(personal(page).getByLabel("Email")).toHaveValue(moved);
  await personal(page).getByLabel("Current password").fill(member.password);
  await personal(page).getByRole("button", { name: "Save" }).click();
  await expect(personal(page)).toContainText("Your changes are saved.");
  const second = await mailTo(moved);
  const linkIn = ({ links }: typeof first) =>
    links.find((address) => address.includes("/verify-email/")) ?? "";
  expect(linkIn(second)).not.toBe(linkIn(first));

  const confirmed = await request.get(`/api/auth/verify/${linkIn(second).split("/verify-email/")[1]}`, {
    headers: bearer(member),
  });
  expect(confirmed.status()).toBe(200);
  await page.reload();
  await expect(personal(page)).toContainText(moved);
  await expect(personal(page)).not.toContainText("is waiting to be confirmed");
});

test("a waiting address can be given up", { tag: "@long" }, async ({ page, signUp }) => {
  const member = await signUp();
  const moved = member.email.replace("cook-", "moved-");
  await openProfile(page, member);
  await edit(page);
  await personal(page).getByLabel("Email").fill(moved);
  await personal(page).getByLabel("Current password").fill(member.password);
  await personal(page).getByRole("button", { name: "Save" }).click();
  await personal(page).getByRole("button", { name: "Keep the old address" }).click();
  await expect(page.getByText(`Your address stays ${member.email}.`)).toBeVisible();
  await expect(personal(page)).not.toContainText(moved);
  await page.reload();
  await expect(personal(page)).toContainText(member.email);
  await expect(personal(page)).not.toContainText(moved);
});

test("the time zone is chosen among all and told in words", { tag: "@long" }, async ({ page, signUp }) => {
  const member = await signUp();
  await openProfile(page, member);
  await edit(page);
  await personal(page).getByLabel("Time zone").selectOption("America/New_York");
  await personal(page).getByRole("button", { name: "Save" }).click();
  await expect(personal(page)).toContainText("Your days begin at midnight in America/New York.");
});

test("a new password wants the current one, and ends every other login", async ({
  page,
  request,
  signUp,
  problems,
  checkA11y,
}) => {
  problems.allow(/status of 400/);
  const member = await signUp();
  const elsewhere = await signInOver(request, member.email, member.password);
  await openProfile(page, member);
  await ways(page).getByRole("button", { name: "Change password" }).press("Enter");
  const field = (name: string) => ways(page).getByLabel(name, { exact: true });
  await expect(field("Current password")).toBeFocused();
  await field("Current password").fill("wrong");
  await field("New password").fill("weak");
  await field("Confirm new password").fill("weaker");
  await ways(page).getByRole("button", { name: "Save new password" }).click();
  await expect(ways(page)).toContainText("Password does not meet security requirements");
  await expect(ways(page)).toContainText("Passwords do not match");
  await checkA11y(page);
  await field("New password").fill(NEW_PASSWORD);
  await field("Confirm new password").fill(NEW_PASSWORD);
  await expect(ways(page).getByText("not yet met")).toHaveCount(0);
  await ways(page).getByRole("button", { name: "Save new password" }).click();
  await expect(ways(page)).toContainText("Current password is incorrect");
  await expect(field("Current password")).toBeFocused();
  for (const name of ["Current password", "New password", "Confirm new password"])
    await expect(field(name)).toHaveValue("");
  await field("Current password").fill(member.password);
  await field("New password").fill(NEW_PASSWORD);
  await field("Confirm new password").fill(NEW_PASSWORD);
  await ways(page).getByRole("button", { name: "Save new password" }).click();
  await expect(ways(page)).toContainText("Password updated successfully");
  await expect(ways(page).getByRole("button", { name: "Change password" })).toBeFocused();
  const statusOf = async (token: string) =>
    (await request.get("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } })).status();
  expect(await statusOf(elsewhere)).toBe(401);
  expect(await statusOf(member.token)).toBe(200);
  expect(await signInOver(request, member.email, NEW_PASSWORD)).toBeTruthy();
});

test("Enter pressed again while a change is on its way sends no second one", { tag: "@long" }, async ({
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
  await ways(page).getByRole("button", { name: "Change password" }).click();
  const field = (name: string) => ways(page).getByLabel(name, { exact: true });
  await field("Current password").fill(member.password);
  await field("New password").fill(NEW_PASSWORD);
  await field("Confirm new password").fill(NEW_PASSWORD);
  await field("Confirm new password").press("Enter");
  await expect(ways(page).getByRole("button", { name: "Saving..." })).toBeVisible();
  await field("Confirm new password").press("Enter");
  await expect(ways(page)).toContainText("Password updated successfully");
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

test("signing out everywhere asks first and ends this login too", { tag: "@long" }, async ({
  page,
  request,
  signUp,
}) => {
  const member = await signUp();
  const elsewhere = await signInOver(request, member.email, member.password);
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
  for (const token of [member.token, elsewhere]) {
    const answer = await request.get("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(401);
  }
  expect(await page.evaluate(() => localStorage.getItem("refresh_token"))).toBeNull();
  expect(await stored()).not.toContain("Plum cake");
});

test("Logout leads to the start", { tag: "@long" }, async ({ page, signUp }) => {
  await openProfile(page, await signUp());
  await security(page).getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
});

test("an account is deleted by its password, after its recipes were taken along", async ({
  page,
  request,
  signUp,
  problems,
  checkA11y,
}) => {
  problems.allow(/status of 400/);
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "To take along" });
  await openProfile(page, member);
  await page.evaluate(
    (key) => localStorage.setItem(key, "x"),
    `larder:draft:${await idOf(request, member)}:new`,
  );
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  for (const words of [
    "your recipes",
    "likes, drafts and history",
    "sign-ins",
    "copies that others made",
    "backups",
  ])
    await expect(dialog).toContainText(words);
  await checkA11y(page);
  for (const size of [{ width: 320, height: 568 }, phone]) {
    await page.setViewportSize(size);
    for (const name of ["Keep my account", "Delete my account"])
      await expect(dialog.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }

  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download all my recipes" }).click();
  const file = await (await downloading).path();
  expect(await readFile(file, "utf8")).toContain("To take along");
  await expect(dialog).toContainText("is in your downloads.");

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
  const again = await request.post("/api/auth/login", {
    data: { email: member.email, password: member.password },
  });
  expect(again.status()).toBe(401);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /token|draft/.test(key))).toEqual([]);
  await checkA11y(page);
});

test("an account that is kept stays as it is", { tag: "@long" }, async ({ page, request, signUp }) => {
  const member = await signUp();
  await openProfile(page, member);
  const opener = page.getByRole("button", { name: "Delete account" });
  await opener.press("Enter");
  await page.getByRole("button", { name: "Keep my account" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect((await request.get("/api/auth/me", { headers: bearer(member) })).status()).toBe(200);
});

test("a tier that is on its way, cannot be had or is not told says so", { tag: "@long" }, async ({
  page,
  signUp,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await signUp();
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/trpc/**usage.get*", async (route) => {
    await held;
    await route.abort();
  });
  await page.goto("/profile");
  await expect(tier(page)).toContainText("Loading...");
  release();
  await expect(tier(page)).toContainText("Error loading tier");
  await expect(page.getByText("Failed to fetch usage data")).toBeVisible();
  // For one reason: said in one place, with one other try.
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(1);
  await page.unrouteAll({ behavior: "wait" });
  await page.route("**/trpc/**usage.get*", (route) => route.fulfill({ json: [{ result: { data: null } }] }));
  await page.reload();
  await expect(tier(page)).toContainText("No tier data");
});

counted(
  "the meters of the profile warn from 75 and are grave from 90 percent on",
  { tag: "@long" },
  async ({ page, signInAs, checkA11y }) => {
    await signInAs("Busy");
    await page.goto("/profile");
    const lifetime = page.getByRole("region", { name: "Lifetime" });
    const meter = (name: string) => lifetime.getByRole("meter", { name });
    await expect(meter("Recipes written")).toHaveAttribute("aria-valuetext", "74 of 100 used, 74.0 percent");
    await expect(meter("Recipes imported")).toHaveAttribute(
      "aria-valuetext",
      /75\.0 percent, most of it is used/,
    );
    await expect(meter("Recipes scanned")).toHaveAttribute("aria-valuetext", /90\.0 percent, nearly used up/);
    await expect(lifetime).toContainText("74 / 100");
    await expect(lifetime).toContainText("74.0% used");
    await expect(page.getByRole("region", { name: "This month" })).toHaveCount(0);
    await expect(tier(page)).toContainText(
      "Premium gives you 2x-5x more operations per month, higher daily limits, and no lifetime restrictions.",
    );
    for (const size of [{ width: 1440, height: 900 }, phone]) {
      await page.setViewportSize(size);
      await checkA11y(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    }
    await tier(page).getByRole("link", { name: "Upgrade to Premium" }).click();
    await expect(page).toHaveURL("/pricing");
  },
);

counted("a premium member has the badge and a month", { tag: "@long" }, async ({ page, signInAs }) => {
  await signInAs("Gold");
  await page.goto("/profile");
  await expect(tier(page).getByText("Premium", { exact: true })).toBeVisible();
  await expect(tier(page)).not.toContainText("Freemium");
  await expect(page.getByRole("region", { name: "This month" })).toContainText("10 / 200");
  // What never runs out is said once; its bars are full and no more than a hatched rule.
  const lifetime = page.getByRole("region", { name: "Lifetime" });
  await expect(lifetime).toContainText("0 / ∞");
  await expect(lifetime.getByRole("meter").first()).toHaveAttribute("aria-valuetext", "0 used, no limit");
  await expect(page.getByText("No limit.", { exact: true })).toHaveCount(1);
  const bar = lifetime.getByRole("meter").first();
  const [whole, filled] = [await bar.boundingBox(), await bar.locator("div").boundingBox()];
  expect(filled?.width).toBe(whole?.width);
  expect(filled?.height).toBeLessThanOrEqual(3);
  await expect(bar.locator("div")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await tier(page).getByRole("link", { name: "View Plans" }).click();
  await expect(page).toHaveURL("/pricing");
});

counted(
  "who has no password sets one shortly after signing in, without a current one",
  { tag: "@long" },
  async ({ page, signInAs }) => {
    await signInAs("Busy");
    await page.goto("/profile");
    await ways(page).getByRole("button", { name: "Set a password" }).click();
    await expect(ways(page).getByLabel("Current password")).toHaveCount(0);
    await ways(page).getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await ways(page).getByLabel("Confirm new password").fill(NEW_PASSWORD);
    await ways(page).getByRole("button", { name: "Save new password" }).click();
    await expect(ways(page)).toContainText("Password updated successfully");
    await expect(ways(page).getByRole("button", { name: "Change password" })).toBeVisible();
  },
);

counted(
  "later it is told calmly that a fresh sign-in is wanted, and one comes back after it",
  { tag: "@long" },
  async ({ page, signInAs, problems, checkA11y }) => {
    problems.allow(/status of 403/);
    await signInAs("Stale");
    await page.goto("/profile");
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await expect(dialog).toContainText("This works within 15 minutes after you have signed in.");
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(dialog.getByRole("status")).toContainText("this needs a sign-in of the last 15 minutes");
    await checkA11y(page);
    await dialog.getByRole("button", { name: "Keep my account" }).click();

    await edit(page);
    await personal(page).getByLabel("Email").fill("elsewhere@kitchen.example");
    await personal(page).getByRole("button", { name: "Save" }).click();
    await expect(personal(page).getByRole("status")).toContainText("this needs a sign-in");
    await personal(page).getByRole("button", { name: "Sign in again" }).click();
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => history.state)).toEqual({ from: "/profile" });
  },
);

type Asking = { post: Page["request"]["post"]; get: Page["request"]["get"] };

/** Another login of the same account; answers its access token. */
async function signInOver(request: Asking, email: string, password: string): Promise<string> {
  const answer = await request.post("/api/auth/login", { data: { email, password } });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function idOf(request: Asking, member: Member): Promise<string> {
  const answer = await request.get("/api/auth/me", { headers: bearer(member) });
  return ((await answer.json()) as { id: string }).id;
}

test("on a phone sign-in and security come directly after who one is", {
  tag: "@long",
}, async ({ page, signUp }) => {
  await signUp();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/profile");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Account Tier" })).toBeVisible();
  const names = await main.getByRole("heading", { level: 2 }).allTextContents();
  expect(names.slice(0, 3)).toEqual(["Personal Information", "Ways to sign in", "Security"]);
});
