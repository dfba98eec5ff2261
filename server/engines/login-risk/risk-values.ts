/**
 * The origin of a login, as far as known. Networks in CIDR notation, coordinates in degrees, countries in one
 * consistent spelling.
 */
export type LoginPlace = {
  /** IPv4 /24 or IPv6 /48. */
  network: string | null;
  /** IPv4 /16 or IPv6 /32. */
  wideNetwork: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** Names from the User-Agent, with or without versions. */
export type LoginAgent = {
  browser: string | null;
  operatingSystem: string | null;
  deviceType: string | null;
};

/** An earlier successful login. `time` in epoch milliseconds. */
export type PastLogin = LoginPlace & LoginAgent & { time: number };

/** The history of an account. Times in epoch milliseconds. */
export type LoginHistory = {
  /** Successful logins, newest first; the first 20 within 90 days count. */
  logins: readonly PastLogin[];
  /** At any time in the past; null before the first login. */
  lastSuccessAt: number | null;
  /** On this account in the last 60 minutes and after its last password reset. */
  recentFailures: number;
  /** Accounts on which this login's address failed in the last 60 minutes. */
  accountsFailedFromAddress: number;
  /** The last password reset or change of email; null if none. */
  changedAt: number | null;
};

/** The assessed login. `time` in epoch milliseconds. */
export type NewLogin = LoginPlace &
  LoginAgent & {
    time: number;
    /** The browser sent a device secret of the account. */
    isKnownDevice: boolean;
    /** Sanitised for storage. */
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
/** `score` is an integer from 0 to 100: the sum of the points, clamped. */
export type LoginRisk = { score: number; level: RiskLevel; reasons: RiskPoints[] };
