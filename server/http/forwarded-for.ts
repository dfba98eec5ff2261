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

/**
 * Says once in the log that somebody forwards addresses who is not trusted to. Behind a proxy that nobody named all
 * people are one to every limit, and whoever runs the server would not know why.
 */
export function registerProxyWarning(app: FastifyInstance): void {
  let isTold = false;
  app.addHook("onRequest", async (request) => {
    if (isTold || request.headers["x-forwarded-for"] === undefined) return;
    // The first is the connection's own; a further one is there where that one is trusted.
    if ((request.ips?.length ?? 0) > 1) return;
    isTold = true;
    const proxy = request.socket.remoteAddress;
    request.log.warn({ proxy }, "X-Forwarded-For is not believed: TRUST_PROXY does not name who sent it");
  });
}
