import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { publicIdColumn, rowIdColumn, timestampMsColumn } from "./columns.ts";

/** Accounts with a confirmed address. `email` is normalized (server/lib/email-address.ts). */
export const users = sqliteTable(
  "users",
  {
    rowId: rowIdColumn(),
    id: publicIdColumn(),
    email: text("email").notNull().unique(),
    pendingEmail: text("pending_email"),
    name: text("name").notNull(),
    /** argon2id hash; null for an account that cannot sign in with a password. */
    passwordHash: text("password_hash"),
    emailVerifiedAt: timestampMsColumn("email_verified_at"),
    disabledAt: timestampMsColumn("disabled_at"),
    /** Time of the deletion. Personal data is deleted at this time, the remaining rows later by a job. */
    deletedAt: timestampMsColumn("deleted_at"),
    tier: text("tier", { enum: ["freemium", "premium"] })
      .notNull()
      .default("freemium"),
    tierSince: timestampMsColumn("tier_since"),
    tierUntil: timestampMsColumn("tier_until"),
    timezone: text("timezone").notNull().default("UTC"),
    /** False until a client has sent a time zone; the first sign-in that sends one sets it. */
    timezoneStated: integer("timezone_stated", { mode: "boolean" }).notNull().default(false),
    /**
     * True for the account of the starter cookbook, which has no usage limits and no sign-in. Only the seed
     * sets it.
     */
    exempt: integer("exempt", { mode: "boolean" }).notNull().default(false),
    createdAt: timestampMsColumn("created_at").notNull(),
  },
  (t) => [check("users_tier", sql`${t.tier} in ('freemium', 'premium')`)],
);

