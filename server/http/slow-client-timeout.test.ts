import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { connect } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp } from "#server/test/app-harness.ts";
import { createHarness, type Harness } from "#server/test/harness.ts";

/** The limits of the server with shorter times; no test waits for `request`. */
const SHORT = {
  headers: 500,
  request: 20_000,
  checkInterval: 50,
  stallTimeout: 1_200,
  minBytesPerSecond: 1_000,
  maxConnections: 20,
};
const LONG = Buffer.alloc(32 * 1024 * 1024);

let harness: Harness;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  harness = await createHarness();
  app = await createTestApp(harness, SHORT);
  app.get("/test-long", async () => LONG);
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
  // The first request takes long because modules initialize lazily, so it runs before the tests.
  await fetch(`http://127.0.0.1:${port}/nowhere`, { method: "POST", body: "{}" });
});
afterAll(async () => {
  await app.close();
  await harness.close();
});

/**
 * Sends `head` and then `drop` every 50 ms. Resolves with the lifetime of the connection and the response.
 */
async function drip(head: string, drop: string): Promise<{ ms: number; text: string }> {
  // `allowHalfOpen` lets the test send after the server has closed its side.
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const began = performance.now();
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString();
  });
  socket.write(head);
  const timer = setInterval(() => socket.writable && socket.write(drop), 50);
  await closed(socket);
  clearInterval(timer);
  return { ms: performance.now() - began, text };
}

function closed(socket: Socket): Promise<void> {
  socket.on("error", () => undefined);
  return new Promise((resolve) => socket.once("close", () => resolve()));
}

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

it("a slow upload is closed with a JSON error", async () => {
  const body = post("/api/auth/login", 3000);
  const drips: Record<string, [head: string, drop: string]> = {
    headers: ["GET / HTTP/1.1\r\nHost: localhost\r\nX: ", "x"],
    body: [body, " "],
    "body in pieces": [body.replace("Content-Length: 3000", "Transfer-Encoding: chunked"), "1\r\n \r\n"],
    "body that nobody reads": [post("/nowhere", 60_000), " "],
    "little body that nobody reads": [post("/nowhere", 3000), " "],
    "bytes that are no request": ["nonsense\r\n\r\n", "x"],
  };
  const ends = await Promise.all(
    Object.entries(drips).map(async ([what, [head, drop]]) => ({ what, ...(await drip(head, drop)) })),
  );
  // The limit includes two seconds in which a client may read the error response.
  expect(ends.filter(({ ms }) => ms > 6_000).map(({ what }) => what)).toEqual([]);
  const said = Object.fromEntries(ends.map(({ what, text }) => [what, text.split("\r\n")[0]]));
  expect(said).toEqual({
    headers: "HTTP/1.1 408 Request Timeout",
    body: "HTTP/1.1 408 Request Timeout",
    "body in pieces": "HTTP/1.1 408 Request Timeout",
    "body that nobody reads": "HTTP/1.1 404 Not Found",
    "little body that nobody reads": "HTTP/1.1 404 Not Found",
    "bytes that are no request": "HTTP/1.1 400 Bad Request",
  });
  expect(ends[0]?.text).toMatch(/\{"detail":"Bad request"\}$/);
});

it("a body is accepted when it arrives at the speed of a phone", async () => {
  const body = JSON.stringify({ email: "a@example.org", password: "x", padding: "y".repeat(3400) });
  const socket = connect(port, "127.0.0.1");
  const gone = closed(socket);
  socket.write(post("/api/auth/login", body.length).replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk.toString();
  });
  let index = 0;
  const timer = setInterval(() => {
    socket.write(body.slice(index, index + 100));
    index += 100;
    if (index >= body.length) clearInterval(timer);
  }, 50);
  await gone;
  clearInterval(timer);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
});

it("a connection is closed when its response is not read", async () => {
  const socket = connect(port, "127.0.0.1");
  const gone = closed(socket);
  const began = performance.now();
  const ended = new Promise<void>((resolve) =>
    app.server.once("connection", (client) => client.once("close", () => resolve())),
  );
  socket.pause();
  socket.write("GET /test-long HTTP/1.1\r\nHost: localhost\r\n\r\n");
  // Blank lines between requests are valid HTTP, so the connection is not idle.
  const dripping = setInterval(() => socket.writable && socket.write("\r\n"), 50);
  await ended;
  clearInterval(dripping);
  expect(performance.now() - began).toBeLessThan(5_000);
  socket.destroy();
  await gone;
});

it("a pipelining client is disconnected when it reads no responses, and answered when it sends a few", async () => {
  const ask = async (times: number) => {
    const socket = connect(port, "127.0.0.1");
    const gone = closed(socket);
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString();
    });
    const client = "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    socket.end(client.repeat(times - 1) + client.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
    await gone;
    return text.match(/HTTP\/1\.1 200 /g)?.length ?? 0;
  };
  expect(await ask(32)).toBe(32);
  expect(await ask(1000)).toBeLessThan(40);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
});

it("a connection is closed when it exceeds the limit, and answered within it", async () => {
  const open = Array.from({ length: SHORT.maxConnections + 5 }, () => connect(port, "127.0.0.1"));
  let refused = 0;
  for (const socket of open) void closed(socket).then(() => (refused += 1));
  await expect.poll(() => refused).toBeGreaterThanOrEqual(5);
  open[0]?.write("GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const [answer] = await once(open[0] as Socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of open) socket.destroy();
});
