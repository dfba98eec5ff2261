import ipaddr from "ipaddr.js";

/** Network of one internet subscriber, for rate limits: the IPv4 address itself, or the IPv6 /64. */
export function getSubscriberNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv4"
    ? parsed.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`)}/64`;
}

/** Network prefix of an address: IPv4 /24 or IPv6 /48. An IPv4-mapped IPv6 address counts as IPv4. */
export function toNetworkPrefix(address: string): string {
  return formatNetworkPrefix(address, { ipv4: 24, ipv6: 48 });
}

/** Network prefix that is shown for an unknown place: IPv4 /16 or IPv6 /32. */
export function toWideNetworkPrefix(address: string): string {
  return formatNetworkPrefix(address, { ipv4: 16, ipv6: 32 });
}

function formatNetworkPrefix(address: string, bits: { ipv4: number; ipv6: number }): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv4"
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${bits.ipv4}`)}/${bits.ipv4}`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${bits.ipv6}`)}/${bits.ipv6}`;
}
