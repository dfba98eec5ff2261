import type { APIRequestContext, Page } from "@playwright/test";
import { newAddress, password } from "./account-pages.ts";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, type Member, test } from "./fixtures.ts";
import { bearer } from "./sample-recipes.ts";

const verified = "Email verified successfully! You can now log in.";
const refused = "Invalid or expired verification token";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const yes = (page: Page) => page.getByRole("button", { name: "Yes, that was me" });
const no = (page: Page) => page.getByRole("button", { name: "No, delete the request" });

type MailTo = (address: string) => Promise<{ links: string[] }>;

/** Registers by REST, as another browser would: answers the mailed link. */
async function registerElsewhere(
  request: APIRequestContext,
  mailTo: MailTo,
  email: string,
  name = "Vera Visitor",
) {
  const answer = await request.post("/api/auth/register", { data: { email, password, name } });
  expect(answer.status()).toBe(201);
  return (await mailTo(email)).links[0] ?? "";
}

test("a link asked for in another browser says who asked, and confirms when one says yes", async ({
  page,
  request,
  mailTo,
  checkA11y,
}) => {
  const email = newAddress();
  const link = await registerElsewhere(request, mailTo, email);
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
  await expect(title(page, "Email verified")).toBeFocused();
  expect((await signIn()).status()).toBe(200);
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
});

test("no deletes the request for good, and says so", { tag: "@nightly" }, async ({
  page,
  request,
  problems,
  mailTo,
  checkA11y,
}) => {
  problems.allow(/ERR_FAILED|status of 40[01]/);
  const email = newAddress();
  const link = await registerElsewhere(request, mailTo, email);
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
  await expect(page.getByRole("alert")).toHaveText(refused);
  await expect(page.getByRole("link", { name: "Back to Login" })).toBeVisible();
});

test("a link that a mail program has cut says so, and a fresh one can be had there", {
  tag: "@nightly",
}, async ({ page, request, problems, mailTo, checkA11y }) => {
  problems.allow(/status of 400|ERR_FAILED/);
  const email = newAddress();
  const link = await registerElsewhere(request, mailTo, email);
  await page.goto(link.slice(0, -7));
  await expect(page.getByRole("alert")).toHaveText(refused);
  await checkEverywhere(page, checkA11y, page.getByRole("button", { name: "Try Again" }));
  await page.getByRole("textbox", { name: "Email Address" }).fill(email);
  await page.getByRole("button", { name: "Send Verification Email" }).click();
  await page.goto((await mailTo(email)).links[0] ?? "");
  // A network that fails between the question and the answer: what was said holds.
  await page.route("**/trpc/accounts.verifyEmail*", (route) => route.abort());
  await yes(page).click();
  await expect(page.getByRole("alert")).toContainText("Failed to verify email");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText(verified)).toBeVisible();
});

/** Asks for a new address over REST; answers the link that is mailed there. */
async function changeAddress(request: APIRequestContext, mailTo: MailTo, member: Member, email: string) {
  const answer = await request.put("/api/auth/me", {
    headers: bearer(member),
    data: { email, current_password: member.password },
  });
  expect(answer.status()).toBe(200);
  return (await mailTo(email)).links[0] ?? "";
}

test("a member confirms a new address, stays signed in and is led to the profile", {
  tag: "@nightly",
}, async ({ page, request, signUp, mailTo, checkA11y }) => {
  const member = await signUp();
  const email = newAddress();
  // Signed in over REST and then here: to the account this browser is one that it does not know.
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
