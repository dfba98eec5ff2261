import { Pool } from "undici";
import { type FuzzRequest, fuzzBodyBytes, pathWithQuery } from "./fuzz-request.ts";

export type FuzzAnswer = { status: number; type: string; text: string; ms: number };
/** Sends a request from a client address; `token` is null for a guest. Rejects if there is no response. */
export type Send = (request: FuzzRequest, from: string, token: string | null) => Promise<FuzzAnswer>;

const REQUEST_TIMEOUT_MS = 60_000;

/** An HTTP client that allows malformed requests, with a connection for each concurrent request. */
export function createFuzzClient(port: number, lanes: number): { send: Send; close(): Promise<void> } {
  const pool = new Pool(`http://127.0.0.1:${port}`, {
    connections: lanes,
    pipelining: 1,
    headersTimeout: REQUEST_TIMEOUT_MS,
    bodyTimeout: REQUEST_TIMEOUT_MS,
  });
  return {
    async send(request, from, token) {
      // The body is serialized before the time is measured.
      const bytes = fuzzBodyBytes(request);
      const startedAt = performance.now();
      const { statusCode, headers, body } = await pool.request({
        method: request.method as "GET",
        path: pathWithQuery(request),
        headers: headersOf(request, from, token),
        body: bytes,
      });
      const text = await body.text();
      const type = String(headers["content-type"] ?? "");
      return { status: statusCode, type, text, ms: performance.now() - startedAt };
    },
    close: () => pool.destroy(),
  };
}

/** The headers with the client address appended to X-Forwarded-For, as the trusted proxy does. */
function headersOf({ headers }: FuzzRequest, from: string, token: string | null): Record<string, string> {
  const sent = Object.fromEntries(headers);
  const forwarded = sent["x-forwarded-for"];
  return {
    host: "localhost",
    "user-agent": "fuzz",
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...sent,
    "x-forwarded-for": forwarded ? `${forwarded}, ${from}` : from,
  };
}
