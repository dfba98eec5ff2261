import { once } from "node:events";
import { createServer as createHttpServer, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { images } from "#db/schema/index.ts";
import { PRIVATE_HOSTS, PRIVATE_NAMES } from "#server/checks/ssrf/private-hosts.ts";
import type { Member } from "#server/guards/member.ts";
import { createSafeFetch } from "#server/lib/net/safe-fetch.ts";
import { SafeFetchError } from "#server/lib/net/safe-fetch-error.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

/** TCP servers on both loopback addresses that count connections: a fetch that reaches one fails the test. */
const canaries: TcpServer[] = [];
let connections = 0;
let port = 0;
/** The only server that a fetch may connect to; it redirects to the URL in its `to` parameter. */
let site: Server;
let sitePort = 0;
const harness = setUpHarness({ USAGE_LIMITS: "off", IMPORT_SITES: "*" }, "file");
let member: Member;
/** `SafeFetchError.reason` of each fetch that failed in the current test. */
const reasons: string[] = [];
/** Number of DNS lookups per host name. */
const asked = new Map<string, number>();
const PUBLIC = "93.184.216.34";

beforeAll(async () => {
  for (const host of ["127.0.0.1", "::1"]) {
    const canary = createTcpServer((socket) => {
      connections += 1;
      socket.end("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 6\r\n\r\nsecret");
    });
    canary.listen(port, host);
    const listening = await once(canary, "listening").then(
      () => true,
      () => false,
    );
    if (!listening) continue;
    port = (canary.address() as AddressInfo).port;
    canaries.push(canary);
  }
  site = createHttpServer((request, response) => {
    const to = new URL(request.url ?? "/", "http://site").searchParams.get("to") ?? "";
    response.writeHead(302, { location: Buffer.from(to).toString("latin1") }).end();
  });
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  sitePort = (site.address() as AddressInfo).port;
  member = await harness.createMember();
  const fetchPage = createSafeFetch({ resolve, ports: "any", allowPrivate });
  harness.override({
    fetchPage: async (url, request) => {
      try {
        return await fetchPage(url, request);
      } catch (error) {
        if (error instanceof SafeFetchError) reasons.push(error.reason);
        throw error;
      }
    },
  });
});
afterAll(() => {
  for (const canary of canaries) canary.close();
  site.closeAllConnections();
  site.close();
});
beforeEach(() => {
  connections = 0;
  reasons.length = 0;
  asked.clear();
});

/**
 * Answers DNS lookups. The public address becomes 127.0.0.9, where no server listens, so that tests stay
 * offline.
 */
async function resolve(name: string): Promise<string[]> {
  if (name === "open.example") return ["127.0.0.1"];
  if (name === "down.example") throw new Error("no such name");
  const answers = PRIVATE_NAMES[name] ?? [["127.0.0.1", "::1"]];
  const turn = asked.get(name) ?? 0;
  asked.set(name, turn + 1);
  const answer = answers[Math.min(turn, answers.length - 1)] ?? [];
  return answer.map((address) => (address === PUBLIC ? "127.0.0.9" : address));
}
const allowPrivate = (address: string, index: number) =>
  address === "127.0.0.9" || (address === "127.0.0.1" && index === sitePort);

const UNREACHABLE = {
  status: 502,
  detail: "The recipe site could not be reached. Please try again later.",
};
const UNSUPPORTED = { status: 400, detail: "Please enter a valid URL from a supported site" };

const behind = (url: string) => `http://open.example:${sitePort}/?to=${encodeURIComponent(url)}`;

/** Passes the URL to every procedure that takes one: validate, extract and save. */
async function tryAll(url: string, expected: object): Promise<void> {
  const caller = () => {
    // Advances the clock before each call, so that the rate limit does not apply.
    harness.clock.advance(10_000);
    return harness.callerFor(member).imports;
  };
  await caller().validate({ url });
  expect(await refusalOf(caller().extract({ url }))).toMatchObject(expected);
  expect(await refusalOf(caller().extract({ url }))).toMatchObject(expected);
  const answer = await caller().save({
    title: "Soup",
    ingredients: ["salt"],
    instructions: [{ text: "Stir.", imageUrl: url }],
    coverImage: url,
    images: [url],
    sourceUrl: url,
  });
  expect(answer.failedImages).toEqual([url]);
  const recipe = await harness.callerFor(member).recipes.get({ id: answer.id });
  expect([recipe.imageUrl, recipe.instructions[0]?.imageUrl]).toEqual([null, null]);
}

describe("an address that is not public is never dialled, whichever way it comes", () => {
  it.each(PRIVATE_HOSTS)("%s", async (host) => {
    const url = `http://${host}:${port}/`;
    await tryAll(url, URL.canParse(url) ? UNREACHABLE : UNSUPPORTED);
    await tryAll(behind(url), UNREACHABLE);
    for (const reason of reasons) expect(reason).toMatch(/^refused: |^not an address$/);
    expect(connections).toBe(0);
    expect(await harness.db.select().from(images)).toEqual([]);
  });

  it.each(Object.keys(PRIVATE_NAMES))("%s", async (name) => {
    const url = `http://${name}:${port}/`;
    await tryAll(url, UNREACHABLE);
    asked.clear();
    await tryAll(behind(url), UNREACHABLE);
    expect(connections).toBe(0);
  });

  it.each([
    (index: number) => `ftp://127.0.0.1:${index}/`,
    (index: number) => `gopher://127.0.0.1:${index}/`,
    (index: number) => `file://127.0.0.1:${index}/etc/passwd`,
    (index: number) => `ws://127.0.0.1:${index}/`,
    (index: number) => `http://allrecipes.com@127.0.0.1:${index}/`,
    (index: number) => `http://127.0.0.1:${index}#@allrecipes.com/`,
    (index: number) => `http:127.0.0.1:${index}/`,
    (index: number) => `http:\\\\127.0.0.1:${index}\\`,
    (index: number) => `//127.0.0.1:${index}/`,
    (index: number) => `127.0.0.1:${index}/`,
    (index: number) => `ht\ttp://127.0.0.1:${index}/`,
    (index: number) => `http://[::1]:${index}/`,
  ])("nor in another form (%#)", async (form) => {
    const url = form(port);
    const imports = () => {
      harness.clock.advance(10_000);
      return harness.callerFor(member).imports;
    };
    for (const address of [url, behind(url)]) {
      expect([400, 502]).toContain((await refusalOf(imports().extract({ url: address }))).status);
      await imports().save({
        title: "Soup",
        ingredients: ["salt"],
        instructions: [{ text: "Stir.", imageUrl: address }],
        coverImage: address,
      });
    }
    expect(connections).toBe(0);
  });

  it("has the same answer and history as a host that is down", async () => {
    const said = new Set<string>();
    const closed = [`http://127.0.0.1:${port}/`, "http://10.0.0.1/", `http://late.example:${port}/`];
    for (const url of ["http://down.example/", ...closed]) {
      harness.clock.advance(10_000);
      said.add(JSON.stringify(await refusalOf(harness.callerFor(member).imports.extract({ url }))));
    }
    expect(said.size).toBe(1);
    const history = await harness.callerFor(member).imports.history({ limit: 200 });
    const failed = history.filter(({ status }) => status === "failed");
    expect(failed.length).toBeGreaterThan(10);
    expect(new Set(failed.map(({ errorMessage }) => errorMessage))).toEqual(new Set([UNREACHABLE.detail]));
  });
});
