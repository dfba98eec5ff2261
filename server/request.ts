/**
 * Larder's own cookies, none of which signs anybody in. `device`: secrets by which accounts know this browser, joined by
 * dots. `asked`: those of registrations that were asked for here. `identity`: that of a sign-in by third party.
 */
export type CookieName = "device" | "asked" | "identity";

export type Cookies = {
  /** Null where the browser sent none, or one that is not ours by its form. */
  get(name: CookieName): string | null;
  /** Sets it on the answer; null takes it away. */
  set(name: CookieName, value: string | null): void;
};

/** What is known of the HTTP request, whichever transport carried it. */
export type RequestInfo = {
  id: string;
  ip: string;
  /** Where the asker reaches this server, as far as that is certain: links mailed for this request start with it. */
  address: string;
  userAgent: string;
  /** The cookies of the browser; nobody else's are looked at. */
  cookies: Cookies;
  /** IANA zone of the X-Timezone header, null when absent or unknown. */
  timezone: string | null;
};
