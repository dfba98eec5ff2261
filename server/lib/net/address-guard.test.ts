import { expect, test } from "vitest";
import { findUrlFaultOrNull, getHostWithoutBrackets, isPublicAddress } from "./address-guard.ts";

test.each([
  "1.1.1.1",
  "8.8.8.8",
  "93.184.216.34",
  "100.63.255.255",
  "172.32.0.1",
  "192.0.1.1",
  "223.255.255.255",
  "2606:4700:4700::1111",
  "2001:4860:4860::8888",
  "2a00:1450:4001::200e",
  "2001:200::1",
  // The ISATAP marker 5efe counts only after 0000 or 0200, which does not precede it here.
  "2606:4700::1:5efe:7f00:1",
])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["this network", "0.0.0.0"],
  ["this network", "0.1.2.3"],
  ["private", "10.0.0.1"],
  ["private", "172.16.0.1"],
  ["private", "172.31.255.255"],
  ["private", "192.168.1.1"],
  ["carrier-grade NAT", "100.64.0.1"],
  ["carrier-grade NAT", "100.127.255.255"],
  ["loopback", "127.0.0.1"],
  ["loopback", "127.255.255.254"],
  ["link-local, metadata", "169.254.169.254"],
  ["protocol assignments", "192.0.0.1"],
  ["documentation", "192.0.2.1"],
  ["documentation", "198.51.100.1"],
  ["documentation", "203.0.113.1"],
  ["6to4 relay", "192.88.99.1"],
  ["AS112", "192.31.196.1"],
  ["AS112", "192.175.48.1"],
  ["AMT relay", "192.52.193.1"],
  ["benchmarks", "198.18.0.1"],
  ["benchmarks", "198.19.255.255"],
  ["multicast", "224.0.0.1"],
  ["reserved", "240.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["unspecified", "::"],
  ["loopback", "::1"],
  ["IPv4 compatible", "::127.0.0.1"],
  ["IPv4 compatible, public", "::8.8.8.8"],
  ["IPv4 mapped", "::ffff:127.0.0.1"],
  ["IPv4 mapped, public", "::ffff:8.8.8.8"],
  ["IPv4 translated", "::ffff:0:127.0.0.1"],
  ["NAT64", "64:ff9b::7f00:1"],
  ["NAT64, public", "64:ff9b::808:808"],
  ["NAT64 local", "64:ff9b:1::7f00:1"],
  ["6to4", "2002:7f00:1::1"],
  ["Teredo", "2001:0:7f00:1::1"],
  ["ISATAP", "2606:4700::5efe:7f00:1"],
  ["ISATAP, public", "2606:4700::200:5efe:808:808"],
  ["benchmarks", "2001:2::1"],
  ["ORCHID", "2001:20::1"],
  ["documentation", "2001:db8::1"],
  ["documentation", "3fff::1"],
  ["AS112", "2620:4f:8000::1"],
  ["discard", "100::1"],
  ["link-local", "fe80::1"],
  ["link-local with a zone", "fe80::1%eth0"],
  ["public with a zone", "2606:4700::1%1"],
  ["site-local", "fec0::1"],
  ["unique local", "fc00::1"],
  ["unique local", "fd12:3456::1"],
  ["multicast", "ff02::1"],
  ["segment routing", "5f00::1"],
  ["unassigned", "4000::1"],
  ["a name", "example.org"],
  ["a number", "2130706433"],
  ["nothing", ""],
])("%s (%s) is not public", (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each<[string, string | null, (readonly number[] | "any")?]>([
  ["https://example.org/x", null],
  ["http://example.org:80/", null],
  ["http://example.org:443/", null],
  ["ftp://example.org/", "scheme ftp:"],
  ["file:///etc/passwd", "scheme file:"],
  ["data:text/html,x", "scheme data:"],
  ["javascript:alert(1)", "scheme javascript:"],
  ["https://user@example.org/", "user in the address"],
  ["https://:word@example.org/", "user in the address"],
  ["http://example.org:22/", "port 22"],
  ["http://example.org:0/", "port 0"],
  ["http://example.org/", "port 80", [443]],
  ["https://example.org/", "port 443", [80]],
  ["http://example.org:22/", null, "any"],
  ["http://example.org:0/", "port 0", "any"],
])("the form of %s has the fault %s", (address, fault, ports = [80, 443]) => {
  expect(findUrlFaultOrNull(new URL(address), ports)).toBe(fault);
});

test.each([
  ["https://example.org/", "example.org"],
  ["https://[2606:4700::1111]/", "2606:4700::1111"],
])("the host of %s is %s", (address, host) => {
  expect(getHostWithoutBrackets(new URL(address))).toBe(host);
});
