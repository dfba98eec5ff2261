import type { Socket } from "node:net";
import { SafeFetchError } from "./safe-fetch-error.ts";

const EVERY_MS = 50;

/**
 * Aborts once more has come over a connection than an answer of `maxBytes` can need: headers, hints before the answer
 * and the frames of chunks count too, which no reader of the body ever sees.
 */
export function watchWire(socket: Socket, maxBytes: number): { signal: AbortSignal; end(): void } {
  const most = 2 * maxBytes + 1024 * 1024;
  const limit = new AbortController();
  const timer = setInterval(() => {
    if (socket.bytesRead > most) limit.abort(new SafeFetchError("too-large", "over the limit on the wire"));
  }, EVERY_MS);
  return { signal: limit.signal, end: () => clearInterval(timer) };
}
