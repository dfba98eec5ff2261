import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { gate } from "#server/test/gate.ts";
import { QueueFullError } from "../work/bounded-queue.ts";
import {
  createSafeFetch,
  SAFE_FETCH_USER_AGENT,
  type SafeFetch,
  type SafeFetchOptions,
} from "./safe-fetch.ts";

const PAGE = "<!doctype html><title>Crème</title>";
const REQUEST = { maxBytes: 10_000, accept: ["text/html", "image/*"] };
const MIB = 1024 * 1024;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket.on("error", () => {}));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const serve = (handler: Handler) => listen(createServer(handler));

const sendPage: Handler = (_request, response) => {
  response.writeHead(200, { "content-type": "text/html; charset=UTF-8" }).end(PAGE);
};

/** Creates a client that resolves all names to 127.0.0.1 and may connect to it. */
function createTestFetch(options: SafeFetchOptions = {}) {
  const resolve = async () => ["127.0.0.1"];
  return createSafeFetch({
    ports: "any",
    resolve,
    allowPrivate: (address) => address === "127.0.0.1",
    ...options,
  });
}

/** Requests a path of a local server with a new client for each call. */
const get = (
  port: number,
  {
    path = "/",
    client,
    ...request
  }: Partial<Parameters<SafeFetch>[1]> & { path?: string; client?: SafeFetchOptions } = {},
) => createTestFetch(client)(`http://recipes.test:${port}${path}`, { ...REQUEST, ...request });

/** The `kind` of the error with which a fetch fails. */
const kindOf = (fetching: Promise<unknown>): Promise<string> =>
  fetching.then(
    () => "answered",
    (error: { kind: string }) => error.kind,
  );

/** Starts a server that responds with these bytes and this Content-Encoding. */
const servePacked = (encoding: string, bytes: Buffer) =>
  serve((_request, response) => {
    response.writeHead(200, { "content-type": "text/html", "content-encoding": encoding }).end(bytes);
  });

describe("a response", () => {
  test("has its status, type, address and text", async () => {
    const port = await serve(sendPage);
    const answer = await createTestFetch()(`http://Recipes.test:${port}/a?b=1#c`, REQUEST);
    expect(answer).toMatchObject({ status: 200, contentType: "text/html" });
    expect(answer.url).toBe(`http://recipes.test:${port}/a?b=1#c`);
    expect(answer.bytes.equals(Buffer.from(PAGE))).toBe(true);
    expect(answer.text()).toBe(PAGE);
  });

  test("is requested by name, with an honest user agent and without credentials", async () => {
    let seen: IncomingMessage | undefined;
    const port = await serve((request, response) => {
      seen = request;
      sendPage(request, response);
    });
    await get(port, { path: "/a?b=%20c" });
    expect(seen?.url).toBe("/a?b=%20c");
    expect(seen?.headers).toMatchObject({
      host: `recipes.test:${port}`,
      "user-agent": SAFE_FETCH_USER_AGENT,
      accept: "text/html, image/*, */*;q=0.1",
    });
    expect(Object.keys(seen?.headers ?? {})).not.toEqual(expect.arrayContaining(["cookie"]));
    expect(seen?.headers.authorization ?? seen?.headers.referer).toBeUndefined();
  });

  test.each([
    ["gzip", gzipSync(PAGE)],
    ["x-gzip", gzipSync(PAGE)],
    ["br", brotliCompressSync(PAGE)],
    ["deflate", deflateSync(PAGE)],
    ["gzip, br", brotliCompressSync(gzipSync(PAGE))],
    ["identity", Buffer.from(PAGE)],
  ])("is decoded from %s", async (encoding, bytes) => {
    const port = await servePacked(encoding, bytes);
    const answer = await get(port);
    expect(answer.bytes.toString()).toBe(PAGE);
  });

  test("of another status has no body", async () => {
    const port = await serve((_request, response) =>
      response.writeHead(403, { "content-type": "x/y" }).end("no"),
    );
    const answer = await get(port);
    expect(answer).toMatchObject({ status: 403, bytes: Buffer.alloc(0) });
  });

  test("comes from the second address when the first is dead", async () => {
    const port = await serve(sendPage);
    const options = { resolve: async () => ["127.0.0.9", "127.0.0.1"], allowPrivate: () => true };
    const answer = await get(port, { client: options });
    expect(answer.status).toBe(200);
  });

  test("of a type that was not accepted is refused", async () => {
    const port = await serve((_request, response) => {
      response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF");
    });
    expect(await kindOf(get(port))).toBe("unsupported-type");
  });
});

