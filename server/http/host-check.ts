import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * Creates the check of the Host header; other hosts get status 421. With a base URL, its host and the allowed
 * hosts are accepted. Without one, names of a home network are accepted too: localhost, IP addresses, names
 * without a dot, .local, .lan and .home.arpa.
 */
export function createHostHeaderPredicate(options: {
  baseUrl: string | undefined;
  allowedHosts: readonly string[];
}) {
  const named = new Set(options.allowedHosts);
  if (options.baseUrl) named.add(removePortOfHost(new URL(options.baseUrl).host));
  return (header: string | undefined): boolean => {
    if (!header || !/^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(header)) return false;
    const host = removePortOfHost(header);
    if (named.has(host)) return true;
    return options.baseUrl === undefined && isHomeNetworkName(host);
  };
}

/** A request with two Host headers is refused, because a proxy and the server may use different ones. */
export function hasSingleHostHeader({ rawHeaders }: IncomingMessage): boolean {
  // `rawHeaders` alternates names and values.
  return rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host").length <= 1;
}

function removePortOfHost(host: string): string {
  const name = host.startsWith("[") ? host.slice(1, host.indexOf("]")) : (host.split(":")[0] as string);
  return name.toLowerCase().replace(/\.$/, "");
}

function isHomeNetworkName(host: string): boolean {
  return isIP(host) !== 0 || !host.includes(".") || /\.(?:local|lan|home\.arpa|localhost)$/.test(host);
}
