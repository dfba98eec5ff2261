import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CLIENT_ID, CLIENT_SECRET, startIssuer, type TestIssuer } from "./identity-issuer.ts";
import { createRestClient, type RestClient } from "./rest-client.ts";
import { openRestClient } from "./set-up-rest-client.ts";

const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; connect-src 'self'; font-src 'self'; media-src 'self' blob:; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types larder-worker";
const WIDE =
  "default-src 'none'; script-src 'self' https://accounts.google.com/gsi/client; style-src 'self' 'unsafe-inline' https://accounts.google.com/gsi/style; img-src 'self' blob: data:; connect-src 'self' https://accounts.google.com/gsi/; font-src 'self'; media-src 'self' blob:; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; frame-src https://accounts.google.com/gsi/";

const google = { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET };
const START = "/api/auth/google/start";

let issuer: TestIssuer;
let client: RestClient;
beforeAll(async () => {
  issuer = await startIssuer();
  client = await createRestClient({ ...google, OIDC_ISSUER: issuer.url });
  client.harness.clock.set(Date.now());
});
afterAll(async () => {
  await client.close();
  await issuer.close();
});

describe("the policy of the sign-in page", () => {
  const pages = [
    "/",
    "/register",
    "/login/",
    "/login/x",
    "/%6cogin",
    "/Login",
    "/dashboard",
    "/shared.js",
    "/r/x",
  ];
  const others = [...pages, "/api/docs", "/api/nope", "/trpc/recipes.cuisines", START];

  it("is wider where Google's own prompt may come up, and every other answer is as it was", async () => {
    const served = await openRestClient(google);
    const plain = await openRestClient();
    for (const url of ["/login", "/login?code=x&state=y", "/login?"]) {
      const { headers } = await served.send("GET", url);
      expect(headers["content-security-policy"], url).toBe(WIDE);
      expect(headers["referrer-policy"], url).toBe("strict-origin");
    }
    for (const url of others) {
      const [withGoogle, without] = [await served.send("GET", url), await plain.send("GET", url)];
      for (const name of ["content-security-policy", "referrer-policy", "cross-origin-opener-policy"]) {
        expect(withGoogle.headers[name], `${url} ${name}`).toBe(without.headers[name]);
      }
      if (url !== "/api/docs") expect(withGoogle.headers["content-security-policy"]).toBe(STRICT);
    }
  });

  it("differs in nothing else", async () => {
    const served = await openRestClient(google);
    const named = (headers: Record<string, string>) => {
      const {
        "content-security-policy": _,
        "referrer-policy": __,
        "x-request-id": ___,
        date: ____,
        ...rest
      } = headers;
      return rest;
    };
    const [login, other] = [await served.send("GET", "/login"), await served.send("GET", "/register")];
    expect(named(login.headers)).toEqual(named(other.headers));
    expect(login.text).toBe(other.text);
  });

  it("asks for HTTPS too where the server has an https address", async () => {
    const secure = await openRestClient({ ...google, BASE_URL: "https://larder.example" });
    const { headers } = await secure.send("GET", "/login", undefined, {
      headers: { host: "larder.example" },
    });
    expect(headers["content-security-policy"]).toBe(`${WIDE}; upgrade-insecure-requests`);
  });

  it("is as strict as any where no third party is set, or another than Google", async () => {
    const none = await openRestClient();
    for (const server of [none, client]) {
      const { headers } = await server.send("GET", "/login");
      expect(headers["content-security-policy"]).toBe(STRICT);
      expect(headers["referrer-policy"]).toBe("no-referrer");
    }
  });
});