describe("redirects", () => {
  /** Redirects /1 to /2 and so on; the path with the number `last` is a page. */
  const serveHops = (last: number) =>
    serve((request, response) => {
      const page = Number(request.url?.slice(1));
      if (page === last) sendPage(request, response);
      else response.writeHead([301, 302, 303, 307, 308][page % 5] ?? 302, { location: `/${page + 1}` }).end();
    });

  test("are followed three times", async () => {
    const port = await serveHops(4);
    const answer = await get(port, { path: "/1" });
    expect(answer).toMatchObject({ status: 200, url: `http://recipes.test:${port}/4` });
  });

  test("are not followed a fourth time, nor in a circle", async () => {
    const port = await serveHops(5);
    expect(await kindOf(get(port, { path: "/1" }))).toBe("bad-redirect");
    let asked = 0;
    const ring = await serve((_request, response) => {
      asked += 1;
      response.writeHead(302, { location: "/" }).end();
    });
    expect(await kindOf(get(ring))).toBe("bad-redirect");
    expect(asked).toBe(4);
  });

  test.each([[{}], [{ location: "http://[" }]])(
    "without a valid target are an error: %j",
    async (headers) => {
      const port = await serve((_request, response) => response.writeHead(302, headers).end());
      expect(await kindOf(get(port))).toBe("bad-redirect");
    },
  );

  test("are passed to `checkUrl`, like the first address", async () => {
    const port = await serve((request, response) => {
      if (request.url === "/away") response.writeHead(302, { location: `http://other.test:${port}/` }).end();
      else sendPage(request, response);
    });
    const checkUrl = (url: URL) => url.hostname === "recipes.test";
    const safeFetch = createTestFetch();
    expect((await safeFetch(`http://recipes.test:${port}/`, { ...REQUEST, checkUrl })).status).toBe(200);
    for (const url of [`http://recipes.test:${port}/away`, `http://other.test:${port}/`]) {
      expect(await kindOf(safeFetch(url, { ...REQUEST, checkUrl }))).toBe("unreachable");
    }
  });

  test("are resolved again, so a name that now points to a private address is refused", async () => {
    const port = await serve((_request, response) => response.writeHead(302, { location: "/again" }).end());
    const answers = [["127.0.0.1"], ["10.0.0.1"]];
    const client = { resolve: async () => answers.shift() ?? [] };
    expect(await kindOf(get(port, { client }))).toBe("unreachable");
    expect(answers).toEqual([]);
  });

  test("keep non-ASCII letters, and send no cookie", async () => {
    const seen: [string | undefined, string | undefined][] = [];
    const port = await serve((request, response) => {
      seen.push([request.url, request.headers.cookie]);
      const location = Buffer.from("/crème").toString("latin1");
      if (request.url === "/") response.writeHead(302, { location, "set-cookie": "a=b" }).end();
      else sendPage(request, response);
    });
    await get(port);
    expect(seen).toEqual([
      ["/", undefined],
      ["/cr%C3%A8me", undefined],
    ]);
  });
});

