import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from "lucia";
import type { Db } from "#db/client.ts";
import { accessTokens, logins, users } from "#db/schema/index.ts";
import type { Clock } from "#server/lib/clock.ts";
import { sha256Hex } from "#server/lib/ids.ts";

/** Lifetime of an access token; using it does not extend it. */
export const ACCESS_MINUTES = 15;

type UserRow = typeof users.$inferSelect;
type SessionAttributes = { login: { rowId: number; createdAt: number }; endsAt: number };
declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: { row: UserRow };
    DatabaseSessionAttributes: SessionAttributes;
    UserId: number;
  }
}

/**
 * Lucia for the database. Its session id is the SHA-256 of an access token, so that the database stores no
 * secret. Lucia only validates sessions; the sessions service creates and ends them.
 */
export function createLucia(db: Db, clock: Clock) {
  return new Lucia(createLuciaDatabaseAdapter(db, clock), {
    sessionExpiresIn: new TimeSpan(ACCESS_MINUTES, "m"),
    getUserAttributes: (attributes: { row: UserRow }) => attributes,
    getSessionAttributes: (attributes: SessionAttributes) => attributes,
  });
}

/** Lucia's session id: the SHA-256 of the access token. */
export function hashTokenToSessionId(accessToken: string): string {
  return sha256Hex(accessToken);
}

/**
 * Lucia compares the expiry a moment later than this server. A token that is valid here is extended to at
 * least this time, so that both agree.
 */
const GRACE_MS = 1000;

/**
 * Converts the remaining time to an expiry by the machine's clock, which Lucia uses instead of the server's
 * clock.
 */
function getExpiryByMachineClock(left: number): Date {
  return new Date(Date.now() + (left > 0 ? Math.max(left, GRACE_MS) : left));
}

/**
 * Database adapter for Lucia. One join reads session and user. The methods that would extend or delete a
 * session do nothing, so that reading a session never writes.
 */
function createLuciaDatabaseAdapter(db: Db, clock: Clock): Adapter {
  const nothing = async () => undefined;
  // The logins of a disabled account have ended, but their tokens must be found, so that the caller gets
  // ACCOUNT_DISABLED.
  const isOpen = or(isNull(logins.endedAt), isNotNull(users.disabledAt));
  // Prepared once, because every request runs it and building it costs more than running it.
  const sessionAndUser = db
    .select({ user: users, token: accessTokens, login: { rowId: logins.rowId, createdAt: logins.createdAt } })
    .from(accessTokens)
    .innerJoin(logins, eq(logins.rowId, accessTokens.loginRowId))
    .innerJoin(users, eq(users.rowId, logins.userRowId))
    .where(and(eq(accessTokens.tokenHash, sql.placeholder("sessionId")), isOpen))
    .limit(1)
    .prepare();
  return {
    async getSessionAndUser(sessionId): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const found = await sessionAndUser.get({ sessionId });
      if (!found) return [null, null];
      const session: DatabaseSession = {
        id: sessionId,
        userId: found.user.rowId,
        expiresAt: getExpiryByMachineClock(found.token.expiresAt - clock.now()),
        attributes: { login: found.login, endsAt: found.token.expiresAt },
      };
      return [session, { id: found.user.rowId, attributes: { row: found.user } }];
    },
    // Validation calls only updateSessionExpiration and deleteSession; the other methods are required by the
    // type.
    getUserSessions: async () => [],
    setSession: nothing,
    updateSessionExpiration: nothing,
    deleteSession: nothing,
    deleteUserSessions: nothing,
    deleteExpiredSessions: nothing,
  };
}
