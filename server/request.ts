/**
 * Larder's cookies; none of them authenticates. `device`: secrets of accounts that know this browser, joined by dots.
 * `asked`: secrets of registrations started here. `identity`: state of a sign-in by an identity provider.
 */
export type CookieName = "device" | "asked" | "identity";

export type Cookies = {
  /** Null when the browser sent none, or one of another form. */
  get(name: CookieName): string | null;
  /** Sets the cookie; null deletes it. */
  set(name: CookieName, value: string | null): void;
};

/** Data of the HTTP request for both transports. */
export type RequestInfo = {
  id: string;
  ip: string;
  /** Verified origin of this server for the caller; links mailed for this request start with it. */
  address: string;
  userAgent: string;
  /** Larder's cookies of the browser. */
  cookies: Cookies;
  /** IANA zone of the X-Timezone header, null when absent or unknown. */
  timezone: string | null;
};
