import { desc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { accountEvents, knownDevices, loginEvents, outbox } from "#db/schema/index.ts";
import { CRITICAL_SCORE } from "#server/engines/login-risk/login-risk.ts";
import { createPasswordHasher } from "#server/lib/passwords/passwords.ts";
import { createJar } from "#server/test/harness.ts";
import { writeAttempts } from "#server/test/login-event-rows.ts";
import { refusalOf } from "#server/test/refusal.ts";
import {
  CHROME,
  DAY,
  EMAIL,
  HOME,
  HOUR,
  MINUTE,
  type SignIn,
  setUpSecurityAccount,
} from "#server/test/security-account.ts";
import { createSignIn, mailedBodies, mailedLink, PASSWORD, visitor } from "#server/test/sign-in.ts";
import type { AccountEventType } from "./service/account-events.ts";

const PLACES: Record<string, { city: string; country: string; latitude: number; longitude: number }> = {
  "203.0.113.7": { city: "Lisbon", country: "Portugal", latitude: 38.72, longitude: -9.14 },
  "198.51.100.9": { city: "Berlin", country: "Germany", latitude: 52.52, longitude: 13.4 },
};
const NOWHERE = { city: null, country: null, latitude: null, longitude: null };

const { harness, member, signIn, fail, storedAlerts: alerts } = setUpSecurityAccount();
beforeEach(() => harness.override({ geoIp: { find: (ip) => PLACES[ip] ?? NOWHERE } }));

const lastEvent = async () => {
  const [event] = await harness.db.select().from(loginEvents).orderBy(desc(loginEvents.rowId)).limit(1);
  return event;
};
const lastCodes = async () => (await lastEvent())?.riskReasons.map(({ code }) => code);
const mailsOf = async (kind: string) =>
  (await harness.db.select().from(outbox)).filter((mail) => mail.kind === kind).length;
/** Signs in at home and, a day later, in Berlin with another browser, which scores 65 points. */
const stranger = { ip: "198.51.100.9", userAgent: CHROME };
async function enterFromAfar() {
  await signIn();
  harness.clock.advance(DAY);
  return signIn(stranger);
}
/** Signs in at home and fails four times in Berlin; the next sign-in from there is critical. */
async function failFromAfar() {
  const home = await signIn();
  await fail(4, stranger);
  harness.clock.advance(10 * MINUTE);
  return home;
}
async function enterCritically(request = {}) {
  const home = await failFromAfar();
  return { home, ...(await signIn({ ...stranger, ...request })) };
}

describe("the risk of a sign-in", () => {
  it("is stored with its place and its reasons", async () => {
    await enterFromAfar();
    expect(await lastEvent()).toMatchObject({
      city: "Berlin",
      country: "Germany",
      latitude: 52.52,
      wideNetwork: "198.51.0.0/16",
      riskScore: 65,
      riskReasons: [
        { code: "unknown_device", points: 25 },
        { code: "new_address", points: 10 },
        { code: "new_country", points: 30 },
      ],
    });
  });

  it("is stored without a network when the address is unreadable", async () => {
    await signIn({ ip: "unknown" });
    expect(await lastEvent()).toMatchObject({ network: "unknown", wideNetwork: null });
  });

  it("is higher after failures of this account in the hour before", async () => {
    await createSignIn(harness, { email: "eve@example.org" });
    await signIn();
    await fail(2);
    for (let turn = 0; turn < 2; turn += 1) {
      await refusalOf(visitor(harness, HOME).sessions.login({ email: "eve@example.org", password: "wrong" }));
    }
    await signIn();
    expect((await lastEvent())?.riskReasons).toContainEqual({ code: "recent_failures", points: 12 });
    harness.clock.advance(HOUR);
    await signIn();
    expect(await lastCodes()).not.toContain("recent_failures");
  });

  it("is higher when the address was wrong about five accounts", async () => {
    await signIn();
    const wrong = (name: string) =>
      refusalOf(visitor(harness, HOME).sessions.login({ email: `${name}@example.org`, password: "wrong" }));
    for (const name of ["a", "b", "c", "d"]) await wrong(name);
    await signIn();
    expect(await lastCodes()).not.toContain("many_accounts");
    await wrong("e");
    await signIn();
    expect((await lastEvent())?.riskReasons).toContainEqual({ code: "many_accounts", points: 20 });
  });

  it("is not higher when the address knew the passwords of accounts that may not enter", async () => {
    await signIn();
    const reasons = ["unverified", "disabled", "unverified", "disabled", "unverified"] as const;
    await writeAttempts(
      harness,
      member,
      reasons.map((failureReason, index) => ({
        userRowId: null,
        email: `${index}@example.org`,
        success: false,
        failureReason,
      })),
    );
    await signIn();
    expect(await lastCodes()).not.toContain("many_accounts");
  });

  it("is assessed for failures too, and for addresses without an account", async () => {
    await signIn();
    await fail(1, stranger);
    expect(await lastEvent()).toMatchObject({ success: false, riskScore: 75 });
    const cookies = createJar();
    await signIn({ cookies });
    await fail(1, { cookies });
    expect(await lastCodes()).toContain("known_device");
    await refusalOf(visitor(harness, stranger).sessions.login({ email: "x@example.org", password: "wrong" }));
    expect(await lastEvent()).toMatchObject({ userRowId: null, riskScore: 0 });
    expect(await alerts()).toEqual([]);
  });
});

describe("a sign-in", () => {
  it("raises one alert and one mail when it is suspicious", async () => {
    await enterFromAfar();
    const event = await lastEvent();
    expect(await alerts()).toMatchObject([
      {
        type: "suspicious_login",
        severity: "high",
        status: "pending",
        ipAddress: "198.51.100.9",
        eventRowId: event?.rowId,
        loginRowId: event?.loginRowId,
      },
    ]);
    expect(await mailsOf("suspicious_login")).toBe(1);
    const [body] = await mailedBodies(harness);
    expect(body).toContain("with Chrome 130 on Android 14, from Berlin, Germany.");
    expect(body).toContain(
      "Why it is unusual: a browser never seen before; an internet address never seen before; a new country: Germany.",
    );
    expect(await mailedLink(harness, EMAIL)).toBe("http://localhost:3000/forgot-password");
  });

  it("raises a critical alert when it is critical", async () => {
    await enterCritically();
    expect(await lastEvent()).toMatchObject({ riskScore: 99 });
    expect(await alerts()).toMatchObject([{ type: "suspicious_login", severity: "critical" }]);
  });

  it("is critical from a score of 80", async () => {
    await signIn();
    const elsewhere = { ip: "192.0.2.44" };
    for (const name of ["a", "b", "c", "d", "e"]) {
      const guess = { email: `${name}@example.org`, password: "wrong" };
      await refusalOf(visitor(harness, elsewhere).sessions.login(guess));
    }
    await signIn(elsewhere);
    expect(await lastEvent()).toMatchObject({ riskScore: 80, disowned: true });
  });

  it.each([
    ["low", 0],
    ["medium", 1],
  ])("raises a %s alert and no mail when its browser is new", async (severity, failures) => {
    await signIn();
    await fail(failures);
    await signIn({ ...HOME, userAgent: CHROME });
    expect(await alerts()).toMatchObject([{ type: "new_device", severity }]);
    expect(await mailsOf("suspicious_login")).toBe(0);
  });

  it("mails no name of a program that looks like an address of a site", async () => {
    await signIn();
    harness.clock.advance(DAY);
    await signIn({ ...stranger, userAgent: "evil.example/1 (http://evil.example)" });
    expect((await mailedBodies(harness)).join()).not.toContain("evil");
  });
});

describe("after a critical sign-in", () => {
  const NEW_PASSWORD = "Fresh-bread 77!";
  const PROOF = { status: 403, code: "MAIL_PROOF_REQUIRED" };
  const change = ({ caller }: SignIn) =>
    caller.accounts.changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD });

  it("neither password nor address changes, and the account stays, for a day", async () => {
    const entered = await enterCritically();
    const { accounts } = entered.caller;
    expect(await refusalOf(change(entered))).toMatchObject(PROOF);
    const address = { email: "new@example.org", currentPassword: PASSWORD };
    expect(await refusalOf(accounts.update(address))).toMatchObject(PROOF);
    expect(await refusalOf(accounts.delete({ currentPassword: PASSWORD }))).toMatchObject(PROOF);
    expect(await accounts.update({ name: "Ada L" })).toMatchObject({ name: "Ada L" });
    harness.clock.advance(DAY - 1);
    const { accessToken } = await visitor(harness, stranger).sessions.refresh(entered);
    const later = harness.callerWith(accessToken, stranger);
    const again = () =>
      later.accounts.changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect(await refusalOf(again())).toMatchObject(PROOF);
    harness.clock.advance(1);
    expect(await again()).toMatchObject({ success: true });
  });

  it.each([
    [CRITICAL_SCORE, false],
    [CRITICAL_SCORE - 1, true],
  ])("a score of %i lets the password change: %s", async (riskScore, isUsual) => {
    const entered = await enterCritically();
    await harness.db.write((tx) => tx.update(loginEvents).set({ riskScore }));
    if (isUsual) expect(await change(entered)).toMatchObject({ success: true });
    else expect(await refusalOf(change(entered))).toMatchObject(PROOF);
  });

  it("another sign-in of the same browser is refused as well", async () => {
    const cookies = createJar();
    await failFromAfar();
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await refusalOf(change(await signIn({ ...stranger, cookies })))).toMatchObject(PROOF);
      harness.clock.advance(MINUTE);
    }
    expect(await harness.db.select().from(knownDevices)).toHaveLength(1);
  });

  it("the next one like it is usual when the member says that it was theirs", async () => {
    const cookies = createJar();
    const { home } = await enterCritically({ cookies });
    const [alert] = await home.caller.security.alerts({});
    await home.caller.security.reply({ alertId: alert?.id ?? "", answer: "me" });
    const { caller } = await signIn({ ...stranger, cookies });
    expect((await lastEvent())?.riskReasons[0]).toEqual({ code: "known_device", points: -10 });
    expect(
      await caller.accounts.changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    ).toMatchObject({ success: true });
  });

  it("a password by the mailed link lifts the restriction", async () => {
    harness.override({ passwords: createPasswordHasher() });
    await enterCritically();
    await visitor(harness, stranger).accounts.forgotPassword({ email: EMAIL });
    const token = (await mailedLink(harness, EMAIL))?.split("/reset-password/")[1] ?? "";
    await visitor(harness, stranger).accounts.resetPassword({ token, newPassword: NEW_PASSWORD });
    harness.clock.advance(HOUR);
    const { caller } = await signIn(stranger, NEW_PASSWORD);
    const address = { email: "new@example.org", currentPassword: NEW_PASSWORD };
    expect(await caller.accounts.update(address)).toMatchObject({ pendingEmail: "new@example.org" });
  });

  it.each<[string, { ago?: number; type?: AccountEventType; isOther?: boolean }, boolean]>([
    ["a reset at that moment", {}, true],
    ["a reset within the day before", { ago: DAY - 1 }, true],
    ["a reset of a day before", { ago: DAY }, false],
    ["a reset that came later", { ago: -1 }, false],
    ["a change of the password", { type: "password_changed" }, false],
    ["a reset of another account", { isOther: true }, false],
  ])(
    "%s speaks for the mailbox, or does not",
    async (_name, { ago = 0, type = "password_reset", isOther }, isProof) => {
      const entered = await enterCritically();
      const { rowId: userRowId } = isOther
        ? await createSignIn(harness, { email: "eve@example.org" })
        : member;
      const event = { id: harness.deps.uuid(), userRowId, type, createdAt: harness.clock.now() - ago };
      await harness.db.write((tx) => tx.insert(accountEvents).values(event));
      if (isProof) expect(await change(entered)).toMatchObject({ success: true });
      else expect(await refusalOf(change(entered))).toMatchObject(PROOF);
    },
  );

  it("other logins of the account are not restricted", async () => {
    const { home } = await enterCritically();
    expect(await change(home)).toMatchObject({ success: true });
  });
});
