import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { HttpContext } from "./request-context.ts";

const KIB = 1024;
const MIB = 1024 * KIB;
/** So much is here already or as good as here: Node throws it away, and the connection goes on. */
const LITTLE = 64 * KIB;
/** Read on and thrown away of more than that; and of an app whose token ran out, its largest call. */
const MOST = 256 * KIB;
const MOST_OF_APP = 32 * MIB;
/** A client that has not taken its answer by then is not waited for. */
const LINGER_MS = 3000;

/**
 * Lets whoever sends a body that nobody reads hear why. A connection closed while bytes are on their way is reset, and
 * the answer lost with it: so only our side of it is closed, and what still comes is read on, up to a bound.
 */
export function registerLinger(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => HttpContext,
): void {
  app.addHook("onSend", async (request, reply) => {
    const { raw } = request;
    const { socket } = raw;
    if (raw.complete || raw.destroyed || !(socket instanceof Socket)) return;
    const bytes = bytesOf(raw);
    if (bytes <= LITTLE) {
      // Fastify would end the connection with the answer.
      reply.removeHeader("connection");
      return;
    }
    reply.header("connection", "close");
    // What Node calls once the answer is written; it would destroy the connection at once.
    socket.destroySoon = () => socket.end();
    // Browsers send a body to its end before they take an answer, and on this one the app fetches new tokens.
    const isLate = reply.statusCode === 401 && (await contextOf(request, reply).knowsBearer());
    discardRest(raw, isLate ? MOST_OF_APP : MOST);
  });
}

/** Bytes of a request's body: Infinity where they are sent in pieces. */
export function bytesOf({ headers }: IncomingMessage): number {
  if (headers["transfer-encoding"] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers["content-length"] ?? 0);
}

function discardRest(raw: IncomingMessage, most: number): void {
  let left = most;
  const { socket } = raw;
  const patience = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(patience));
  raw.unpipe();
  raw
    .on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left >= 0) patience.refresh();
      else raw.pause();
    })
    // It broke off: nobody waits for the answer.
    .on("error", () => undefined)
    .resume();
}
