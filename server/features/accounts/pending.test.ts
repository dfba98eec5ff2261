import { afterEach, beforeEach, expect, it } from "vitest";
import { outbox } from "#db/schema/index.ts";
import { createHarness, type Harness } from "#server/test/harness.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { mailedToken, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { confirmAccount } from "./service/operate-account.ts";

const EMAIL = "ada@example.org";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let harness: Harness;
beforeEach(async () => {
  harness = await createHarness();
  harness.deps.passwords = quickPasswords();
});
afterEach(() => harness.close());

const signIn = () => refusalOf(visitor(harness).sessions.login({ email: EMAIL, password: PASSWORD }));
const confirm = () => confirmAccount(harness.deps, EMAIL);

it.each([
  ["that has run out", DAY],
  ["from a clock that was set back since", -2 * MINUTE],
])("a registration %s is none: for its link, another, a sign-in and the operator", async (_, passed) => {
  await visitor(harness).accounts.register({ email: EMAIL, password: PASSWORD, name: "Ada" });
  const token = await mailedToken(harness, EMAIL);
  harness.clock.advance(passed);
  expect(await refusalOf(visitor(harness).accounts.readVerification({ token }))).toMatchObject({
    detail: "Invalid or expired verification token",
  });
  await visitor(harness).accounts.resendVerification({ email: EMAIL });
  expect(await mailedToken(harness, EMAIL)).toBe(token);
  expect(await harness.db.select().from(outbox)).toHaveLength(1);
  expect(await signIn()).toMatchObject({ detail: "Invalid email or password" });
  await expect(confirm()).rejects.toThrow(
    "Nobody has asked for an account with the address ada@example.org.",
  );
});

it("a registration is one until its last moment, for all four", async () => {
  await visitor(harness).accounts.register({ email: EMAIL, password: PASSWORD, name: "Ada" });
  const token = await mailedToken(harness, EMAIL);
  harness.clock.advance(DAY - 1);
  expect(await visitor(harness).accounts.readVerification({ token })).toMatchObject({ name: "Ada" });
  expect(await signIn()).toMatchObject({ code: "EMAIL_NOT_VERIFIED" });
  await visitor(harness).accounts.resendVerification({ email: EMAIL });
  expect(await mailedToken(harness, EMAIL)).not.toBe(token);
  expect(await confirm()).toMatchObject({ email: EMAIL });
});
