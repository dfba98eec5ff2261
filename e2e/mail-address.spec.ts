import { randomBytes } from "node:crypto";
import { expect, test } from "./fixtures.ts";

// As at home: no BASE_URL is set, and links lead to where the asker came from.
test.use({ serverEnv: [{ BASE_URL: "" }, { scope: "worker" }] });

const newAddress = () => {
  const tag = randomBytes(6).toString("hex");
  return `cook@${tag}.example.org`;
};

test("who registers by the machine's address opens the link there, and is asked nothing", async ({
  page,
  server,
  mailTo,
}) => {
  const email = newAddress();
  const home = server.url.replace("localhost", "127.0.0.1");
  await page.goto(`${home}/register`);
  await page.getByRole("textbox", { name: "Full Name" }).fill("Vera Visitor");
  await page.getByRole("textbox", { name: "Email Address" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Copper-kettle7!");
  await page.getByLabel("Confirm Password").fill("Copper-kettle7!");
  await page.getByRole("button", { name: "Create Account" }).click();
  const { links } = await mailTo(email);
  expect(links[0]).toContain(`${home}/verify-email/`);
  await page.goto(links[0] ?? "");
  await expect(page.getByText("Email verified successfully! You can now log in.")).toBeVisible();
});
