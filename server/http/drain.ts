import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const QUIET_MS = 300;
const MAX_DRAIN_MS = 10_000;
const POLL_INTERVAL_MS = 50;

/**
 * Lets requests in progress finish when the server stops. New responses then have `Connection: close`. An
 * idle connection may contain an unread request, so connections are closed only after a quiet period.
 */
export function registerGracefulStop(app: FastifyInstance): void {
  let lastSeen = 0;
  /**
   * Number of requests in progress per connection. A broken connection is deleted with its pipelined
   * requests.
   */
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
    // Browsers open connections in advance, and Node would wait for a connection that sent no byte.
    for (const socket of sockets.keys()) if (socket.bytesRead === 0) socket.destroy();
  });
}
