import { fillRegistration, newAddress } from "./account-pages.ts";
import { expect, test } from "./fixtures.ts";

// As at home: no BASE_URL is set, and links lead to where the asker came from.
test.use({ serverEnv: [{ BASE_URL: "" }, { scope: "worker" }] });

test("who registers by the machine's address opens the link there, and is asked nothing", async ({
  page,
  server,
  mailTo,
}) => {
  const email = newAddress();
  const home = server.url.replace("localhost", "127.0.0.1");
  await page.goto(`${home}/register`);
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Create Account" }).click();
  const { links } = await mailTo(email);
  expect(links[0]).toContain(`${home}/verify-email/`);
  await page.goto(links[0] ?? "");
  await expect(page.getByText("Email verified successfully! You can now log in.")).toBeVisible();
});
