import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "#server/lib/logger.ts";
import { recipeInput } from "./recipe-input.ts";
import { createRestClient, type RestClient } from "./rest-client.ts";

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

  it("names nobody for a guest, nor for a token that is none", async () => {
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
