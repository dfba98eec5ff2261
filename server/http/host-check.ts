import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * Decides which Host names are answered; others get 421. With a base URL only its host and the allowed hosts; without
 * one the names of a home network: localhost, addresses, single-label names, .local, .lan, .home.arpa.
 */
export function createHostCheck(options: { baseUrl: string | undefined; allowedHosts: readonly string[] }) {
  const named = new Set(options.allowedHosts);
  if (options.baseUrl) named.add(hostName(new URL(options.baseUrl).host));
  return (header: string | undefined): boolean => {
    if (!header || !/^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(header)) return false;
    const host = hostName(header);
    if (named.has(host)) return true;
    return options.baseUrl === undefined && isHomeName(host);
  };
}

/** A proxy and the server may choose different ones of two Host headers, so such a request is refused. */
export function hasSingleHost({ rawHeaders }: IncomingMessage): boolean {
  // Names and values alternate.
  return rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host").length <= 1;
}

function hostName(host: string): string {
  const name = host.startsWith("[") ? host.slice(1, host.indexOf("]")) : (host.split(":")[0] as string);
  return name.toLowerCase().replace(/\.$/, "");
}

function isHomeName(host: string): boolean {
  return isIP(host) !== 0 || !host.includes(".") || /\.(?:local|lan|home\.arpa|localhost)$/.test(host);
}
