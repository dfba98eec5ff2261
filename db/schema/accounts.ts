import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment, publicId, rowId } from "./columns.ts";

/** A confirmed account. `email` is in the one form of its address (server/lib/email-address.ts); `exempt` marks the starter cookbook's own account. */
export const users = sqliteTable(
  "users",
  {
    rowId: rowId(),
    id: publicId(),
    email: text("email").notNull().unique(),
    pendingEmail: text("pending_email"),
    name: text("name").notNull(),
    /** argon2id; null for an account that cannot sign in with a password. */
    passwordHash: text("password_hash"),
    emailVerifiedAt: moment("email_verified_at"),
    disabledAt: moment("disabled_at"),
    /** Asked to be deleted: nothing of the person stands here any more, and the rest goes step by step. */
    deletedAt: moment("deleted_at"),
    tier: text("tier", { enum: ["freemium", "premium"] })
      .notNull()
      .default("freemium"),
    tierSince: moment("tier_since"),
    tierUntil: moment("tier_until"),
    timezone: text("timezone").notNull().default("UTC"),
    /** False until a client has told a time zone: then the first sign-in that names one sets it. */
    timezoneStated: integer("timezone_stated", { mode: "boolean" }).notNull().default(false),
    /** No usage limits and no way to sign in; set by the seed alone, no call changes it. */
    exempt: integer("exempt", { mode: "boolean" }).notNull().default(false),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [check("users_tier", sql`${t.tier} in ('freemium', 'premium')`)],
);

/** Someone asked for an account and has not opened the mailed link. `linkHash` is null for a taken address. */
export const pendingRegistrations = sqliteTable(
  "pending_registrations",
  {
    rowId: rowId(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    passwordHash: text("password_hash").notNull(),
    timezone: text("timezone"),
    linkHash: text("link_hash").unique(),
    /** SHA-256 of the cookie of the browser that asked: opened in another, the link says who asked. */
    askedByHash: text("asked_by_hash"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    index("pending_registrations_email").on(t.email, t.createdAt),
    index("pending_registrations_expiry").on(t.expiresAt),
  ],
);

/** Links that work once or for a while, hashed; bound to user, purpose and (for a verification) the address. */
export const oneTimeTokens = sqliteTable(
  "one_time_tokens",
  {
    rowId: rowId(),
    tokenHash: text("token_hash").notNull().unique(),
    purpose: text("purpose", {
      enum: ["verify_email", "reset_password", "change_email", "trust_device", "remove_identity"],
    }).notNull(),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    email: text("email").notNull(),
    /** For `remove_identity`: the identity that the link removes; null once that is gone. */
    identityRowId: integer("identity_row_id").references(() => identities.rowId, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (t) => [
    index("one_time_tokens_identity").on(t.identityRowId),
    index("one_time_tokens_user").on(t.userRowId, t.purpose),
    index("one_time_tokens_expiry").on(t.expiresAt),
  ],
);

/**
 * Messages to send. Delivered by a loop with backoff; a lease keeps two processes from sending one twice. `body` and
 * `link` are sealed with a key outside the database (lib/seal.ts) and go once a message has ended.
 */
export const outbox = sqliteTable(
  "outbox",
  {
    rowId: rowId(),
    id: publicId(),
    kind: text("kind").notNull(),
    toAddress: text("to_address").notNull(),
    toName: text("to_name"),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    /** The same words as HTML; null in messages from before there was any. */
    html: text("html"),
    link: text("link"),
    attempts: integer("attempts").notNull().default(0),
    /** Null once it is sent or given up. */
    nextAttemptAt: moment("next_attempt_at"),
    leasedUntil: moment("leased_until"),
    lastError: text("last_error"),
    createdAt: moment("created_at").notNull(),
    sentAt: moment("sent_at"),
  },
  (t) => [index("outbox_due").on(t.nextAttemptAt), index("outbox_created").on(t.createdAt)],
);

/**
 * Mails that somebody asked for by an address. What is mailed, and whether anything is, is found out by the outbox job:
 * the answer to whoever asked then costs the same for every address.
 */
export const pendingMailRequests = sqliteTable("mail_orders", {
  rowId: rowId(),
  kind: text("kind", { enum: ["resend", "forgot", "trust_device"] }).notNull(),
  /** In its one form. */
  email: text("email").notNull(),
  /** SHA-256 of the browser's secrets of registrations, joined by dots: its own is mailed again, not a stranger's. */
  askedBy: text("asked_by"),
  /** Where the asker reaches this server: what the link starts with. Null is BASE_URL. */
  address: text("address"),
  createdAt: moment("created_at").notNull(),
});

/** Who may make an account while sign-up is by invitation: one address each. */
export const invitations = sqliteTable(
  "invitations",
  {
    rowId: rowId(),
    email: text("email").notNull().unique(),
    linkHash: text("link_hash").notNull().unique(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("invitations_expiry").on(t.expiresAt)],
);

/** An account of an identity provider that signs a member in, keyed by the issuer and its `sub`, never by the address. */
export const identities = sqliteTable(
  "identities",
  {
    rowId: rowId(),
    id: publicId(),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    /** The address that the issuer vouched for at the last sign-in; null where it vouched for none, or none is known. */
    email: text("email"),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at").notNull(),
  },
  (t) => [
    uniqueIndex("identities_subject").on(t.issuer, t.subject),
    index("identities_user").on(t.userRowId),
  ],
);

/**
 * A sign-in that was sent to the identity provider. Nonce and verifier are made of the cookie's secret, so nothing here
 * signs anybody in.
 */
export const identityAttempts = sqliteTable(
  "identity_attempts",
  {
    stateHash: text("state_hash").primaryKey(),
    /** SHA-256 of the secret in the cookie of the browser that began it. */
    browserHash: text("browser_hash").notNull(),
    /** The member who adds the identity to their account; null where the attempt is to sign in. */
    userRowId: integer("user_row_id").references(() => users.rowId, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("identity_attempts_expiry").on(t.expiresAt), index("identity_attempts_user").on(t.userRowId)],
);

/** ID tokens that have signed somebody in, hashed: none does so twice. */
export const spentCredentials = sqliteTable(
  "spent_credentials",
  {
    credentialHash: text("credential_hash").primaryKey(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("spent_credentials_expiry").on(t.expiresAt)],
);

/** What the last delivery attempt of any message told about the mail transport: one row, name 'mail'. */
export const transportState = sqliteTable("transport_state", {
  name: text("name").primaryKey(),
  healthy: integer("healthy", { mode: "boolean" }).notNull(),
  changedAt: moment("changed_at").notNull(),
});

/**
 * Mails asked for in the last hour: the bounds for a mailbox (`email`, as guards/mail-limits.ts counts it), the asking
 * network, the domain mailed to and the whole server hold on several processes.
 */
export const mailRequests = sqliteTable(
  "mail_requests",
  {
    rowId: rowId(),
    kind: text("kind").notNull(),
    email: text("email").notNull(),
    /** IPv4 /24 or IPv6 /48 of whoever asked. */
    network: text("network"),
    domain: text("domain"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("mail_requests_email").on(t.email, t.kind, t.createdAt),
    index("mail_requests_network").on(t.network, t.createdAt),
    index("mail_requests_domain").on(t.domain, t.createdAt),
    index("mail_requests_created").on(t.createdAt),
  ],
);

/** One metered operation of a member. Counts are kept per window, so parallel calls meet one row. */
export const usageCounters = sqliteTable(
  "usage_counters",
  {
    rowId: rowId(),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    operation: text("operation", { enum: ["recipe_create", "recipe_import", "ocr_operation"] }).notNull(),
    /** 'lifetime', 'day:' and the moment it ends, or 'month:' and its place since the upgrade (guards/usage-windows.ts). */
    window: text("window").notNull(),
    count: integer("count").notNull().default(0),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("usage_counters_window").on(t.userRowId, t.operation, t.window),
    index("usage_counters_updated").on(t.updatedAt),
  ],
);

/** The moments of metered operations in the last hour: premium's bursts are counted over rolling 60 minutes. */
export const usageMoments = sqliteTable(
  "usage_moments",
  {
    rowId: rowId(),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    operation: text("operation", { enum: ["recipe_create", "recipe_import", "ocr_operation"] }).notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("usage_moments_member").on(t.userRowId, t.operation, t.createdAt),
    index("usage_moments_created").on(t.createdAt),
  ],
);
