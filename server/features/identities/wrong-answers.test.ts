import { createPublicKey } from "node:crypto";
import { count } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { identities, loginEvents, logins, users } from "#db/schema/index.ts";
import type { IdentityProviderOptions } from "#server/lib/identity/identity-provider.ts";
import { createJar } from "#server/test/harness.ts";
import { type Flow, setUpIdentityServer } from "#server/test/identity-flow.ts";
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type Claims,
  type Fault,
  foreignKey,
  forge,
} from "#server/test/identity-issuer.ts";
import { refusalOf } from "#server/test/refusal.ts";

const server = setUpIdentityServer({ OIDC_ALLOW_ID_TOKEN: "on" });

let people = 0;
beforeEach(() => {
  people += 1;
  const email = `cook${people}@example.org`;
  server.reset({ sub: `sub-${people}`, email, email_verified: true, name: "A Cook" });
});

const now = () => Math.floor(Date.now() / 1000);
const HOUR = 3600;
const foreign = foreignKey();

async function countRows(): Promise<number[]> {
  const counts = [];
  for (const table of [users, identities, logins, loginEvents]) {
    const [row] = await server.harness.db.select({ rows: count() }).from(table);
    counts.push(row?.rows ?? 0);
  }
  return counts;
}

/** Signs in with an ID token in a new browser. */
const bring = (credential: string, redirectUri?: string) =>
  server.signIn({ jar: createJar(), input: { credential, ...(redirectUri && { redirectUri }) } });

/** Expects IDENTITY_FAILED, this reason in the log, and no new rows. */
async function expectRefused(attempt: () => Promise<unknown>, reason: string | RegExp): Promise<void> {
  const before = await countRows();
  expect(await refusalOf(attempt())).toMatchObject({ status: 400, detail: "Google login failed" });
  const entries = server
    .takeLog()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: string; kind: string });
  expect(entries).toMatchObject([{ level: "warn", kind: expect.stringMatching(reason) }]);
  expect(await countRows()).toEqual(before);
}

it("a valid one is accepted, so that the refusals below have the tested reason", async () => {
  expect(await server.signIn(await server.goOut())).toMatchObject({
    user: { email: `cook${people}@example.org`, emailVerified: true, hasPassword: false, name: "A Cook" },
  });
  expect(server.takeLog()).toBe("");
});

describe("a redirect that does not belong to the browser", () => {
  const STATE = /^state is unknown, used, too old or another browser's$/;
  type Spoil = (flow: Flow) => Promise<Flow> | Flow;
  type Sent = Partial<Flow["input"]>;
  /** Replaces fields of the input that the browser sends. */
  const sends =
    (other: Sent | ((flow: Flow) => Sent | Promise<Sent>)): Spoil =>
    async (flow) => {
      const sent = typeof other === "function" ? await other(flow) : other;
      return { ...flow, input: { ...flow.input, ...sent } };
    };
  const waiting =
    (ms: number): Spoil =>
    (flow) => {
      server.harness.clock.advance(ms);
      return flow;
    };
  const used: Spoil = async (flow) => {
    await server.signIn(flow);
    return flow;
  };
  const failed: Spoil = async (flow) => {
    await refusalOf(server.signIn({ ...flow, input: { ...flow.input, code: "wrong" } }));
    server.takeLog();
    return flow;
  };
  const otherSecret: Spoil = (flow) => {
    flow.jar.set("identity", "y".repeat(43));
    return flow;
  };
  const codeOf = async (options?: { jar: Flow["jar"] }) => ({
    code: (await server.goOut(options)).input.code ?? "",
  });
  const FOREIGN = "redirect_uri is not ours";
  const CODE = "issuer refuses the code";
  const ways: [string, string | RegExp, Spoil][] = [
    ["without a state", STATE, ({ input: { state: _, ...input }, ...flow }) => ({ ...flow, input })],
    ["with an empty state", STATE, sends({ state: "" })],
    ["with an unknown state", STATE, sends({ state: `${"x".repeat(43)}.` })],
    ["with another path in its state", STATE, sends(({ input }) => ({ state: `${input.state}L2FkbWlu` }))],
    ["with a state that was used", STATE, used],
    ["with a state that failed before", STATE, failed],
    ["after ten minutes", STATE, waiting(10 * 60_000 + 1)],
    ["with a state from before the clock was set back", STATE, waiting(-3 * 60_000)],
    [
      "in another browser, with one begun too",
      STATE,
      async (flow) => ({ ...flow, jar: (await server.goOut()).jar }),
    ],
    ["in a browser without the cookie", "no cookie of a sign-in", (flow) => ({ ...flow, jar: createJar() })],
    ["in a browser with another secret in its cookie", STATE, otherSecret],
    ["to a foreign address", FOREIGN, sends({ redirectUri: "https://evil.example/login" })],
    ["to another path here", FOREIGN, sends(() => ({ redirectUri: `${server.harness.deps.baseUrl}/` }))],
    ["to an address with a slash more", FOREIGN, sends(() => ({ redirectUri: `${server.redirectUri}/` }))],
    ["with a code that the issuer never gave", CODE, sends({ code: "3f0c2b5e-0000-4000-8000-000000000000" })],
    [
      "with a code that was used, and a fresh state",
      CODE,
      async (flow) => {
        await server.signIn(flow);
        return sends({ code: flow.input.code ?? "" })(await server.goOut({ jar: flow.jar }));
      },
    ],
    ["with the code of another sign-in in the same browser", CODE, sends(({ jar }) => codeOf({ jar }))],
    ["with the code of another person", CODE, sends(() => codeOf())],
  ];

  it.each(ways)("%s", async (_, reason, spoil) => {
    const flow = await spoil(await server.goOut());
    await expectRefused(() => server.signIn(flow), reason);
  });

  const CHALLENGE = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
  it.each<[string, string, (url: URL) => void]>([
    ["challenge was exchanged", CODE, (url) => url.searchParams.set("code_challenge", CHALLENGE)],
    ["nonce was exchanged", "token: nonce", (url) => url.searchParams.set("nonce", "another")],
    ["nonce was left out", "token: nonce", (url) => url.searchParams.delete("nonce")],
  ])("where the %s on the way", async (_, reason, change) => {
    const flow = await server.goOut({ change });
    await expectRefused(() => server.signIn(flow), reason);
  });

  it("with the nonce of another sign-in in the same browser", async () => {
    const other = await server.goOut();
    const flow = await server.goOut({
      jar: other.jar,
      change: (url) => url.searchParams.set("nonce", other.nonce),
    });
    await expectRefused(() => server.signIn(flow), "token: nonce");
  });
});

