import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { pointsList, publicIdColumn, rowIdColumn, timestampMsColumn } from "./columns.ts";

const endReasons = ["manual", "expired", "revoked"] as const;

/** Sessions of browsers and scripts, which the security dashboard lists and revokes. */
export const logins = sqliteTable(
  "logins",
  {
    rowId: rowIdColumn(),
    id: publicIdColumn(),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    createdAt: timestampMsColumn("created_at").notNull(),
    lastUsedAt: timestampMsColumn("last_used_at").notNull(),
    /** 60 days after the last use, at most 400 days after the sign-in. */
    expiresAt: timestampMsColumn("expires_at").notNull(),
    endedAt: timestampMsColumn("ended_at"),
    endReason: text("end_reason", { enum: endReasons }),
  },
  (t) => [
    index("logins_user").on(t.userRowId, t.lastUsedAt),
    index("logins_expiry").on(t.expiresAt),
    index("logins_ended").on(t.endedAt),
  ],
);

/** Access tokens of a login, valid until their own expiry. `tokenHash` is the SHA-256 of the secret. */
export const accessTokens = sqliteTable(
  "access_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    loginRowId: integer("login_row_id")
      .notNull()
      .references(() => logins.rowId, { onDelete: "cascade" }),
    expiresAt: timestampMsColumn("expires_at").notNull(),
  },
  (t) => [index("access_tokens_login").on(t.loginRowId), index("access_tokens_expiry").on(t.expiresAt)],
);

/** Refresh tokens of a login, hashed. A used token is accepted for another 30 s after `usedAt`. */
export const refreshTokens = sqliteTable(
  "refresh_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    loginRowId: integer("login_row_id")
      .notNull()
      .references(() => logins.rowId, { onDelete: "cascade" }),
    createdAt: timestampMsColumn("created_at").notNull(),
    usedAt: timestampMsColumn("used_at"),
  },
  (t) => [index("refresh_tokens_login").on(t.loginRowId), index("refresh_tokens_used").on(t.usedAt)],
);

/** Attempts to sign in, successful or not. `userRowId` is null if the address has no account. */
export const loginEvents = sqliteTable(
  "login_events",
  {
    rowId: rowIdColumn(),
    id: publicIdColumn(),
    userRowId: integer("user_row_id").references(() => users.rowId, { onDelete: "cascade" }),
    loginRowId: integer("login_row_id").references(() => logins.rowId, { onDelete: "set null" }),
    email: text("email").notNull(),
    success: integer("success", { mode: "boolean" }).notNull(),
    failureReason: text("failure_reason", { enum: ["password", "locked", "disabled", "unverified"] }),
    /** Null in rows of older versions. */
    method: text("method", { enum: ["password", "identity"] }),
    /** The name of the identity provider at that time; null for a password. */
    service: text("service"),
    ipAddress: text("ip_address"),
    /** The IPv4 /24 or IPv6 /48 network, by which the lockout counts. */
    network: text("network"),
    /** The IPv4 /16 or IPv6 /32 network, which approximates the location without a geolocation database. */
    wideNetwork: text("wide_network"),
    /** English names from the operator's geolocation database; null without one. */
    city: text("city"),
    country: text("country"),
    latitude: real("latitude"),
    longitude: real("longitude"),
    userAgent: text("user_agent"),
    browser: text("browser"),
    operatingSystem: text("operating_system"),
    deviceType: text("device_type"),
    /** SHA-256 of the device cookie. */
    deviceHash: text("device_hash"),
    riskScore: integer("risk_score").notNull().default(0),
    riskReasons: pointsList("risk_reasons").notNull().default([]),
    /**
     * True if the sign-in does not count as known: the member denied it, or it is critical and not answered
     * yet.
     */
    disowned: integer("disowned", { mode: "boolean" }).notNull().default(false),
    /**
     * True if a mail about this sign-in was queued, which suppresses further mails about the same browser.
     */
    mailed: integer("mailed", { mode: "boolean" }).notNull().default(false),
    createdAt: timestampMsColumn("created_at").notNull(),
    /**
     * Time when the session ended that this sign-in started. Copied here, because ended logins are deleted
     * after a week.
     */
    endedAt: timestampMsColumn("ended_at"),
    endReason: text("end_reason", { enum: endReasons }),
    /** Duration of the session in minutes; null while it lasts. */
    sessionMinutes: integer("session_minutes"),
  },
  (t) => [
    // These indexes have all columns of the statistics, because an account may see ten thousand attempts a
    // day.
    index("login_events_user").on(t.userRowId, t.createdAt, t.rowId, t.success, t.riskScore, t.failureReason),
    index("login_events_success")
      .on(
        t.userRowId,
        t.createdAt,
        t.rowId,
        t.country,
        t.city,
        t.wideNetwork,
        t.browser,
        t.operatingSystem,
        t.deviceType,
        t.sessionMinutes,
      )
      .where(sql`success = 1`),
    index("login_events_failed_address").on(t.ipAddress, t.createdAt, t.email).where(sql`success = 0`),
    index("login_events_created").on(t.createdAt),
    index("login_events_login").on(t.loginRowId),
  ],
);

