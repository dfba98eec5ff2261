import { beforeEach, describe, expect, it } from "vitest";
import { signInWaits } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { requireOwnProof } from "./access.ts";

const MINUTE = 60_000;
const WRONG = { status: 400, detail: "Current password is incorrect" };
const LATER = { status: 429, detail: "Too many requests. Please try again later." };
const OLD = { status: 403 };

const harness = setUpHarness();
let member: Member;
let checked: number;
beforeEach(async () => {
  checked = 0;
  harness.override({
    passwords: quickPasswords(() => {
      checked += 1;
    }),
  });
  member = await createSignIn(harness, { email: "ada@example.org" });
});

const prove = (typed: string | null, who = member) => requireOwnProof(harness.deps, who, typed);
const wrong = async (times: number, who = member) => {
  for (let turn = 0; turn < times; turn += 1)
    expect(await refusalOf(prove("wrong", who))).toMatchObject(WRONG);
};

describe("the proof of a member with a password", () => {
  it("is the password; nothing typed is compared with nothing", async () => {
    await prove(PASSWORD);
    for (const typed of [null, ""]) expect(await refusalOf(prove(typed))).toMatchObject(WRONG);
    expect(checked).toBe(1);
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
    expect(await harness.db.select().from(signInWaits)).toEqual([]);
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

  it("is one count for a new address, a new password and a deletion", async () => {
    const caller = harness.callerFor(member);
    const typed = { currentPassword: "wrong" };
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await refusalOf(caller.accounts.update({ email: "new@example.org", ...typed }))).toMatchObject(
        WRONG,
      );
      expect(
        await refusalOf(caller.accounts.changePassword({ newPassword: "Fresh-bread 77!", ...typed })),
      ).toMatchObject(WRONG);
    }
    expect(await refusalOf(caller.accounts.delete(typed))).toMatchObject(WRONG);
    expect(await refusalOf(caller.accounts.delete({ currentPassword: PASSWORD }))).toMatchObject(LATER);
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
