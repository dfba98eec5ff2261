import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { identities, outbox } from "#db/schema/index.ts";
import { decryptMail } from "#server/features/mails/service/queue-mail.ts";
import type { Member } from "#server/guards/member.ts";
import { addLinkedIdentity } from "#server/test/linked-identity.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedLink, mailedToken, PASSWORD, visitor } from "#server/test/sign-in.ts";

const ADA = "ada@example.org";
const NEW = "new@example.org";
const ISSUER = "https://id.example.org";
const GOOGLE = "https://accounts.google.com";

const harness = setUpHarness({
  GOOGLE_CLIENT_ID: "larder",
  GOOGLE_CLIENT_SECRET: "hush",
  OIDC_ISSUER: ISSUER,
});

const guest = () => visitor(harness);
const left = async (member: Member) => {
  const rows = await harness.db.select().from(identities).where(eq(identities.userRowId, member.rowId));
  return rows.map(({ issuer, email }) => [issuer, email]);
};
const removals = async (member: Member) =>
  (await harness.callerFor(member).security.alerts({ alertType: "identity_removed" })).length;
const newestMail = async (kind: string) => {
  const mails = (await harness.db.select().from(outbox)).filter((mail) => mail.kind === kind);
  const mail = mails.at(-1);
  return mail ? decryptMail(harness.deps.seal, mail).body : "";
};

describe("a password reset", () => {
  const reset = async () => {
    await guest().accounts.forgotPassword({ email: ADA });
    const token = (await mailedLink(harness, ADA))?.split("/reset-password/")[1] ?? "";
    return guest().accounts.resetPassword({ token, newPassword: "Fresh-bread 77!" });
  };

  it("removes every identity of the account, and of no other", async () => {
    const ada = await createSignIn(harness, { email: ADA });
    const grace = await createSignIn(harness, { email: "grace@example.org" });
    await addLinkedIdentity(harness, ada, { issuer: GOOGLE, email: ADA });
    for (const member of [ada, ada, grace]) await addLinkedIdentity(harness, member);
    expect(await reset()).toMatchObject({ removedServices: ["Google", "id.example.org"] });
    expect(await left(ada)).toEqual([]);
    expect(await left(grace)).toHaveLength(1);
    expect(await removals(ada)).toBe(1);
    expect(await newestMail("password_reset")).toContain(
      "Your account at Google and at id.example.org no longer opens your Larder account.",
    );
  });

  it("raises no alert of a removal when there was no identity", async () => {
    const ada = await createSignIn(harness, { email: ADA });
    expect(await reset()).toMatchObject({ removedServices: [] });
    expect(await removals(ada)).toBe(0);
    expect(await newestMail("password_reset")).not.toContain("no longer opens");
  });
});

describe("a confirmed change of the address", () => {
  /** Requests a new address and confirms it by the mailed link. */
  const change = async (member: Member) => {
    const proof = member.hasPassword ? { currentPassword: PASSWORD } : {};
    await harness.callerFor(member).accounts.update({ email: NEW, ...proof });
    const token = await mailedToken(harness, NEW);
    return { token, answer: await guest().accounts.verifyEmail({ token }) };
  };

  it.each<[string, string | null, boolean]>([
    ["the new address", NEW, true],
    ["the new address in another case", "New@Example.org", true],
    ["the old address", ADA, false],
    ["the new address with a full-width letter", "\uFF4Eew@example.org", false],
    ["no verified address", null, false],
  ])("with an identity that has %s", async (_what, email, stays) => {
    const ada = await createSignIn(harness, { email: ADA });
    await addLinkedIdentity(harness, ada, { email });
    const { answer } = await change(ada);
    expect(answer).toMatchObject({
      removedServices: stays ? [] : ["id.example.org"],
      setPasswordToken: null,
    });
    expect(await left(ada)).toEqual(stays ? [[ISSUER, email]] : []);
    expect(await removals(ada)).toBe(stays ? 0 : 1);
    expect((await newestMail("email_changed")).includes("no longer opens")).toBe(!stays);
    const removal = (await harness.db.select().from(outbox)).filter(
      ({ kind }) => kind === "identity_removed",
    );
    expect(removal.map(({ toAddress }) => toAddress)).toEqual(stays ? [] : [NEW]);
  });

  it("answers a token to set a password, once, when nothing opens the account any more", async () => {
    const ada = await harness.createMember({ email: ADA, name: "Ada" });
    await addLinkedIdentity(harness, ada, { email: ADA });
    const { token, answer } = await change(ada);
    const again = await guest().accounts.verifyEmail({ token });
    expect(again).toMatchObject({ removedServices: [], setPasswordToken: null });
    const secret = answer.setPasswordToken ?? "";
    expect(await guest().accounts.checkResetToken({ token: secret })).toMatchObject({
      name: "Ada",
      email: NEW,
    });
    await guest().accounts.resetPassword({ token: secret, newPassword: PASSWORD });
    expect((await guest().sessions.login({ email: NEW, password: PASSWORD })).user.id).toBe(ada.id);
  });

  it.each([
    ["no token when an identity of the configured issuer stays", ISSUER, null],
    [
      "a token when the identity that stays is of a former issuer",
      GOOGLE,
      expect.stringMatching(/^[\w-]{43}$/),
    ],
  ])("answers %s", async (_, issuer, token) => {
    const ada = await harness.createMember({ email: ADA });
    await addLinkedIdentity(harness, ada, { email: NEW, issuer });
    expect((await change(ada)).answer.setPasswordToken).toEqual(token);
  });
});
