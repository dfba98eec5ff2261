import { isIP } from "node:net";
import type { FastifyInstance } from "fastify";

/** `[v6]`, with or without a port, and `v4:port`. */
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
const WITH_PORT = /^([\d.]+):\d{1,5}$/;

/**
 * Cleans X-Forwarded-For before Fastify reads it: removes ports, and all entries left of one that is no IP address.
 * Those are unverified; a hop without an address counts as the proxy that sent it.
 */
export function registerForwardedForCleaning(app: FastifyInstance): void {
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

/** The address of an entry without port, brackets and zone; null when it is not an IP address. */
function addressIn(entry: string): string | null {
  const bracketed = BRACKETED.exec(entry)?.[1];
  const address = (bracketed ?? WITH_PORT.exec(entry)?.[1] ?? entry).replace(/%.*$/, "");
  const version = isIP(address);
  return version === 0 || (bracketed !== undefined && version === 4) ? null : address;
}

/**
 * Logs one warning when an untrusted peer sends X-Forwarded-For: behind an unnamed proxy all clients share one rate
 * limit.
 */
export function registerUntrustedProxyWarning(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook("onRequest", async (request) => {
    if (hasWarned || request.headers["x-forwarded-for"] === undefined) return;
    // The first entry is the connection's own address; more entries mean that the proxy is trusted.
    if ((request.ips?.length ?? 0) > 1) return;
    hasWarned = true;
    const proxy = request.socket.remoteAddress;
    request.log.warn({ proxy }, "X-Forwarded-For is not believed: TRUST_PROXY does not name who sent it");
  });
}
