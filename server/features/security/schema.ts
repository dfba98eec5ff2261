import { z } from "zod";
import { isDayOrDateTime, MAX_ALERTS_PER_CALL } from "./policy.ts";

/** A login that has not ended, with browser and system as detected at the sign-in. Times are ISO 8601 UTC. */
export const SignedInPlace = z
  .object({
    id: z.string(),
    /** Name and major version, for example "Firefox 128". */
    browser: z.string().nullable(),
    /** Name and version, for example "Windows 10". */
    operatingSystem: z.string().nullable(),
    deviceType: z.string().nullable(),
    /** IP address of the sign-in. */
    ipAddress: z.string().nullable(),
    /** English place names; null without a GeoIP database. */
    city: z.string().nullable(),
    country: z.string().nullable(),
    signedInAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    /** True for the login that made this request. */
    isCurrent: z.boolean(),
  })
  .meta({ id: "SignedInPlace" });
export type SignedInPlace = z.infer<typeof SignedInPlace>;

/** Maximum number of listed logins; more logins may be live. */
export const MAX_PLACES = 100;

/** The schema permits any text, so that a malformed id gets the same error as an unknown one. */
export const EndSessionInput = z.object({ id: z.string() });
export type EndSessionInput = z.infer<typeof EndSessionInput>;

/** Figures of the member's account. Today follows the member's time zone; 30 days are 30 times 24 hours. */
export const SecuritySummary = z
  .object({
    /** Number of all attempts, including failed ones. */
    totalLoginsToday: z.int(),
    failedLoginsToday: z.int(),
    /** Number of successful sign-ins with a risk score of 60 or more. */
    suspiciousLoginsToday: z.int(),
    /** Number of unread alerts. */
    activeAlerts: z.int(),
    /** Average risk score of all attempts in the last 30 days, from 0 to 100; 0 without attempts. */
    riskScoreAverage: z.number(),
    /** Number of lockouts in the last 30 days. */
    accountLockoutCount: z.int(),
    /** Number of password resets in the last 30 days. */
    passwordResetCount: z.int(),
    /** Up to 5 places, latest first, for example "Lisbon, Portugal"; the network of an unknown place. */
    recentLoginLocations: z.array(z.string()),
  })
  .meta({ id: "SecuritySummary" });
export type SecuritySummary = z.infer<typeof SecuritySummary>;

/** Figures of the member's account for the last 90 days. */
export const SecurityStats = z
  .object({
    /** Share of successful attempts, from 0 to 1; 1 without attempts. */
    loginSuccessRate: z.number(),
    /** Average duration of ended logins in minutes; 0 without any. */
    averageSessionDuration: z.number(),
    /** Number of different places of successful sign-ins; an unknown place counts as its network. */
    uniqueLocations: z.int(),
    /** Number of different combinations of browser, system and device type of successful sign-ins. */
    uniqueDevices: z.int(),
    /** Number of wrong or locked attempts, counted from the fifth within 15 minutes on. */
    bruteForceAttempts: z.int(),
    securityAlertsCount: z.int(),
    /** Attempts per day of the last 30 days in the member's time zone, oldest first. */
    days: z.array(z.object({ day: z.iso.date(), succeeded: z.int(), failed: z.int() })),
    lastLogin: z.iso.datetime().nullable(),
    accountCreated: z.iso.datetime(),
  })
  .meta({ id: "SecurityStats" });
export type SecurityStats = z.infer<typeof SecurityStats>;

/** A reason of a risk score. Programs use `code`, people read `text`; all `points` are added. */
export const RiskReason = z
  .object({ code: z.string(), points: z.int(), text: z.string() })
  .meta({ id: "RiskReason" });
export type RiskReason = z.infer<typeof RiskReason>;

/** An attempt to sign in, successful or not. */
export const LoginEntry = z
  .object({
    id: z.string(),
    success: z.boolean(),
    /** True for a successful sign-in with a risk score of 60 or more. */
    isSuspicious: z.boolean(),
    failureReason: z.enum(["password", "locked", "disabled", "unverified"]).nullable(),
    /** Password or identity provider; null when it was not recorded. */
    method: z.enum(["password", "identity"]).nullable(),
    /** Name of the identity provider; null for a password. */
    service: z.string().nullable().describe("The sign-in service, by name; null for a password."),
    loginTimestamp: z.iso.datetime(),
    logoutTimestamp: z.iso.datetime().nullable(),
    logoutType: z.enum(["manual", "expired", "revoked"]).nullable(),
    /** Duration until the login ended or, if it expired, until its last use. Null while it is live. */
    sessionDurationMinutes: z.int().nullable(),
    ipAddress: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    deviceType: z.string().nullable(),
    browser: z.string().nullable(),
    operatingSystem: z.string().nullable(),
    /** At most 512 characters, without control characters. */
    userAgent: z.string().nullable(),
    /** From 0 to 100; 30 is medium, 60 is high, 80 is critical. */
    riskScore: z.int(),
    riskReasons: z.array(RiskReason),
    /** True when this browser made the attempt. */
    isThisDevice: z.boolean(),
    /** Id of the open alert that asks about this sign-in; null without one. */
    askedByAlertId: z.string().nullable(),
  })
  .meta({ id: "LoginEntry" });
