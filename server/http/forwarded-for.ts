import { isIP } from "node:net";
import type { FastifyInstance } from "fastify";

/** Matches an IPv6 address in brackets, with or without a port; the next pattern matches IPv4 with a port. */
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
const WITH_PORT = /^([\d.]+):\d{1,5}$/;

/**
 * Cleans X-Forwarded-For before Fastify reads it. Removes ports, and drops an entry that is no IP address
 * with all entries to its left, which are unverified. The proxy that sent such an entry then counts as the
 * client.
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
    const address = parseIpAddressOfHopOrNull(entry.trim());
    if (address === null) break;
    hops.unshift(address);
  }
  return hops.join(", ");
}

/** The IP address of an entry without port, brackets and zone; null when the entry is no IP address. */
function parseIpAddressOfHopOrNull(entry: string): string | null {
  const bracketed = BRACKETED.exec(entry)?.[1];
  const address = (bracketed ?? WITH_PORT.exec(entry)?.[1] ?? entry).replace(/%.*$/, "");
  const version = isIP(address);
  return version === 0 || (bracketed !== undefined && version === 4) ? null : address;
}

/**
 * Logs one warning when a peer that is not trusted sends X-Forwarded-For. Behind a proxy that TRUST_PROXY
 * does not name, all clients would share one rate limit.
 */
export function registerUntrustedProxyWarning(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook("onRequest", async (request) => {
    if (hasWarned || request.headers["x-forwarded-for"] === undefined) return;
    // `ips` begins with the address of the connection; further addresses mean that the proxy is trusted.
    if ((request.ips?.length ?? 0) > 1) return;
    hasWarned = true;
    const proxy = request.socket.remoteAddress;
    request.log.warn({ proxy }, "X-Forwarded-For is not believed: TRUST_PROXY does not name who sent it");
  });
}
