import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const QUIET = 300;
const LONGEST = 10_000;
const STEP = 50;

/**
 * Lets a stopping server answer what is on its way. While it closes, Fastify answers with `Connection: close`;
 * connections that seem idle may carry a request that was not read yet, so they are closed only after a quiet moment.
 */
export function registerDrain(app: FastifyInstance): void {
  let lastSeen = 0;
  /** Requests under way by their connections: with one that broke, those that waited for their turn are gone too. */
  const sockets = new Map<Socket, number>();
  const count = (socket: Socket, more: number) => {
    lastSeen = Date.now();
    const before = sockets.get(socket);
    if (before !== undefined) sockets.set(socket, before + more);
  };
  const isAnyUnderWay = () => [...sockets.values()].some((requests) => requests > 0);
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
    while (Date.now() - from < LONGEST && (isAnyUnderWay() || Date.now() - lastSeen < QUIET)) {
      await new Promise((resolve) => setTimeout(resolve, STEP));
    }
    // Browsers open connections ahead of need. One that never said a word is idle, though Node takes it for busy.
    for (const socket of sockets.keys()) if (socket.bytesRead === 0) socket.destroy();
  });
}
