import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { moment, pointsList, publicId, rowId } from "./columns.ts";

const endReasons = ["manual", "expired", "revoked"] as const;

/** One signed-in browser or script: what the security dashboard lists and revokes. */
export const logins = sqliteTable(
  "logins",
  {
    rowId: rowId(),
    id: publicId(),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at").notNull(),
    /** 60 days after the last use, 400 days after the sign-in at most. */
    expiresAt: moment("expires_at").notNull(),
    endedAt: moment("ended_at"),
    endReason: text("end_reason", { enum: endReasons }),
  },
  (t) => [
    index("logins_user").on(t.userRowId, t.lastUsedAt),
    index("logins_expiry").on(t.expiresAt),
    index("logins_ended").on(t.endedAt),
  ],
);

/** Access tokens of a login (Lucia's sessions; `tokenHash` is the SHA-256 of the secret): all live until their own expiry. */
export const accessTokens = sqliteTable(
  "access_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    loginRowId: integer("login_row_id")
      .notNull()
      .references(() => logins.rowId, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("access_tokens_login").on(t.loginRowId), index("access_tokens_expiry").on(t.expiresAt)],
);

/** Every refresh token is a row of its login, hashed. `usedAt` starts the 30 s of grace. */
export const refreshTokens = sqliteTable(
  "refresh_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    loginRowId: integer("login_row_id")
      .notNull()
      .references(() => logins.rowId, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at"),
  },
  (t) => [index("refresh_tokens_login").on(t.loginRowId), index("refresh_tokens_used").on(t.usedAt)],
);

/** Each attempt to sign in, successful or not. `userRowId` is null when the typed address has no account. */
export const loginEvents = sqliteTable(
  "login_events",
  {
    rowId: rowId(),
    id: publicId(),
    userRowId: integer("user_row_id").references(() => users.rowId, { onDelete: "cascade" }),
    loginRowId: integer("login_row_id").references(() => logins.rowId, { onDelete: "set null" }),
    email: text("email").notNull(),
    success: integer("success", { mode: "boolean" }).notNull(),
    failureReason: text("failure_reason", { enum: ["password", "locked", "disabled", "unverified"] }),
    /** What was used to sign in; null in rows from before it was recorded. */
    method: text("method", { enum: ["password", "identity"] }),
    /** The identity provider's name as people knew it then; null for a password. */
    service: text("service"),
    ipAddress: text("ip_address"),
    /** IPv4 /24 or IPv6 /48: the wait after failures is counted by it. */
    network: text("network"),
    /** IPv4 /16 or IPv6 /32: stands for the place where no database of places tells one. */
    wideNetwork: text("wide_network"),
    /** English names, from the operator's database of places; null without one. */
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
    /** What it was like speaks for nobody: its member has said that it was somebody else, or not yet whose a critical one was. */
    disowned: integer("disowned", { mode: "boolean" }).notNull().default(false),
    /** A mail about this sign-in was queued: a second one about the same browser is suppressed by it. */
    mailed: integer("mailed", { mode: "boolean" }).notNull().default(false),
    createdAt: moment("created_at").notNull(),
    /** Of the login that it made, which itself is forgotten a week after it ended. */
    endedAt: moment("ended_at"),
    endReason: text("end_reason", { enum: endReasons }),
    /** How long the login was used, once it has ended. */
    sessionMinutes: integer("session_minutes"),
  },
  (t) => [
    // Figures are read from the indexes alone: a member may have ten thousand attempts against them in a day.
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

/** What happened to an account beside attempts to sign in: the figures, the risk of a sign-in and the export read it. */
export const accountEvents = sqliteTable(
  "account_events",
  {
    rowId: rowId(),
    id: publicId(),
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
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("account_events_user").on(t.userRowId, t.createdAt, t.rowId, t.type),
    index("account_events_created").on(t.createdAt),
  ],
);

/**
 * Failed sign-ins, counted per typed address and network, and apart for a browser that carries the
 * account's device cookie, so that a stranger cannot lock the owner out. `key` names which of the two.
 */
export const loginLockouts = sqliteTable(
  "sign_in_waits",
  {
    key: text("key").primaryKey(),
    email: text("email").notNull(),
    failures: integer("failures").notNull(),
    firstFailureAt: moment("first_failure_at").notNull(),
    lockedUntil: moment("locked_until"),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [index("sign_in_waits_email").on(t.email), index("sign_in_waits_updated").on(t.updatedAt)],
);

/** Device cookies known to belong to an account, hashed. */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    rowId: rowId(),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    deviceHash: text("device_hash").notNull(),
    firstSeenAt: moment("first_seen_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
  },
  (t) => [
    index("known_devices_user").on(t.userRowId, t.deviceHash),
    index("known_devices_seen").on(t.lastSeenAt),
  ],
);

/**
 * Passwords that are being compared or were found wrong in the last hour: what all networks together try on one account,
 * and one network on all accounts, is bounded by counting these before a password is compared. A right one's row goes.
 */
export const signInChecks = sqliteTable(
  "sign_in_checks",
  {
    rowId: rowId(),
    /** SHA-256 of the address in its one form, whether or not it has an account. */
    accountHash: text("account_hash").notNull(),
    /** IPv4 /24 or IPv6 /48. */
    network: text("network").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("sign_in_checks_account").on(t.accountHash, t.createdAt),
    index("sign_in_checks_network").on(t.network, t.createdAt, t.accountHash),
    index("sign_in_checks_created").on(t.createdAt),
  ],
);

/** What a member should know about the safety of their account. Its words come from the catalogue, by its type. */
export const securityAlerts = sqliteTable(
  "security_alerts",
  {
    rowId: rowId(),
    id: publicId(),
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
    /** The sign-in that it speaks of. */
    eventRowId: integer("event_row_id").references(() => loginEvents.rowId, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    acknowledgedAt: moment("acknowledged_at"),
  },
  (t) => [
    index("security_alerts_user").on(t.userRowId, t.createdAt, t.rowId, t.status, t.severity, t.type),
    index("security_alerts_created").on(t.createdAt),
    index("security_alerts_login").on(t.loginRowId),
    index("security_alerts_event").on(t.eventRowId),
  ],
);