/**
 * Security events other than sign-in attempts, for the statistics, the risk of sign-ins and the data export.
 */
export const accountEvents = sqliteTable(
  "account_events",
  {
    rowId: rowIdColumn(),
    id: publicIdColumn(),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    type: text("type", {
      enum: [
        "lockout",
        "signed_out",
        "signed_out_elsewhere",
        "signed_out_everywhere",
        "password_changed",
        "password_reset",
        "email_change_asked",
        "email_changed",
        "identity_linked",
        "identity_removed",
        "token_reuse",
        "browser_trusted",
      ],
    }).notNull(),
    ipAddress: text("ip_address"),
    createdAt: timestampMsColumn("created_at").notNull(),
  },
  (t) => [
    index("account_events_user").on(t.userRowId, t.createdAt, t.rowId, t.type),
    index("account_events_created").on(t.createdAt),
  ],
);

/**
 * Failed sign-ins, counted by address and network, and separately by device cookie, so that a stranger cannot
 * lock the owner out. `key` says which of both a row counts.
 */
export const loginLockouts = sqliteTable(
  "sign_in_waits",
  {
    key: text("key").primaryKey(),
    email: text("email").notNull(),
    failures: integer("failures").notNull(),
    firstFailureAt: timestampMsColumn("first_failure_at").notNull(),
    lockedUntil: timestampMsColumn("locked_until"),
    updatedAt: timestampMsColumn("updated_at").notNull(),
  },
  (t) => [index("sign_in_waits_email").on(t.email), index("sign_in_waits_updated").on(t.updatedAt)],
);

/** Hashes of the device cookies of an account. */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    rowId: rowIdColumn(),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    deviceHash: text("device_hash").notNull(),
    firstSeenAt: timestampMsColumn("first_seen_at").notNull(),
    lastSeenAt: timestampMsColumn("last_seen_at").notNull(),
  },
  (t) => [
    index("known_devices_user").on(t.userRowId, t.deviceHash),
    index("known_devices_seen").on(t.lastSeenAt),
  ],
);

/**
 * Password checks that are running or failed in the last hour. They are counted before each check, which
 * limits the attempts of all networks on one account and of one network on all accounts. A correct password
 * deletes its row.
 */
export const signInChecks = sqliteTable(
  "sign_in_checks",
  {
    rowId: rowIdColumn(),
    /** SHA-256 of the normalized address, which may have no account. */
    accountHash: text("account_hash").notNull(),
    /** The IPv4 /24 or IPv6 /48 network of the attempt. */
    network: text("network").notNull(),
    createdAt: timestampMsColumn("created_at").notNull(),
  },
  (t) => [
    index("sign_in_checks_account").on(t.accountHash, t.createdAt),
    index("sign_in_checks_network").on(t.network, t.createdAt, t.accountHash),
    index("sign_in_checks_created").on(t.createdAt),
  ],
);

/** Security alerts of members. `type` selects the text from the text catalogue. */
export const securityAlerts = sqliteTable(
  "security_alerts",
  {
    rowId: rowIdColumn(),
    id: publicIdColumn(),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    type: text("type", {
      enum: [
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
      ],
    }).notNull(),
    severity: text("severity", { enum: ["critical", "high", "medium", "low"] }).notNull(),
    status: text("status", { enum: ["pending", "acknowledged", "resolved", "false_positive"] })
      .notNull()
      .default("pending"),
    ipAddress: text("ip_address"),
    loginRowId: integer("login_row_id").references(() => logins.rowId, { onDelete: "set null" }),
    /** The sign-in that caused the alert. */
    eventRowId: integer("event_row_id").references(() => loginEvents.rowId, { onDelete: "set null" }),
    createdAt: timestampMsColumn("created_at").notNull(),
    acknowledgedAt: timestampMsColumn("acknowledged_at"),
  },
  (t) => [
    index("security_alerts_user").on(t.userRowId, t.createdAt, t.rowId, t.status, t.severity, t.type),
    index("security_alerts_created").on(t.createdAt),
    index("security_alerts_login").on(t.loginRowId),
    index("security_alerts_event").on(t.eventRowId),
  ],
);
