import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { HttpContext } from "./request-context.ts";

const KIB = 1024;
const MIB = 1024 * KIB;
/** Node reads and drops a body up to this size, and the connection remains open. */
const MAX_IGNORED_BYTES = 64 * KIB;
/**
 * Bytes of a larger body that are read and dropped. The limit is higher for the app with an expired token,
 * whose body may be legitimate.
 */
const MAX_DISCARDED_BYTES = 256 * KIB;
const MAX_DISCARDED_BYTES_OF_APP = 32 * MIB;
/** The connection is destroyed when the client sends nothing for this long. */
const IDLE_TIMEOUT_MS = 3000;

/**
 * Half-closes the socket of a refused request, so that the client gets the error response before a reset.
 * Reads and drops the rest of the request body up to a limit.
 */
export function registerHalfClose(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => HttpContext,
): void {
  app.addHook("onSend", async (request, reply) => {
    const { raw } = request;
    const { socket } = raw;
    if (raw.complete || raw.destroyed || !(socket instanceof Socket)) return;
    const bytes = getRequestBodyLength(raw);
    if (bytes <= MAX_IGNORED_BYTES) {
      // With this header, Fastify would close the connection after the response.
      reply.removeHeader("connection");
      return;
    }
    reply.header("connection", "close");
    // Node calls `destroySoon` after writing the response, which would destroy the connection at once.
    socket.destroySoon = () => socket.end();
    // Browsers read the response only after sending the complete body, and at this 401 the app refreshes its
    // token.
    const isExpiredToken = reply.statusCode === 401 && (await contextOf(request, reply).knowsBearer());
    discardRestOfBody(raw, isExpiredToken ? MAX_DISCARDED_BYTES_OF_APP : MAX_DISCARDED_BYTES);
  });
}

/** Length of the request body in bytes; Infinity for a chunked body. */
export function getRequestBodyLength({ headers }: IncomingMessage): number {
  if (headers["transfer-encoding"] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers["content-length"] ?? 0);
}

function discardRestOfBody(raw: IncomingMessage, limit: number): void {
  let left = limit;
  const { socket } = raw;
  const idleTimer = setTimeout(() => socket.destroy(), IDLE_TIMEOUT_MS);
  socket.once("close", () => clearTimeout(idleTimer));
  raw.unpipe();
  raw
    .on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left >= 0) idleTimer.refresh();
      else raw.pause();
    })
    // The connection broke, so no response can be delivered.
    .on("error", () => undefined)
    .resume();
}
