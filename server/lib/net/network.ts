import ipaddr from "ipaddr.js";

/** Whom a rate is counted for: an IPv4 address, or the IPv6 /64 that one subscriber has. */
export function subscriberOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv4"
    ? parsed.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`)}/64`;
}

/** The network an address belongs to: IPv4 /24, IPv6 /48. An IPv4 inside IPv6 counts as IPv4. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv4"
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`)}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`)}/48`;
}
