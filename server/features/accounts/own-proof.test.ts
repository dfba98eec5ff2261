import { beforeEach, describe, expect, it } from "vitest";
import { identities, loginLockouts, outbox, users } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import type { QueueOptions } from "#server/lib/work/bounded-queue.ts";
import type { Caller } from "#server/test/harness.ts";
import { addLinkedIdentity } from "#server/test/linked-identity.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { assertReauthenticationStillValid, requireReauthentication } from "./access.ts";

const MINUTE = 60_000;
const WRONG = { status: 400, detail: "Current password is incorrect" };
const LATER = { status: 429, detail: "Too many requests. Please try again later." };
const OLD = { status: 403, detail: "Please sign out and in again, so that we know it is you." };

const harness = setUpHarness({ GOOGLE_CLIENT_ID: "larder", GOOGLE_CLIENT_SECRET: "hush" });
let member: Member;
let checked: number;
let lastTurn: QueueOptions | undefined;
beforeEach(async () => {
  checked = 0;
  harness.override({
    passwords: quickPasswords((turn) => {
      checked += 1;
      lastTurn = turn;
    }),
  });
  member = await createSignIn(harness, { email: "ada@example.org" });
  await addLinkedIdentity(harness, member);
});

const as = (who = member) => harness.callerFor(who);
const prove = (typed: string | null, who = member) => requireReauthentication(harness.deps, who, typed);
const wrong = async (times: number, who = member) => {
  for (let turn = 0; turn < times; turn += 1)
    expect(await refusalOf(prove("wrong", who))).toMatchObject(WRONG);
};

type Call = (caller: Caller, currentPassword: string | null) => Promise<unknown>;
const calls: Record<string, Call> = {
  "a new address": ({ accounts }, currentPassword) =>
    accounts.update({ email: "new@example.org", currentPassword }),
  "a new password": ({ accounts }, currentPassword) =>
    accounts.changePassword({ newPassword: "Fresh-bread 77!", currentPassword }),
  "a deletion": ({ accounts }, currentPassword) => accounts.delete({ currentPassword }),
  "an added sign-in service": ({ identities }, currentPassword) => identities.beginLink({ currentPassword }),
  "a removed sign-in service": async ({ identities }, currentPassword) => {
    const [linked] = (await identities.ways()).identities;
    return identities.remove({ id: linked?.id ?? "", currentPassword });
  },
};

describe.each(Object.entries(calls))("%s", (_, call) => {
  const stored = async () => [
    await harness.db.select().from(users),
    await harness.db.select().from(identities),
    await harness.db.select().from(outbox),
  ];

  it("needs the password of a member who has one, and changes nothing without it", async () => {
    const before = await stored();
    for (const typed of [null, "", "wrong", ` ${PASSWORD}`]) {
      expect(await refusalOf(call(as(), typed))).toMatchObject(WRONG);
    }
    expect(await stored()).toEqual(before);
  });

  it("needs a sign-in of less than 15 minutes ago of a member who has none", async () => {
    const before = await stored();
    const old = { ...member, hasPassword: false, signedInAt: harness.clock.now() - 15 * MINUTE };
    expect(await refusalOf(call(as(old), null))).toMatchObject(OLD);
    expect(await stored()).toEqual(before);
  });
});

describe("the proof of a member with a password", () => {
  it("is the password, ahead of strangers; nothing typed is compared with nothing", async () => {
    await prove(PASSWORD);
    expect(lastTurn).toEqual({ isAhead: true });
    for (const typed of [null, ""]) expect(await refusalOf(prove(typed))).toMatchObject(WRONG);
    expect(checked).toBe(1);
  });

  it("is none once the account or its login is gone", async () => {
    const gone = { ...member, rowId: member.rowId + 1 };
    const assertGone = (who: Member) =>
      harness.db.write((tx) => assertReauthenticationStillValid(tx, who, { passwordHash: "" }));
    expect(await refusalOf(prove("wrong", gone))).toMatchObject(WRONG);
    expect(await refusalOf(assertGone(gone))).toMatchObject(WRONG);
    expect(await refusalOf(assertGone({ ...gone, loginRowId: 1 }))).toMatchObject({ code: "INVALID_TOKEN" });
  });

  it("is counted: from the fifth wrong one on a wait follows, the right one waits too", async () => {
    await wrong(5);
    expect(await refusalOf(prove("wrong"))).toMatchObject({ ...LATER, retryAfter: 60 });
    expect(await refusalOf(prove(PASSWORD))).toMatchObject({ ...LATER, retryAfter: 60 });
    expect(checked).toBe(5);
    harness.clock.advance(MINUTE - 1);
    expect(await refusalOf(prove(PASSWORD))).toMatchObject({ ...LATER, retryAfter: 1 });
    harness.clock.advance(1);
    await prove(PASSWORD);
  });

  it("waits longer after each further one: 1, 2, 4, 8, 15 minutes, and no longer", async () => {
    await wrong(4);
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      await wrong(1);
      expect(await refusalOf(prove(PASSWORD))).toMatchObject({ retryAfter: minutes * 60 });
      harness.clock.advance(minutes * MINUTE);
    }
  });

  it("that is right clears what was counted", async () => {
    await wrong(4);
    await prove(PASSWORD);
    expect(await harness.db.select().from(loginLockouts)).toEqual([]);
    await wrong(4);
    await prove(PASSWORD);
  });

  it("is counted for each member alone, and apart from signing in", async () => {
    const other = await createSignIn(harness, { email: "grace@example.org" });
    await wrong(5);
    await prove(PASSWORD, other);
    await visitor(harness).sessions.login({ email: "ada@example.org", password: PASSWORD });
    expect(await refusalOf(prove(PASSWORD))).toMatchObject(LATER);
  });

  it("is checked in turn: of fifty guesses at once five are compared", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => refusalOf(prove("wrong"))));
    expect(checked).toBe(5);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  it("is one count for all that needs it", async () => {
    for (const call of Object.values(calls))
      expect(await refusalOf(call(as(), "wrong"))).toMatchObject(WRONG);
    for (const call of Object.values(calls)) {
      expect(await refusalOf(call(as(), PASSWORD))).toMatchObject(LATER);
    }
  });
});

describe("the proof of a member without a password", () => {
  const signedIn = (ago: number): Member => ({
    ...member,
    hasPassword: false,
    signedInAt: harness.clock.now() - ago,
  });

  it("is a sign-in of less than 15 minutes ago, whatever is typed", async () => {
    await prove(null, signedIn(0));
    await prove("anything", signedIn(15 * MINUTE - 1));
    expect(checked).toBe(0);
  });

  it("is none at 15 minutes and later", async () => {
    for (const ago of [15 * MINUTE, 15 * MINUTE + 1, 24 * 60 * MINUTE]) {
      expect(await refusalOf(prove(PASSWORD, signedIn(ago)))).toMatchObject(OLD);
    }
  });

  it("is none where the sign-in lies in the future: the clock was set back", async () => {
    await prove(null, signedIn(-MINUTE));
    expect(await refusalOf(prove(null, signedIn(-MINUTE - 1)))).toMatchObject(OLD);
  });
});
