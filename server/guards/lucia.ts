import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from "lucia";
import type { Db } from "#db/client.ts";
import { accessTokens, logins, users } from "#db/schema/index.ts";
import type { Clock } from "#server/lib/clock.ts";
import { sha256 } from "#server/lib/ids.ts";

/** Minutes that an access token lives; it never slides. */
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
 * Lucia over libSQL, all of it in this file. Its session id is the SHA-256 of an access token, so the database holds
 * no secret. Sessions are made and ended by the sessions service inside its writes; Lucia only validates.
 */
export function createLucia(db: Db, clock: Clock) {
  return new Lucia(createAdapter(db, clock), {
    sessionExpiresIn: new TimeSpan(ACCESS_MINUTES, "m"),
    getUserAttributes: (attributes: { row: UserRow }) => attributes,
    getSessionAttributes: (attributes: SessionAttributes) => attributes,
  });
}

/** What Lucia calls a session id: the hash of the token that a client sends. */
export function sessionIdOf(accessToken: string): string {
  return sha256(accessToken);
}

/** Lucia compares a moment later: what lives by our clock has so long there, in milliseconds. */
const MOMENT = 1000;

/** Lucia compares with the machine's time: it gets what is left by ours. */
function byMachineTime(left: number): Date {
  return new Date(Date.now() + (left > 0 ? Math.max(left, MOMENT) : left));
}

/** One join reads session and user. A read never writes: what would extend or delete a session does nothing. */
function createAdapter(db: Db, clock: Clock): Adapter {
  const nothing = async () => undefined;
  // Of a disabled account the logins have ended and their tokens are there: the session reader tells their holders so.
  const isOpen = or(isNull(logins.endedAt), isNotNull(users.disabledAt));
  // Written once: every request asks it, and writing it costs more than asking.
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
        expiresAt: byMachineTime(found.token.expiresAt - clock.now()),
        attributes: { login: found.login, endsAt: found.token.expiresAt },
      };
      return [session, { id: found.user.rowId, attributes: { row: found.user } }];
    },
    // Of these Lucia calls updateSessionExpiration and deleteSession alone, at a read; nobody calls the others.
    getUserSessions: async () => [],
    setSession: nothing,
    updateSessionExpiration: nothing,
    deleteSession: nothing,
    deleteUserSessions: nothing,
    deleteExpiredSessions: nothing,
  };
}
