import { z } from "zod";
import { isDayOrMoment, MAX_ALERTS_PER_CALL } from "./policy.ts";

/** A live login. Browser and system are as at the sign-in, null when unknown. Times are ISO 8601 UTC. */
export const SignedInPlace = z
  .object({
    id: z.string(),
    /** `Firefox 128`. */
    browser: z.string().nullable(),
    /** `Windows 10`. */
    operatingSystem: z.string().nullable(),
    deviceType: z.string().nullable(),
    /** Address of the sign-in. */
    ipAddress: z.string().nullable(),
    /** English names; null without a GeoIP database. */
    city: z.string().nullable(),
    country: z.string().nullable(),
    signedInAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    /** The caller's own login. */
    isCurrent: z.boolean(),
  })
  .meta({ id: "SignedInPlace" });
export type SignedInPlace = z.infer<typeof SignedInPlace>;

/** Maximum length of the list; further live logins may exist. */
export const MAX_PLACES = 100;

/** Any text: a malformed id is answered like an unknown one. */
export const EndSessionInput = z.object({ id: z.string() });
export type EndSessionInput = z.infer<typeof EndSessionInput>;

/** Figures of the member's account. Today is by their time zone; 30 days are the last 30 x 24 hours. */
export const SecuritySummary = z
  .object({
    /** All attempts, including failed ones. */
    totalLoginsToday: z.int(),
    failedLoginsToday: z.int(),
    /** Successful ones with a risk score of 60 or more. */
    suspiciousLoginsToday: z.int(),
    /** Unread alerts. */
    activeAlerts: z.int(),
    /** Average of all attempts of the last 30 days, 0 to 100; 0 without attempts. */
    riskScoreAverage: z.number(),
    /** In the last 30 days. */
    accountLockoutCount: z.int(),
    /** In the last 30 days. */
    passwordResetCount: z.int(),
    /** "Lisbon, Portugal", or a network for an unknown place: at most 5 of the last 30 days, latest first. */
    recentLoginLocations: z.array(z.string()),
  })
  .meta({ id: "SecuritySummary" });
export type SecuritySummary = z.infer<typeof SecuritySummary>;

/** Figures of the last 90 days. */
export const SecurityStats = z
  .object({
    /** 0 to 1; 1 without attempts. */
    loginSuccessRate: z.number(),
    /** Minutes, of ended logins; 0 without any. */
    averageSessionDuration: z.number(),
    /** City and country of successful sign-ins, or the network for an unknown place. */
    uniqueLocations: z.int(),
    /** Browser, system and type of successful sign-ins. */
    uniqueDevices: z.int(),
    /** Wrong or locked attempts, from the fifth within 15 minutes on. */
    bruteForceAttempts: z.int(),
    securityAlertsCount: z.int(),
    /** Attempts of the last 30 days by the member's time zone, oldest first. */
    days: z.array(z.object({ day: z.iso.date(), succeeded: z.int(), failed: z.int() })),
    lastLogin: z.iso.datetime().nullable(),
    accountCreated: z.iso.datetime(),
  })
  .meta({ id: "SecurityStats" });
export type SecurityStats = z.infer<typeof SecurityStats>;

/** A reason of a risk score: `code` for programs, `text` for people, `points` are additive. */
export const RiskReason = z
  .object({ code: z.string(), points: z.int(), text: z.string() })
  .meta({ id: "RiskReason" });
export type RiskReason = z.infer<typeof RiskReason>;

/** One attempt to sign in. */
export const LoginEntry = z
  .object({
    id: z.string(),
    success: z.boolean(),
    /** Successful, with a risk score of 60 or more. */
    isSuspicious: z.boolean(),
    failureReason: z.enum(["password", "locked", "disabled", "unverified"]).nullable(),
    /** The method of the sign-in; null when it was not recorded. */
    method: z.enum(["password", "identity"]).nullable(),
    /** The identity provider's name; null for a password. */
    service: z.string().nullable().describe("The sign-in service, by name; null for a password."),
    loginTimestamp: z.iso.datetime(),
    logoutTimestamp: z.iso.datetime().nullable(),
    logoutType: z.enum(["manual", "expired", "revoked"]).nullable(),
    /** Until the login's end, or its last use when it expired; null while it is live. */
    sessionDurationMinutes: z.int().nullable(),
    ipAddress: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    deviceType: z.string().nullable(),
    browser: z.string().nullable(),
    operatingSystem: z.string().nullable(),
    /** At most 512 characters, none of them a control character. */
    userAgent: z.string().nullable(),
    /** 0 to 100: 30 medium, 60 high, 80 critical. */
    riskScore: z.int(),
    riskReasons: z.array(RiskReason),
    /** Made by the caller's browser. */
    isThisDevice: z.boolean(),
    /** The open alert that asks about this sign-in; null when there is none. */
    askedByAlertId: z.string().nullable(),
  })
  .meta({ id: "LoginEntry" });
export type LoginEntry = z.infer<typeof LoginEntry>;

