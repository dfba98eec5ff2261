import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import { getErrorText } from "#server/texts/en/errors.ts";

type Headers = Readonly<Record<string, string>>;

/** Time that the client has to read the response before the socket is destroyed. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Answers 404 for a URL that cannot be decoded or that contains an overlong id. */
export function createBadUrlHandler(
  headers: Headers,
  sendMissing: (request: FastifyRequest, reply: FastifyReply) => unknown,
) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers).header("x-request-id", request.id).header("cache-control", "no-store");
    sendMissing(request, reply);
  };
}

/** Answers bytes that are no HTTP request with a JSON error, and closes the connection. */
export function createMalformedRequestHandler(headers: Headers) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const status =
      error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
    const body = JSON.stringify({ detail: getErrorText("BAD_REQUEST") });
    const lines = Object.entries({
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
    setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS).unref();
  };
}
