import { z } from "zod";
import { isMoment, MAX_ALERTS_PER_CALL } from "./policy.ts";

/**
 * A place where the member is signed in: one live login. What it says of browser and system is what the browser said at
 * the sign-in, null where it is not known any more. Times are ISO 8601 UTC.
 */
export const SignedInPlace = z
  .object({
    id: z.string(),
    /** `Firefox 128`. */
    browser: z.string().nullable(),
    /** `Windows 10`. */
    operatingSystem: z.string().nullable(),
    deviceType: z.string().nullable(),
    /** Where the sign-in came from. */
    ipAddress: z.string().nullable(),
    /** English names, null without a database of places. */
    city: z.string().nullable(),
    country: z.string().nullable(),
    signedInAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    /** The login that asks. */
    isCurrent: z.boolean(),
  })
  .meta({ id: "SignedInPlace" });
export type SignedInPlace = z.infer<typeof SignedInPlace>;

/** The list of places ends here: a login that is not in a full list may still be signed in. */
export const MAX_PLACES = 100;

/** An id of any form: one that is malformed answers like an unknown one. */
export const EndSessionInput = z.object({ id: z.string() });
export type EndSessionInput = z.infer<typeof EndSessionInput>;

/** Figures of the member's own account. Today is that of their time zone; counts of 30 days are of the last 30 x 24 hours. */
export const SecuritySummary = z
  .object({
    /** All attempts, failed ones too. */
    totalLoginsToday: z.int(),
    failedLoginsToday: z.int(),
    /** Successful ones with a risk score of 60 or more. */
    suspiciousLoginsToday: z.int(),
    /** Alerts that wait to be read. */
    activeAlerts: z.int(),
    /** Of all attempts of the last 30 days, 0 to 100; 0 where there is none. */
    riskScoreAverage: z.number(),
    /** In the last 30 days. */
    accountLockoutCount: z.int(),
    /** In the last 30 days. */
    passwordResetCount: z.int(),
    /** "Lisbon, Portugal", or a network where places are not known: at most 5 of the last 30 days, the latest first. */
    recentLoginLocations: z.array(z.string()),
  })
  .meta({ id: "SecuritySummary" });
export type SecuritySummary = z.infer<typeof SecuritySummary>;

/** Figures of the last 90 days. */
export const SecurityStats = z
  .object({
    /** 0 to 1; 1 where there was no attempt. */
    loginSuccessRate: z.number(),
    /** Minutes, of the logins that have ended; 0 where none has. */
    averageSessionDuration: z.number(),
    /** City and country of successful sign-ins, or the network where places are not known. */
    uniqueLocations: z.int(),
    /** Browser, system and type of successful sign-ins. */
    uniqueDevices: z.int(),
    /** Wrong or locked attempts, from the fifth within 15 minutes on. */
    bruteForceAttempts: z.int(),
    securityAlertsCount: z.int(),
    /** Attempts of each of the last 30 days of the member's time zone, the oldest first. */
    days: z.array(z.object({ day: z.iso.date(), succeeded: z.int(), failed: z.int() })),
    lastLogin: z.iso.datetime().nullable(),
    accountCreated: z.iso.datetime(),
  })
  .meta({ id: "SecurityStats" });
export type SecurityStats = z.infer<typeof SecurityStats>;

/** Why a sign-in is thought risky: `code` for programs, `text` for people, `points` as they add up. */
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
    /** What was used to sign in; null where it was not recorded. */
    method: z.enum(["password", "identity"]).nullable(),
    /** The identity provider's name; null for a password. */
    service: z.string().nullable().describe("The sign-in service, by name; null for a password."),
    loginTimestamp: z.iso.datetime(),
    logoutTimestamp: z.iso.datetime().nullable(),
    logoutType: z.enum(["manual", "expired", "revoked"]).nullable(),
    /** Until it was ended, or last used where it ran out; null while it is open. */
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
    /** Made by the browser that asks. */
    isThisDevice: z.boolean(),
    /** The alert that asks whether it was the member; null where none does, or that was answered. */
    askedByAlertId: z.string().nullable(),
  })
  .meta({ id: "LoginEntry" });
