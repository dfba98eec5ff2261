import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { loginEvents, logins, securityAlerts } from "#db/schema/index.ts";
import { DAY, iso, setUpSecurityAccount } from "#server/test/security-account.ts";

const { harness, security, signIn, raise } = setUpSecurityAccount();
let now: number;
beforeEach(() => {
  now = harness.clock.now();
});

const waiting = () => security().waiting();

it("is nothing where nothing waits", async () => {
  await raise({ status: "resolved", severity: "critical" });
  await raise({ type: "brute_force", status: "acknowledged" });
  await raise({ severity: "critical" }, await harness.createMember());
  expect(await waiting()).toEqual({
    own: 0,
    others: 0,
    attacks: { count: 0, latest: null },
    gravest: null,
  });
});

it("leads with the gravest, however many and how much later the rest are", async () => {
  const gravest = await raise({ type: "suspicious_login", severity: "critical", createdAt: now - 170 * DAY });
  await raise({ type: "token_reuse", severity: "high", createdAt: now - 1 });
  for (let turn = 0; turn < 60; turn += 1) await raise();
  expect(await waiting()).toMatchObject({ others: 62, gravest: { id: gravest, severity: "critical" } });
});

it("takes the latest of one severity", async () => {
  await raise({ severity: "medium", type: "password_reset", createdAt: now - DAY });
  const latest = await raise({ severity: "medium", type: "password_changed", createdAt: now - 1 });
  await raise({ severity: "low" });
  expect((await waiting()).gravest?.id).toBe(latest);
});

it("counts others' attempts separately, about which the member is not asked", async () => {
  await raise({ type: "brute_force", severity: "high", createdAt: now - 2 * DAY });
  await raise({ type: "account_lockout", severity: "medium", createdAt: now - DAY });
  const asked = await raise();
  expect(await waiting()).toMatchObject({
    others: 3,
    attacks: { count: 2, latest: iso(now - DAY) },
    gravest: { id: asked },
  });
});

it("does not ask a login about itself", async () => {
  const { caller } = await signIn();
  const [login] = await harness.db.select({ rowId: logins.rowId }).from(logins);
  await harness.db.write((tx) => tx.delete(securityAlerts));
  await raise({ severity: "critical", type: "suspicious_login", loginRowId: login?.rowId });
  const asked = await raise();
  const here = caller.security;
  expect(await here.waiting()).toMatchObject({ own: 1, others: 1, gravest: { id: asked } });
  expect(await waiting()).toMatchObject({ own: 0, others: 2, gravest: { severity: "critical" } });
});

it("does not ask a browser about itself after it signed out and in again, but about any other", async () => {
  const names = { browser: "Firefox 128", operatingSystem: "Windows 10", deviceType: "desktop" };
  const { caller } = await signIn();
  const [mine] = await harness.db.select().from(loginEvents);
  if (!mine) throw new Error("The sign-in was not noted");
  const { rowId, ...noted } = mine;
  const place = { ...names, ipAddress: "203.0.113.24" };
  const raiseOf = async (of: Partial<typeof noted>, alert: Parameters<typeof raise>[0] = {}) => {
    const event = { ...noted, ...place, loginRowId: null, id: harness.deps.uuid(), ...of };
    const [before] = await harness.db.write((tx) => tx.insert(loginEvents).values(event).returning());
    return raise({ eventRowId: before?.rowId, ...alert });
  };
  await harness.db.write(async (tx) => {
    await tx.delete(securityAlerts);
    await tx.update(loginEvents).set(place).where(eq(loginEvents.rowId, rowId));
  });
  const here = caller.security;
  await raiseOf({});
  expect(await here.waiting()).toMatchObject({ own: 1, others: 0, gravest: null });
  for (const [others, of] of [
    { ipAddress: "203.0.113.25" },
    { ipAddress: null },
    { browser: "Edge 141" },
    { browser: null },
    { operatingSystem: "Linux" },
    { deviceType: "mobile" },
  ].entries()) {
    const asked = await raiseOf(of, { createdAt: now + others });
    expect(await here.waiting()).toMatchObject({ own: 1, others: others + 1, gravest: { id: asked } });
  }
  // An alert about another suspicious sign-in is not counted as own, even from the caller's IP address.
  const unusual = await raiseOf({}, { type: "suspicious_login", severity: "high" });
  expect(await here.waiting()).toMatchObject({ own: 1, others: 7, gravest: { id: unusual } });
});
