import { Pool } from "undici";
import { addressOf, bytesOf, type FuzzRequest } from "./fuzz-request.ts";

export type FuzzAnswer = { status: number; type: string; text: string; ms: number };
/** Sends as an account or a guest, from an address. Rejects where no answer comes. */
export type Send = (request: FuzzRequest, from: string, token: string | null) => Promise<FuzzAnswer>;

/** Nothing takes as long; what does is as good as no answer. */
const GIVE_UP_AFTER = 60_000;

/** A client that sends what no library would: one socket for each request under way. */
export function createSender(port: number, lanes: number): { send: Send; close(): Promise<void> } {
  const pool = new Pool(`http://127.0.0.1:${port}`, {
    connections: lanes,
    pipelining: 1,
    headersTimeout: GIVE_UP_AFTER,
    bodyTimeout: GIVE_UP_AFTER,
  });
  return {
    async send(request, from, token) {
      // Before the clock starts: what it takes to write it down is no time of the server.
      const bytes = bytesOf(request);
      const startedAt = performance.now();
      const { statusCode, headers, body } = await pool.request({
        method: request.method as "GET",
        path: addressOf(request),
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

/** The proxy before the server adds the address that it sees to what was sent as one. */
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
