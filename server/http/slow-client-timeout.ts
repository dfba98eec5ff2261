import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { getRequestBodyLength } from "./half-close.ts";

/**
 * Limits for slow clients; times are milliseconds. A body that arrives fast enough may take up to `request`.
 * A slow upload, or a response that the client does not read, ends after `stallTimeout`.
 */
export const SLOW_CLIENT_LIMITS = {
  headers: 15_000,
  request: 60_000,
  /** Interval in which Node checks its own timeouts, which may therefore take this much longer. */
  checkInterval: 5_000,
  stallTimeout: 20_000,
  /** Minimum upload speed, which a phone with bad reception exceeds. */
  minBytesPerSecond: 32 * 1024,
  /** Maximum number of open connections; further ones are closed at once. */
  maxConnections: 2_000,
};
export type SlowClientLimits = typeof SLOW_CLIENT_LIMITS;

/** Ends slow uploads and responses that the client does not read, which a slowloris attack uses. */
export function registerSlowClientTimeouts(
  app: FastifyInstance,
  { stallTimeout, minBytesPerSecond, maxConnections }: SlowClientLimits,
): void {
  app.server.maxConnections = maxConnections;
  app.addHook("onRequest", async ({ raw }, reply) => {
    const { socket } = raw;
    if (getRequestBodyLength(raw) === 0 || !(socket instanceof Socket)) return;
    const began = performance.now();
    const before = socket.bytesRead;
    const check = () => {
      if (raw.complete || socket.destroyed) return;
      const seconds = (performance.now() - began) / 1000;
      if (socket.bytesRead - before >= minBytesPerSecond * seconds) timer.refresh();
      else if (reply.raw.headersSent) socket.destroy();
      else app.server.emit("clientError", createRequestTimeoutError(), socket);
    };
    const timer = setTimeout(check, stallTimeout);
    raw.once("close", () => clearTimeout(timer));
  });
  app.addHook("onSend", async ({ raw: { socket } }, { raw }) => {
    if (!(socket instanceof Socket)) return;
    // Bytes that the client has accepted. The time of its own uploads does not matter, because a client may
    // send without reading.
    const taken = () => socket.bytesWritten - socket.writableLength;
    let before = taken();
    const check = () => {
      const now = taken();
      if (now === before && socket.writableLength > 0) socket.destroy();
      else timer.refresh();
      before = now;
    };
    // Half the timeout per check: the first check nearly always sees progress, because the kernel buffers the
    // first bytes.
    const timer = setTimeout(check, stallTimeout / 2);
    raw.once("close", () => clearTimeout(timer));
  });
}

/**
 * An error with the code of Node's request timeout, which the handler of malformed requests answers with 408.
 */
function createRequestTimeoutError(): Error {
  return Object.assign(new Error("The body came too slowly"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
}

/** Maximum number of pipelined requests per connection; browsers do not pipeline. */
const MAX_PIPELINED = 32;

/**
 * Destroys a connection that pipelines requests without reading the responses. Otherwise Node parses about a
 * thousand small requests from a 64 kB chunk and buffers megabytes of responses per connection.
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
    // Requests from the same chunk still arrive here, and must not be answered.
    reply.hijack();
  });
  app.addHook("onResponse", async ({ raw }) => {
    count(raw.socket, -1);
  });
}
