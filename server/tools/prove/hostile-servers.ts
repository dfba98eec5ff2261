import type { Socket } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";

/** What a hostile site does with a connection that asked for `path`. */
export type Hostile = (socket: Socket, path: string) => void;

const MIB = 1024 * 1024;
const OK = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n";
const CHUNKED = `${OK}Transfer-Encoding: chunked\r\n\r\n`;

/** Writes for as long as somebody reads. */
function flood(socket: Socket, first: string, piece: string | Buffer): void {
  socket.write(first, "latin1");
  const more = () => {
    while (!socket.destroyed && socket.write(piece)) if (socket.writableLength > MIB) break;
    if (!socket.destroyed) socket.once("drain", more);
  };
  more();
}

/** Writes a piece each time the milliseconds are over. */
function drip(socket: Socket, first: string, pieces: (turn: number) => string, everyMs = 1_000): void {
  socket.write(first, "latin1");
  let turn = 0;
  const timer = setInterval(() => socket.write(pieces(turn++), "latin1"), everyMs);
  socket.on("close", () => clearInterval(timer));
}

const send =
  (head: string, body: string | Buffer = ""): Hostile =>
  (socket) => {
    socket.write(head, "latin1");
    socket.end(body);
  };

const packed = (encoding: string, body: Buffer): Hostile =>
  send(`${OK}Content-Encoding: ${encoding}\r\nContent-Length: ${body.length}\r\n\r\n`, body);

/** Many members behind each other: each unpacks to 64 MiB of spaces, together to a gigabyte. */
const spaces = Buffer.alloc(64 * MIB, 32);
const gzipBomb = Buffer.concat(Array<Buffer>(16).fill(gzipSync(spaces)));
const deflateBomb = deflateSync(spaces);
const brotliBomb = brotliCompressSync(Buffer.alloc(256 * MIB));

const redirect = (to: string) => `HTTP/1.1 302 Found\r\nLocation: ${to}\r\nContent-Length: 0\r\n\r\n`;
const hopOf = (path: string) => Number(path.slice(1)) || 0;

export const HOSTILE_SERVERS: Readonly<Record<string, Hostile>> = {
  "endless body": (socket) => flood(socket, `${OK}\r\n`, Buffer.alloc(65_536, 60)),
  "endless chunks": (socket) => flood(socket, CHUNKED, `4000\r\n${"<p>x".repeat(4_096)}\r\n`),
  "endless tiny chunks": (socket) => flood(socket, CHUNKED, "1\r\nx\r\n".repeat(1_000)),
  "one byte a second": (socket) => drip(socket, `${OK}\r\n`, () => "x"),
  "one header byte a second": (socket) => drip(socket, "HTTP/1.1 200 OK\r\nX-A: ", () => "x"),
  "one header line a second": (socket) => drip(socket, "HTTP/1.1 200 OK\r\n", (n) => `X-${n}: y\r\n`),
  "no answer": () => {},
  "half a status line": (socket) => void socket.write("HTTP/1.1 2"),
  "closes at once": (socket) => void socket.end(),
  "breaks off": (socket) => {
    socket.write(`${OK}Content-Length: 100000\r\n\r\n<html>`, () => socket.resetAndDestroy());
  },
  "gzip bomb": packed("gzip", gzipBomb),
  "brotli bomb": packed("br", brotliBomb),
  "deflate bomb": packed("deflate", deflateBomb),
  "gzip in gzip bomb": packed("gzip, gzip", gzipSync(gzipBomb)),
  "brotli in gzip bomb": packed("br, gzip", gzipSync(brotliBomb)),
  "endless gzip members": (socket) =>
    flood(
      socket,
      `${OK}Content-Encoding: gzip\r\n\r\n`,
      Buffer.concat(Array<Buffer>(500).fill(gzipSync(""))),
    ),
  "many encodings": packed("gzip, gzip, gzip, gzip", gzipSync(gzipSync(gzipSync(gzipSync("x"))))),
  "an encoding that is not read": packed("zstd", Buffer.from("28b52ffd2000010000", "hex")),
  "fifty hops": (socket, path) => send(redirect(`/${hopOf(path) + 1}`))(socket, path),
  "a hop to itself": send(redirect("/")),
  "slow hops": (socket, path) => {
    setTimeout(() => send(redirect(`/${hopOf(path) + 1}`))(socket, path), 6_000);
  },
  "a location of a megabyte": send(redirect(`/${"a".repeat(MIB)}`)),
  "a flood of headers": (socket) =>
    flood(socket, "HTTP/1.1 200 OK\r\n", "X-A: aaaaaaaaaaaaaaaaaaaa\r\n".repeat(100)),
  "one endless header": (socket) => flood(socket, "HTTP/1.1 200 OK\r\nX-A: ", "a".repeat(65_536)),
  "an endless status line": (socket) => flood(socket, "HTTP/1.1 200 ", "a".repeat(65_536)),
  "endless early hints": (socket) =>
    flood(socket, "", "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n".repeat(100)),
  "endless continues": (socket) => flood(socket, "", "HTTP/1.1 100 Continue\r\n\r\n".repeat(100)),
  "a length of ten gigabytes": (socket) =>
    void socket.write(`${OK}Content-Length: 10737418240\r\n\r\n<html>`),
  "a length too short": send(`${OK}Content-Length: 5\r\n\r\n<html>${"x".repeat(100_000)}`),
  "two lengths": send(`${OK}Content-Length: 5\r\nContent-Length: 50\r\n\r\n<html>`),
  "a negative length": send(`${OK}Content-Length: -1\r\n\r\n<html>`),
  "length and chunks": send(
    `${OK}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n6\r\n<html>\r\n0\r\n\r\n`,
  ),
  "garbage for chunks": send(CHUNKED, `zz\r\n${"\0".repeat(1_000)}`),
  "a chunk of all there is": send(CHUNKED, "ffffffffffffffff\r\n<html>"),
  "endless chunk extensions": (socket) => flood(socket, CHUNKED, `1;${"a".repeat(65_536)}`),
  "endless trailers": (socket) => flood(socket, `${CHUNKED}1\r\nx\r\n0\r\n`, "X-A: a\r\n".repeat(1_000)),
  "no protocol": (socket) => flood(socket, "", Buffer.alloc(65_536, 0x41)),
};