/** Registrations whose mailed link was not opened yet. `linkHash` is null if the address has an account. */
export const pendingRegistrations = sqliteTable(
  "pending_registrations",
  {
    rowId: rowIdColumn(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    passwordHash: text("password_hash").notNull(),
    timezone: text("timezone"),
    linkHash: text("link_hash").unique(),
    /**
     * SHA-256 of a cookie of the registering browser. If another browser opens the link, the page names the
     * requester.
     */
    askedByHash: text("asked_by_hash"),
    createdAt: timestampMsColumn("created_at").notNull(),
    expiresAt: timestampMsColumn("expires_at").notNull(),
  },
  (t) => [
    index("pending_registrations_email").on(t.email, t.createdAt),
    index("pending_registrations_expiry").on(t.expiresAt),
  ],
);

/** Hashes of tokens in mailed links, each bound to a user, a purpose and (for a verification) an address. */
export const oneTimeTokens = sqliteTable(
  "one_time_tokens",
  {
    rowId: rowIdColumn(),
    tokenHash: text("token_hash").notNull().unique(),
    purpose: text("purpose", {
      enum: ["verify_email", "reset_password", "change_email", "trust_device", "remove_identity"],
    }).notNull(),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    email: text("email").notNull(),
    /** For the purpose `remove_identity`: the identity that the link removes; null after the removal. */
    identityRowId: integer("identity_row_id").references(() => identities.rowId, { onDelete: "set null" }),
    createdAt: timestampMsColumn("created_at").notNull(),
    expiresAt: timestampMsColumn("expires_at").notNull(),
    usedAt: timestampMsColumn("used_at"),
  },
  (t) => [
    index("one_time_tokens_identity").on(t.identityRowId),
    index("one_time_tokens_user").on(t.userRowId, t.purpose),
    index("one_time_tokens_expiry").on(t.expiresAt),
  ],
);

/**
 * Mails to send. Failed deliveries are retried with backoff; a lease prevents two processes from sending the
 * same mail. `body` and `link` are encrypted with a key outside the database (lib/seal.ts) and cleared once
 * the mail is sent or given up.
 */
export const outbox = sqliteTable(
  "outbox",
  {
    rowId: rowIdColumn(),
    id: publicIdColumn(),
    kind: text("kind").notNull(),
    toAddress: text("to_address").notNull(),
    toName: text("to_name"),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    /** The body as HTML; null in rows of older versions. */
    html: text("html"),
    link: text("link"),
    attempts: integer("attempts").notNull().default(0),
    /** Null once the mail is sent or given up. */
    nextAttemptAt: timestampMsColumn("next_attempt_at"),
    leasedUntil: timestampMsColumn("leased_until"),
    lastError: text("last_error"),
    createdAt: timestampMsColumn("created_at").notNull(),
    sentAt: timestampMsColumn("sent_at"),
  },
  (t) => [index("outbox_due").on(t.nextAttemptAt), index("outbox_created").on(t.createdAt)],
);

/**
 * Mails requested for an address. The outbox job decides whether and what to send, so that the response takes the same
 * time for every address (no account enumeration).
 */
export const pendingMailRequests = sqliteTable("mail_orders", {
  rowId: rowIdColumn(),
  kind: text("kind", { enum: ["resend", "forgot", "trust_device"] }).notNull(),
  /** The normalized address. */
  email: text("email").notNull(),
  /**
   * SHA-256 hashes of the browser's registration secrets, joined by dots. Only registrations from this
   * browser are mailed again.
   */
  askedBy: text("asked_by"),
  /** Origin of the request, with which the mailed link starts; null for BASE_URL. */
  address: text("address"),
  createdAt: timestampMsColumn("created_at").notNull(),
});

/** Addresses that may register while sign-up is by invitation only. */
export const invitations = sqliteTable(
  "invitations",
  {
    rowId: rowIdColumn(),
    email: text("email").notNull().unique(),
    linkHash: text("link_hash").notNull().unique(),
    createdAt: timestampMsColumn("created_at").notNull(),
    expiresAt: timestampMsColumn("expires_at").notNull(),
  },
  (t) => [index("invitations_expiry").on(t.expiresAt)],
);

/**
 * Accounts at an identity provider that are linked to a user. The key is the issuer and its `sub`, never the
 * address.
 */
export const identities = sqliteTable(
  "identities",
  {
    rowId: rowIdColumn(),
    id: publicIdColumn(),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    /** The verified address at the last sign-in; null if the issuer has verified none. */
    email: text("email"),
    createdAt: timestampMsColumn("created_at").notNull(),
    lastUsedAt: timestampMsColumn("last_used_at").notNull(),
  },
  (t) => [
    uniqueIndex("identities_subject").on(t.issuer, t.subject),
    index("identities_user").on(t.userRowId),
  ],
);

/**
 * Sign-ins that wait for the identity provider. Nonce and verifier are derived from a secret in the browser's
 * cookie, so these rows are not enough to sign in.
 */
export const identityAttempts = sqliteTable(
  "identity_attempts",
  {
    stateHash: text("state_hash").primaryKey(),
    /** SHA-256 of the secret in the browser's cookie. */
    browserHash: text("browser_hash").notNull(),
    /** The member who links the identity; null for a sign-in. */
    userRowId: integer("user_row_id").references(() => users.rowId, { onDelete: "cascade" }),
    createdAt: timestampMsColumn("created_at").notNull(),
    expiresAt: timestampMsColumn("expires_at").notNull(),
  },
  (t) => [index("identity_attempts_expiry").on(t.expiresAt), index("identity_attempts_user").on(t.userRowId)],
);

/** Hashes of used ID tokens, which prevent their replay. */
export const spentCredentials = sqliteTable(
  "spent_credentials",
  {
    credentialHash: text("credential_hash").primaryKey(),
    expiresAt: timestampMsColumn("expires_at").notNull(),
  },
  (t) => [index("spent_credentials_expiry").on(t.expiresAt)],
);

/** Whether the last mail delivery succeeded: one row with the name 'mail'. */
export const transportState = sqliteTable("transport_state", {
  name: text("name").primaryKey(),
  healthy: integer("healthy", { mode: "boolean" }).notNull(),
  changedAt: timestampMsColumn("changed_at").notNull(),
});

/**
 * Mail requests of the last hour. guards/mail-limits.ts counts them by mailbox, requesting network, recipient
 * domain and server, across processes.
 */
export const mailRequests = sqliteTable(
  "mail_requests",
  {
    rowId: rowIdColumn(),
    kind: text("kind").notNull(),
    email: text("email").notNull(),
    /** The requester's IPv4 /24 or IPv6 /48 network. */
    network: text("network"),
    domain: text("domain"),
    createdAt: timestampMsColumn("created_at").notNull(),
  },
  (t) => [
    index("mail_requests_email").on(t.email, t.kind, t.createdAt),
    index("mail_requests_network").on(t.network, t.createdAt),
    index("mail_requests_domain").on(t.domain, t.createdAt),
    index("mail_requests_created").on(t.createdAt),
  ],
);

/** The number of metered operations of each member in each window. */
export const usageCounters = sqliteTable(
  "usage_counters",
  {
    rowId: rowIdColumn(),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    operation: text("operation", { enum: ["recipe_create", "recipe_import", "ocr_operation"] }).notNull(),
    /**
     * 'lifetime', 'day:' and the end of the day, or 'month:' and the number of months since the upgrade
     * (guards/usage-windows.ts).
     */
    window: text("window").notNull(),
    count: integer("count").notNull().default(0),
    updatedAt: timestampMsColumn("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("usage_counters_window").on(t.userRowId, t.operation, t.window),
    index("usage_counters_updated").on(t.updatedAt),
  ],
);

/** Times of metered operations in the last hour, for the premium plan's limits per 60 minutes. */
export const usageMoments = sqliteTable(
  "usage_moments",
  {
    rowId: rowIdColumn(),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    operation: text("operation", { enum: ["recipe_create", "recipe_import", "ocr_operation"] }).notNull(),
    createdAt: timestampMsColumn("created_at").notNull(),
  },
  (t) => [
    index("usage_moments_member").on(t.userRowId, t.operation, t.createdAt),
    index("usage_moments_created").on(t.createdAt),
  ],
);
