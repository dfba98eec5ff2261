import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "#server/lib/logger.ts";
import { recipeInput } from "./recipe-input.ts";
import { createRestClient, type RestClient } from "./rest-client.ts";
import { createSignIn, PASSWORD } from "./sign-in.ts";

type Line = { level: string; msg: string; url?: string; network?: string; member?: string; proxy?: string };

let lines: Line[];
let client: RestClient;
const start = async (env: Record<string, string> = {}) => {
  lines = [];
  const log = createLogger({
    level: "info",
    destination: { write: (line) => void lines.push(JSON.parse(line) as Line) },
  });
  client = await createRestClient(env, { log });
};
afterEach(() => client.close());

const requests = (url: string) => lines.filter((line) => line.msg === "request" && line.url === url);

describe("the line of a request", () => {
  beforeEach(() => start({ TRUST_PROXY: "127.0.0.1" }));

  it("tells who called, whichever way, and nothing of the token", async () => {
    const token = await client.signIn();
    const { body } = await client.send("GET", "/api/auth/me", undefined, { token });
    const { id } = body as { id: string };
    await client.send("POST", "/api/recipes", recipeInput(), { token });
    await client.send("GET", "/trpc/accounts.me", undefined, { token });
    await client.send("DELETE", "/api/recipes/01a0b1c2-0000-7000-8000-000000000000", undefined, { token });
    for (const url of ["/api/auth/me", "/api/recipes", "/trpc/accounts.me"]) {
      expect(requests(url)).toEqual([expect.objectContaining({ member: id })]);
    }
    expect(lines.at(-1)).toMatchObject({ status: 404, member: id });
    expect(JSON.stringify(lines)).not.toContain(token);
  });

  it("names no member for a guest or an invalid token", async () => {
    await client.send("GET", "/api/recipes/meta/cuisines");
    await client.send("GET", "/api/auth/me", undefined, { token: "x".repeat(43) });
    for (const line of lines) expect(line).not.toHaveProperty("member");
    expect(requests("/api/auth/me")).toHaveLength(1);
  });

  it.each([
    ["203.0.113.77", "203.0.113.0/24"],
    ["::ffff:203.0.113.77", "203.0.113.0/24"],
    ["2001:db8:1234:5678::9", "2001:db8:1234::/48"],
  ])("tells the network of %s, not the address", async (address, network) => {
    await client.send("GET", "/api/health", undefined, { headers: { "x-forwarded-for": address } });
    expect(requests("/api/health")).toEqual([expect.objectContaining({ network })]);
    expect(JSON.stringify(lines)).not.toContain(address);
  });
});

describe("a forwarded chain", () => {
  beforeEach(() => start({ TRUST_PROXY: "127.0.0.1,10.0.0.0/8,2001:db8:ffff::/48" }));
  const OWN = "127.0.0.0/24";

  it.each([
    ["203.0.113.77:5123", "203.0.113.0/24"],
    ["[2001:db8:1234:5678::9]:443", "2001:db8:1234::/48"],
    ["[2001:db8:1234:5678::9]", "2001:db8:1234::/48"],
    ["2001:db8:1234:5678::9", "2001:db8:1234::/48"],
    ["198.51.100.1, 203.0.113.77:5123", "203.0.113.0/24"],
    ["unknown, 203.0.113.77", "203.0.113.0/24"],
    ["127.0.0.1, 203.0.113.77:80", "203.0.113.0/24"],
    ["198.51.100.1, 203.0.113.77:80, 10.1.2.3:4444", "203.0.113.0/24"],
    ["198.51.100.1, [2001:db8:1234::9]:80, 10.1.2.3:4444,[2001:db8:ffff::1]:80", "2001:db8:1234::/48"],
    ["10.9.9.9, 203.0.113.77, 10.1.2.3:4444", "203.0.113.0/24"],
    ["unknown", OWN],
    ["", OWN],
    ["203.0.113.77, unknown", OWN],
    ["203.0.113.77, _hidden, 10.1.2.3:4444", "10.1.2.0/24"],
    ["203.0.113.77,, 10.1.2.3", "10.1.2.0/24"],
    ["203.0.113.77:", OWN],
    ["203.0.113.77:123456", OWN],
    ["[203.0.113.77]:80", OWN],
    ["[2001:db8::9", OWN],
    ["203.0.113", OWN],
    ["0xcb.0.113.77", OWN],
    ["203.0.113.77:80:90", OWN],
  ])("%s is of the network %s", async (chain, network) => {
    await client.send("GET", "/api/health", undefined, { headers: { "x-forwarded-for": chain } });
    expect(requests("/api/health")).toEqual([expect.objectContaining({ network })]);
  });

  it("without an address does not lock others out when one of them guesses", async () => {
    await createSignIn(client.harness, { email: "ada@example.org" });
    const signIn = (chain: string, password: string) =>
      client.send(
        "POST",
        "/api/auth/login",
        { email: "ada@example.org", password },
        { headers: { "x-forwarded-for": chain } },
      );
    for (let turn = 0; turn < 6; turn += 1) await signIn(`198.51.100.7:${4000 + turn}`, "wrong");
    expect(await signIn("198.51.100.8:80", PASSWORD)).toMatchObject({ status: 401 });
    expect(await signIn("203.0.113.77:80", PASSWORD)).toMatchObject({ status: 200 });
  });
});

describe("what people search for", () => {
  beforeEach(() => start());

  it.each([
    ["/api/recipes/search/quick", "q"],
    ["/api/recipes/search/full-text", "q"],
    ["/api/recipes/search/advanced", "title"],
    ["/api/recipes/search/suggestions", "q"],
    ["/api/recipes/search/ingredients", "q"],
    ["/api/recipes", "search"],
    ["/api/recipes/my", "search"],
    ["/api/users/me/favorites", "search"],
    ["/recipes", "q"],
    ["/trpc/search.quick", "input"],
  ])("is not in the log when it is sent to %s", async (path, name) => {
    const token = await client.signIn();
    const text = name === "input" ? JSON.stringify({ q: "zabaglione" }) : "zabaglione";
    await client.send("GET", `${path}?page=1&${name}=${encodeURIComponent(text)}`, undefined, { token });
    expect(requests(`${path}?page=[redacted]&${name}=[redacted]`)).toHaveLength(1);
    await client.harness.db.close();
    // A guest sends the request: a token lookup would fail before the search does.
    await client.send("GET", `${path}?${name}=${encodeURIComponent(text)}`);
    expect(JSON.stringify(lines)).not.toContain("zabaglione");
  });
});

describe("an address that is forwarded", () => {
  const forwarded = { headers: { "x-forwarded-for": "203.0.113.7" } };
  const warnings = () => lines.filter(({ level }) => level === "warn");

  it.each([
    ["nobody is trusted", {}],
    ["another is trusted", { TRUST_PROXY: "10.0.0.0/8" }],
  ])("is warned about once, with who sent it, where %s", async (_what, env: Record<string, string>) => {
    await start(env);
    await client.send("GET", "/api/health");
    expect(warnings()).toEqual([]);
    for (let turn = 0; turn < 3; turn += 1) await client.send("GET", "/api/health", undefined, forwarded);
    expect(warnings()).toEqual([
      expect.objectContaining({ proxy: "127.0.0.1", msg: expect.stringContaining("TRUST_PROXY") }),
    ]);
  });

  it("is taken without a word from a proxy that is trusted", async () => {
    await start({ TRUST_PROXY: "127.0.0.1" });
    await client.send("GET", "/api/health", undefined, forwarded);
    expect(warnings()).toEqual([]);
  });
});
