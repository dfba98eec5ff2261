import { describe, expect, it } from "vitest";
import { parseEnv } from "#server/env.ts";
import { createLinkOriginResolver } from "./link-address.ts";

const hostOf = (host: string | undefined, more: { protocol?: string; localAddress?: string } = {}) => ({
  headers: { host },
  protocol: more.protocol ?? "http",
  socket: { localAddress: more.localAddress ?? "192.168.1.5", localPort: 3000 },
});
const home = createLinkOriginResolver(parseEnv({}), "Pantry.fritz.box");
const base = "http://localhost:3000";

describe("a mailed link without BASE_URL", () => {
  it.each([
    ["192.168.1.5:3000", "192.168.1.5"],
    ["192.168.1.5:3000", "::ffff:192.168.1.5"],
    ["[fd00::5]:3000", "fd00::5"],
    ["pantry:3000", "192.168.1.5"],
    ["pantry.local:3000", "192.168.1.5"],
  ])("leads to %s when the request reached this machine by it", (host, localAddress) => {
    expect(home(hostOf(host, { localAddress }))).toBe(`http://${host}`);
  });

  it.each([
    "6.6.6.6:3000",
    "192.168.1.66:3000",
    "evil.local:3000",
    "pantry.evil.example:3000",
    "evil",
    "192.168.1.5:9999",
    "192.168.1.5",
    "192.168.1.5:3000@evil.example",
    "evil.example/192.168.1.5:3000",
    "",
    undefined,
  ])("does not follow a Host header of %s", (host) => {
    expect(home(hostOf(host))).toBe(base);
  });
});

describe("a mailed link with BASE_URL", () => {
  const env = parseEnv({ BASE_URL: "https://larder.example.org", ALLOWED_HOSTS: "larder.lan, 10.0.0.9" });
  const address = createLinkOriginResolver(env, "pantry");

  it("leads to an allowed host at its usual port or the listening port", () => {
    expect(address(hostOf("larder.lan:3000"))).toBe("http://larder.lan:3000");
    expect(address(hostOf("LARDER.lan", { protocol: "https" }))).toBe("https://larder.lan");
    expect(address(hostOf("10.0.0.9:3000"))).toBe("http://10.0.0.9:3000");
  });

  it.each(["larder.lan:9999", "192.168.1.5:3000", "pantry:3000", "larder.example.org", "evil.example"])(
    "leads to BASE_URL for %s",
    (host) => {
      expect(address(hostOf(host))).toBe("https://larder.example.org");
    },
  );
});
