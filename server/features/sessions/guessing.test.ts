import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { loginEvents, pendingMailRequests, securityAlerts, signInChecks } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { CHECK_LIMITS } from "#server/guards/sign-in-checks.ts";
import type { Cookies } from "#server/request.ts";
import { createJar } from "#server/test/harness.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedLink, PASSWORD, visitor } from "#server/test/sign-in.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EMAIL = "ada@example.org";
const WRONG = { status: 401, detail: "Invalid email or password" };

const harness = setUpHarness();
/** Number of comparisons with the password hash of an account. */
let checks: number;
beforeEach(async () => {
  checks = 0;
  harness.override({
    passwords: quickPasswords(() => {
      checks += 1;
    }),
  });
  // Rate limits per IP address would hide the counters in the database, which this file tests.
  harness.override({ rateLimits: { take: () => undefined } });
});

/** An IP address in the network with this number. */
const from = (network: number) => `198.${Math.floor(network / 250)}.${network % 250}.7`;
const guess = (ip: string, { email = EMAIL, password = "wrong", cookies = createJar() } = {}) =>
  visitor(harness, { ip, cookies }).sessions.login({ email, password });
const fail = (ip: string, email = EMAIL) => refusalOf(guess(ip, { email }));

/** Guesses the password of one account once from each network. Returns the errors. */
async function guessFrom(networks: number, email = EMAIL): Promise<string[]> {
  const answers: string[] = [];
  for (let network = 0; network < networks; network += 1) {
    answers.push(String((await fail(from(network), email)).detail));
  }
  return answers;
}

/** Signs in, which makes the browser known to the account. Returns its cookies. */
async function knownBrowser(): Promise<Cookies> {
  const cookies = createJar();
  await guess("203.0.113.1", { password: PASSWORD, cookies });
  return cookies;
}

