import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * Decides which Host names are answered; others get 421. With a base address only its host and the allowed
 * ones; without, what a home network uses: localhost, addresses, single-label names, .local, .lan, .home.arpa.
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

/** Of two Host headers a proxy may believe the one and the server the other: such a request has no meaning. */
export function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  // Names and values in turn.
  return rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host").length <= 1;
}

function hostName(host: string): string {
  const name = host.startsWith("[") ? host.slice(1, host.indexOf("]")) : (host.split(":")[0] as string);
  return name.toLowerCase().replace(/\.$/, "");
}

function isHomeName(host: string): boolean {
  return isIP(host) !== 0 || !host.includes(".") || /\.(?:local|lan|home\.arpa|localhost)$/.test(host);
}
