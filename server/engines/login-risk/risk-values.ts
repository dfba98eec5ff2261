/**
 * The origin of a login, null where unknown. Networks are in CIDR notation, coordinates in degrees. Equal
 * countries must be spelled equally.
 */
export type LoginPlace = {
  /** The /24 network of an IPv4 address, or the /48 network of an IPv6 address. */
  network: string | null;
  /** The /16 network of an IPv4 address, or the /32 network of an IPv6 address. */
  wideNetwork: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** Names from the User-Agent header. They may contain versions. */
export type LoginAgent = {
  browser: string | null;
  operatingSystem: string | null;
  deviceType: string | null;
};

/** An earlier successful login. `time` is in epoch milliseconds. */
export type PastLogin = LoginPlace & LoginAgent & { time: number };

/** The history of an account. Times are in epoch milliseconds. */
export type LoginHistory = {
  /** Successful logins, newest first. Only the first 20 within 90 days count. */
  logins: readonly PastLogin[];
  /** The last successful login, however long ago; null if there was none. */
  lastSuccessAt: number | null;
  /** Failed logins on this account in the last 60 minutes, without those before its last password reset. */
  recentFailures: number;
  /** The number of accounts on which logins from this address failed in the last 60 minutes. */
  accountsFailedFromAddress: number;
  /** The time of the last password reset or change of email; null if there was none. */
  changedAt: number | null;
};

/** The login to assess. `time` is in epoch milliseconds. */
export type NewLogin = LoginPlace &
  LoginAgent & {
    time: number;
    /** The browser sent a device cookie that belongs to the account. */
    isKnownDevice: boolean;
    /** The User-Agent header, already sanitised for storage. */
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
