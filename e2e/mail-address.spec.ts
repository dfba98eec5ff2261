import { randomBytes } from "node:crypto";
import { expect, test } from "./fixtures.ts";

// As at home: no BASE_URL is set, and links lead to where the asker came from.
test.use({ serverEnv: [{ BASE_URL: "" }, { scope: "worker" }] });

const newAddress = () => {
  const tag = randomBytes(6).toString("hex");
  return `cook@${tag}.example.org`;
};

test("a link leads to the address by which this machine was reached, and to none that a stranger names", async ({
  request,
  server,
  mailTo,
  createMember,
}) => {
  const { port } = new URL(server.url);
  const { email: known } = await createMember();
  for (const [host, start] of [
    [`127.0.0.1:${port}`, `http://127.0.0.1:${port}/`],
    [`6.6.6.6:${port}`, `http://localhost:${port}/`],
    [`evil.local:${port}`, `http://localhost:${port}/`],
    ["127.0.0.1:9999", `http://localhost:${port}/`],
  ] as const) {
    const post = (path: string, data: object) =>
      request.post(`http://127.0.0.1:${port}/api/auth/${path}`, { data, headers: { host } });
    const email = newAddress();
    await post("register", { email, password: "Copper-kettle7!", name: "Vera Visitor" });
    expect((await mailTo(email)).links, host).toEqual([expect.stringMatching(`^${start}verify-email/`)]);
    if (!host.startsWith("127")) continue;
    await post("resend-verification", { email });
    expect((await mailTo(email)).links, host).toEqual([expect.stringMatching(`^${start}verify-email/`)]);
    await post("forgot-password", { email: known });
    const reset = await mailTo(known, /^Set a new password$/);
    expect(reset.links, host).toEqual([expect.stringMatching(`^${start}reset-password/`)]);
  }
});

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