export type LoginEntry = z.infer<typeof LoginEntry>;

/** A day in the member's time zone, for example "2026-03-10", or an ISO date and time, by default in UTC. */
const Moment = z.string().max(40, "tooLong").refine(isDayOrDateTime, "invalidMoment");

export const LoginHistoryInput = z.object({
  fromDate: Moment.nullish(),
  /** Inclusive end; a day counts until its last millisecond. */
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

/** A security alert about the member's account. */
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
    /** Id of the alert's login in the list of sessions; null when the login was deleted. */
    relatedSessionId: z.string().nullable(),
    /** Always true, because only the server creates alerts. */
    autoGenerated: z.boolean(),
    /** Reasons of the risk score of the alert's sign-in. */
    riskReasons: z.array(RiskReason),
  })
  .meta({ id: "SecurityAlert" });
export type SecurityAlert = z.infer<typeof SecurityAlert>;

/** Summary of the open alerts, whatever their age. */
export const WaitingAlerts = z.object({
  /** Number of alerts about the caller's login, or about a new browser with the same name and IP address. */
  own: z.int(),
  /** Number of open alerts that `own` does not count. */
  others: z.int(),
  /** Alerts whose type is in OTHERS_ATTEMPTS: their number and the time of the latest. */
  attacks: z.object({ count: z.int(), latest: z.iso.datetime().nullable() }),
  /** The most severe alert that is neither in `own` nor in `attacks`; the latest of several. */
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

/** The schema permits any text, so that a malformed id gets the same error as an unknown one. */
export const AcknowledgeInput = z.object({ alertId: z.string() });
export type AcknowledgeInput = z.infer<typeof AcknowledgeInput>;

export const AcknowledgeAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  alert: SecurityAlert,
});
export type AcknowledgeAnswer = z.infer<typeof AcknowledgeAnswer>;

/** Says whether the member made the sign-in of an alert. */
export const ReplyInput = z.object({ alertId: z.string(), answer: z.enum(["me", "not_me"]) });
export type ReplyInput = z.infer<typeof ReplyInput>;

export const ReplyAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  alert: SecurityAlert,
  /** Number of logins that the answer ended. */
  endedSessions: z.int(),
  /**
   * The step that the member should take next: `change_password`, or `secure_provider` for an account without
   * a password. `remove_service` takes precedence when the member denied adding an identity that can be
   * removed.
   */
  next: z.enum(["none", "change_password", "secure_provider", "remove_service"]),
});
export type ReplyAnswer = z.infer<typeof ReplyAnswer>;

/** The same answer to several alerts; a repeated id counts once. */
export const ReplyToAllInput = z.object({
  alertIds: z.array(z.string()).min(1, "outOfRange").max(MAX_ALERTS_PER_CALL, "outOfRange"),
  answer: ReplyInput.shape.answer,
});
export type ReplyToAllInput = z.infer<typeof ReplyToAllInput>;

/** The alerts after the answer, with the sum of ended logins and one common next step. */
export const ReplyToAllAnswer = ReplyAnswer.pick({ endedSessions: true, next: true }).extend({
  alerts: z.array(SecurityAlert),
});
export type ReplyToAllAnswer = z.infer<typeof ReplyToAllAnswer>;

export const ExportHistoryInput = z.object({ format: z.enum(["csv", "json"]).default("csv") });
export type ExportHistoryInput = z.infer<typeof ExportHistoryInput>;

/** The account's history as a text file of at most 5,000 entries, newest first. */
export const HistoryFile = z.object({
  fileName: z.string(),
  contentType: z.string().describe("Of the text, as a file has it."),
  text: z.string(),
  /** True when older entries were left out. */
  isCut: z.boolean(),
});
export type HistoryFile = z.infer<typeof HistoryFile>;
