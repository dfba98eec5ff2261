import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#db/schema/index.ts";
import { listen } from "./app-harness.ts";
import { CLIENT_ID, CLIENT_SECRET, startIssuer, type TestIssuer } from "./identity-issuer.ts";
import { createRestClient, type RestClient } from "./rest-client.ts";
import { mailedLink, PASSWORD } from "./sign-in.ts";

const LOGIN = "http://localhost:3000/login";

let issuer: TestIssuer;
let client: RestClient;
let port: number;
let stories = 0;
let victim = "";
let attacker = "";
beforeAll(async () => {
  issuer = await startIssuer();
  client = await createRestClient({
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
    OIDC_ISSUER: issuer.url,
  });
  client.harness.clock.set(Date.now());
  client.harness.override({ rateLimits: { take: () => undefined } });
  port = await listen(client.app);
});
afterAll(async () => {
  await client.close();
  await issuer.close();
});
beforeEach(() => {
  stories += 1;
  victim = `victim${stories}@example.org`;
  attacker = `attacker${stories}@example.net`;
});

type SignedIn = { access_token: string; user: { id: string; email: string } };
const service = () => new URL(issuer.url).host;
const cookieOf = (headers: Record<string, string>) => (headers["set-cookie"] ?? "").split(";")[0] ?? "";
/** Sets the account at the issuer, and the email address that the issuer confirms. */
const be = (sub: string, email: string) => {
  issuer.claims = { sub: `${sub}-${stories}`, email, email_verified: true, name: "A Cook" };
};

/** Signs in at the issuer as a browser does, by HTTP requests only. */
async function signInAtIssuer() {
  const out = await client.send("GET", "/api/auth/google/start");
  const back = await issuer.agree(new URL(out.headers.location ?? ""));
  const body = { ...back, redirect_uri: LOGIN };
  const headers = { cookie: cookieOf(out.headers) };
  const { status, body: answer } = await client.send("POST", "/api/auth/google", body, { headers });
  return { status, ...(answer as SignedIn) };
}
/** Sends a request without the last byte of its body; `finish` sends that byte and resolves with the status. */
async function hold(method: string, path: string, body: object, headers: Record<string, string>) {
  const bytes = Buffer.from(JSON.stringify(body));
  const sent = request({
    port,
    method,
    path,
    headers: { ...headers, "content-type": "application/json", "content-length": bytes.length },
  });
  const answered = once(sent, "response") as Promise<[IncomingMessage]>;
  sent.write(bytes.subarray(0, -1));
  await wait(50);
  return async () => {
    sent.end(bytes.subarray(-1));
    const [response] = await answered;
    response.resume();
    return response.statusCode;
  };
}
const secretTo = async (email: string) => (await mailedLink(client.harness, email))?.split("/").at(-1) ?? "";
const meOf = async (token: string) => (await client.send("GET", "/api/auth/me", undefined, { token })).status;
const servicesOf = async (token: string) => {
  const { body } = await client.send("GET", "/api/auth/identities", undefined, { token });
  return (body as { identities: { service: string }[] }).identities.map((identity) => identity.service);
};

it("an attacker who signed up by the issuer is out when the victim confirms the address, and after the reset", async () => {
  be("attacker", attacker);
  const theirs = await signInAtIssuer();
  expect(theirs.user.email).toBe(attacker);
  await client.send("PUT", "/api/auth/me", { email: victim }, { token: theirs.access_token });

  const confirmed = await client.send("GET", `/api/auth/verify/${await secretTo(victim)}`);
  expect(confirmed).toMatchObject({
    status: 200,
    body: {
      email_verified: true,
      removed_services: [service()],
      set_password_token: expect.stringMatching(/^[\w-]{43}$/),
    },
  });
  expect(await meOf(theirs.access_token)).toBe(401);
  // The attacker's identity now signs in to an account of its own.
  const back = await signInAtIssuer();
  expect(back.user.email).toBe(attacker);
  expect(back.user.id).not.toBe(theirs.user.id);

  const { set_password_token: token } = confirmed.body as { set_password_token: string };
  await client.send("POST", "/api/auth/reset-password", { token, new_password: PASSWORD });
  const own = await client.send("POST", "/api/auth/login", { email: victim, password: PASSWORD });
  const { access_token: mine, user } = own.body as SignedIn;
  expect(user.id).toBe(theirs.user.id);
  expect(await servicesOf(mine)).toEqual([]);
  expect((await signInAtIssuer()).user.id).toBe(back.user.id);
});

