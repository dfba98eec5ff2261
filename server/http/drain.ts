import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const QUIET_MS = 300;
const MAX_DRAIN_MS = 10_000;
const POLL_INTERVAL_MS = 50;

/**
 * Lets a stopping server finish requests in progress. While closing, Fastify answers with `Connection: close`; idle
 * connections may carry an unread request, so they are closed only after a quiet period.
 */
export function registerGracefulStop(app: FastifyInstance): void {
  let lastSeen = 0;
  /** Requests in progress by connection; a broken connection drops its pipelined requests too. */
  const sockets = new Map<Socket, number>();
  const count = (socket: Socket, more: number) => {
    lastSeen = Date.now();
    const before = sockets.get(socket);
    if (before !== undefined) sockets.set(socket, before + more);
  };
  const hasRequests = () => [...sockets.values()].some((requests) => requests > 0);
  app.server.on("connection", (socket) => {
    sockets.set(socket, 0);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("onRequest", async ({ raw }) => count(raw.socket, 1));
  app.addHook("onResponse", async ({ raw }) => count(raw.socket, -1));
  app.addHook("preClose", async () => {
    if (!app.server.listening) return;
    const from = Date.now();
    lastSeen = Math.max(lastSeen, from);
    while (Date.now() - from < MAX_DRAIN_MS && (hasRequests() || Date.now() - lastSeen < QUIET_MS)) {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
    // Browsers open connections in advance; Node counts one that sent no byte as busy.
    for (const socket of sockets.keys()) if (socket.bytesRead === 0) socket.destroy();
  });
}
