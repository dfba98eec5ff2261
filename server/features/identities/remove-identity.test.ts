import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { loginEvents, oneTimeTokens, outbox, users } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import { type Caller, createJar } from "#server/test/harness.ts";
import { setUpIdentityServer } from "#server/test/identity-flow.ts";
import { addLinkedIdentity } from "#server/test/linked-identity.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { createSignIn, mailedLink, PASSWORD, visitor } from "#server/test/sign-in.ts";

const LAST = {
  status: 409,
  detail: "This is the only way to sign in to your account. Add another one first.",
};

const server = setUpIdentityServer();

let people = 0;
let email = "";
let service = "";
beforeEach(() => {
  people += 1;
  email = `remover${people}@example.org`;
  service = new URL(server.issuer.url).host;
  server.reset({ sub: `remover-${people}`, email, email_verified: true });
});

const newestEvent = sql`(select max(row_id) from login_events)`;
const mailsOf = async (kind: string) =>
  (await server.harness.db.select().from(outbox).where(eq(outbox.toAddress, email))).filter(
    (mail) => mail.kind === kind,
  );
const idsOf = async (caller: Caller) => (await caller.identities.ways()).identities.map(({ id }) => id);
const removalToken = async () =>
  (await mailedLink(server.harness, email))?.split("/remove-sign-in/")[1] ?? "";
const guest = () => visitor(server.harness);
/** Creates an account through the issuer; it has no password. */
async function signUp() {
  const { accessToken } = await server.signIn(await server.goOut());
  const caller = server.harness.callerWith(accessToken);
  const [row] = await server.harness.db.select().from(users).where(eq(users.email, email));
  return { caller, member: row as NonNullable<typeof row> };
}

describe("removing a sign-in service in the profile", () => {
  let member: Member;
  let caller: Caller;
  beforeEach(async () => {
    member = await createSignIn(server.harness, { email });
    caller = server.harness.callerFor(member);
  });

  it("removes that one alone, with an alert and a mail", async () => {
    for (const issuer of ["https://one.example", "https://two.example"]) {
      await addLinkedIdentity(server.harness, member, { issuer });
    }
    const [id = ""] = await idsOf(caller);
    const ways = await caller.identities.remove({ id, currentPassword: PASSWORD });
    expect(ways).toMatchObject({ hasPassword: true, identities: [{ service: "two.example" }] });
    expect(await caller.security.alerts({ alertType: "identity_removed" })).toMatchObject([
      { severity: "low", status: "pending" },
    ]);
    expect(await mailsOf("identity_removed")).toHaveLength(1);
  });

  it("ends the other logins that its service may have begun, and no others", async () => {
    const byPassword = () => guest().sessions.login({ email, password: PASSWORD });
    const byService = async () => server.signIn(await server.goOut());
    const [own, forgotten] = [await byPassword(), await byPassword()];
    const { db } = server.harness;
    await db.write((tx) => tx.delete(loginEvents).where(eq(loginEvents.rowId, newestEvent)));
    const [other, asking] = [await byService(), await byService()];
    const callers = [own, asking, other, forgotten].map((tokens) =>
      server.harness.callerWith(tokens.accessToken),
    );
    const [id = ""] = await idsOf(caller);
    await callers[1]?.identities.remove({ id, currentPassword: PASSWORD });
    const left = await Promise.allSettled(callers.map((each) => each.accounts.me()));
    expect(left.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "rejected"]);
  });
});

describe("the last way to sign in", () => {
  it("stays where every other identity is of an issuer that is no longer used", async () => {
    const { caller, member } = await signUp();
    await addLinkedIdentity(server.harness, member, { issuer: "https://former.example" });
    const [used = "", former = ""] = await idsOf(caller);
    expect(await refusalOf(caller.identities.remove({ id: used }))).toMatchObject(LAST);
    await caller.identities.remove({ id: former });
    expect(await idsOf(caller)).toEqual([used]);
  });

  it("is one of two that are removed at once", async () => {
    const { caller, member } = await signUp();
    await addLinkedIdentity(server.harness, member, { issuer: server.issuer.url });
    const ids = await idsOf(caller);
    const removals = await Promise.allSettled(ids.map((id) => caller.identities.remove({ id })));
    expect(removals.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await idsOf(caller)).toHaveLength(1);
  });
});

describe("a removal link", () => {
  it("says what it would remove, and changes nothing when it is read", async () => {
    const member = await createSignIn(server.harness, { email });
    await server.signIn(await server.goOut());
    const token = await removalToken();
    const { db } = server.harness;
    const read = async () => [
      await server.identitiesOf(member.rowId),
      await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userRowId, member.rowId)),
    ];
    const before = await read();
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await guest().identities.readRemovalLink({ token })).toEqual({ service, email, isDone: false });
    }
    expect(await read()).toEqual(before);
  });

  it("answers a token to set a password when nothing else opens the account", async () => {
    const member = await server.harness.createMember({ email });
    await server.signIn(await server.goOut());
    const { setPasswordToken } = await guest().identities.removeByLink({ token: await removalToken() });
    const token = setPasswordToken ?? "";
    expect(await guest().accounts.checkResetToken({ token })).toMatchObject({ email, name: member.name });
    await guest().accounts.resetPassword({ token, newPassword: PASSWORD });
    expect((await guest().sessions.login({ email, password: PASSWORD })).user.id).toBe(member.id);
  });

  it("is done when the identity was removed in another way", async () => {
    const member = await createSignIn(server.harness, { email });
    await addLinkedIdentity(server.harness, member);
    const token = await removalToken();
    const caller = server.harness.callerFor(member);
    const [id = ""] = await idsOf(caller);
    await caller.identities.remove({ id, currentPassword: PASSWORD });
    expect(await guest().identities.readRemovalLink({ token })).toEqual({
      service: null,
      email,
      isDone: true,
    });
    expect(await refusalOf(guest().identities.removeByLink({ token }))).toMatchObject({
      status: 400,
      detail: "Invalid or expired link",
    });
  });

  it("lets a removed identity link itself again at its next sign-in", async () => {
    const member = await createSignIn(server.harness, { email });
    await server.signIn(await server.goOut());
    await guest().identities.removeByLink({ token: await removalToken() });
    const jar = createJar();
    expect((await server.signIn(await server.goOut({ jar }))).user.id).toBe(member.id);
    expect(await mailsOf("identity_added")).toHaveLength(2);
  });
});
