import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

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