describe("an ID token with wrong claims", () => {
  const VOUCHES_NOT = "issuer vouches for no address";
  const NO_ADDRESS = "issuer vouches for what is no address";
  const claims: [string, string, Claims | (() => Claims)][] = [
    ["for another client", "token: aud", { aud: "somebody-else" }],
    ["for others and not for us", "token: aud", { aud: ["somebody-else", "a-third"] }],
    ["for several, asked for by another", "token: azp", { aud: [CLIENT_ID, "a-third"], azp: "a-third" }],
    ["for several, asked for by nobody", "token: azp", { aud: [CLIENT_ID, "a-third"] }],
    ["for us, asked for by another", "token: azp", { azp: "a-third" }],
    ["for nobody", "token: aud", { aud: undefined }],
    ["for an empty list", "token: aud", { aud: [] }],
    ["of another issuer", "token: iss", { iss: "https://evil.example" }],
    ["of the issuer with a slash at its end", "token: iss", () => ({ iss: `${server.issuer.url}/` })],
    ["of no issuer", "token: iss", { iss: undefined }],
    ["of an issuer by the name that Google has", "token: iss", { iss: "accounts.google.com" }],
    ["that has run out", "token: exp", { exp: now() - 120 }],
    ["that never runs out", "token: exp", { exp: undefined }],
    ["that runs out in words", "token: exp", { exp: "tomorrow" }],
    ["made in the far future", "token: iat", { iat: now() + HOUR, exp: now() + 2 * HOUR }],
    ["made on no day", "token: iat", { iat: undefined }],
    ["made two days ago", "token: iat", { iat: now() - 48 * HOUR }],
    ["that does not hold yet", "token: nbf", { nbf: now() + HOUR }],
    ["without a subject", "token: sub", { sub: undefined }],
    ["with an empty subject", "token: sub", { sub: "" }],
    ["with a number as its subject", "token: sub", { sub: 7 }],
    ["with a subject of 256 signs", "token: sub", { sub: "x".repeat(256) }],
    ["without an address", VOUCHES_NOT, { email: undefined }],
    ["with two addresses", VOUCHES_NOT, { email: ["a@example.org", "b@example.org"] }],
    ["with an address that is none", NO_ADDRESS, { email: "cook at example.org" }],
    ["with two addresses in one", NO_ADDRESS, { email: "a@b.example, c@d.example" }],
    ["with an address that nobody confirmed", VOUCHES_NOT, { email_verified: false }],
    ["that does not say whether the address is confirmed", VOUCHES_NOT, { email_verified: undefined }],
    ['that says "false" of its address', VOUCHES_NOT, { email_verified: "false" }],
    ['that says "true" of its address, in words', VOUCHES_NOT, { email_verified: "true" }],
    ["that says 1 of its address", VOUCHES_NOT, { email_verified: 1 }],
  ];

  it.each(claims)("%s", async (_, reason, wrong) => {
    const { issuer } = server;
    const flow = await server.goOut();
    const claimed = typeof wrong === "function" ? wrong() : wrong;
    issuer.idToken = await issuer.sign(issuer.goodClaims({ nonce: flow.nonce, ...claimed }));
    await expectRefused(() => server.signIn(flow), reason);
  });
});

