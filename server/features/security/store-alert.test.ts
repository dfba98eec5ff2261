import { describe, expect, it } from "vitest";
import { accountEvents } from "#db/schema/index.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { EMAIL, HOUR, setUpSecurityAccount } from "#server/test/security-account.ts";
import { PASSWORD, visitor } from "#server/test/sign-in.ts";
import { type NewAlert, storeAlertUnlessThrottled } from "./service/store-alert.ts";

const { harness, member, storedAlerts: alerts } = setUpSecurityAccount();

const raise = (alert: Omit<NewAlert, "userRowId">, who = member) =>
  harness.db.write((tx) => storeAlertUnlessThrottled(tx, harness.deps, { ...alert, userRowId: who.rowId }));

describe("an alert", () => {
  it("is stored as it was raised, waiting to be read", async () => {
    expect(await raise({ type: "new_device", severity: "low", ip: "203.0.113.7" })).toBe(true);
    expect(await alerts()).toMatchObject([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        userRowId: member.rowId,
        type: "new_device",
        severity: "low",
        status: "pending",
        ipAddress: "203.0.113.7",
        loginRowId: null,
        createdAt: harness.clock.now(),
        acknowledgedAt: null,
      },
    ]);
  });

  it("has no place when it is unknown", async () => {
    await raise({ type: "email_changed", severity: "medium" });
    expect(await alerts()).toMatchObject([{ ipAddress: null, loginRowId: null }]);
  });

  it("goes with the write that it was raised in", async () => {
    const failing = harness.db.write(async (tx) => {
      await storeAlertUnlessThrottled(tx, harness.deps, {
        type: "new_device",
        severity: "low",
        userRowId: member.rowId,
      });
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    expect(await alerts()).toEqual([]);
  });
});

describe("what goes on and on", () => {
  it.each(["account_lockout", "brute_force"] as const)("raises one alert an hour: %s", async (type) => {
    const again = () => raise({ type, severity: "medium" });
    expect(await again()).toBe(true);
    harness.clock.advance(HOUR - 1);
    expect(await again()).toBe(false);
    harness.clock.advance(1);
    expect(await again()).toBe(true);
    expect(await alerts()).toHaveLength(2);
  });

  it("is raised again after the clock was set back", async () => {
    await raise({ type: "brute_force", severity: "high" });
    harness.clock.advance(-24 * HOUR);
    expect(await raise({ type: "brute_force", severity: "high" })).toBe(true);
  });

  it("is counted for each member and each kind alone", async () => {
    const other = await harness.createMember();
    expect(await raise({ type: "account_lockout", severity: "medium" })).toBe(true);
    expect(await raise({ type: "brute_force", severity: "high" })).toBe(true);
    expect(await raise({ type: "account_lockout", severity: "medium" }, other)).toBe(true);
  });

  it("is raised by what happens once each time", async () => {
    for (const type of ["password_changed", "password_reset", "email_changed", "token_reuse"] as const) {
      for (let turn = 0; turn < 2; turn += 1) expect(await raise({ type, severity: "low" })).toBe(true);
    }
    expect(await alerts()).toHaveLength(8);
  });
});

describe("by its real cause", () => {
  const attempt = (password: string, ip: string, email = EMAIL) =>
    visitor(harness, { ip }).sessions.login({ email, password });

  it("a lockout is reported once, at the fifth wrong password", async () => {
    for (let turn = 0; turn < 4; turn += 1) await refusalOf(attempt("wrong", "203.0.113.7"));
    expect(await alerts()).toEqual([]);
    for (let turn = 0; turn < 4; turn += 1) await refusalOf(attempt("wrong", "203.0.113.7"));
    expect(await alerts()).toMatchObject([
      { type: "account_lockout", severity: "medium", ipAddress: "203.0.113.7" },
    ]);
  });

  it("a lockout of an address without an account raises no alert", async () => {
    for (let turn = 0; turn < 6; turn += 1)
      await refusalOf(attempt("wrong", "203.0.113.7", "nobody@example.org"));
    expect(await alerts()).toEqual([]);
  });

  it("guesses from many networks are reported once, at the thirty-first", async () => {
    for (let index = 0; index < 30; index += 1) await refusalOf(attempt("wrong", `10.0.${index}.1`));
    expect(await alerts()).toEqual([]);
    for (let index = 30; index < 33; index += 1) await refusalOf(attempt(PASSWORD, `10.0.${index}.1`));
    expect(await alerts()).toMatchObject([{ type: "brute_force", severity: "high", ipAddress: "10.0.30.1" }]);
  });

  it("a reused refresh token is reported with its sign-in", async () => {
    const { refreshToken } = await attempt(PASSWORD, "203.0.113.7");
    const refresh = () => visitor(harness, { ip: "198.51.100.9" }).sessions.refresh({ refreshToken });
    await refresh();
    harness.clock.advance(30_001);
    await refusalOf(refresh());
    expect(await alerts()).toMatchObject([
      { type: "token_reuse", severity: "high", ipAddress: "198.51.100.9", loginRowId: 1 },
    ]);
    expect(await harness.db.select().from(accountEvents)).toMatchObject([{ type: "token_reuse" }]);
  });
});
