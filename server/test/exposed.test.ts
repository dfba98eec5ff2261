import { describe, expect, it } from "vitest";
import { restRows } from "#server/rest/table.ts";
import { openRestClient, setUpRestClient } from "./set-up-rest-client.ts";
import { PASSWORD } from "./sign-in.ts";

const client = setUpRestClient();

const get = (url: string, headers: Record<string, string> = {}) =>
  client.send("GET", url, undefined, { headers });

describe("files outside of the app", () => {
  it.each([
    "/.git/config",
    "/.git/HEAD",
    "/.env",
    "/.npmrc",
    "/package.json",
    "/package-lock.json",
    "/server/main.ts",
    "/dist/server/main.js",
    "/node_modules/fastify/package.json",
    "/data/larder.db",
    "/data/mail.key",
    "/assets/main-abc123.js.map",
    "/assets/..%2f..%2fpackage.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/server-status",
    "/metrics",
    "/debug",
    "/trpc-panel",
    "/swagger",
  ])("is not served: %s", async (url) => {
    const { status, text, headers } = await get(url);
    // An unknown address gets the app's own page, which says so.
    if (status === 200) expect(text).toContain("<title>Larder</title>");
    else expect(status).toBe(404);
    expect(headers["content-type"]).toMatch(/^(?:text\/html|application\/json); charset=utf-8$/);
  });

  it.each(["/assets", "/assets/", "/images", "/images/", "/api", "/api/upload/image/"])(
    "is not listed: %s",
    async (url) => {
      const { status, text } = await get(url);
      expect(text).not.toMatch(/main-abc123|shared\.js|\.webp/);
      if (status === 200) expect(text).toContain("<title>Larder</title>");
    },
  );
});

it("gives no request back to who sent it", async () => {
  for (const url of ["/", "/api/recipes", "/trpc/recipes.cuisines"]) {
    const { status, text } = await client.send("TRACE", url, undefined, {
      headers: { cookie: "device=secret" },
    });
    expect([404, 405]).toContain(status);
    expect(text).not.toContain("secret");
  }
});

it("lets no other site's page read an answer, nor ask whether it may", async () => {
  const headers = {
    origin: "https://evil.example",
    "access-control-request-method": "POST",
    "access-control-request-headers": "authorization, content-type",
  };
  for (const { path } of restRows) {
    const answer = await client.send("OPTIONS", path.replace(/\{\w+\}/, "x"), undefined, { headers });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

it("changes nothing by a method that pages may call without asking", async () => {
  expect(restRows.filter(({ method }) => method === "GET").map(({ procedure }) => procedure)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/\.(?:create|update|delete|save|like|unlike|logout)$/)]),
  );
  const token = await client.signIn();
  const body = JSON.stringify({ email: "x@example.org", password: PASSWORD, name: "X" });
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
    for (const url of ["/api/auth/register", "/api/recipes", "/trpc/accounts.register"]) {
      const answer = await client.send("POST", url, undefined, {
        token,
        raw: body,
        headers: { "content-type": type },
      });
      expect(answer.status).toBe(415);
    }
  }
  expect((await get("/trpc/sessions.logout")).status).toBe(405);
});

it("never redirects from HTTP to HTTPS", async () => {
  const secure = await openRestClient({ BASE_URL: "https://larder.example" });
  for (const url of [
    "/",
    "/api/health",
    "/api/recipes",
    "//evil.example/",
    "/login?return_to=//evil.example",
  ]) {
    const { status, headers } = await secure.send("GET", url, undefined, {
      headers: { host: "larder.example" },
    });
    expect(status).not.toSatisfy((code: number) => code >= 300 && code < 400);
    expect(headers).not.toHaveProperty("location");
  }
});
