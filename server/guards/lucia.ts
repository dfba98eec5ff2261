import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from "lucia";
import type { Db } from "#db/client.ts";
import { accessTokens, logins, users } from "#db/schema/index.ts";
import type { Clock } from "#server/lib/clock.ts";
import { sha256Hex } from "#server/lib/ids.ts";

/** Lifetime of an access token; it never slides. */
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
 * Lucia over libSQL. Its session id is the SHA-256 of an access token, so the database stores no secret. The sessions
 * service creates and ends sessions in its own writes; Lucia only validates.
 */
export function createLucia(db: Db, clock: Clock) {
  return new Lucia(createAdapter(db, clock), {
    sessionExpiresIn: new TimeSpan(ACCESS_MINUTES, "m"),
    getUserAttributes: (attributes: { row: UserRow }) => attributes,
    getSessionAttributes: (attributes: SessionAttributes) => attributes,
  });
}

/** Lucia's session id: the hash of the client's token. */
export function hashTokenToSessionId(accessToken: string): string {
  return sha256Hex(accessToken);
}

/** Lucia compares a moment later; a token valid by our clock stays valid for this long. Milliseconds. */
const GRACE_MS = 1000;

/** Lucia compares with the machine's clock, so the remaining time is added to it. */
function byMachineTime(left: number): Date {
  return new Date(Date.now() + (left > 0 ? Math.max(left, GRACE_MS) : left));
}

/** One join reads session and user. Reads never write: the methods that would extend or delete a session do nothing. */
function createAdapter(db: Db, clock: Clock): Adapter {
  const nothing = async () => undefined;
  // The logins of a disabled account have ended, but their tokens remain so that the session reader can
  // report ACCOUNT_DISABLED.
  const isOpen = or(isNull(logins.endedAt), isNotNull(users.disabledAt));
  // Prepared once: every request runs it, and building it costs more than running it.
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
    // A read calls only updateSessionExpiration and deleteSession; the other methods are unused.
    getUserSessions: async () => [],
    setSession: nothing,
    updateSessionExpiration: nothing,
    deleteSession: nothing,
    deleteUserSessions: nothing,
    deleteExpiredSessions: nothing,
  };
}
