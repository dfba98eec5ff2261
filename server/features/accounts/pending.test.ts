import { beforeEach, describe, expect, it } from "vitest";
import { outbox } from "#db/schema/index.ts";
import type { Cookies } from "#server/request.ts";
import { createJar } from "#server/test/harness.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { mailedToken, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { confirmAccountByOperator } from "./service/operate-account.ts";

const EMAIL = "ada@example.org";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const harness = setUpHarness();
beforeEach(async () => {
  harness.override({ passwords: quickPasswords() });
});

const signIn = () => refusalOf(visitor(harness).sessions.login({ email: EMAIL, password: PASSWORD }));
const confirm = () => confirmAccountByOperator(harness.deps, EMAIL);

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

describe("an address that a stranger asked for afterwards", () => {
  const OTHERS = "Walnut-board 42?";
  let here: Cookies;
  let own: string;
  beforeEach(async () => {
    here = createJar();
    await register({ password: PASSWORD, name: "Ada" }, here);
    own = await mailedToken(harness, EMAIL);
    await register({ password: OTHERS, name: "A Stranger" }, createJar());
  });

  const register = (who: { password: string; name: string }, cookies: Cookies) => {
    harness.clock.advance(1000);
    return visitor(harness, { cookies }).accounts.register({ email: EMAIL, ...who });
  };
  const signInFrom = (cookies: Cookies, password: string) =>
    refusalOf(visitor(harness, { cookies }).sessions.login({ email: EMAIL, password }));
  const mailedName = async () => {
    const token = await mailedToken(harness, EMAIL);
    expect(token).not.toBe(own);
    return visitor(harness).accounts.readVerification({ token });
  };

  it.each(["resendVerification", "forgotPassword"] as const)(
    "is mailed what was asked for last, and from its own browser what that asked for: %s",
    async (ask) => {
      await visitor(harness, { cookies: createJar() }).accounts[ask]({ email: EMAIL });
      expect(await mailedName()).toMatchObject({ name: "A Stranger" });
      harness.clock.advance(1000);
      await visitor(harness, { cookies: here }).accounts[ask]({ email: EMAIL });
      expect(await mailedName()).toMatchObject({ name: "Ada" });
    },
  );

  it("tells the right password there that the address waits, after as many comparisons", async () => {
    let compared = 0;
    const count = async <T>(isRight: T) => {
      compared += 1;
      return isRight;
    };
    harness.override({
      passwords: {
        ...harness.deps.passwords,
        verify: (hash, password) => count(hash === `quick ${password}`),
        verifyDummy: () => count<false>(false),
      },
    });
    expect(await signInFrom(here, PASSWORD)).toMatchObject({ code: "EMAIL_NOT_VERIFIED" });
    expect(await signInFrom(here, OTHERS)).toMatchObject({ code: "INVALID_LOGIN" });
    expect(await signInFrom(createJar(), PASSWORD)).toMatchObject({ code: "INVALID_LOGIN" });
    expect(await signInFrom(createJar(), OTHERS)).toMatchObject({ code: "EMAIL_NOT_VERIFIED" });
    expect(compared).toBe(8);
  });

  it("is what its browser asked for last, where that asked twice", async () => {
    await register({ password: PASSWORD, name: "Ada Lovelace" }, here);
    await register({ password: OTHERS, name: "A Stranger" }, createJar()).catch(() => undefined);
    await visitor(harness, { cookies: here }).accounts.resendVerification({ email: EMAIL });
    expect(await mailedName()).toMatchObject({ name: "Ada Lovelace" });
  });
});