export type LoginEntry = z.infer<typeof LoginEntry>;

/** A day of the member's time zone (`2026-03-10`), or a moment (`2026-03-10T12:00:00Z`; UTC where it names no offset). */
const Moment = z.string().max(40, "tooLong").refine(isMoment, "invalidMoment");

export const LoginHistoryInput = z.object({
  /** Inclusive. */
  fromDate: Moment.nullish(),
  /** Inclusive: a day to its end. */
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

/** What a member should know about the safety of their account. */
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
    /** The login that it speaks of, as the list of sessions calls it; null once that is forgotten. */
    relatedSessionId: z.string().nullable(),
    /** Every alert is the server's own. */
    autoGenerated: z.boolean(),
    /** Why the sign-in that it speaks of is thought risky. */
    riskReasons: z.array(RiskReason),
  })
  .meta({ id: "SecurityAlert" });
export type SecurityAlert = z.infer<typeof SecurityAlert>;

/** What the overview asks of the alerts that wait, of any day. */
export const WaitingAlerts = z.object({
  /** Those about the login that asks, or about a new browser of the same name at its address. */
  own: z.int(),
  /** All others. */
  others: z.int(),
  /** Of `OTHERS_ATTEMPTS`: how many wait, and when the latest was raised. */
  attacks: z.object({ count: z.int(), latest: z.iso.datetime().nullable() }),
  /** The gravest of the others that can be answered, of those the latest. */
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

/** An id of any form: one that is malformed answers like an unknown one. */
export const AcknowledgeInput = z.object({ alertId: z.string() });
export type AcknowledgeInput = z.infer<typeof AcknowledgeInput>;

export const AcknowledgeAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  alert: SecurityAlert,
});
export type AcknowledgeAnswer = z.infer<typeof AcknowledgeAnswer>;

/** What the member says of an alert: it was they, or it was not. */
export const ReplyInput = z.object({ alertId: z.string(), answer: z.enum(["me", "not_me"]) });
export type ReplyInput = z.infer<typeof ReplyInput>;

export const ReplyAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  alert: SecurityAlert,
  /** How many logins were ended by it. */
  endedSessions: z.int(),
  /**
   * What to do now: `change_password`, or `secure_provider` (the account at the third party) where the account has no
   * password; before either `remove_service` (of the ways to sign in) where an added one was denied and can be removed.
   */
  next: z.enum(["none", "change_password", "secure_provider", "remove_service"]),
});
export type ReplyAnswer = z.infer<typeof ReplyAnswer>;

/** One answer to several alerts; an id that comes twice counts once. */
export const ReplyToAllInput = z.object({
  alertIds: z.array(z.string()).min(1, "outOfRange").max(MAX_ALERTS_PER_CALL, "outOfRange"),
  answer: ReplyInput.shape.answer,
});
export type ReplyToAllInput = z.infer<typeof ReplyToAllInput>;

/** Each alert as it is now, and what is true of them together. */
export const ReplyToAllAnswer = ReplyAnswer.pick({ endedSessions: true, next: true }).extend({
  alerts: z.array(SecurityAlert),
});
export type ReplyToAllAnswer = z.infer<typeof ReplyToAllAnswer>;

export const ExportHistoryInput = z.object({ format: z.enum(["csv", "json"]).default("csv") });
export type ExportHistoryInput = z.infer<typeof ExportHistoryInput>;

/** The own history as the text of a file: at most 5,000 entries, the newest first. */
export const HistoryFile = z.object({
  fileName: z.string(),
  contentType: z.string().describe("Of the text, as a file has it."),
  text: z.string(),
  /** Older ones were left out. */
  isCut: z.boolean(),
});
export type HistoryFile = z.infer<typeof HistoryFile>;
