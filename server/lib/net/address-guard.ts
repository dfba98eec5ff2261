import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** All IPv4 blocks that are not public (IANA special-purpose registry). */
const CLOSED_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
].map((block) => ipaddr.IPv4.parseCIDR(block));

/**
 * All public IPv6 addresses are in this block. It excludes loopback, link-local, unique local and multicast
 * addresses, and the blocks ::/96, ::ffff:0:0/96 and 64:ff9b::/96, which embed IPv4.
 */
const OPEN_V6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Blocks in 2000::/3 that are not public: protocol assignments with Teredo, documentation, 6to4, AS112. */
const CLOSED_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"].map((block) =>
  ipaddr.IPv6.parseCIDR(block),
);

/** Whether the IPv6 address embeds an IPv4 address by ISATAP, which these 32 bits in the middle show. */
function isIsatapAddress(parts: readonly number[]): boolean {
  return (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe;
}

/**
 * Whether an IP address belongs to a single host on the public internet. False for names, for local, private,
 * shared, reserved and multicast addresses, and for IPv6 addresses that embed IPv4.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes("%")) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  if (parsed instanceof ipaddr.IPv4) return !CLOSED_V4.some((block) => parsed.match(block));
  return (
    parsed.match(OPEN_V6) && !CLOSED_V6.some((block) => parsed.match(block)) && !isIsatapAddress(parsed.parts)
  );
}

/** The host of a URL as resolvers and sockets expect it: IPv6 without brackets. */
export function getHostWithoutBrackets(url: URL): string {
  return url.hostname.startsWith("[") ? url.hostname.slice(1, -1) : url.hostname;
}

export function getPortOrDefault(url: URL): number {
  return url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port);
}

/**
 * Why the form of a URL forbids fetching it, or null. Only http and https, the listed ports, and no user are
 * permitted.
 */
export function findUrlFaultOrNull(url: URL, ports: readonly number[] | "any"): string | null {
  if (url.protocol !== "http:" && url.protocol !== "https:") return `scheme ${url.protocol}`;
  if (url.username !== "" || url.password !== "") return "user in the address";
  if (url.hostname === "") return "no host";
  const port = getPortOrDefault(url);
  if (port === 0 || (ports !== "any" && !ports.includes(port))) return `port ${port}`;
  return null;
}