describe("an ID token that the issuer did not sign", () => {
  /** The issuer's public RSA key in PEM form, as an attacker can get it. */
  async function publicKey(): Promise<string> {
    const { keys } = (await (await fetch(`${server.issuer.url}/jwks`)).json()) as { keys: { kid: string }[] };
    const jwk = keys.find(({ kid }) => kid === server.issuer.kids.rsa);
    return createPublicKey({ key: jwk as never, format: "jwk" })
      .export({ type: "spki", format: "pem" })
      .toString();
  }
  const swap = (token: string, position: number, part: (text: string) => string) =>
    token
      .split(".")
      .map((text, index) => (index === position ? part(text) : text))
      .join(".");
  const richer = (text: string) => {
    const changed = { ...JSON.parse(Buffer.from(text, "base64url").toString()), sub: "victim" };
    return Buffer.from(JSON.stringify(changed)).toString("base64url");
  };

  type Header = Record<string, unknown> & { kid?: string | undefined };
  /** Replaces the short key name in a header, for example "rsa", with the issuer's key id. */
  const named = (header: Header): Header => {
    const kids: Record<string, string> = server.issuer.kids;
    return header.kid === undefined ? header : { ...header, kid: kids[header.kid] ?? header.kid };
  };
  /** Signs a token with a key that the issuer does not have. */
  const foreignly = (header: Header) => (claims: Claims) =>
    forge({ alg: "RS256", ...named(header) }, claims, { key: foreign.privateKey });
  const bySecret = (header: Header, secret: string) => (claims: Claims) =>
    forge(named(header), claims, { secret });
  const issued = (header: Header) => (claims: Claims) => server.issuer.sign(claims, named(header));
  const spoilt = (index: number, part: (text: string) => string) => async (claims: Claims) =>
    swap(await server.issuer.sign(claims), index, part);

  const KEY = "token: ERR_JWKS_NO_MATCHING_KEY";
  const SIGNATURE = "token: ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
  const ALGORITHM = "token: ERR_JOSE_ALG_NOT_ALLOWED";
  const FORM = /token: ERR_J(?:WS|WT)_INVALID/;
  const SEVERAL = "token: ERR_JWKS_MULTIPLE_MATCHING_KEYS";
  const UNKNOWN = "token: ERR_JOSE_NOT_SUPPORTED";
  const jwk = foreign.publicKey.export({ format: "jwk" });
  const tokens: [string, string | RegExp, (claims: Claims) => Promise<unknown> | unknown][] = [
    ["with alg none", ALGORITHM, (claims) => forge({ alg: "none", typ: "JWT" }, claims, null)],
    ["with alg None", ALGORITHM, (claims) => forge({ alg: "None", typ: "JWT" }, claims, null)],
    [
      "with HS256 and the public key as its secret",
      ALGORITHM,
      async (claims) => bySecret({ alg: "HS256", kid: "rsa" }, await publicKey())(claims),
    ],
    ["with HS256 and the client's secret", ALGORITHM, bySecret({ alg: "HS256", typ: "JWT" }, CLIENT_SECRET)],
    ["with an unknown alg", ALGORITHM, bySecret({ alg: "XX999" }, "x")],
    ["without an alg", FORM, bySecret({ typ: "JWT" }, "x")],
    ["with a key that the issuer does not have", KEY, foreignly({ kid: "nobody's" })],
    ["with a foreign key under the name of one of its keys", SIGNATURE, foreignly({ kid: "rsa" })],
    ["with one of its keys under the name of another", SIGNATURE, issued({ kid: "other" })],
    ["with one of its keys under the name of one of another kind", KEY, issued({ kid: "ec" })],
    ["with the name of no key, where it has several", SEVERAL, issued({ kid: undefined })],
    ["with a foreign key that it brings along", SIGNATURE, foreignly({ kid: "rsa", jwk })],
    ["with the address of a foreign key set", KEY, foreignly({ kid: "mine", jku: "https://evil.example/" })],
    ["with a demand that we do not understand", UNKNOWN, foreignly({ crit: ["bound"], bound: true })],
    ["whose signature was cut", SIGNATURE, spoilt(2, (text) => text.slice(0, 40))],
    ["whose signature is missing", /SIGNATURE|INVALID/, spoilt(2, () => "")],
    ["whose claims were changed", SIGNATURE, spoilt(1, richer)],
    ["that is an access token", "token: typ", issued({ typ: "at+jwt" })],
    ["that tells of a sign-out", "token: typ", issued({ typ: "logout+jwt" })],
    [
      "that has two parts",
      FORM,
      async (claims) => (await server.issuer.sign(claims)).split(".").slice(0, 2).join("."),
    ],
    ["that is encrypted, or looks so", FORM, () => "a.b.c.d.e"],
    ["that is no token", FORM, () => "not a token"],
    ["that is a number", FORM, () => 7],
    ["that is nothing", FORM, () => ""],
  ];

  it.each(tokens)("%s", async (_, reason, make) => {
    const { issuer } = server;
    const flow = await server.goOut();
    issuer.idToken = await make(issuer.goodClaims({ nonce: flow.nonce }));
    await expectRefused(() => server.signIn(flow), reason);
  });
});

