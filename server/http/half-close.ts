import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { HttpContext } from "./request-context.ts";

const KIB = 1024;
const MIB = 1024 * KIB;
/** A body up to this size is read and dropped by Node, and the connection stays open. */
const MAX_IGNORED_BYTES = 64 * KIB;
/** Bytes of a larger body that are read and dropped; an app with an expired token may send its largest call. */
const MAX_DISCARDED_BYTES = 256 * KIB;
const MAX_DISCARDED_BYTES_OF_APP = 32 * MIB;
/** The connection is destroyed when the client is silent this long. */
const IDLE_TIMEOUT_MS = 3000;

/**
 * Half-closes the socket so that the error response is delivered before a reset. The rest of the request body is read
 * and dropped, up to a limit.
 */
export function registerHalfClose(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => HttpContext,
): void {
  app.addHook("onSend", async (request, reply) => {
    const { raw } = request;
    const { socket } = raw;
    if (raw.complete || raw.destroyed || !(socket instanceof Socket)) return;
    const bytes = requestBodyLength(raw);
    if (bytes <= MAX_IGNORED_BYTES) {
      // Fastify would close the connection after the response.
      reply.removeHeader("connection");
      return;
    }
    reply.header("connection", "close");
    // Node calls `destroySoon` once the response is written and would destroy the connection at once.
    socket.destroySoon = () => socket.end();
    // Browsers send the complete body before they read the response; on this 401 the app refreshes its token.
    const isExpiredToken = reply.statusCode === 401 && (await contextOf(request, reply).knowsBearer());
    discardRest(raw, isExpiredToken ? MAX_DISCARDED_BYTES_OF_APP : MAX_DISCARDED_BYTES);
  });
}

/** Length of the request body in bytes; Infinity for a chunked one. */
export function requestBodyLength({ headers }: IncomingMessage): number {
  if (headers["transfer-encoding"] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers["content-length"] ?? 0);
}

function discardRest(raw: IncomingMessage, limit: number): void {
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
    // The connection broke; no response can be delivered.
    .on("error", () => undefined)
    .resume();
}
