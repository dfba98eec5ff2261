import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { invitations, knownDevices, oneTimeTokens, outbox, securityAlerts, users } from "#db/schema/index.ts";
import { runVerb } from "#server/cli/operator/verbs.ts";
import { toMember } from "#server/guards/session-reader.ts";
import { createJar } from "#server/test/harness.ts";
import { addLinkedIdentity } from "#server/test/linked-identity.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedLink, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { mailInvitationLink } from "./service/invitations.ts";
import { createOneTimeToken } from "./service/one-time-links.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ADA = "ada@example.org";
const NEW = "new@example.org";
const GRACE = "grace@example.org";

const harness = setUpHarness({ SIGNUP: "open" });
beforeEach(async () => {
  // Real password hashes are slow, and these tests need about fifty.
  harness.override({ passwords: quickPasswords() });
});

const guest = () => visitor(harness);
const tokenTo = async (email: string) => (await mailedLink(harness, email))?.split(/[/=]/).at(-1) ?? "";
const onlyInvited = () => {
  harness.override({ env: { ...harness.deps.env, SIGNUP: "invite" } });
};
const register = (email: string, invitation?: string) =>
  guest().accounts.register({ email, password: PASSWORD, name: "Ada", invitation });

type Kind = {
  lives: number;
  /** Causes the mail and returns the secret of its link. */
  make(): Promise<string>;
  /** Requests the same mail again; its link has another secret. */
  again(): Promise<string>;
  /** Calls the procedure that the link's page calls; rejects when the link is refused. */
  open(token: string): Promise<unknown>;
  /** Number of times that opening the link took effect. */
  effects(): Promise<number>;
};

const ada = async () => (await harness.db.select().from(users).where(eq(users.email, ADA)))[0];
const alerts = async (type: "password_reset" | "email_changed" | "identity_removed") =>
  (await harness.db.select().from(securityAlerts)).filter((alert) => alert.type === type).length;
const asAda = async () => {
  const row = await ada();
  if (!row) throw new Error("Ada has no account");
  return harness.callerFor(toMember(row, null, harness.clock.now()));
};
const askForNew = async () => {
  // Setting the current address cancels a pending change, so that the new address can be requested again.
  await (await asAda()).accounts.update({ email: ADA });
  await (await asAda()).accounts.update({ email: NEW, currentPassword: PASSWORD });
  return tokenTo(NEW);
};

const kinds: Record<string, Kind> = {
  verify: {
    lives: DAY,
    make: async () => {
      await register(ADA);
      return tokenTo(ADA);
    },
    again: async () => {
      await guest().accounts.resendVerification({ email: ADA });
      return tokenTo(ADA);
    },
    open: (token) => guest().accounts.verifyEmail({ token }),
    effects: async () => ((await ada()) ? 1 : 0),
  },
  reset: {
    lives: HOUR,
    make: async () => {
      await createSignIn(harness, { email: ADA });
      return kinds.reset?.again() ?? "";
    },
    again: async () => {
      await guest().accounts.forgotPassword({ email: ADA });
      return tokenTo(ADA);
    },
    open: (token) => guest().accounts.resetPassword({ token, newPassword: PASSWORD }),
    effects: () => alerts("password_reset"),
  },
  change: {
    lives: DAY,
    make: async () => {
      await createSignIn(harness, { email: ADA });
      return askForNew();
    },
    again: askForNew,
    open: (token) => guest().accounts.verifyEmail({ token }),
    effects: () => alerts("email_changed"),
  },
  trust: {
    lives: HOUR,
    make: async () => {
      await createSignIn(harness, { email: ADA });
      return kinds.trust?.again() ?? "";
    },
    again: async () => {
      const { rowId = 0 } = (await ada()) ?? {};
      return harness.db.write((tx) =>
        createOneTimeToken(
          tx,
          { purpose: "trust_device", userRowId: rowId, email: ADA },
          harness.clock.now(),
        ),
      );
    },
    open: (token) => visitor(harness, { cookies: createJar() }).sessions.trustBrowser({ token }),
    effects: async () => (await harness.db.select().from(knownDevices)).length,
  },
  removal: {
    lives: 7 * DAY,
    make: async () => {
      await createSignIn(harness, { email: ADA });
      return kinds.removal?.again() ?? "";
    },
    again: async () => {
      const user = await ada();
      if (user) await addLinkedIdentity(harness, user);
      return tokenTo(ADA);
    },
    open: (token) => guest().identities.removeByLink({ token }),
    effects: () => alerts("identity_removed"),
  },
  invitation: {
    lives: 7 * DAY,
    make: async () => {
      onlyInvited();
      return kinds.invitation?.again() ?? "";
    },
    again: async () => (await mailInvitationLink(harness.deps, ADA)).split("=")[1] ?? "",
    open: async (token) => {
      const { accountReady } = await register(ADA, token);
      if (!accountReady) throw new Error("No account was made");
    },
    effects: async () => ((await ada()) ? 1 : 0),
  },
};

