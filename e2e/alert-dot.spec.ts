import { checkEverywhere } from "./check-everywhere.ts";
import { expect, test } from "./fixtures.ts";
import { phone } from "./viewports.ts";

const EDGE =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0";

test("the account button has a labelled dot when a security alert waits for an answer", async ({
  page,
  newVisitor,
  signUp,
  checkA11y,
}) => {
  const requests: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("security.waiting")) requests.push(sent.url());
  });
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("guestMode", "true"));
  await page.goto("/dashboard");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(requests, "guests ask for no alerts").toEqual([]);

  const { email, password } = await signUp();
  await page.goto("/dashboard");
  await expect.poll(() => requests.length).toBe(1);
  const account = page.getByRole("button", { name: "Account", exact: true });
  await expect(account).toBeVisible();
  const dots = page.locator("[data-alert-dot]");
  await expect(dots).toHaveCount(0);

  const stranger = await newVisitor();
  await stranger.request.post("/api/auth/login", {
    data: { email, password },
    headers: { "User-Agent": EDGE, "X-Forwarded-For": "203.0.113.9" },
  });
  await page.reload();
  const marked = page.getByRole("button", { name: "Account, 1 security alert waiting" });
  await expect(marked).toBeVisible();
  await checkEverywhere(page, checkA11y, dots.filter({ visible: true }));
  await marked.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Security 1 security alert waiting" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("link", { name: "Security 1 security alert waiting" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Profile, 1 security alert waiting" }).click();
  await expect(page.getByText("1 security alert needs your answer.")).toBeVisible();
  await page.getByRole("link", { name: "See them all" }).click();
  await page.getByRole("button", { name: /^This was me/ }).click();
  await expect(dots).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Profile", exact: true })).toBeVisible();
});
