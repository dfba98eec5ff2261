import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import { textOf } from "#server/texts/en/errors.ts";

type Headers = Readonly<Record<string, string>>;

/** Time to take the answer; what is still sent then is nobody's. */
const LEAVE_MS = 2_000;

/** An address that cannot be decoded, or whose id is longer than any of ours, is one that leads nowhere. */
export function createAddressErrorHandler(
  headers: Headers,
  sendMissing: (request: FastifyRequest, reply: FastifyReply) => unknown,
) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers).header("x-request-id", request.id).header("cache-control", "no-store");
    sendMissing(request, reply);
  };
}

/** Bytes that are no HTTP request: answered in the form of all errors, then the connection ends. */
export function createClientErrorHandler(headers: Headers) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const status =
      error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
    const body = JSON.stringify({ detail: textOf("BAD_REQUEST") });
    const lines = Object.entries({
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
    setTimeout(() => socket.destroy(), LEAVE_MS).unref();
  };
}