it("an attacker whose identity is linked is out when the victim resets the password", async () => {
  const victimsToken = await client.signIn({ email: victim });
  // With the victim's password and session, the attacker links an identity with another address.
  be("attacker", attacker);
  const begun = await client.send(
    "POST",
    "/api/auth/identities/begin",
    { current_password: PASSWORD },
    { token: victimsToken },
  );
  const back = await issuer.agree(new URL((begun.body as { url: string }).url));
  const added = await client.send(
    "POST",
    "/api/auth/identities",
    { ...back, redirect_uri: LOGIN },
    { token: victimsToken, headers: { cookie: cookieOf(begun.headers) } },
  );
  expect(added).toMatchObject({
    status: 200,
    body: { identities: [{ service: service(), email: attacker }] },
  });
  const theirs = await signInAtIssuer();
  expect(theirs.user.email).toBe(victim);

  await client.send("POST", "/api/auth/forgot-password", { email: victim });
  const token = await secretTo(victim);
  const looked = await client.send("GET", `/api/auth/reset-password/${token}`);
  expect(looked.body).toMatchObject({ email: victim });
  const reset = await client.send("POST", "/api/auth/reset-password", {
    token,
    new_password: "Plum-cake 1901!",
  });
  expect(reset).toMatchObject({ status: 200, body: { success: true, removed_services: [service()] } });
  expect(await meOf(theirs.access_token)).toBe(401);
  const after = await signInAtIssuer();
  expect(after.user.email).toBe(attacker);
  expect(after.user.id).not.toBe(theirs.user.id);
});

it("an attacker whose identity is linked is out when the victim opens the mailed removal link", async () => {
  const victimsToken = await client.signIn({ email: victim });
  be("attacker", victim);
  const theirs = await signInAtIssuer();
  expect(theirs.user.email).toBe(victim);
  const token = await secretTo(victim);
  expect((await client.send("GET", `/api/auth/remove-sign-in/${token}`)).body).toEqual({
    service: service(),
    email: victim,
    is_done: false,
  });
  expect(await servicesOf(victimsToken)).toEqual([service()]);
  expect(await client.send("POST", "/api/auth/remove-sign-in", { token })).toMatchObject({
    status: 200,
    body: { success: true, set_password_token: null },
  });
  expect(await servicesOf(victimsToken)).toEqual([]);
  expect(await meOf(theirs.access_token)).toBe(401);
  expect((await client.send("POST", "/api/auth/remove-sign-in", { token })).status).toBe(400);
});

