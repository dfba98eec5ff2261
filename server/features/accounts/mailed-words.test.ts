import { expect, it } from "vitest";
import { outbox } from "#db/schema/index.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedBodies, PASSWORD, visitor } from "#server/test/sign-in.ts";

const EMAIL = "ada@example.org";
const HOUR = 3_600_000;

const harness = setUpHarness();

const register = (name: string) =>
  visitor(harness).accounts.register({ email: EMAIL, password: PASSWORD, name });
const resend = () => visitor(harness).accounts.resendVerification({ email: EMAIL });
const bodies = () => mailedBodies(harness);
const ASKED = "The account was asked for on 10 March 2026 at 12:00 UTC. If";

it("the confirmation mail tells when the account was asked for", async () => {
  await register("Ada Lovelace");
  const [body] = await bodies();
  expect(body).toContain(ASKED);
});

it("no mail to an address that nobody has confirmed holds a word that a stranger typed", async () => {
  const typed = { email: EMAIL, password: PASSWORD, name: "Buy at evil.example" };
  await visitor(harness, { userAgent: "evil.example", timezone: "Asia/Tokyo" }).accounts.register(typed);
  await resend();
  for (const mail of await harness.db.select().from(outbox)) {
    expect(mail).toMatchObject({ toAddress: EMAIL, toName: null, subject: "Confirm your email address" });
  }
  const [first, second] = await bodies();
  expect(first?.split("\n")[0]).toBe("Hello,");
  for (const body of [first, second]) expect(body).not.toMatch(/evil|Buy|Tokyo|Quince/);
});

it("a second and a third link still tell when the account was asked for", async () => {
  await register("Ada Lovelace");
  harness.clock.advance(2 * HOUR);
  await resend();
  harness.clock.advance(2 * HOUR);
  await resend();
  for (const body of await bodies()) expect(body).toContain(ASKED);
});

it("a link of another's registration with the same address tells that one's time", async () => {
  await register("Ada Lovelace");
  harness.clock.advance(12 * HOUR + 5 * 60_000);
  await register("A Stranger");
  harness.clock.advance(HOUR);
  await resend();
  const told = "asked for on 11 March 2026 at 00:05 UTC.";
  expect((await bodies()).map((body) => body.includes(told))).toEqual([false, true, true]);
});

it("who has an account is told when one was asked for again, in no word of the one who asked", async () => {
  await createSignIn(harness, { email: EMAIL, name: "Ada" });
  await register("Buy at evil.example");
  const [body] = await bodies();
  expect(body).toContain("with this email address on 10 March 2026 at 12:00 UTC.");
  expect(body).not.toContain("evil");
});