/** A day of the member's time zone (`2026-03-10`), or a moment (`2026-03-10T12:00:00Z`; UTC without an offset). */
const Moment = z.string().max(40, "tooLong").refine(isDayOrMoment, "invalidMoment");

export const LoginHistoryInput = z.object({
  /** Inclusive. */
  fromDate: Moment.nullish(),
  /** Inclusive; a day includes its end. */
  toDate: Moment.nullish(),
  includeFailures: z.boolean().default(true),
  limit: z.int("wholeNumber").min(1, "outOfRange").max(200, "outOfRange").default(50),
});
export type LoginHistoryInput = z.infer<typeof LoginHistoryInput>;

export const AlertSeverity = z.enum(["critical", "high", "medium", "low"]);
export type AlertSeverity = z.infer<typeof AlertSeverity>;
export const AlertStatus = z.enum(["pending", "acknowledged", "resolved", "false_positive"]);
export type AlertStatus = z.infer<typeof AlertStatus>;
export const AlertType = z.enum([
  "brute_force",
  "account_lockout",
  "suspicious_login",
  "new_device",
  "password_changed",
  "password_reset",
  "email_changed",
  "token_reuse",
  "identity_added",
  "identity_removed",
]);
export type AlertType = z.infer<typeof AlertType>;

/** A security alert of an account. */
export const SecurityAlert = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    severity: AlertSeverity,
    status: AlertStatus,
    alertType: AlertType,
    createdAt: z.iso.datetime(),
    acknowledgedAt: z.iso.datetime().nullable(),
    relatedIp: z.string().nullable(),
    /** The alert's login, as in the list of sessions; null once it is deleted. */
    relatedSessionId: z.string().nullable(),
    /** Always true: all alerts are created by the server. */
    autoGenerated: z.boolean(),
    /** Reasons of the sign-in's risk score. */
    riskReasons: z.array(RiskReason),
  })
  .meta({ id: "SecurityAlert" });
export type SecurityAlert = z.infer<typeof SecurityAlert>;

/** Open alerts of any age, for the overview. */
export const WaitingAlerts = z.object({
  /** About the caller's login, or about a new browser with the same name and address. */
  own: z.int(),
  /** All others. */
  others: z.int(),
  /** Alerts of `OTHERS_ATTEMPTS`: number of open ones, and time of the latest. */
  attacks: z.object({ count: z.int(), latest: z.iso.datetime().nullable() }),
  /** The most severe of the other answerable alerts; the latest of several. */
  gravest: SecurityAlert.nullable(),
});
export type WaitingAlerts = z.infer<typeof WaitingAlerts>;

export const AlertsInput = z.object({
  status: AlertStatus.nullish(),
  severity: AlertSeverity.nullish(),
  alertType: AlertType.nullish(),
  limit: z.int("wholeNumber").min(1, "outOfRange").max(500, "outOfRange").default(100),
});
export type AlertsInput = z.infer<typeof AlertsInput>;

/** Any text: a malformed id is answered like an unknown one. */
export const AcknowledgeInput = z.object({ alertId: z.string() });
export type AcknowledgeInput = z.infer<typeof AcknowledgeInput>;

export const AcknowledgeAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  alert: SecurityAlert,
});
export type AcknowledgeAnswer = z.infer<typeof AcknowledgeAnswer>;

/** The member's answer to an alert. */
export const ReplyInput = z.object({ alertId: z.string(), answer: z.enum(["me", "not_me"]) });
export type ReplyInput = z.infer<typeof ReplyInput>;

export const ReplyAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  alert: SecurityAlert,
  /** Number of logins that it ended. */
  endedSessions: z.int(),
  /**
   * The next step: `change_password`, or `secure_provider` for an account without a password; `remove_service` comes
   * first when an added identity was denied and can be removed.
   */
  next: z.enum(["none", "change_password", "secure_provider", "remove_service"]),
});
export type ReplyAnswer = z.infer<typeof ReplyAnswer>;

/** One answer to several alerts; a repeated id counts once. */
export const ReplyToAllInput = z.object({
  alertIds: z.array(z.string()).min(1, "outOfRange").max(MAX_ALERTS_PER_CALL, "outOfRange"),
  answer: ReplyInput.shape.answer,
});
export type ReplyToAllInput = z.infer<typeof ReplyToAllInput>;

/** The alerts after the answer, and the common result. */
export const ReplyToAllAnswer = ReplyAnswer.pick({ endedSessions: true, next: true }).extend({
  alerts: z.array(SecurityAlert),
});
export type ReplyToAllAnswer = z.infer<typeof ReplyToAllAnswer>;

export const ExportHistoryInput = z.object({ format: z.enum(["csv", "json"]).default("csv") });
export type ExportHistoryInput = z.infer<typeof ExportHistoryInput>;

/** The account's history as a text file: at most 5,000 entries, newest first. */
export const HistoryFile = z.object({
  fileName: z.string(),
  contentType: z.string().describe("Of the text, as a file has it."),
  text: z.string(),
  /** Older entries were left out. */
  isCut: z.boolean(),
});
export type HistoryFile = z.infer<typeof HistoryFile>;
