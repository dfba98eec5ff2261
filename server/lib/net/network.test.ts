import { describe, expect, it } from "vitest";
import { getSubscriberNetwork, toNetworkPrefix } from "./network.ts";

describe("networks", () => {
  it.each([
    ["192.0.2.77", "192.0.2.0/24"],
    ["::ffff:192.0.2.77", "192.0.2.0/24"],
    ["2001:db8:1:2:3::4", "2001:db8:1::/48"],
    ["nonsense", "unknown"],
  ])("%s belongs to %s", (address, network) => {
    expect(toNetworkPrefix(address)).toBe(network);
  });

  it.each([
    ["192.0.2.77", "192.0.2.77"],
    ["::ffff:192.0.2.77", "192.0.2.77"],
    ["2001:db8:1:2:3::4", "2001:db8:1:2::/64"],
    ["nonsense", "nonsense"],
  ])("%s is counted as %s", (address, subscriber) => {
    expect(getSubscriberNetwork(address)).toBe(subscriber);
  });
});
