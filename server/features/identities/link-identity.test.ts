import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { accountEvents, identities, outbox, securityAlerts } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import { type Caller, createJar } from "#server/test/harness.ts";
import { type Flow, setUpIdentityServer } from "#server/test/identity-flow.ts";
import { addLinkedIdentity } from "#server/test/linked-identity.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { createSignIn, PASSWORD } from "#server/test/sign-in.ts";

const FAILED = { status: 400, detail: "Google login failed" };
const MINUTE = 60_000;

const server = setUpIdentityServer();

let people = 0;
let email = "";
let member: Member;
/** Cookies of the member's browser. */
let jar: ReturnType<typeof createJar>;
let caller: Caller;
beforeEach(async () => {
  people += 1;
  email = `linker${people}@example.org`;
  server.reset({ sub: `linker-${people}`, email: `elsewhere-${email}`, email_verified: true });
  member = await createSignIn(server.harness, { email });
  jar = createJar();
  caller = server.harness.callerFor(member, { cookies: jar });
});

/** Begins linking with the password, and agrees at the issuer. Returns the issuer's response. */
async function goOut(as = caller, returnTo?: string) {
  const { url } = await as.identities.beginLink({ currentPassword: PASSWORD, returnTo });
  return { ...(await server.issuer.agree(new URL(url))), redirectUri: server.redirectUri };
}

describe("adding a sign-in service", () => {
  it("links it with an alert and a mail, whatever address the issuer has", async () => {
    const { db } = server.harness;
    const ways = await caller.identities.link(await goOut());
    expect(ways).toEqual({
      hasPassword: true,
      identities: [
        {
          id: expect.any(String),
          service: new URL(server.issuer.url).host,
          email: `elsewhere-${email}`,
          linkedAt: new Date(server.harness.clock.now()).toISOString(),
          lastUsedAt: new Date(server.harness.clock.now()).toISOString(),
          isAvailable: true,
        },
      ],
      addable: new URL(server.issuer.url).host,
    });
    expect(await caller.identities.ways()).toEqual(ways);
    const mine = eq(securityAlerts.userRowId, member.rowId);
    expect(await db.select().from(securityAlerts).where(mine)).toMatchObject([
      { type: "identity_added", severity: "medium" },
    ]);
    expect(
      await db.select().from(accountEvents).where(eq(accountEvents.userRowId, member.rowId)),
    ).toMatchObject([{ type: "identity_linked" }]);
    expect(await db.select().from(outbox).where(eq(outbox.toAddress, email))).toMatchObject([
      { kind: "identity_added" },
    ]);
    expect((await server.signIn(await server.goOut())).user.id).toBe(member.id);
  });

  it("is mailed once when the same identity is added again", async () => {
    await caller.identities.link(await goOut());
    server.harness.clock.advance(MINUTE);
    const { identities: linked } = await caller.identities.link(await goOut());
    expect(linked).toHaveLength(1);
    expect(Date.parse(linked[0]?.lastUsedAt ?? "") - Date.parse(linked[0]?.linkedAt ?? "")).toBe(MINUTE);
    expect(await server.harness.db.select().from(outbox).where(eq(outbox.toAddress, email))).toHaveLength(1);
  });

  it("comes back to the path that was asked for", async () => {
    const { state } = await goOut(caller, "/profile");
    expect(state).toMatch(/\.L3Byb2ZpbGU$/);
  });

  it("works where OIDC_LINK is profile", async () => {
    server.setEnv({ OIDC_LINK: "profile" });
    expect((await caller.identities.link(await goOut())).identities).toHaveLength(1);
  });

  it.each([
    ["OIDC_LINK is off", 403, "This server does not link sign-in services to existing accounts."],
    ["no issuer is configured", 503, "Google login is not configured"],
  ])("is refused when %s", async (what, status, detail) => {
    const back = await goOut();
    if (status === 403) server.setEnv({ OIDC_LINK: "off" });
    else server.harness.override({ identityProvider: null });
    const begin = { currentPassword: PASSWORD };
    expect(await refusalOf(caller.identities.beginLink(begin)), what).toMatchObject({ status, detail });
    expect(await refusalOf(caller.identities.link(back)), what).toMatchObject({ status, detail });
    expect((await caller.identities.ways()).addable).toBeNull();
  });

  it("is refused when the identity opens another account", async () => {
    Object.assign(server.issuer.claims, { email: `other-${email}` });
    await server.signIn(await server.goOut());
    expect(await refusalOf(caller.identities.link(await goOut()))).toMatchObject({
      status: 409,
      detail: "This account of the sign-in service already opens another Larder account.",
    });
    expect(await server.identitiesOf(member.rowId)).toEqual([]);
  });

  it("is refused in one way when the issuer does not answer", async () => {
    server.issuer.faults = { discovery: "500" };
    server.takeLog();
    expect(await refusalOf(caller.identities.beginLink({ currentPassword: PASSWORD }))).toMatchObject(FAILED);
    server.issuer.faults = {};
    expect(JSON.parse(server.takeLog())).toMatchObject({ level: "warn" });
  });
});

describe("a flow begun for one purpose", () => {
  type Back = Awaited<ReturnType<typeof goOut>>;
  /** Sends the issuer's response as the given member with the given cookies. */
  const linkAs = (who: Member, cookies: typeof jar, back: Back) =>
    server.harness.callerFor(who, { cookies }).identities.link(back);

  it.each<[string, (back: Back) => Promise<unknown>]>([
    ["signs nobody in when it was begun to add a service", (back) => server.signIn({ jar, input: back })],
    [
      "adds no service when it was begun to sign in",
      async () => caller.identities.link(linkInput(await server.goOut({ jar }))),
    ],
    [
      "adds no service to another member's account",
      async (back) => linkAs(await createSignIn(server.harness, { email: `other-${email}` }), jar, back),
    ],
    ["adds no service in another browser", (back) => linkAs(member, createJar(), back)],
    [
      "adds a service once",
      async (back) => {
        await caller.identities.link(back);
        await server.harness.db.write((tx) => tx.delete(identities));
        return caller.identities.link(back);
      },
    ],
    [
      "adds no service after ten minutes",
      async (back) => {
        server.harness.clock.advance(10 * MINUTE + 1);
        return caller.identities.link(back);
      },
    ],
  ])("%s", async (_what, attempt) => {
    expect(await refusalOf(attempt(await goOut()))).toMatchObject(FAILED);
    expect(await server.identitiesOf(member.rowId)).toEqual([]);
  });

  const linkInput = ({ input }: Flow) => ({
    code: input.code ?? "",
    state: input.state ?? "",
    redirectUri: input.redirectUri ?? "",
  });
});

describe("the ways to sign in", () => {
  it("name an identity of a former issuer as one that opens nothing", async () => {
    await addLinkedIdentity(server.harness, member, { issuer: "https://former.example" });
    await addLinkedIdentity(server.harness, member, { issuer: "https://accounts.google.com" });
    expect((await caller.identities.ways()).identities).toMatchObject([
      { service: "former.example", email: null, isAvailable: false },
      { service: "Google", isAvailable: false },
    ]);
  });

  it("keep the address that the issuer vouched for at the last sign-in", async () => {
    await caller.identities.link(await goOut());
    for (const [claims, stored] of [
      [{ email: `moved-${email}` }, `moved-${email}`],
      [{ email_verified: false }, null],
    ] as const) {
      Object.assign(server.issuer.claims, claims);
      await server.signIn(await server.goOut());
      expect((await caller.identities.ways()).identities[0]?.email).toBe(stored);
    }
  });
});
