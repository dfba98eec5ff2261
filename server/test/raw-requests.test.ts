import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { listen } from "./app-harness.ts";
import { setUpRestClient } from "./set-up-rest-client.ts";

const HOST = "Host: localhost\r\n";
const NEXT = `GET /api/health HTTP/1.1\r\n${HOST}\r\n`;
const POST = `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
const REFUSALS = [400, 413, 414, 421, 431, 501, 505];
const MAX_WAIT_MS = 2_000;
/** How long the test waits for a further answer, which must not come. */
const GRACE_MS = 50;

const client = setUpRestClient();
let port: number;
beforeAll(async () => {
  port = await listen(client.app);
});

const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** Sends the parts one after the other; waits until the connection closes or `count` answers have arrived. */
async function send(
  parts: readonly string[],
  count = Number.POSITIVE_INFINITY,
): Promise<{ statuses: number[]; closed: boolean }> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  const answered = new Promise<boolean>((resolve) => {
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      text += chunk;
      if (statusesIn(text).length >= count) setTimeout(resolve, GRACE_MS, false);
    });
  });
  socket.on("error", () => undefined);
  const closing = once(socket, "close").then(() => true);
  for (const part of parts) {
    if (!socket.writable) break;
    socket.write(part, "latin1");
    if (parts.length > 1) await wait(2);
  }
  const closed = await Promise.race([closing, answered, wait(MAX_WAIT_MS, false)]);
  socket.destroy();
  return { statuses: statusesIn(text), closed };
}

const encodings = [
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: Chunked",
  "Transfer-Encoding:\tchunked",
  "Transfer-Encoding: chunked, identity",
  "Transfer-Encoding: identity, chunked",
  "Transfer-Encoding: xchunked",
  "Transfer-Encoding: chunked\r\nTransfer-Encoding: x",
  "Transfer-Encoding: x\r\nTransfer-Encoding: chunked",
  "Transfer-Encoding : chunked",
  " Transfer-Encoding: chunked",
  "Transfer-Encoding: \x0bchunked",
  "X: x\nTransfer-Encoding: chunked",
  "Transfer-Encoding\r\n : chunked",
  "Transfer-Encoding: 'chunked'",
  "Transfer-encoding: chunked;q=1",
].flatMap((line) => [
  `${POST}Content-Length: 6\r\n${line}\r\n\r\n0\r\n\r\n${NEXT}`,
  `${POST}${line}\r\nContent-Length: 4\r\n\r\n5c\r\n${NEXT}\r\n0\r\n\r\n`,
]);
const lengths = [
  "Content-Length: 0\r\nContent-Length: 44",
  "Content-Length: 44\r\nContent-Length: 0",
  "Content-Length: 0, 44",
  "Content-Length: +2",
  "Content-Length: -1",
  "Content-Length: 0x2",
  "Content-Length: 2 2",
  "Content-Length: 1e1",
  "Content-Length: 99999999999999999999",
  "Content-Length: \t",
  "Content-Length:",
  "Content-Length : 2",
].map((line) => `${POST}${line}\r\n\r\n{}${NEXT}`);
const chunks = [
  "zz\r\n{}\r\n0\r\n\r\n",
  "-1\r\n{}\r\n",
  "2\n{}\n0\n\n",
  "ffffffffffffffffff\r\n{}",
  "2;\n{}\r\n0\r\n\r\n",
  " 2\r\n{}\r\n0\r\n\r\n",
  "0x2\r\n{}\r\n0\r\n\r\n",
  "2\r\n{}XX0\r\n\r\n",
].map((body) => `${POST}Transfer-Encoding: chunked\r\n\r\n${body}${NEXT}`);
const heads = [
  `GET / HTTP/1.1\nHost: localhost\n\n${NEXT}`,
  `GET / HTTP/1.1\r\n${HOST}X: a\r\n b\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X\0: a\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X: a\rHost: evil\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X : a\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}: a\r\n\r\n`,
  `GET / HTTP/9.0\r\n${HOST}\r\n`,
  `GET / http/1.1\r\n${HOST}\r\n`,
  `G@T / HTTP/1.1\r\n${HOST}\r\n`,
  "GET / HTTP/1.1\r\n\r\n",
  `GET / HTTP/1.1\r\n${HOST}X: ${"x".repeat(40_000)}\r\n\r\n`,
  `GET /${"x".repeat(40_000)} HTTP/1.1\r\n${HOST}\r\n`,
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
];
const ambiguous = [...encodings, ...lengths, ...chunks, ...heads];

describe("a request that two parsers could read differently", () => {
  it.each(ambiguous.map((bytes) => [JSON.stringify(bytes).slice(0, 160), bytes] as const))(
    "is refused once and closes the connection: %s",
    async (_name, bytes) => {
      const { statuses, closed } = await send([bytes]);
      expect({ count: statuses.length, closed }).toEqual({ count: 1, closed: true });
      expect(REFUSALS).toContain(statuses[0]);
    },
  );
});

describe("a valid request in unusual pieces", () => {
  it.each<[string, number[], string[]]>([
    ["ten requests in a row", Array(10).fill(200), [NEXT.repeat(10)]],
    ["a body and a request", [422, 200], [`${POST}Content-Length: 2\r\n\r\n{}${NEXT}`]],
    [
      "chunks and a request",
      [422, 200],
      [`${POST}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1\r\n}\r\n0\r\n\r\n${NEXT}`],
    ],
    [
      "an ignored body and a request",
      [200, 200],
      [`GET /api/health HTTP/1.1\r\n${HOST}Content-Length: ${NEXT.length}\r\n\r\n${NEXT}`, NEXT],
    ],
    ["single bytes", [200], [...NEXT.slice(0, 40), NEXT.slice(40)]],
    ["3,000 headers", [200], [`GET / HTTP/1.1\r\n${HOST}${"X: y\r\n".repeat(3000)}\r\n`]],
    ["HTTP/0.9", [200], [`GET /\r\n${HOST}\r\n`]],
    ["two Host headers", [400], [`GET / HTTP/1.1\r\n${HOST}Host: evil.example\r\n\r\n`]],
    ["two equal Host headers", [400], [`GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`]],
  ])("is answered in order: %s", async (_name, expected, parts) => {
    expect((await send(parts, expected.length)).statuses).toEqual(expected);
  });
});