describe("guesses at one account from all networks", () => {
  it("are compared thirty times an hour; then unknown browsers are locked out", async () => {
    await createSignIn(harness, { email: EMAIL });
    const answers = await guessFrom(60);
    expect(answers.filter((answer) => answer === WRONG.detail)).toHaveLength(30);
    expect(new Set(answers.slice(30))).toEqual(
      new Set(["Account is locked. Please try again in 60 minutes."]),
    );
    expect(checks).toBe(30);
    expect(await refusalOf(guess(from(99), { password: PASSWORD }))).toMatchObject({ status: 401 });
    harness.clock.advance(HOUR);
    expect(await guess(from(99), { password: PASSWORD })).toMatchObject({ tokenType: "bearer" });
  });

  it("at once pass no more than one after the other", async () => {
    await createSignIn(harness, { email: EMAIL });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, network) => fail(from(network))));
    expect(answers.filter(({ detail }) => detail === WRONG.detail)).toHaveLength(30);
    expect(checks).toBe(30);
  });

  it("of an address without an account are answered alike", async () => {
    await createSignIn(harness, { email: EMAIL });
    expect(await guessFrom(40, "nobody@example.org")).toEqual(await guessFrom(40));
  });

  it("hold up no browser that the account knows", async () => {
    await createSignIn(harness, { email: EMAIL });
    const cookies = await knownBrowser();
    await guessFrom(60);
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await guess(from(turn), { password: PASSWORD, cookies })).toMatchObject({ tokenType: "bearer" });
    }
  });

  it("count neither correct sign-ins nor correct passwords of a closed account", async () => {
    await createSignIn(harness, { email: EMAIL });
    await createSignIn(harness, { email: "off@example.org", disabledAt: 1 });
    for (let network = 0; network < 40; network += 1) {
      await guess(from(network), { password: PASSWORD });
      const off = guess(from(network), { email: "off@example.org", password: PASSWORD });
      expect((await refusalOf(off)).detail).toBe("Account is disabled");
    }
    expect(await harness.db.select().from(signInChecks)).toEqual([]);
  });

  it("leave no row where the queue of passwords was full", async () => {
    await createSignIn(harness, { email: EMAIL });
    const { QueueFullError } = await import("#server/lib/work/bounded-queue.ts");
    harness.override({
      passwords: {
        ...harness.deps.passwords,
        verify: async () => {
          throw new QueueFullError(2);
        },
      },
    });
    expect(await fail(from(1))).toMatchObject({ status: 429, retryAfter: 2 });
    expect(await harness.db.select().from(signInChecks)).toEqual([]);
  });

  it("are reported to the owner: an alert, and at most three mails an hour that make a browser known", async () => {
    const ada = await createSignIn(harness, { email: EMAIL });
    let wakes = 0;
    harness.override({
      wakeOutbox: () => {
        wakes += 1;
      },
    });
    await guessFrom(60);
    expect(await harness.db.select().from(pendingMailRequests)).toHaveLength(3);
    const isLocked = eq(loginEvents.failureReason, "locked");
    expect([wakes, await harness.db.$count(loginEvents, isLocked)]).toEqual([3, 3]);
    const ofAda = await harness.db
      .select()
      .from(securityAlerts)
      .where(eq(securityAlerts.userRowId, ada.rowId));
    expect(ofAda.map(({ type }) => type)).toContain("brute_force");

    const link = await mailedLink(harness, EMAIL);
    const token = link?.split("/trust/")[1] ?? "";
    const cookies = createJar();
    const trusted = await visitor(harness, { cookies }).sessions.trustBrowser({ token });
    expect(trusted).toEqual({ success: true, message: "You can sign in here now", email: EMAIL });
    expect(await guess(from(300), { password: PASSWORD, cookies })).toMatchObject({ tokenType: "bearer" });
    // The link works once.
    const again = visitor(harness, { cookies: createJar() }).sessions.trustBrowser({ token });
    expect(await refusalOf(again)).toMatchObject({ status: 400, detail: "Invalid or expired link" });
  });

  it("of an address without an account cause no mail", async () => {
    await guessFrom(40, "nobody@example.org");
    expect(await mailedLink(harness, "nobody@example.org")).toBeNull();
    expect(await harness.db.select().from(securityAlerts)).toEqual([]);
  });

  it("are forgotten once the mailbox's owner has set a new password", async () => {
    await createSignIn(harness, { email: EMAIL });
    await guessFrom(60);
    await visitor(harness).accounts.forgotPassword({ email: EMAIL });
    const token = (await mailedLink(harness, EMAIL))?.split("/reset-password/")[1] ?? "";
    await visitor(harness).accounts.resetPassword({ token, newPassword: "Walnut-board 42?" });
    expect(await refusalOf(guess(from(70)))).toMatchObject(WRONG);
  });
});

it.each([
  ["one network", 5, () => 1, 1],
  ["all networks", 30, (turn: number) => turn, 2],
])("a refusal after guesses from %s is an internal error when its write fails", async (...row) => {
  const [, guesses, networkOf, failing] = row;
  for (let turn = 0; turn < guesses; turn += 1) await fail(from(networkOf(turn)));
  const { db } = harness;
  let writes = 0;
  harness.override({
    db: {
      ...db,
      write: (...call) => {
        writes += 1;
        return writes === failing ? Promise.reject(new AppError("INTERNAL")) : db.write(...call);
      },
    },
  });
  expect(await fail(from(networkOf(guesses)))).toMatchObject({ status: 500 });
});

