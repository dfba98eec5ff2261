import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { bytesOf } from "./half-close.ts";

/**
 * How long the server waits for those who send or take slowly: milliseconds, bytes a second. A body that comes fast
 * enough may take `request`; one that drips has `drip`, as has an answer that nobody takes.
 */
export const PATIENCE = {
  headers: 15_000,
  request: 60_000,
  /** Node looks for what is late this often: what it ends lasts as much longer. */
  looksEvery: 5_000,
  drip: 20_000,
  /** A phone at the edge of its network sends faster. */
  slowest: 32 * 1024,
  /** Open connections; more are closed as they arrive. */
  connections: 2_000,
};
export type Patience = typeof PATIENCE;

/** Ends bodies that drip and answers that nobody takes: a thousand of them hold their connections for half a minute. */
export function registerPatience(app: FastifyInstance, { drip, slowest, connections }: Patience): void {
  app.server.maxConnections = connections;
  app.addHook("onRequest", async ({ raw }, reply) => {
    const { socket } = raw;
    if (bytesOf(raw) === 0 || !(socket instanceof Socket)) return;
    const began = performance.now();
    const before = socket.bytesRead;
    const look = () => {
      if (raw.complete || socket.destroyed) return;
      const seconds = (performance.now() - began) / 1000;
      if (socket.bytesRead - before >= slowest * seconds) timer.refresh();
      else if (reply.raw.headersSent) socket.destroy();
      else app.server.emit("clientError", lateError(), socket);
    };
    const timer = setTimeout(look, drip);
    raw.once("close", () => clearTimeout(timer));
  });
  app.addHook("onSend", async ({ raw: { socket } }, { raw }) => {
    if (!(socket instanceof Socket)) return;
    // What was taken, not what is at rest: who reads nothing may go on sending.
    const taken = () => socket.bytesWritten - socket.writableLength;
    let before = taken();
    const look = () => {
      const now = taken();
      if (now === before && socket.writableLength > 0) socket.destroy();
      else timer.refresh();
      before = now;
    };
    // The first time something was taken nearly always: by the kernel.
    const timer = setTimeout(look, drip / 2);
    raw.once("close", () => clearTimeout(timer));
  });
}

/** As Node names what took too long. */
function lateError(): Error {
  return Object.assign(new Error("The body came too slowly"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
}

/** No browser asks before the last answer came; scripts and proxies that do are content with few. */
const MOST_AT_ONCE = 32;

/**
 * Ends a connection that sends many requests without taking an answer. Node reads what comes in pieces of 64 kB, a
 * thousand small requests, and has all of them answered though nobody takes the answers: megabytes for each connection.
 */
export function registerPipelines(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: number): number => {
    const now = (waiting.get(socket) ?? 0) + more;
    waiting.set(socket, now);
    return now;
  };
  app.addHook("onRequest", async ({ raw }, reply) => {
    if (count(raw.socket, 1) <= MOST_AT_ONCE && !raw.socket.destroyed) return;
    raw.socket.destroy();
    // Those that came in the same piece are told to us still.
    reply.hijack();
  });
  app.addHook("onResponse", async ({ raw }) => {
    count(raw.socket, -1);
  });
}
