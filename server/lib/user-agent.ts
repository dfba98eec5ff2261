import Bowser from "bowser";

export type UserAgent = {
  /** Name and major version, for example "Firefox 128"; null when unknown. */
  browser: string | null;
  /** Name and version, for example "iOS 17.5"; null when unknown. */
  operatingSystem: string | null;
  deviceType: "desktop" | "mobile" | "tablet" | "tv" | "bot" | "unknown";
};

const MAX_LENGTH = 512;
const DEVICE_TYPES = ["desktop", "mobile", "tablet", "tv", "bot"] as const;

/** Shortens the header to 512 characters and removes control characters, for storing and displaying it. */
export function cleanUserAgent(header: string | undefined): string {
  return (header ?? "")
    .slice(0, MAX_LENGTH)
    .replaceAll(/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu, "")
    .trim();
}

function joinNameAndVersion(
  name: string | undefined,
  version: string | undefined,
  parts: number,
): string | null {
  if (!name) return null;
  const short = (version ?? "").split(".").slice(0, parts).join(".");
  return short === "" ? name : `${name} ${short}`;
}

/** Name and major version of a program: "curl/8.1" becomes "curl 8". */
function parseProgramNameAndVersion(text: string): string | null {
  const [, name, version] = /^([A-Za-z][\w.-]{0,31})\/(\d{1,6})/.exec(text) ?? [];
  return name === undefined || name === "Mozilla" ? null : `${name} ${version}`;
}

/** Detects browser, system and device type from a User-Agent header, which the client can choose freely. */
export function parseUserAgent(header: string | undefined): UserAgent {
  const text = cleanUserAgent(header);
  if (text === "") return { browser: null, operatingSystem: null, deviceType: "unknown" };
  const { browser, os, platform } = Bowser.parse(text);
  // For Windows, `version` is the kernel and `versionName` the known number; for macOS, `versionName` is a
  // name.
  const osVersion = os.versionName && /^\d/.test(os.versionName) ? os.versionName : os.version;
  return {
    browser: joinNameAndVersion(browser.name, browser.version, 1) ?? parseProgramNameAndVersion(text),
    operatingSystem: joinNameAndVersion(os.name, osVersion, 2),
    deviceType: DEVICE_TYPES.find((type) => type === platform.type) ?? "unknown",
  };
}
