import Bowser from "bowser";

export type UserAgent = {
  /** `Firefox 128`, or null where the text does not tell. */
  browser: string | null;
  /** `Windows 10`, `iOS 17.5`, or null. */
  operatingSystem: string | null;
  deviceType: "desktop" | "mobile" | "tablet" | "tv" | "bot" | "unknown";
};

const MAX_LENGTH = 512;
const DEVICE_TYPES = ["desktop", "mobile", "tablet", "tv", "bot"] as const;

/** The header as it may be kept and shown: at most 512 characters, none of them a control character. */
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

/** The name that a program gives itself: `curl/8.1` is `curl 8`. */
function readProgram(text: string): string | null {
  const [, name, version] = /^([A-Za-z][\w.-]{0,31})\/(\d{1,6})/.exec(text) ?? [];
  return name === undefined || name === "Mozilla" ? null : `${name} ${version}`;
}

/** What a User-Agent header says of browser, system and device. Anyone can write anything there. */
export function parseUserAgent(header: string | undefined): UserAgent {
  const text = cleanUserAgent(header);
  if (text === "") return { browser: null, operatingSystem: null, deviceType: "unknown" };
  const { browser, os, platform } = Bowser.parse(text);
  // Windows numbers its kernel in `version` and itself in `versionName`; macOS names a mountain there.
  const osVersion = os.versionName && /^\d/.test(os.versionName) ? os.versionName : os.version;
  return {
    browser: joinVersion(browser.name, browser.version, 1) ?? readProgram(text),
    operatingSystem: joinVersion(os.name, osVersion, 2),
    deviceType: DEVICE_TYPES.find((type) => type === platform.type) ?? "unknown",
  };
}
