import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanUserAgent, parseUserAgent } from "./user-agent.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0",
    { browser: "Firefox 128", operatingSystem: "Windows 10", deviceType: "desktop" },
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    { browser: "Safari 17", operatingSystem: "iOS 17.5", deviceType: "mobile" },
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
    { browser: "Chrome 126", operatingSystem: "macOS 10.15", deviceType: "desktop" },
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`,
    { browser: "Chrome 126", operatingSystem: "Linux", deviceType: "desktop" },
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${WEBKIT} Version/16.6 Mobile/15E148 Safari/604.1`,
    { operatingSystem: "iOS 16.6", deviceType: "tablet" },
  ],
  ["curl/8.1.2", { browser: "curl 8", operatingSystem: null, deviceType: "unknown" }],
  ["", { browser: null, operatingSystem: null, deviceType: "unknown" }],
  [undefined, { browser: null, operatingSystem: null, deviceType: "unknown" }],
  ["\u0000\u001b[31m", { browser: null, operatingSystem: null, deviceType: "unknown" }],
])("reads %s", (header, expected) => {
  expect(parseUserAgent(header)).toMatchObject(expected);
});

test("the stored text has no control character and at most 512 characters", () => {
  expect(cleanUserAgent("a\r\nlevel=50 \u001b[31mb\u202e\u2028c\u007f")).toBe("alevel=50 [31mbc");
  expect(cleanUserAgent(`${"a".repeat(511)}${"b".repeat(1_000_000)}`)).toBe(`${"a".repeat(511)}b`);
});

test("any text can be parsed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 600 }), (text) => {
      expect(Object.keys(parseUserAgent(text))).toEqual(["browser", "operatingSystem", "deviceType"]);
    }),
  );
});
