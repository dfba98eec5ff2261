import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { accessTokens, users } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import type { Clock } from "#server/lib/clock.ts";
import { isUnexpired } from "#server/lib/recent-window.ts";
import { ACCESS_MINUTES, createLucia, hashTokenToSessionId } from "./lucia.ts";
import type { Member } from "./member.ts";

/**
 * Creates a lookup of members by access token; null when the token is unknown, ended or expired. Throws
 * ACCOUNT_DISABLED for a token of a disabled account, and EMAIL_NOT_VERIFIED when the address was never
 * confirmed.
 */
export function createMemberLookupByToken({ db, clock }: { db: Db; clock: Clock }) {
  const lucia = createLucia(db, clock);
  // The stored expiry is compared, because Lucia extends its own after half of the lifetime.
  return async (accessToken: string): Promise<Member | null> => {
    const { session, user } = await lucia.validateSession(hashTokenToSessionId(accessToken));
    if (!session || !user || !isUnexpired(session.endsAt, ACCESS_MINUTES * 60_000, clock.now())) return null;
    if (user.row.deletedAt !== null) return null;
    if (user.row.disabledAt !== null) throw new AppError("ACCOUNT_DISABLED");
    if (user.row.emailVerifiedAt === null) throw new AppError("EMAIL_NOT_VERIFIED");
    return toMember(user.row, session.login, clock.now());
  };
}

/**
 * Whether this server issued the access token; also true for an expired token, until a day after its expiry.
 */
export async function isAccessTokenStored({ db }: { db: Db }, accessToken: string): Promise<boolean> {
  const known = eq(accessTokens.tokenHash, hashTokenToSessionId(accessToken));
  return (await db.select({ one: sql`1` }).from(accessTokens).where(known).limit(1)).length > 0;
}

/** Whether the account exists; it may be deleted while a call of its member runs. */
export async function isAccountStored({ db }: { db: Db }, { rowId }: Member): Promise<boolean> {
  return (await db.select({ one: sql`1` }).from(users).where(eq(users.rowId, rowId)).limit(1)).length > 0;
}

/** Maps a user row and the login of the request to a member. */
export function toMember(
  row: typeof users.$inferSelect,
  login: { rowId: number; createdAt: number } | null,
  now: number,
): Member {
  return {
    rowId: row.rowId,
    id: row.id,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    pendingEmail: row.pendingEmail,
    name: row.name,
    tier: getTierInForce(row, now),
    tierSince: row.tierSince,
    timezone: row.timezone,
    createdAt: row.createdAt,
    exempt: row.exempt,
    hasPassword: row.passwordHash !== null,
    loginRowId: login?.rowId ?? 0,
    signedInAt: login?.createdAt ?? now,
  };
}

/** The tier in force at `now`; premium applies from its start to its end. */
export function getTierInForce(
  row: Pick<typeof users.$inferSelect, "tier" | "tierSince" | "tierUntil">,
  now: number,
): Member["tier"] {
  const begun = row.tierSince === null || row.tierSince <= now;
  const running = row.tierUntil === null || row.tierUntil > now;
  return row.tier === "premium" && begun && running ? "premium" : "freemium";
}