describe("a request of the attacker whose last byte arrives after the victim", () => {
  /** Starts the requests that would give the attacker access to the account, or delete it. */
  async function holdAll(token: string) {
    const bearer = { authorization: `Bearer ${token}` };
    const begun = await client.send("POST", "/api/auth/identities/begin", {}, { token });
    be("second", attacker);
    const back = await issuer.agree(new URL((begun.body as { url: string }).url));
    const link = { ...back, redirect_uri: LOGIN };
    const cookie = cookieOf(begun.headers);
    return Promise.all([
      hold("POST", "/api/auth/identities", link, { ...bearer, cookie }),
      hold("PUT", "/api/auth/password", { new_password: "Plum-cake 1901!" }, bearer),
      hold("PUT", "/api/auth/me", { email: `again-${attacker}` }, bearer),
      hold("POST", "/api/auth/delete-account", {}, bearer),
    ]);
  }
  async function resetPassword() {
    await client.send("POST", "/api/auth/forgot-password", { email: victim });
    const token = await secretTo(victim);
    await client.send("POST", "/api/auth/reset-password", { token, new_password: PASSWORD });
  }
  const usersNow = () => client.harness.db.select().from(users).where(eq(users.email, victim));

  it.each([0, 2_000])("confirms the address is refused, %i ms later", async (ms) => {
    be("attacker", attacker);
    const theirs = await signInAtIssuer();
    await client.send("PUT", "/api/auth/me", { email: victim }, { token: theirs.access_token });
    const finish = await holdAll(theirs.access_token);
    await client.send("GET", `/api/auth/verify/${await secretTo(victim)}`);
    client.harness.clock.advance(ms);
    for (const end of finish) expect(await end()).toBe(401);
    const [account] = await usersNow();
    expect(account).toMatchObject({ id: theirs.user.id, passwordHash: null, pendingEmail: null });
    expect((await signInAtIssuer()).user.id).not.toBe(theirs.user.id);
  });

  it("resets the password is refused", async () => {
    be("attacker", victim);
    const theirs = await signInAtIssuer();
    const finish = await holdAll(theirs.access_token);
    await resetPassword();
    const reset = await usersNow();
    for (const end of finish) expect(await end()).toBe(401);
    expect(await usersNow()).toEqual(reset);
    expect((await signInAtIssuer()).user.id).not.toBe(theirs.user.id);
  });

  it("ends all sessions changes no name when the request took more than a second", async () => {
    be("attacker", victim);
    const theirs = await signInAtIssuer();
    const bearer = { authorization: `Bearer ${theirs.access_token}` };
    const finish = await hold("PUT", "/api/auth/me", { name: "Mallory" }, bearer);
    await resetPassword();
    client.harness.clock.advance(1_001);
    expect(await finish()).toBe(401);
  });
});

it("an attacker whose identity is linked is out when the victim removes it in the profile", async () => {
  const victimsToken = await client.signIn({ email: victim });
  be("attacker", victim);
  const theirs = await signInAtIssuer();
  const { body } = await client.send("GET", "/api/auth/identities", undefined, { token: victimsToken });
  const [{ id = "" } = {}] = (body as { identities: { id: string }[] }).identities;
  const remove = (proof: object) =>
    client.send("POST", `/api/auth/identities/${id}/remove`, proof, { token: victimsToken });
  expect((await remove({})).status).toBe(400);
  expect(await meOf(theirs.access_token)).toBe(200);
  expect(await remove({ current_password: PASSWORD })).toMatchObject({
    status: 200,
    body: { identities: [] },
  });
  expect(await meOf(theirs.access_token)).toBe(401);
  expect(await meOf(victimsToken)).toBe(200);
});

it("an identity stays when it has the new address, and the account keeps its other way in", async () => {
  be("owner", victim);
  const own = await signInAtIssuer();
  // The owner changes the address at the issuer first, then in Larder.
  const moved = `moved-${victim}`;
  be("owner", moved);
  await client.send(
    "PUT",
    "/api/auth/me",
    { email: moved },
    { token: (await signInAtIssuer()).access_token },
  );
  const confirmed = await client.send("POST", "/api/auth/verify-email", { token: await secretTo(moved) });
  expect(confirmed.body).toMatchObject({ removed_services: [], set_password_token: null });
  expect((await signInAtIssuer()).user).toMatchObject({ id: own.user.id, email: moved });
});

it("the history names the password and the service of each sign-in", async () => {
  await client.signIn({ email: victim });
  be("owner", victim);
  const { access_token: token } = await signInAtIssuer();
  const { body } = await client.send("GET", "/api/auth/security/login-history", undefined, { token });
  expect(body).toMatchObject([
    { method: "identity", service: service() },
    { method: "password", service: null },
  ]);
  const exported = async (format: string) => {
    const url = `/api/auth/security/export?format=${format}`;
    return ((await client.send("GET", url, undefined, { token })).body as { text: string }).text;
  };
  expect((await exported("csv")).split("\r\n")[1]).toMatch(new RegExp(`,identity,${service()}$`));
  const { entries } = JSON.parse(await exported("json")) as { entries: { what: string }[] };
  expect(entries.filter(({ what }) => what === "sign-in")).toMatchObject([
    { method: "identity", service: service() },
    { method: "password", service: null },
  ]);
});