describe("an issuer that misbehaves", () => {
  /** A short timeout for the fault that never responds; other faults respond at once. */
  const patience = (fault: Fault): Partial<IdentityProviderOptions> =>
    fault === "hang" ? { timeoutMs: 1500 } : {};

  const CODE = "issuer answers the code with status";
  const KEYS = "token: ERR_JOSE_GENERIC";
  const NO_KEY = "token: ERR_JWKS_NO_MATCHING_KEY";
  const GONE = "issuer cannot be reached";
  const secret = { kty: "oct", kid: "s", k: "c2VjcmV0" };
  const refusal = (status: number, error: string): Fault => ({ status, answers: { error } });
  it.each<["token" | "keys", Fault, string | RegExp]>([
    ["token", "500", `${CODE} 500`],
    ["token", "html", `${CODE} 200`],
    ["token", "hang", "issuer takes too long"],
    ["token", "redirect", GONE],
    ["token", "huge", `${CODE} 200`],
    ["token", "packed", GONE],
    ["token", refusal(400, "invalid_grant"), "issuer refuses the code"],
    ["token", refusal(401, "invalid_client"), "issuer refuses the code"],
    ["token", { status: 400, answers: "no" }, `${CODE} 400`],
    ["token", { answers: null }, `${CODE} 200`],
    ["token", { answers: { access_token: "x", token_type: "Bearer" } }, "issuer gave no ID token"],
    ["token", { answers: { id_token: {} } }, /INVALID/],
    ["keys", "500", KEYS],
    ["keys", "html", KEYS],
    ["keys", "hang", "issuer takes too long"],
    ["keys", "redirect", GONE],
    ["keys", "huge", KEYS],
    ["keys", "packed", GONE],
    ["keys", { answers: { keys: [] } }, NO_KEY],
    ["keys", { answers: { keys: "none" } }, "token: ERR_JWKS_INVALID"],
    ["keys", { answers: { keys: [secret] } }, NO_KEY],
  ])("when it is asked for its %s: %j", async (endpoint, fault, reason) => {
    server.renewProvider(patience(fault));
    const flow = await server.goOut();
    server.issuer.faults = { [endpoint]: fault };
    await expectRefused(() => server.signIn(flow), reason);
  });

  describe("when it is asked what it is", () => {
    const described = (changes: object): Fault => ({
      answers: {
        issuer: server.issuer.url,
        authorization_endpoint: `${server.issuer.url}/authorize`,
        token_endpoint: `${server.issuer.url}/token`,
        jwks_uri: `${server.issuer.url}/jwks`,
        ...changes,
      },
    });
    const OTHER_FORM = "issuer describes itself in another form";
    const SILENT = "issuer does not describe itself";
    const EVIL = "https://evil.example";
    const UNSAFE = "issuer names an endpoint that is not safe to call";

    /** Each fault is the name of a connection fault or a function that returns a wrong response. */
    it.each<[string, string | RegExp, Exclude<Fault, object> | (() => object)]>([
      ["with an error of its own", "issuer describes itself with status 500", "500"],
      ["with a page", SILENT, "html"],
      ["never", SILENT, "hang"],
      ["from elsewhere", SILENT, "redirect"],
      ["without end", SILENT, "huge"],
      ["packed", SILENT, "packed"],
      ["as another", `issuer calls itself "${EVIL}"`, () => ({ issuer: EVIL })],
      [
        "with a slash at its end",
        /^issuer calls itself ".+\/"$/,
        () => ({ issuer: `${server.issuer.url}/` }),
      ],
      ["without its keys", OTHER_FORM, () => ({ jwks_uri: undefined })],
      ["with its keys where nobody answers", GONE, () => ({ jwks_uri: "http://127.0.0.1:9/jwks" })],
      ["with its keys on another host by http", UNSAFE, () => ({ jwks_uri: "http://evil.example/jwks" })],
      ["with its exchange in a file", UNSAFE, () => ({ token_endpoint: "file:///etc/passwd" })],
      ["with a password in an address", UNSAFE, () => ({ token_endpoint: "https://a:b@issuer.example/" })],
      ["with a page that is a script", UNSAFE, () => ({ authorization_endpoint: "javascript:alert(1)" })],
    ])("%s", async (_, reason, wrong) => {
      const { issuer } = server;
      const credential = await issuer.sign(issuer.goodClaims());
      const fault = typeof wrong === "function" ? described(wrong()) : wrong;
      server.renewProvider(patience(fault));
      issuer.faults = { discovery: fault };
      await expectRefused(() => bring(credential), reason);
    });

    it("and is asked again the next time, once it has recovered", async () => {
      const { issuer } = server;
      const credential = await issuer.sign(issuer.goodClaims());
      issuer.faults = { discovery: "500" };
      await expectRefused(() => bring(credential), /status 500/);
      issuer.faults = {};
      expect(await bring(credential)).toMatchObject({ tokenType: "bearer" });
    });
  });

  it("by being gone", async () => {
    server.renewProvider({ issuer: "http://127.0.0.1:9" });
    const credential = await server.issuer.sign(server.issuer.goodClaims());
    await expectRefused(() => bring(credential), "issuer does not describe itself");
  });
});

