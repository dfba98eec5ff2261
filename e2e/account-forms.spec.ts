import type { Page } from "@playwright/test";
import { fillRegistration, newAddress, password } from "./account-pages.ts";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, test } from "./fixtures.ts";

/** Label and `autocomplete` value of each form field on the page. */
async function autocompletes(page: Page) {
  return page.locator("form input").evaluateAll((inputs) =>
    inputs.map((input) => {
      const { labels, autocomplete } = input as HTMLInputElement;
      return `${labels?.[0]?.textContent ?? "hidden"}: ${autocomplete}`;
    }),
  );
}

test("every field of the account forms names its purpose in its autocomplete attribute", async ({
  page,
  request,
  createMember,
  mailTo,
  problems,
}) => {
  problems.allow(/status of 40[01]/);
  const { email } = await createMember();
  await request.post("/api/auth/forgot-password", { data: { email } });
  const { links } = await mailTo(email, /^Set a new password$/);
  const resend = ["Email Address: email"];
  for (const [path, expected] of [
    ["/login", ["Email: username", "Password: current-password"]],
    [
      "/register",
      ["Full Name: name", "Email Address: email", "Password: new-password", "Confirm Password: new-password"],
    ],
    ["/resend-verification", resend],
    ["/verify-email", resend],
    ["/forgot-password", ["Email Address: username"]],
    [
      links[0] ?? "",
      ["hidden: username", "New Password: new-password", "Confirm New Password: new-password"],
    ],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("form")).toBeVisible();
    expect(await autocompletes(page), path).toEqual(expected);
  }
});

test("the registration form shows its errors and focuses the first one when Enter is pressed", {
  tag: "@nightly",
}, async ({ page, checkA11y }) => {
  await page.goto("/register");
  const create = page.getByRole("button", { name: "Create Account" });
  const name = page.getByRole("textbox", { name: "Full Name" });
  await expect(create).toBeDisabled();
  await name.press("Enter");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Name is required");
  await name.fill("Vera");
  await create.click({ force: true });
  await expect(page.getByRole("textbox", { name: "Email Address" })).toBeFocused();
  await expect(name).toHaveAccessibleDescription("");
  await checkEverywhere(page, checkA11y, page.getByText("Please confirm your password"));
  await page.getByRole("textbox", { name: "Email Address" }).fill("vera@nowhere.example");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
  await expect(create).toBeEnabled();
});

test("the message to the operator is copied, shared, or selected when the browser can do neither", {
  tag: "@nightly",
}, async ({ page }) => {
  const email = newAddress();
  await page.goto("/register");
  await page.evaluate(() => {
    const shared: unknown[] = [];
    const copied: string[] = [];
    Object.assign(window, { shared, copied });
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: async (data: unknown) => void shared.push(data),
    });
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  });
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Create Account" }).click();
  const copy = page.getByRole("button", { name: "Copy the message" });
  const share = page.getByRole("button", { name: "Share", exact: true });
  await expect(page.getByRole("main").locator(".bg-tomato")).toHaveText(["Copy the message"]);
  const messageText = `with the address ${email}. Could you confirm it, please?`;
  await copy.press("Enter");
  await expect(page.getByText("Copied. Paste it into a message to them.")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "copied"))).toEqual([
    expect.stringContaining(messageText),
  ]);
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([]);
  await share.press("Enter");
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([
    { text: expect.stringContaining(messageText) },
  ]);
  // The page mentions the log once, inside of the closed disclosure.
  await expect(page.getByText(/\blog\b/)).toHaveCount(1);
  await expect(page.getByText(/\blog\b/)).toBeHidden();
  const message = page.getByRole("region", { name: "You can send them this" });
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [email, new URL(page.url()).origin]) {
      const lines = await message
        .getByText(address, { exact: true })
        .evaluate((element) => element.getClientRects().length);
      expect(lines, `${address} at ${width} px`).toBe(1);
    }
  }

  // Plain http pages have neither the Web Share nor the Clipboard API.
  await page.evaluate(() => {
    Object.defineProperty(navigator, "share", { configurable: true, value: undefined });
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
  });
  await copy.press("Enter");
  await expect(page.getByText("copy it yourself")).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(messageText);
});

test("the pages of mailed links and forgotten passwords stay open when the session has expired", {
  tag: "@nightly",
}, async ({ page, problems }) => {
  problems.allow(/status of 40[01]/);
  for (const [path, heading] of [
    ["/forgot-password", "Forgot your password?"],
    ["/reset-password/none", "Invalid Reset Link"],
    ["/trust/none", "Sign in on this browser?"],
    ["/verify-email/none", "That link did not work"],
  ] as const) {
    await page.goto("/manifest.webmanifest");
    await page.evaluate(() => {
      localStorage.setItem("token", "expired");
      localStorage.setItem("refresh_token", "expired");
    });
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});
