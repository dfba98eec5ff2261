import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

const MIB = 1024 * 1024;
/** Read on and thrown away of a body that was refused: what an app's own call may weigh, and what a stranger's may. */
const MOST = { named: 32 * MIB, nameless: MIB };
/** A client that has not taken its answer by then is not waited for. */
const LINGER_MS = 3000;

/**
 * Lets whoever sends a body that nobody reads hear why. A connection closed while bytes are on their way is reset, and
 * the answer lost with it: so they are read on up to a bound, then left where they are for a moment.
 */
export function registerLinger(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    const { raw } = request;
    if (!mayHaveBody(raw) || raw.complete || raw.readableEnded) return;
    // Fastify would end the connection with the answer.
    reply.removeHeader("connection");
    discardRest(raw);
  });
}

function mayHaveBody(raw: IncomingMessage): boolean {
  const { "content-length": length, "transfer-encoding": encoding } = raw.headers;
  return encoding !== undefined || (length !== undefined && length !== "0");
}

function discardRest(raw: IncomingMessage): void {
  let left = raw.headers.authorization === undefined ? MOST.nameless : MOST.named;
  const patience = setTimeout(() => raw.destroy(), LINGER_MS);
  const end = () => clearTimeout(patience);
  raw.unpipe();
  raw
    .on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left >= 0) patience.refresh();
      else raw.pause();
    })
    .on("error", end)
    .once("end", end)
    .once("close", end)
    .resume();
}