describe("the way to the third party", () => {
  const start = (query = "", headers: Record<string, string> = {}) =>
    client.send("GET", `${START}${query}`, undefined, { headers });
  const cookieOf = (headers: Record<string, string>) => (headers["set-cookie"] ?? "").split(";")[0] ?? "";

  it("leads to the issuer with all that OpenID Connect asks for", async () => {
    const answer = await start("?return_to=/recipes%3Fpage%3D2");
    expect(answer.status).toBe(302);
    const url = new URL(answer.headers.location ?? "");
    expect(`${url.origin}${url.pathname}`).toBe(`${issuer.url}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: "code",
      client_id: CLIENT_ID,
      redirect_uri: "http://localhost:3000/login",
      scope: "openid email profile",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}\.L3JlY2lwZXM_cGFnZT0y$/),
    });
    expect(answer.headers["set-cookie"]).toMatch(
      /^identity=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("ends at a sign-in over REST, with the cookie that it set", async () => {
    issuer.claims = { sub: "over-rest", email: "rest@example.org", email_verified: true, name: "Rest" };
    const answer = await start("?return_to=/recipes");
    const back = await issuer.agree(new URL(answer.headers.location ?? ""));
    const body = { ...back, redirect_uri: "http://localhost:3000/login" };
    const headers = { cookie: cookieOf(answer.headers), "x-timezone": "Asia/Tokyo" };
    const signedIn = await client.send("POST", "/api/auth/google", body, { headers });
    expect(signedIn).toMatchObject({
      status: 200,
      body: {
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        token_type: "bearer",
        expires_in: 900,
        user: {
          email: "rest@example.org",
          email_verified: true,
          has_password: false,
          timezone: "Asia/Tokyo",
        },
      },
    });
    expect(await client.send("POST", "/api/auth/google", body, { headers })).toMatchObject({
      status: 400,
      body: { detail: "Google login failed" },
    });
  });

  it("keeps the cookie of a browser that has one, and takes none that is not ours by its form", async () => {
    const first = cookieOf((await start()).headers);
    expect(cookieOf((await start("", { cookie: first })).headers)).toBe(first);
    expect(cookieOf((await start("", { cookie: "identity=short" })).headers)).not.toBe("identity=short");
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/%5Cevil.example",
    "/%09/evil.example",
    "recipes",
    "",
    "/x&return_to=/y",
    `/${"x".repeat(500)}`,
  ])("comes back nowhere in particular for return_to=%s", async (path) => {
    const { headers } = await start(`?return_to=${path}`);
    expect(new URL(headers.location ?? "").searchParams.get("state")).toMatch(/^[\w-]{43}\.$/);
  });

  it("leads back to the sign-in page, with a word for it, where the issuer does not answer", async () => {
    const gone = await openRestClient({ ...google, OIDC_ISSUER: "http://127.0.0.1:9" });
    const answer = await gone.send("GET", START);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe("http://localhost:3000/login?error=temporarily_unavailable");
    expect(answer.headers).not.toHaveProperty("set-cookie");
  });

  it("is none where no third party is set", async () => {
    const none = await openRestClient();
    expect(await none.send("GET", START)).toMatchObject({
      status: 503,
      body: { detail: "Google login is not configured" },
    });
  });

  it("may be gone twenty times a minute from one address", async () => {
    client.harness.clock.advance(120_000);
    for (let turn = 0; turn < 20; turn += 1) expect((await start()).status).toBe(302);
    const refused = await start();
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: "Too many requests. Please try again later." },
    });
    expect(refused.headers["retry-after"]).toBe("60");
    client.harness.clock.advance(60_000);
    expect((await start()).status).toBe(302);
  });

  it("is for GET alone", async () => {
    for (const method of ["POST", "HEAD", "DELETE"]) {
      const answer = await client.send(method, START);
      expect(answer.status, method).toBe(405);
      expect(answer.headers.allow).toBe("GET");
    }
  });

  it("is guarded as browsers can under HTTPS", async () => {
    const secure = await openRestClient({
      ...google,
      OIDC_ISSUER: issuer.url,
      BASE_URL: "https://larder.example",
    });
    const { headers } = await secure.send("GET", START, undefined, { headers: { host: "larder.example" } });
    expect(headers["set-cookie"]).toMatch(/^__Host-identity=[\w-]{43}; .*; HttpOnly; SameSite=Lax; Secure$/);
    expect(new URL(headers.location ?? "").searchParams.get("redirect_uri")).toBe(
      "https://larder.example/login",
    );
  });
});
