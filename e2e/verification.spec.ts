import type { APIRequestContext, Page } from "@playwright/test";
import { newAddress, password } from "./account-pages.ts";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, type Member, test } from "./fixtures.ts";
import { bearer } from "./sample-recipes.ts";

const verified = "Email verified successfully! You can now log in.";
const invalidLink = "Invalid or expired verification token";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const yes = (page: Page) => page.getByRole("button", { name: "Yes, that was me" });
const no = (page: Page) => page.getByRole("button", { name: "No, delete the request" });

type MailTo = (address: string) => Promise<{ links: string[] }>;

/** Registers over REST, as in another browser, and returns the mailed link. */
async function registerInOtherBrowser(
  request: APIRequestContext,
  mailTo: MailTo,
  email: string,
  name = "Vera Visitor",
) {
  const response = await request.post("/api/auth/register", { data: { email, password, name } });
  expect(response.status()).toBe(201);
  return (await mailTo(email)).links[0] ?? "";
}

test("a link from another browser names its requester and confirms when Yes is pressed", async ({
  page,
  request,
  mailTo,
  checkA11y,
}) => {
  const email = newAddress();
  const link = await registerInOtherBrowser(request, mailTo, email);
  const calls: string[] = [];
  page.on("request", (call) => calls.push(call.url()));
  await page.goto(link);
  await expect(title(page, "Confirm your email")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    "Vera Visitor asked for an account with this address. Was that you?",
  );
  await expect(page.getByText(email)).toBeVisible();
  await checkEverywhere(page, checkA11y, yes(page));
  expect(calls.filter((url) => url.includes("accounts.verifyEmail"))).toEqual([]);
  const signIn = () => request.post("/api/auth/login", { data: { email, password } });
  expect((await signIn()).status()).toBe(401);

  await yes(page).press("Enter");
  await expect(page.getByText(verified)).toBeVisible();
  await expect(title(page, "Your account is ready")).toBeFocused();
  expect((await signIn()).status()).toBe(200);
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
});

test("a request is deleted when No is pressed", { tag: "@nightly" }, async ({
  page,
  request,
  problems,
  mailTo,
  checkA11y,
}) => {
  problems.allow(/ERR_FAILED|status of 40[01]/);
  const email = newAddress();
  const link = await registerInOtherBrowser(request, mailTo, email);
  await page.goto(link);
  await page.route("**/trpc/accounts.declineVerification*", (route) => route.abort());
  await no(page).click();
  await expect(page.getByRole("alert")).toContainText("The request could not be deleted. Please try again.");
  await page.unrouteAll();
  await no(page).press("Enter");
  await expect(title(page, "The request is deleted")).toBeFocused();
  await expect(page.getByText("Its link does not work any more.", { exact: false })).toBeVisible();
  await checkEverywhere(page, checkA11y, title(page, "The request is deleted"));
  await page.goto(link);
  await expect(page.getByRole("alert")).toHaveText(invalidLink);
  await expect(page.getByRole("link", { name: "Back to Login" })).toBeVisible();
});

test("a new link can be requested when a mail program has cut the first one", {
  tag: "@nightly",
}, async ({ page, request, problems, mailTo, checkA11y }) => {
  problems.allow(/status of 400|ERR_FAILED/);
  const email = newAddress();
  const link = await registerInOtherBrowser(request, mailTo, email);
  await page.goto(link.slice(0, -7));
  await expect(page.getByRole("alert")).toHaveText(invalidLink);
  await checkEverywhere(page, checkA11y, page.getByRole("button", { name: "Try Again" }));
  await page.getByRole("textbox", { name: "Email Address" }).fill(email);
  await page.getByRole("button", { name: "Send Verification Email" }).click();
  await page.goto((await mailTo(email)).links[0] ?? "");
  // After a network error the answer can be sent again.
  await page.route("**/trpc/accounts.verifyEmail*", (route) => route.abort());
  await yes(page).click();
  await expect(page.getByRole("alert")).toContainText("Failed to verify email");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText(verified)).toBeVisible();
});

/** Requests a new address over REST and returns the link mailed to it. */
async function changeAddress(request: APIRequestContext, mailTo: MailTo, member: Member, email: string) {
  const response = await request.put("/api/auth/me", {
    headers: bearer(member),
    data: { email, current_password: member.password },
  });
  expect(response.status()).toBe(200);
  return (await mailTo(email)).links[0] ?? "";
}

test("a member stays signed in when they confirm a new address", {
  tag: "@nightly",
}, async ({ page, request, signUp, mailTo, checkA11y }) => {
  const member = await signUp();
  const email = newAddress();
  // The account was created over REST, so this browser is unknown to it.
  await page.goto(await changeAddress(request, mailTo, member, email));
  await expect(page.getByRole("main")).toContainText(
    `${member.name} wants to use this address for their account. Was that you?`,
  );
  await yes(page).click();
  await expect(
    page.getByRole("status").filter({ hasText: `Your account uses this address now: ${email}` }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to your profile" })).toHaveAttribute("href", "/profile");
  await expect(page.getByText(verified)).toHaveCount(0);
  await checkEverywhere(page, checkA11y, title(page, "Your address is confirmed"));
  await page.goto("/recipes");
  await expect(title(page, "My Recipes")).toBeVisible();
});
