/** Where a login came from, as far as that is known. Networks are CIDR texts; degrees; the country by any one spelling. */
export type LoginPlace = {
  /** IPv4 /24 or IPv6 /48. */
  network: string | null;
  /** IPv4 /16 or IPv6 /32. */
  wideNetwork: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** With what one signed in, as its User-Agent says: the names with or without versions. */
export type LoginAgent = {
  browser: string | null;
  operatingSystem: string | null;
  deviceType: string | null;
};

/** A successful sign-in of before. `at` is milliseconds. */
export type PastLogin = LoginPlace & LoginAgent & { time: number };

/** What an account has seen. Moments are milliseconds. */
export type LoginHistory = {
  /** Successful sign-ins, the newest first; the first 20 within 90 days are looked at. */
  logins: readonly PastLogin[];
  /** However long ago; null before the first sign-in ever. */
  lastSuccessAt: number | null;
  /** On this account in the last 60 minutes, and after its last reset of the password. */
  recentFailures: number;
  /** Accounts that the address of this login was wrong about in the last 60 minutes. */
  accountsFailedFromAddress: number;
  /** The last reset of the password or change of the address; null without one. */
  changedAt: number | null;
};

/** The sign-in that is looked at. `at` is milliseconds. */
export type NewLogin = LoginPlace &
  LoginAgent & {
    time: number;
    /** The browser brought a secret that the account gave out. */
    isKnownDevice: boolean;
    /** As it may be kept: cleaned of what is no text. */
    userAgent: string;
  };

export type RiskCode =
  | "unknown_device"
  | "missing_cookie"
  | "known_device"
  | "new_address"
  | "new_country"
  | "new_network"
  | "impossible_travel"
  | "never_seen"
  | "recent_failures"
  | "many_accounts"
  | "scripted_agent"
  | "long_absence"
  | "after_change"
  | "unusual_hour";

export type RiskPoints = { code: RiskCode; points: number };
export type RiskLevel = "critical" | "high" | "medium" | "low";
/** `score` is a whole number, 0 to 100; the points of the reasons add up to it before it is bounded. */
export type LoginRisk = { score: number; level: RiskLevel; reasons: RiskPoints[] };
