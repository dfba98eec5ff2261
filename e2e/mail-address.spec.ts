import { fillRegistration, newAddress } from "./account-pages.ts";
import { expect, test } from "./fixtures.ts";

// Without BASE_URL, as in a home network, mailed links contain the host of the request.
test.use({ serverEnv: [{ BASE_URL: "" }, { scope: "worker" }] });

test("the mailed link confirms on the host of the registration when BASE_URL is not set", async ({
  page,
  server,
  mailTo,
}) => {
  const email = newAddress();
  const origin = server.url.replace("localhost", "127.0.0.1");
  await page.goto(`${origin}/register`);
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Create Account" }).click();
  const { links } = await mailTo(email);
  expect(links[0]).toContain(`${origin}/verify-email/`);
  await page.goto(links[0] ?? "");
  await expect(page.getByText("Email verified successfully! You can now log in.")).toBeVisible();
});
