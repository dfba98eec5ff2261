import { once } from "node:events";
import { createServer as createHttpServer, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSafeFetch, type SafeFetchOptions } from "./safe-fetch.ts";
import { SafeFetchError } from "./safe-fetch-error.ts";

const REQUEST = { maxBytes: 1_000, accept: ["text/html"], timeoutMs: 5_000 };

/** TCP servers on both loopback addresses that count connections: a fetch that reaches one fails the test. */
const canaries: TcpServer[] = [];
let connections = 0;
let port = 0;

/** A permitted site that redirects to the URL in its `to` parameter. */
let site: Server;
let sitePort = 0;

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
    // A machine without IPv6 can listen only on the IPv4 address.
    if (!listening) continue;
    port = (canary.address() as AddressInfo).port;
    canaries.push(canary);
  }
  site = createHttpServer((request, response) => {
    const to = new URL(request.url ?? "/", "http://site.test").searchParams.get("to") ?? "";
    // Sends the Location header as UTF-8 bytes, as most servers do.
    response.writeHead(302, { location: Buffer.from(to).toString("latin1") }).end();
  });
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  sitePort = (site.address() as AddressInfo).port;
});
afterAll(() => {
  for (const canary of canaries) canary.close();
  site.close();
});
beforeEach(() => {
  connections = 0;
});

async function fetchRefused(url: string, options: SafeFetchOptions = {}): Promise<unknown> {
  const safeFetch = createSafeFetch({ ports: "any", ...options });
  const error = await safeFetch(url, REQUEST).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(SafeFetchError);
  const { kind, message } = error as SafeFetchError;
  return { kind, message };
}

/** The error for all forbidden hosts, the same as for a public host that is down. */
const ANSWER = { kind: "unreachable", message: "The address could not be reached" };

const HOSTS = [
  "127.0.0.1",
  "127.1",
  "127.0.1",
  "2130706433",
  "0x7f000001",
  "0x7f.1",
  "0177.0.0.1",
  "017700000001",
  "0x7f.0x0.0x0.0x1",
  "127.0.0.1.",
  "0",
  "0.0.0.0",
  "127.255.255.254",
  "１２７.０.０.１",
  "127。0。0。1",
  "①②⑦.⓪.⓪.①",
  "%31%32%37.0.0.1",
  "[::1]",
  "[::]",
  "[0:0:0:0:0:0:0:1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::127.0.0.1]",
  "[::ffff:0:127.0.0.1]",
  "[64:ff9b::127.0.0.1]",
  "[64:ff9b:1::7f00:1]",
  "[2002:7f00:1::]",
  "[2001:0:7f00:1::]",
  "[fe80::1]",
  "[fc00::1]",
  "localhost",
  "LOCALHOST",
  "localhost.",
  "ｌｏｃａｌｈｏｓｔ",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
];

describe("a local or private host gets no connection and the same answer", () => {
  test.each(HOSTS)("%s", async (host) => {
    expect(await fetchRefused(`http://${host}:${port}/`)).toEqual(ANSWER);
    expect(await fetchRefused(`https://${host}:${port}/`)).toEqual(ANSWER);
    expect(connections).toBe(0);
  });

  test.each(HOSTS)("%s, after a redirect", async (host) => {
    const isSite = (address: string, port: number) => address === "127.0.0.1" && port === sitePort;
    const to = encodeURIComponent(`http://${host}:${port}/`);
    const url = `http://127.0.0.1:${sitePort}/?to=${to}`;
    expect(await fetchRefused(url, { allowPrivate: isSite })).toEqual(ANSWER);
    expect(connections).toBe(0);
  });
});

describe("a name is judged by all of its addresses", () => {
  test.each([
    ["loopback", ["127.0.0.1"]],
    ["loopback of IPv6", ["::1"]],
    ["mapped", ["::ffff:127.0.0.1"]],
    ["NAT64", ["64:ff9b::7f00:1"]],
    ["with a zone", ["fe80::1%lo"]],
    ["mixed, the public one first", ["93.184.216.34", "127.0.0.1"]],
    ["mixed, the public one last", ["127.0.0.1", "93.184.216.34"]],
    ["mixed families", ["2606:4700::1", "93.184.216.34", "::1"]],
    ["past those that would be tried", [...Array<string>(9).fill("93.184.216.34"), "10.0.0.1"]],
    ["no addresses", []],
    ["no IP address", ["not-an-address"]],
  ])("%s", async (_what, addresses) => {
    const options = { resolve: async () => addresses };
    expect(await fetchRefused(`http://recipes.example:${port}/`, options)).toEqual(ANSWER);
    expect(connections).toBe(0);
  });

  test("a name whose addresses change is resolved once, and the checked address is dialled", async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      // No server listens at the first address; a canary listens at the second.
      return asked === 1 ? ["127.0.0.9"] : ["127.0.0.1"];
    };
    const allowPrivate = (address: string) => address === "127.0.0.9";
    expect(await fetchRefused(`http://rebind.example:${port}/`, { resolve, allowPrivate })).toEqual(ANSWER);
    expect(asked).toBe(1);
    expect(connections).toBe(0);
  });

  test("an unknown name gets the same answer", async () => {
    const resolve = async () => {
      throw Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" });
    };
    expect(await fetchRefused("http://nowhere.example/", { resolve })).toEqual(ANSWER);
  });
});

describe("another notation of an address gets the same answer", () => {
  test.each([
    "ftp://example.org/",
    "file:///etc/passwd",
    "gopher://127.0.0.1:70/",
    "data:text/html,hi",
    "http://user:word@example.org/",
    "http://example.org:22/",
    "http://example.org:8080/",
    "http://[::1",
    "http://",
    "no address",
    "",
  ])("%j", async (url) => {
    expect(await fetchRefused(url, { ports: [80, 443] })).toEqual(ANSWER);
  });
});

test("a proxy is used only for a checked address", async () => {
  const options = { proxy: `http://127.0.0.1:${port}` };
  expect(await fetchRefused("http://10.0.0.1/", options)).toEqual(ANSWER);
  expect(await fetchRefused("http://x.example/", { ...options, resolve: async () => ["127.0.0.1"] })).toEqual(
    ANSWER,
  );
  expect(connections).toBe(0);
});
