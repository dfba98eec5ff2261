import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { accessTokens, knownDevices, loginEvents, loginLockouts, logins } from "#db/schema/index.ts";
import { createPasswordHasher } from "#server/lib/passwords/passwords.ts";
import type { QueueOptions } from "#server/lib/work/bounded-queue.ts";
import type { RequestInfo } from "#server/request.ts";
import { createJar } from "#server/test/harness.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, PASSWORD, visitor } from "#server/test/sign-in.ts";

const MINUTE = 60_000;
const EMAIL = "ada@example.org";
const WRONG = { status: 401, detail: "Invalid email or password" };
const locked = (minutes: number) => ({
  status: 401,
  detail: `Account is locked. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
});

const harness = setUpHarness();
/** Number of comparisons with a stored password hash. */
let checks = 0;

beforeEach(async () => {
  checks = 0;
  const { passwords } = harness.deps;
  harness.override({
    passwords: {
      ...passwords,
      verify: (hash, password, turn) => {
        checks += 1;
        return passwords.verify(hash, password, turn);
      },
    },
  });
});

/** Replaces the slow password hashing and counts comparisons. */
function compareQuickly(): void {
  harness.override({
    passwords: quickPasswords(() => {
      checks += 1;
    }),
  });
}

const signIn = (password = PASSWORD, request: Partial<RequestInfo> = {}, email = EMAIL) =>
  visitor(harness, request).sessions.login({ email, password });
const fail = (request: Partial<RequestInfo> = {}) => refusalOf(signIn("wrong", request));
const events = () => harness.db.select().from(loginEvents).orderBy(asc(loginEvents.rowId));

describe("signing in", () => {
  it("answers tokens and the member", async () => {
    const member = await createSignIn(harness, { email: EMAIL, name: "Ada" });
    const answer = await signIn(PASSWORD, {}, " ADA@Example.org ");
    expect(answer).toEqual({
      accessToken: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      refreshToken: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      tokenType: "bearer",
      expiresIn: 900,
      user: expect.objectContaining({ id: member.id, name: "Ada", email: EMAIL, emailVerified: true }),
    });
    expect(await harness.callerWith(answer.accessToken).accounts.me()).toEqual(answer.user);
  });

  it("says the same of a wrong password and of an unknown address, and compares as often", async () => {
    await createSignIn(harness, { email: EMAIL });
    let compared = 0;
    const { passwords } = harness.deps;
    harness.override({
      passwords: {
        ...passwords,
        verify: (hash, password) => {
          compared += 1;
          return passwords.verify(hash, password);
        },
        verifyDummy: (password) => {
          compared += 1;
          return passwords.verifyDummy(password);
        },
      },
    });
    const wrong = await fail();
    const forKnown = compared;
    const unknown = await refusalOf(signIn("wrong", {}, "nobody@example.org"));
    expect(wrong).toMatchObject(WRONG);
    expect(unknown).toEqual(wrong);
    expect(compared - forKnown).toBe(forKnown);
  });

  it("reports a disabled or unconfirmed account only to the correct password, disabled first", async () => {
    const disabledAt = harness.clock.now();
    await createSignIn(harness, { email: EMAIL, disabledAt, emailVerifiedAt: null });
    await createSignIn(harness, { email: "new@example.org", emailVerifiedAt: null });
    expect(await fail()).toMatchObject(WRONG);
    expect(await refusalOf(signIn())).toMatchObject({ status: 401, detail: "Account is disabled" });
    expect(await refusalOf(signIn(PASSWORD, {}, "new@example.org"))).toMatchObject({
      status: 401,
      detail: "Email verification required",
    });
  });

  it("refuses an account without a password", async () => {
    await harness.createMember({ email: EMAIL });
    expect(await refusalOf(signIn(""))).toMatchObject({ status: 422 });
    expect(await refusalOf(signIn("anything"))).toMatchObject(WRONG);
  });

  it("asks for both fields", async () => {
    const call = visitor(harness).sessions.login({ email: " ", password: "" });
    expect(await refusalOf(call)).toMatchObject({
      status: 422,
      detail: [{ loc: ["body", "email"] }, { loc: ["body", "password"] }],
    });
  });

  it("sets the time zone of the browser once", async () => {
    await createSignIn(harness, { email: EMAIL });
    expect((await signIn()).user.timezone).toBe("UTC");
    expect((await signIn(PASSWORD, { timezone: "Asia/Tokyo" })).user.timezone).toBe("Asia/Tokyo");
    expect((await signIn(PASSWORD, { timezone: "Europe/Berlin" })).user.timezone).toBe("Asia/Tokyo");
  });

  it("gives a browser its device cookie once, and keeps the hash", async () => {
    await createSignIn(harness, { email: EMAIL });
    const cookies = createJar();
    await signIn(PASSWORD, { cookies });
    const device = cookies.get("device") as string;
    expect(device).toMatch(/^[A-Za-z0-9_-]{43}$/);
    await signIn(PASSWORD, { cookies });
    expect(cookies.get("device")).toBe(device);
    const rows = await harness.db.select().from(knownDevices);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(device);
  });
});

it("queues behind other strangers, and ahead of them when the account knows the browser", async () => {
  await createSignIn(harness, { email: EMAIL });
  const asked: (boolean | undefined)[] = [];
  const note = (turn?: QueueOptions) => void asked.push(turn?.isAhead);
  harness.override({ passwords: { ...quickPasswords(note), assertCapacity: note } });
  const cookies = createJar();
  await signIn(PASSWORD, { cookies });
  // The first check, for an unknown client, precedes all database reads.
  expect(asked.splice(0)).toEqual([undefined, false, false, false]);
  await signIn(PASSWORD, { cookies });
  expect(asked).toEqual([true, true, true]);
});

it.each([
  [[false, true], "succeeds", PASSWORD, 0],
  [[false, false], "fails", "wrong", 0],
  [[false], "is locked out", "wrong", 5],
])("a sign-in makes its writes durable as %j when it %s", async (expected, _, password, failures) => {
  await createSignIn(harness, { email: EMAIL });
  compareQuickly();
  for (let turn = 1; turn <= failures; turn += 1) await fail();
  const durable: (boolean | undefined)[] = [];
  const { db } = harness;
  harness.override({
    db: {
      ...db,
      write: (work, options) => {
        durable.push(options?.durable ?? true);
        return db.write(work, options);
      },
    },
  });
  await signIn(password).catch(() => undefined);
  expect(durable).toEqual(expected);
});

describe("the lockout after failed sign-ins", () => {
  it("begins with the fifth failure, which is the first to say so", async () => {
    await createSignIn(harness, { email: EMAIL });
    for (let turn = 1; turn <= 4; turn += 1) expect(await fail()).toMatchObject(WRONG);
    expect(await fail()).toMatchObject(locked(1));
    const before = checks;
    expect(await refusalOf(signIn())).toMatchObject(locked(1));
    expect(checks).toBe(before);
    harness.clock.advance(MINUTE);
    expect(await signIn()).toMatchObject({ tokenType: "bearer" });
  });

  it("is the same for an address without an account", async () => {
    compareQuickly();
    for (let turn = 1; turn <= 4; turn += 1) await fail();
    expect(await fail()).toMatchObject(locked(1));
    expect(await fail()).toMatchObject(locked(1));
  });

  it("grows from 1 over 2, 4 and 8 to 15 minutes, rounded up as it runs out", async () => {
    compareQuickly();
    for (let turn = 1; turn <= 4; turn += 1) await fail();
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      expect(await fail()).toMatchObject(locked(minutes));
      harness.clock.advance(minutes * MINUTE - 30_000);
      expect(await fail()).toMatchObject(locked(1));
      harness.clock.advance(30_000);
    }
  });

  it("starts again after 15 quiet minutes", async () => {
    compareQuickly();
    for (let turn = 1; turn <= 4; turn += 1) await fail();
    harness.clock.advance(15 * MINUTE);
    for (let turn = 1; turn <= 4; turn += 1) expect(await fail()).toMatchObject(WRONG);
    harness.clock.advance(15 * MINUTE - 1);
    expect(await fail()).toMatchObject(locked(1));
  });

  it("ends with a success", async () => {
    await createSignIn(harness, { email: EMAIL });
    compareQuickly();
    for (let turn = 1; turn <= 4; turn += 1) await fail();
    await signIn();
    for (let turn = 1; turn <= 4; turn += 1) expect(await fail()).toMatchObject(WRONG);
  });

  it("is not brought on by the right password of an account that may not enter", async () => {
    await createSignIn(harness, { email: EMAIL, emailVerifiedAt: null });
    compareQuickly();
    for (let turn = 1; turn <= 8; turn += 1) {
      expect(await refusalOf(signIn())).toMatchObject({ detail: "Email verification required" });
    }
  });

  it("counts a network by its /24 or /48, and other networks apart", async () => {
    compareQuickly();
    for (let host = 1; host <= 4; host += 1) await fail({ ip: `198.51.100.${host}` });
    expect(await fail({ ip: "198.51.100.77" })).toMatchObject(locked(1));
    expect(await fail({ ip: "198.51.101.1" })).toMatchObject(WRONG);
    for (let host = 1; host <= 4; host += 1) await fail({ ip: `2001:db8:1:${host}::1` });
    expect(await fail({ ip: "2001:db8:1:ffff::1" })).toMatchObject(locked(1));
    expect(await fail({ ip: "2001:db8:2::1" })).toMatchObject(WRONG);
  });

  it("does not reach the owner's own browser, which has a counter of its own", async () => {
    await createSignIn(harness, { email: EMAIL });
    compareQuickly();
    const cookies = createJar();
    await signIn(PASSWORD, { cookies });
    for (let turn = 1; turn <= 6; turn += 1) await fail();
    expect(await refusalOf(signIn())).toMatchObject(locked(1));
    expect(await signIn(PASSWORD, { cookies })).toMatchObject({ tokenType: "bearer" });
    for (let turn = 1; turn <= 4; turn += 1) expect(await fail({ cookies })).toMatchObject(WRONG);
    expect(await fail({ cookies })).toMatchObject(locked(1));
  });

  it("is not bypassed by a device cookie of another account or an unknown one", async () => {
    await createSignIn(harness, { email: EMAIL });
    await createSignIn(harness, { email: "mallory@example.org" });
    compareQuickly();
    const own = createJar();
    await signIn(PASSWORD, { cookies: own }, "mallory@example.org");
    const madeUp = createJar();
    for (let turn = 1; turn <= 5; turn += 1) {
      madeUp.set("device", `made-up-${turn}-${own.get("device")}`);
      await fail({ cookies: turn % 2 ? own : madeUp });
    }
    expect(await refusalOf(signIn(PASSWORD, { cookies: own }))).toMatchObject(locked(1));
  });

  it("lets fifty guesses at once compare five passwords at most", async () => {
    await createSignIn(harness, { email: EMAIL });
    const answers = await Promise.all(Array.from({ length: 50 }, () => fail()));
    expect(checks).toBe(5);
    const texts = answers.map(({ detail }) => detail);
    expect(texts.filter((text) => text === WRONG.detail)).toHaveLength(4);
    expect(texts.filter((text) => text === locked(1).detail)).toHaveLength(46);
  });
});

describe("the sign-ins of a member", () => {
  it("are written down whatever their outcome", async () => {
    await createSignIn(harness, { email: EMAIL });
    await createSignIn(harness, { email: "off@example.org", disabledAt: 1 });
    await createSignIn(harness, { email: "new@example.org", emailVerifiedAt: null });
    const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";
    await signIn(PASSWORD, { ip: "203.0.113.9", userAgent: agent });
    await refusalOf(signIn(PASSWORD, {}, "off@example.org"));
    await refusalOf(signIn(PASSWORD, {}, "new@example.org"));
    await refusalOf(signIn("wrong", {}, "nobody@example.org"));
    const rows = await events();
    expect(rows.map(({ email, success, failureReason }) => ({ email, success, failureReason }))).toEqual([
      { email: EMAIL, success: true, failureReason: null },
      { email: "off@example.org", success: false, failureReason: "disabled" },
      { email: "new@example.org", success: false, failureReason: "unverified" },
      { email: "nobody@example.org", success: false, failureReason: "password" },
    ]);
    expect(rows[0]).toMatchObject({
      ipAddress: "203.0.113.9",
      network: "203.0.113.0/24",
      userAgent: agent,
      browser: expect.stringContaining("Firefox"),
      operatingSystem: expect.stringContaining("Linux"),
      deviceType: "desktop",
      deviceHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      loginRowId: expect.any(Number),
    });
    expect(rows[3]).toMatchObject({ userRowId: null, loginRowId: null });
  });

  it("note the first refusal of a lock and then one a minute, so that a flood fills no table", async () => {
    compareQuickly();
    for (let turn = 1; turn <= 4; turn += 1) await fail();
    const lockedRows = async () =>
      (await events()).filter(({ failureReason }) => failureReason === "locked").length;
    await fail();
    expect(await lockedRows()).toBe(0);
    for (let turn = 1; turn <= 20; turn += 1) await fail();
    expect(await lockedRows()).toBe(1);
    harness.clock.advance(MINUTE);
    await fail();
    for (let turn = 1; turn <= 20; turn += 1) await fail();
    expect(await lockedRows()).toBe(2);
    harness.clock.advance(MINUTE + 1);
    for (let turn = 1; turn <= 20; turn += 1) await fail();
    expect(await lockedRows()).toBe(3);
    expect(await harness.db.select().from(loginLockouts)).toHaveLength(1);
  });

  it("keep their control characters, overlong agents and addresses out of the table", async () => {
    const userAgent = `evil\u0007\r\nInjected: yes ${"x".repeat(5000)}`;
    await refusalOf(signIn("wrong", { userAgent }, "x".repeat(1000)));
    const [row] = await events();
    expect(row?.email).toHaveLength(254);
    expect(row?.userAgent).not.toMatch(/\p{Cc}/u);
    expect(row?.userAgent?.length).toBeLessThanOrEqual(512);
  });

  it("records all of two hundred concurrent sign-ins; a full queue returns the seconds to wait", async () => {
    const member = await createSignIn(harness, { email: EMAIL });
    harness.override({ passwords: createPasswordHasher({ maxWaiting: 8 }) });
    const answers = await Promise.allSettled(
      // All sign in to one account, from 20 networks.
      Array.from({ length: 200 }, (_, turn) => signIn(PASSWORD, { ip: `198.51.${turn % 20}.1` })),
    );
    const failed = answers.filter((answer) => answer.status === "rejected");
    for (const { reason } of failed) {
      const refused = await refusalOf(Promise.reject(reason));
      expect(refused).toMatchObject({ status: 429, detail: "Too many requests. Please try again later." });
      expect(refused.retryAfter).toBeGreaterThanOrEqual(1);
    }
    const succeeded = answers.length - failed.length;
    expect(succeeded).toBeGreaterThan(0);
    const rows = await harness.db.select().from(logins).where(eq(logins.userRowId, member.rowId));
    expect(rows).toHaveLength(succeeded);
    expect(await harness.db.select().from(accessTokens)).toHaveLength(succeeded);
    expect((await events()).filter(({ success }) => success)).toHaveLength(succeeded);
  });
});
