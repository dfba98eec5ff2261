import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { requestBodyLength } from "./half-close.ts";

/**
 * Limits for slow clients, in milliseconds and bytes per second. A fast enough body may take `request`; a slow upload
 * and an unread response end after `drip`.
 */
export const SLOW_CLIENT_LIMITS = {
  headers: 15_000,
  request: 60_000,
  /** Interval of Node's own timeout check; its timeouts may take this much longer. */
  checkInterval: 5_000,
  stallTimeout: 20_000,
  /** Minimum upload speed; a phone with bad reception is faster. */
  minBytesPerSecond: 32 * 1024,
  /** Maximum number of open connections; more are closed as they arrive. */
  maxConnections: 2_000,
};
export type SlowClientLimits = typeof SLOW_CLIENT_LIMITS;

/** Times out slow uploads and unread responses (slowloris). */
export function registerSlowClientTimeouts(
  app: FastifyInstance,
  { stallTimeout, minBytesPerSecond, maxConnections }: SlowClientLimits,
): void {
  app.server.maxConnections = maxConnections;
  app.addHook("onRequest", async ({ raw }, reply) => {
    const { socket } = raw;
    if (requestBodyLength(raw) === 0 || !(socket instanceof Socket)) return;
    const began = performance.now();
    const before = socket.bytesRead;
    const check = () => {
      if (raw.complete || socket.destroyed) return;
      const seconds = (performance.now() - began) / 1000;
      if (socket.bytesRead - before >= minBytesPerSecond * seconds) timer.refresh();
      else if (reply.raw.headersSent) socket.destroy();
      else app.server.emit("clientError", timeoutError(), socket);
    };
    const timer = setTimeout(check, stallTimeout);
    raw.once("close", () => clearTimeout(timer));
  });
  app.addHook("onSend", async ({ raw: { socket } }, { raw }) => {
    if (!(socket instanceof Socket)) return;
    // Bytes that the client has received; a client that reads nothing may still be sending.
    const taken = () => socket.bytesWritten - socket.writableLength;
    let before = taken();
    const check = () => {
      const now = taken();
      if (now === before && socket.writableLength > 0) socket.destroy();
      else timer.refresh();
      before = now;
    };
    // The first check nearly always sees progress, because the kernel buffers the first bytes.
    const timer = setTimeout(check, stallTimeout / 2);
    raw.once("close", () => clearTimeout(timer));
  });
}

/** Has the code of Node's own request timeout. */
function timeoutError(): Error {
  return Object.assign(new Error("The body came too slowly"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
}

/** Maximum pipelined requests of a connection; browsers do not pipeline. */
const MAX_PIPELINED = 32;

/**
 * Destroys a connection that pipelines requests without reading the responses. Node parses a 64 kB chunk of about a
 * thousand small requests and answers them all, which would buffer megabytes per connection.
 */
export function registerPipeliningLimit(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: number): number => {
    const now = (waiting.get(socket) ?? 0) + more;
    waiting.set(socket, now);
    return now;
  };
  app.addHook("onRequest", async ({ raw }, reply) => {
    if (count(raw.socket, 1) <= MAX_PIPELINED && !raw.socket.destroyed) return;
    raw.socket.destroy();
    // Requests parsed from the same chunk still arrive here.
    reply.hijack();
  });
  app.addHook("onResponse", async ({ raw }) => {
    count(raw.socket, -1);
  });
}