describe.each(Object.entries(kinds))("the link of %s", (name, kind) => {
  it("opens up to the last moment of its life, and not at its end", async () => {
    const token = await kind.make();
    harness.clock.advance(kind.lives);
    await expect(kind.open(token)).rejects.toThrow();
    expect(await kind.effects()).toBe(0);
    harness.clock.advance(-1);
    await kind.open(token);
    expect(await kind.effects()).toBe(1);
  });

  it("opens no longer where the clock is set back since", async () => {
    const token = await kind.make();
    harness.clock.advance(-2 * 60_000);
    await expect(kind.open(token)).rejects.toThrow();
  });

  const staysGood = name === "verify" || name === "trust" || name === "removal";
  it(
    staysGood ? "from before stays good beside a newer one" : "from before dies with a newer one",
    async () => {
      const old = await kind.make();
      const newer = await kind.again();
      expect(newer).not.toBe(old);
      if (staysGood) await kind.open(old);
      else await expect(kind.open(old)).rejects.toThrow();
      await kind.open(newer);
      // Each trust link trusts another browser, and each removal link removes another identity, so both take
      // effect.
      expect(await kind.effects()).toBe(name === "trust" || name === "removal" ? 2 : 1);
    },
  );

  const answersAgain = name === "verify" || name === "change";
  it(answersAgain ? "answers success again, and does nothing twice" : "opens once", async () => {
    const token = await kind.make();
    await kind.open(token);
    for (let turn = 0; turn < 3; turn += 1) {
      if (answersAgain) await kind.open(token);
      else await expect(kind.open(token)).rejects.toThrow();
    }
    expect(await kind.effects()).toBe(1);
  });

  it("opened fifty times at once does its work once", async () => {
    const token = await kind.make();
    const calls = Array.from({ length: 50 }, () => kind.open(token));
    const done = (await Promise.allSettled(calls)).filter(({ status }) => status === "fulfilled");
    expect(done).toHaveLength(answersAgain ? 50 : 1);
    expect(await kind.effects()).toBe(1);
  });

  it("opens nothing else", async () => {
    const token = await kind.make();
    for (const [other, { open }] of Object.entries(kinds)) {
      // One page opens both kinds of confirmation link and detects the kind.
      const isSamePage = [name, other].every((purpose) => purpose === "verify" || purpose === "change");
      if (other !== name && !isSamePage) await expect(open(token), other).rejects.toThrow();
    }
    expect(
      await guest()
        .accounts.checkResetToken({ token })
        .catch(() => null),
    ).toEqual(name === "reset" ? expect.objectContaining({ success: true, email: ADA }) : null);
    await kind.open(token);
    expect(await kind.effects()).toBe(1);
  });

  it("is not opened by anything else", async () => {
    await kind.make();
    for (const token of ["", "x", "A".repeat(43), "A".repeat(10_000), "' or 1=1 --", "\0"]) {
      await expect(kind.open(token)).rejects.toThrow();
    }
    expect(await kind.effects()).toBe(0);
  });

  it("cannot be opened by its stored hash", async () => {
    await kind.make();
    const hashes = [
      ...(await harness.db.select({ hash: oneTimeTokens.tokenHash }).from(oneTimeTokens)),
      ...(await harness.db.select({ hash: invitations.linkHash }).from(invitations)),
    ];
    for (const { hash } of hashes) await expect(kind.open(hash)).rejects.toThrow();
    expect(await kind.effects()).toBe(0);
  });
});

describe("a link is its owner's", () => {
  it("a reset link sets its own member's password, whatever others requested", async () => {
    for (const email of [ADA, GRACE]) await createSignIn(harness, { email });
    for (const email of [ADA, GRACE]) await guest().accounts.forgotPassword({ email });
    const token = await tokenTo(ADA);
    const before = await harness.db.select().from(users).where(eq(users.email, GRACE));
    await guest().accounts.resetPassword({ token, newPassword: "Fresh-bread 77!" });
    expect(await harness.db.select().from(users).where(eq(users.email, GRACE))).toEqual(before);
    expect((await ada())?.passwordHash).toBe("quick Fresh-bread 77!");
    await guest().accounts.checkResetToken({ token: await tokenTo(GRACE) });
  });

  it("an invitation is for its address alone", async () => {
    onlyInvited();
    const token = (await mailInvitationLink(harness.deps, ADA)).split("=")[1];
    for (const other of [GRACE, "ada+x@example.org", "a.da@example.org"]) {
      expect(await refusalOf(register(other, token))).toMatchObject({
        status: 403,
        detail: "Registration is closed on this server",
      });
    }
    expect(await register("ADA@Example.org", token)).toMatchObject({ accountReady: true });
  });

  it("a link to a new address belongs to its member, in any browser", async () => {
    const token = (await kinds.change?.make()) ?? "";
    const grace = await createSignIn(harness, { email: GRACE });
    await harness.callerFor(grace).accounts.verifyEmail({ token });
    const rows = await harness.db.select({ email: users.email }).from(users).orderBy(users.rowId);
    expect(rows).toEqual([{ email: NEW }, { email: GRACE }]);
  });

  it("a trust link makes the browser known to its own member alone", async () => {
    const token = (await kinds.trust?.make()) ?? "";
    await createSignIn(harness, { email: GRACE });
    await kinds.trust?.open(token);
    const rows = await harness.db.select().from(knownDevices);
    expect(rows.map(({ userRowId }) => userRowId)).toEqual([(await ada())?.rowId]);
  });
});

describe("a link of an account", () => {
  const linked = ["reset", "change", "trust", "removal"].flatMap((name) => [
    [name, "disabled", "disable"] as const,
    [name, "gone", "delete-user"] as const,
  ]);

  it.each(linked)("does not open: %s, once the account is %s", async (name, _, verb) => {
    const kind = kinds[name] as Kind;
    const token = await kind.make();
    await runVerb(harness.deps, verb, { words: [ADA], options: {} });
    await expect(kind.open(token)).rejects.toThrow();
    expect(await kind.effects()).toBe(0);
  });
});

it("what a link does is mailed once, however often it is opened", async () => {
  const token = (await kinds.change?.make()) ?? "";
  await Promise.all(Array.from({ length: 20 }, () => kinds.change?.open(token)));
  const rows = await harness.db.select().from(outbox);
  expect(rows.filter(({ kind }) => kind === "email_changed")).toHaveLength(1);
});
