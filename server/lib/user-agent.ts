import Bowser from "bowser";

export type UserAgent = {
  /** `Firefox 128`, or null when unknown. */
  browser: string | null;
  /** `Windows 10`, `iOS 17.5`, or null. */
  operatingSystem: string | null;
  deviceType: "desktop" | "mobile" | "tablet" | "tv" | "bot" | "unknown";
};

const MAX_LENGTH = 512;
const DEVICE_TYPES = ["desktop", "mobile", "tablet", "tv", "bot"] as const;

/** The header for storage and display: at most 512 characters, without control characters. */
export function cleanUserAgent(header: string | undefined): string {
  return (header ?? "")
    .slice(0, MAX_LENGTH)
    .replaceAll(/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu, "")
    .trim();
}

function joinVersion(name: string | undefined, version: string | undefined, parts: number): string | null {
  if (!name) return null;
  const short = (version ?? "").split(".").slice(0, parts).join(".");
  return short === "" ? name : `${name} ${short}`;
}

/** Name and version of a program: `curl/8.1` is `curl 8`. */
function readProgram(text: string): string | null {
  const [, name, version] = /^([A-Za-z][\w.-]{0,31})\/(\d{1,6})/.exec(text) ?? [];
  return name === undefined || name === "Mozilla" ? null : `${name} ${version}`;
}

/** Browser, system and device of a User-Agent header, which is unverified. */
export function parseUserAgent(header: string | undefined): UserAgent {
  const text = cleanUserAgent(header);
  if (text === "") return { browser: null, operatingSystem: null, deviceType: "unknown" };
  const { browser, os, platform } = Bowser.parse(text);
  // Windows has its kernel in `version` and its name in `versionName`; macOS has a mountain there.
  const osVersion = os.versionName && /^\d/.test(os.versionName) ? os.versionName : os.version;
  return {
    browser: joinVersion(browser.name, browser.version, 1) ?? readProgram(text),
    operatingSystem: joinVersion(os.name, osVersion, 2),
    deviceType: DEVICE_TYPES.find((type) => type === platform.type) ?? "unknown",
  };
}
