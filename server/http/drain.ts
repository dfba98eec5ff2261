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
  let underWay = 0;
  let lastSeen = 0;
  const sockets = new Set<Socket>();
  app.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("onRequest", async () => {
    underWay += 1;
    lastSeen = Date.now();
  });
  app.addHook("onResponse", async () => {
    underWay -= 1;
    lastSeen = Date.now();
  });
  app.addHook("preClose", async () => {
    if (!app.server.listening) return;
    const from = Date.now();
    lastSeen = Math.max(lastSeen, from);
    while (Date.now() - from < LONGEST && (underWay > 0 || Date.now() - lastSeen < QUIET)) {
      await new Promise((resolve) => setTimeout(resolve, STEP));
    }
    // Browsers open connections ahead of need. One that never said a word is idle, though Node takes it for busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
}