describe("an ID token that is refused", () => {
  it("because it was used before", async () => {
    const credential = await server.issuer.sign(server.issuer.goodClaims());
    await bring(credential);
    await expectRefused(() => bring(credential), "token: used before");
  });

  it("because it was used before with another signature encoding", async () => {
    const { issuer } = server;
    const credential = await issuer.sign(issuer.goodClaims(), {}, issuer.kids.ec);
    await bring(credential);
    // An ECDSA signature (r, s) is malleable: (r, n - s) is valid for the same message.
    const n = BigInt("0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551");
    const [head, body, signature = ""] = credential.split(".");
    const bytes = Buffer.from(signature, "base64url");
    const s = BigInt(`0x${bytes.subarray(32).toString("hex")}`);
    const other = Buffer.from((n - s).toString(16).padStart(64, "0"), "hex");
    const rewritten = Buffer.concat([bytes.subarray(0, 32), other]).toString("base64url");
    await expectRefused(() => bring(`${head}.${body}.${rewritten}`), "token: used before");
  });

  it("because two requests send it at once: only one succeeds", async () => {
    const credential = await server.issuer.sign(server.issuer.goodClaims());
    const outcomes = await Promise.allSettled([bring(credential), bring(credential), bring(credential)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
  });

  it("because it is older than ten minutes", async () => {
    const credential = await server.issuer.sign(server.issuer.goodClaims({ iat: now() - 12 * 60 }));
    await expectRefused(() => bring(credential), "token: iat");
  });

  it("because it was made for a sign-in by code", async () => {
    const flow = await server.goOut();
    const credential = await server.issuer.sign(server.issuer.goodClaims({ nonce: flow.nonce }));
    await expectRefused(() => bring(credential), "token: nonce");
  });

  it("because it was given at a foreign address", async () => {
    const credential = await server.issuer.sign(server.issuer.goodClaims());
    await expectRefused(() => bring(credential, "https://evil.example"), "redirect_uri is not ours");
  });
});

it("neither tokens nor codes nor claims reach the log", async () => {
  const { issuer } = server;
  const flow = await server.goOut();
  issuer.idToken = await issuer.sign(
    issuer.goodClaims({ nonce: flow.nonce, aud: "x", sub: "s3cret-subject" }),
  );
  const token = String(issuer.idToken);
  await refusalOf(server.signIn(flow));
  const log = server.takeLog();
  const { code = "-", state = "-" } = flow.input;
  for (const secret of [token, code, state, "s3cret-subject", "@example.org"])
    expect(log).not.toContain(secret);
  expect(log).toContain("token: aud");
});
