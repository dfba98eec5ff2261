/**
 * Larder's cookies, none of which authenticates. `device`: secrets of the accounts that know this browser,
 * joined by dots. `asked`: secrets of registrations from this browser. `identity`: state of a sign-in by an
 * identity provider.
 */
export type CookieName = "device" | "asked" | "identity";

export type Cookies = {
  /** Returns null if the browser sent none or an invalid one. */
  get(name: CookieName): string | null;
  /** Sets the cookie; the value null deletes it. */
  set(name: CookieName, value: string | null): void;
};

/** Data of an HTTP request that tRPC and REST have in common. */
export type RequestInfo = {
  id: string;
  ip: string;
  /** The verified origin under which the caller reached this server; links in mails start with it. */
  address: string;
  userAgent: string;
  /** Larder's cookies of the browser. */
  cookies: Cookies;
  /** IANA time zone of the X-Timezone header; null if absent or unknown. */
  timezone: string | null;
};