describe("a network with wrong passwords for many accounts", () => {
  const spray = async (accounts: number, ip = "203.0.113.9") => {
    const answers: number[] = [];
    for (let index = 0; index < accounts; index += 1)
      answers.push((await fail(ip, `cook${index}@example.org`)).status);
    return answers;
  };

  it("is locked out after twenty within ten minutes, with the seconds to wait", async () => {
    const answers = await spray(60);
    expect(answers.filter((status) => status === 401)).toHaveLength(20);
    expect(answers.slice(20).every((status) => status === 429)).toBe(true);
    harness.clock.advance(4 * MINUTE);
    expect((await fail("203.0.113.200", "one-more@example.org")).retryAfter).toBe(6 * 60);
    expect(await fail("203.0.114.9", "one-more@example.org")).toMatchObject(WRONG);
    harness.clock.advance(6 * MINUTE);
    expect(await fail("203.0.113.9", "one-more@example.org")).toMatchObject(WRONG);
  });

  it("is locked out until one of the other accounts leaves the window", async () => {
    const ip = "203.0.113.9";
    const own = "own@example.org";
    await fail(ip, "cook0@example.org");
    harness.clock.advance(2 * MINUTE);
    for (let index = 1; index < 19; index += 1) await fail(ip, `cook${index}@example.org`);
    harness.clock.advance(MINUTE);
    // cook0 is tried again, so its first check is the oldest but does not free a place when it leaves the
    // window.
    await fail(ip, "cook0@example.org");
    await fail(ip, "cook19@example.org");
    const refused = await fail(ip, own);
    expect(refused).toMatchObject({ status: 429, retryAfter: 9 * 60 });
    harness.clock.advance(9 * MINUTE - 1);
    expect((await fail(ip, own)).status).toBe(429);
    harness.clock.advance(1);
    expect(await fail(ip, own)).toMatchObject(WRONG);
  });

  it("passes no more at once", async () => {
    const tries = Array.from({ length: 300 }, (_, index) => fail("203.0.113.9", `cook${index}@example.org`));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(CHECK_LIMITS.network.most);
  });

  it("still serves known browsers", async () => {
    await createSignIn(harness, { email: EMAIL });
    const cookies = await knownBrowser();
    await spray(40, "203.0.113.9");
    expect(await guess("203.0.113.9", { password: PASSWORD, cookies })).toMatchObject({
      tokenType: "bearer",
    });
  });

  it("is a /48 where addresses are long", async () => {
    for (let index = 0; index < 30; index += 1)
      await fail(`2001:db8:1:${index}::1`, `cook${index}@example.org`);
    expect((await fail("2001:db8:1:ffff::1", "one-more@example.org")).status).toBe(429);
    expect((await fail("2001:db8:2::1", "one-more@example.org")).status).toBe(401);
  });
});

describe("a clock that is set back", () => {
  it("locks out no longer than the maximum", async () => {
    await createSignIn(harness, { email: EMAIL });
    for (let turn = 0; turn < 5; turn += 1) await fail(from(1));
    await guessFrom(60);
    harness.clock.advance(-26 * HOUR);
    expect(await guess(from(1), { password: PASSWORD })).toMatchObject({ tokenType: "bearer" });
  });

  it("extends no token: access ends, a used refresh token is refused, and a login gets its 60 days", async () => {
    await createSignIn(harness, { email: EMAIL });
    const { accessToken, refreshToken } = await guess(from(1), { password: PASSWORD });
    const unused = await guess(from(1), { password: PASSWORD });
    await visitor(harness).sessions.refresh({ refreshToken });
    harness.clock.advance(-2 * HOUR);
    expect(await refusalOf(harness.callerWith(accessToken).accounts.me())).toMatchObject({ status: 401 });
    expect(await refusalOf(visitor(harness).sessions.refresh({ refreshToken }))).toMatchObject({
      status: 401,
    });
    const next = await visitor(harness).sessions.refresh({ refreshToken: unused.refreshToken });
    expect(await harness.callerWith(next.accessToken).accounts.me()).toMatchObject({ email: EMAIL });
  });

  it("by seconds changes nothing", async () => {
    await createSignIn(harness, { email: EMAIL });
    const { accessToken, refreshToken } = await guess(from(1), { password: PASSWORD });
    await visitor(harness).sessions.refresh({ refreshToken });
    harness.clock.advance(-MINUTE);
    expect(await harness.callerWith(accessToken).accounts.me()).toMatchObject({ email: EMAIL });
    await visitor(harness).sessions.refresh({ refreshToken });
  });
});