describe("bombs", () => {
  const zeros = Buffer.alloc(64 * MIB);
  test.each([
    ["gzip", gzipSync(zeros)],
    ["br", brotliCompressSync(zeros)],
    ["deflate", deflateSync(zeros)],
    ["gzip, gzip", gzipSync(gzipSync(zeros))],
    ["br, gzip", gzipSync(brotliCompressSync(zeros))],
  ])("encoded with %s are abandoned early", async (encoding, bomb) => {
    expect(bomb.length).toBeLessThan(MIB / 8);
    const port = await servePacked(encoding, bomb);
    expect(await kindOf(get(port, { maxBytes: MIB }))).toBe("too-large");
  });

  test("without an end are cut, whatever length they declare", async () => {
    let sent = 0;
    const { open: left, opened: gone } = gate();
    const port = await serve((_request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const write = () => {
        sent += MIB;
        response.write(Buffer.alloc(MIB), (error) => (error ? undefined : setImmediate(write)));
      };
      response.on("close", left);
      write();
    });
    expect(await kindOf(get(port, { maxBytes: MIB }))).toBe("too-large");
    await gone;
    expect(sent).toBeLessThan(64 * MIB);
  });

  test("of empty gzip members are counted as they arrive", async () => {
    const members = Buffer.concat(Array<Buffer>(20_000).fill(gzipSync("")));
    const port = await servePacked("gzip", members);
    expect(await kindOf(get(port))).toBe("too-large");
  });

  const flood = (first: string, piece: string) =>
    listen(
      createTcpServer((socket) => {
        socket.write(first);
        const more = () => {
          while (!socket.destroyed && socket.write(piece));
          socket.once("drain", more);
        };
        more();
      }),
    );

  test.each([
    [
      "in pieces of one byte",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
      "1\r\nx\r\n".repeat(500),
    ],
    ["behind a status that never ends", "HTTP/1.1 200 ", "a".repeat(65_536)],
    ["in chunk extensions", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;", "a".repeat(65_536)],
    ["of headers", "HTTP/1.1 200 OK\r\n", "X-A: aaaaaaaaaaaaaaaaaaaa\r\n".repeat(100)],
    ["in one header", "HTTP/1.1 200 OK\r\nX-A: ", "a".repeat(65_536)],
    [
      "of trailers",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n",
      "X-A: a\r\n".repeat(1_000),
    ],
    ["of continues", "", "HTTP/1.1 100 Continue\r\n\r\n".repeat(100)],
    ["without a protocol", "", "A".repeat(65_536)],
  ])("%s end before they fill memory", async (_what, first, piece) => {
    const port = await flood(first, piece);
    expect(["too-large", "unreachable"]).toContain(await kindOf(get(port, { maxBytes: MIB })));
  });

  test.each([
    ["two lengths", "Content-Length: 5\r\nContent-Length: 50\r\n\r\n<html>"],
    ["a negative length", "Content-Length: -1\r\n\r\n<html>"],
    [
      "a length and chunks",
      "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n6\r\n<html>\r\n0\r\n\r\n",
    ],
    ["no chunk size", `Transfer-Encoding: chunked\r\n\r\nzz\r\n${"\0".repeat(1_000)}`],
    ["a chunk without an end", "Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n<html>"],
  ])("with %s are refused", async (_what, rest) => {
    const port = await listen(
      createTcpServer((socket) => void socket.end(`HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n${rest}`)),
    );
    expect(["too-large", "unreachable"]).toContain(await kindOf(get(port, { timeoutMs: 2_000 })));
  });

  test("of early hints are cut short", async () => {
    const port = await flood("", "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n");
    expect(await kindOf(get(port))).toBe("unreachable");
  });

  test("exactly the maximum size passes, one byte more does not", async () => {
    const port = await serve((request, response) => {
      const size = Number(request.url?.slice(1));
      response.writeHead(200, { "content-type": "text/html" }).end(Buffer.alloc(size));
    });
    expect((await get(port, { path: "/10000" })).bytes).toHaveLength(10_000);
    expect(await kindOf(get(port, { path: "/10001" }))).toBe("too-large");
  });
});

describe("the body of an error response", () => {
  test("is returned on request, truncated when it is long, and never causes an error", async () => {
    const port = await serve((request, response) => {
      const encoding = request.url === "/broken" ? { "content-encoding": "gzip" } : {};
      response.writeHead(503, { "content-type": "text/html", ...encoding });
      response.end(request.url === "/long" ? "x".repeat(70_000) : PAGE);
    });
    const errorBytes = 1_000;
    expect(await get(port)).toMatchObject({ status: 503, bytes: Buffer.alloc(0) });
    expect((await get(port, { errorBytes })).text()).toBe(PAGE);
    expect((await get(port, { path: "/long", errorBytes })).bytes.length).toBeLessThanOrEqual(errorBytes);
    expect((await get(port, { path: "/broken", errorBytes })).status).toBe(503);
  });
});

describe("slow and broken hosts", () => {
  test("that never respond, or drip, time out", async () => {
    const port = await serve((request, response) => {
      if (request.url === "/mute") return;
      response.writeHead(200, { "content-type": "text/html" });
      const drip = setInterval(() => response.write("."), 50);
      response.on("close", () => clearInterval(drip));
    });
    for (const path of ["/mute", "/drip"]) {
      expect(await kindOf(get(port, { path, timeoutMs: 300 }))).toBe("timeout");
    }
  });

  test("that cannot be connected to in time are unreachable", async () => {
    // The server accepts the connection but never answers the TLS handshake.
    const port = await listen(createTcpServer(() => {}));
    const request = { ...REQUEST, connectTimeoutMs: 200 };
    const fetching = createTestFetch()(`https://recipes.test:${port}/`, request);
    expect(await kindOf(fetching)).toBe("unreachable");
    const client = { resolve: () => new Promise<string[]>(() => {}) };
    expect(await kindOf(get(port, { ...request, client }))).toBe("unreachable");
  });

  test.each([
    ["no HTTP", "hello\r\n\r\n"],
    ["nothing", ""],
    ["half a body", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 99\r\n\r\nhalf"],
    ["a broken encoding", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nhalf"],
    ["an unknown encoding", "HTTP/1.1 200 OK\r\nContent-Encoding: zpaq\r\nContent-Length: 4\r\n\r\nhalf"],
    ["an encoding of today", "HTTP/1.1 200 OK\r\nContent-Encoding: zstd\r\nContent-Length: 4\r\n\r\nhalf"],
    ["many encodings", "HTTP/1.1 200 OK\r\nContent-Encoding: br,br,br\r\nContent-Length: 4\r\n\r\nhalf"],
    ["a flood of headers", `HTTP/1.1 200 OK\r\n${"X-A: aaaaaaaaaaaaaaaaaaaa\r\n".repeat(5_000)}\r\n`],
  ])("that send %s are unreachable", async (_what, raw) => {
    const port = await listen(createTcpServer((socket) => socket.end(raw)));
    expect(await kindOf(get(port))).toBe("unreachable");
  });

  test("a fetch can be aborted", async () => {
    const port = await serve(() => {});
    const leave = new AbortController();
    const fetching = get(port, { signal: leave.signal });
    leave.abort(new Error("left"));
    await expect(fetching).rejects.toThrow("left");
  });

  test("a fetch is refused when too many wait", async () => {
    const port = await serve(sendPage);
    const safeFetch = createTestFetch({ maxConcurrent: 1, maxWaiting: 1 });
    const fetches = [1, 2, 3].map(() => safeFetch(`http://recipes.test:${port}/`, REQUEST));
    const outcomes = await Promise.allSettled(fetches);
    expect(outcomes.map((o) => o.status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(outcomes[2]?.status === "rejected" && outcomes[2].reason).toBeInstanceOf(QueueFullError);
  });
});

test("https sends the host name and trusts no unknown certificate", async () => {
  const names: string[] = [];
  const server = createTlsServer({
    SNICallback: (name, done) => {
      names.push(name);
      done(null);
    },
  });
  server.on("tlsClientError", () => {});
  const port = await listen(server);
  const fetching = createTestFetch()(`https://recipes.test:${port}/`, REQUEST);
  expect(await kindOf(fetching)).toBe("unreachable");
  expect(names).toEqual(["recipes.test"]);
});

describe("through a proxy", () => {
  async function serveProxy(allow: boolean) {
    const asked: { target: string | undefined; auth: string | undefined }[] = [];
    const proxy = createServer();
    proxy.on("connect", (request: IncomingMessage, client: Socket) => {
      asked.push({ target: request.url, auth: request.headers["proxy-authorization"] });
      if (!allow) {
        client.end("HTTP/1.1 403 Forbidden\r\n\r\n");
        return;
      }
      const target = new URL(`http://${request.url}`);
      const upstream = connect(Number(target.port), target.hostname, () => {
        client.write("HTTP/1.1 200 Connection established\r\n\r\n");
        upstream.pipe(client).pipe(upstream);
      });
      for (const socket of [upstream, client]) socket.on("error", () => {});
    });
    return { asked, port: await listen(proxy) };
  }

  test("a tunnel is opened to the checked address", async () => {
    const port = await serve(sendPage);
    const proxy = await serveProxy(true);
    const safeFetch = createTestFetch({ proxy: `http://me:p%40ss@127.0.0.1:${proxy.port}` });
    const answer = await safeFetch(`http://recipes.test:${port}/`, REQUEST);
    expect(answer.text()).toBe(PAGE);
    const auth = `Basic ${Buffer.from("me:p@ss").toString("base64")}`;
    expect(proxy.asked).toEqual([{ target: `127.0.0.1:${port}`, auth }]);
  });

  test("an address is unreachable when the proxy refuses it", async () => {
    const port = await serve(sendPage);
    const proxy = await serveProxy(false);
    const client = { proxy: `http://127.0.0.1:${proxy.port}` };
    expect(await kindOf(get(port, { client }))).toBe("unreachable");
    expect(proxy.asked).toHaveLength(1);
  });
});

test("connections end with their response", async () => {
  const server = createServer(sendPage);
  const port = await listen(server);
  const safeFetch = createTestFetch();
  for (let n = 0; n < 5; n += 1) await safeFetch(`http://recipes.test:${port}/`, REQUEST);
  const count = () =>
    new Promise<number>((resolve) => server.getConnections((_error, open) => resolve(open)));
  await expect.poll(count).toBe(0);
});
