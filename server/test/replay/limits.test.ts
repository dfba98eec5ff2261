import { beforeEach, expect, it } from "vitest";
import { signInChecks } from "#db/schema/index.ts";
import { quickPasswords } from "../quick-passwords.ts";
import { mailedLink, PASSWORD } from "../sign-in.ts";
import { createRecipe, replayServer } from "./replay-server.ts";

const client = replayServer();
let checks = 0;
beforeEach(async () => {
  checks = 0;
  client.harness.override({
    passwords: quickPasswords(() => {
      checks += 1;
    }),
  });
  await client.harness.db.write((tx) => tx.delete(signInChecks));
});

const EMAIL = "ada@example.org";
const wrong = { email: EMAIL, password: "wrong" };

it("CVE-2026-33152: a second way to sign in counted no failures", async () => {
  const basic = Buffer.from(`${EMAIL}:${PASSWORD}`).toString("base64");
  // Basic authentication is refused, even with the right password.
  for (const path of ["/api/auth/me", "/trpc/accounts.me"]) {
    const answer = await client.send("GET", path, undefined, {
      headers: { authorization: `Basic ${basic}` },
    });
    expect(answer.status).toBe(401);
  }
  for (let round = 0; round < 10; round += 1) {
    await client.send("POST", "/api/auth/login", wrong);
    await client.send("POST", "/api/auth/login/", wrong, {
      headers: { "x-forwarded-for": `9.9.9.${round}` },
    });
    await client.send("POST", "/trpc/sessions.login", wrong, { headers: { "user-agent": `agent ${round}` } });
    const batch = Object.fromEntries([0, 1, 2, 3, 4].map((index) => [index, wrong]));
    await client.send("POST", `/trpc/${"sessions.login,".repeat(5).slice(0, -1)}?batch=1`, batch);
  }
  // 80 guesses in four batches get as many password comparisons as single calls.
  expect(checks).toBe(5);
  expect(
    await client.send("POST", "/trpc/sessions.login", { email: EMAIL, password: PASSWORD }),
  ).toMatchObject({
    status: 401,
    body: { error: { data: { code: "ACCOUNT_LOCKED" } } },
  });
});

it("CVE-2026-33149: the link in a mail led to the host that a header named", async () => {
  const headers = {
    "x-forwarded-host": "evil.example",
    forwarded: "host=evil.example",
    "x-host": "evil.example",
  };
  const body = { email: EMAIL };
  const ours = `${client.harness.deps.baseUrl}/reset-password/`;
  expect(
    await client.send("POST", "/api/auth/forgot-password", body, { headers: { host: "evil.example" } }),
  ).toMatchObject({ status: 421 });
  expect(await client.send("POST", "/api/auth/forgot-password", body, { headers })).toMatchObject({
    status: 200,
  });
  const first = await mailedLink(client.harness, EMAIL);
  expect(first?.startsWith(ours), first ?? "no link").toBe(true);
  expect(
    await client.send("POST", "/api/auth/forgot-password", body, { headers: { host: "mine.local" } }),
  ).toMatchObject({ status: 200 });
  const link = await mailedLink(client.harness, EMAIL);
  expect(link?.startsWith(ours), link ?? "no link").toBe(true);
  expect(link).not.toBe(first);
});

const untimed = (body: unknown) => ({ ...(body as object), processing_time: 0 });

it("CVE-2026-33153: a debugging parameter revealed the statements of the database", async () => {
  await createRecipe(client, client.ada, { is_public: true });
  for (const url of ["/api/recipes", "/api/recipes/search/advanced", "/api/recipes/my"]) {
    const plain = await client.asAda("GET", url);
    for (const query of ["debug=true", "debug=1&explain=true", "query=1&format=debug", "__debug__=1"]) {
      const asked = await client.asAda("GET", `${url}?${query}`);
      expect(untimed(asked.body)).toEqual(untimed(plain.body));
    }
  }
  const broken = await client.send("GET", "/api/recipes?debug=true&page=x&sort_by=(select", undefined, {});
  expect(broken.status).toBe(422);
  expect(broken.text).not.toMatch(/select .* from|sqlite|at \w+ \(|node_modules/i);
});

it.each([
  ["#5825", Array.from({ length: 11 }, () => "sessions.login").join(",")],
  ["#7153", ",".repeat(1000)],
  ["#7153 by names that nobody has", Array.from({ length: 100 }, (_, index) => `no.such${index}`).join(",")],
])("tRPC %s: a batch had no end, and one of wrong paths was not counted", async (_, paths) => {
  const inputs = Object.fromEntries(Array.from({ length: 11 }, (_one, index) => [index, wrong]));
  const posted = await client.send("POST", `/trpc/${paths}?batch=1`, inputs);
  const asked = await client.send("GET", `/trpc/${paths}?batch=1`);
  for (const { status, text } of [posted, asked]) {
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(1000);
  }
  expect(checks).toBe(0);
  // Each request counts as many calls, so that repeated ones reach the rate limit.
  let sent = 1;
  while (sent < 100 && (await client.send("POST", `/trpc/${paths}?batch=1`, inputs)).status !== 429)
    sent += 1;
  expect(sent).toBeLessThanOrEqual(60);
  client.harness.clock.advance(61_000);
});
