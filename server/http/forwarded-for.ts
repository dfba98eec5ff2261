import { isIP } from "node:net";
import type { FastifyInstance } from "fastify";

/** `[v6]`, with or without a port, and `v4:port`. */
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
const WITH_PORT = /^([\d.]+):\d{1,5}$/;

/**
 * Rewrites X-Forwarded-For before it is read: ports go, and so does everything left of an entry that is no address.
 * Nobody vouches for that part, and a hop without an address counts as the proxy that sent it.
 */
export function registerForwardedFor(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }) => {
    const header = raw.headers["x-forwarded-for"];
    if (typeof header === "string") raw.headers["x-forwarded-for"] = cleanForwardedFor(header);
  });
}

function cleanForwardedFor(header: string): string {
  const hops: string[] = [];
  for (const entry of header.split(",").toReversed()) {
    const address = addressIn(entry.trim());
    if (address === null) break;
    hops.unshift(address);
  }
  return hops.join(", ");
}

/** The address of an entry without port, brackets and zone; null where it has none. */
function addressIn(entry: string): string | null {
  const bracketed = BRACKETED.exec(entry)?.[1];
  const address = (bracketed ?? WITH_PORT.exec(entry)?.[1] ?? entry).replace(/%.*$/, "");
  const version = isIP(address);
  return version === 0 || (bracketed !== undefined && version === 4) ? null : address;
}
