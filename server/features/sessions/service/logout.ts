import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { accessTokens, logins, refreshTokens } from "#db/schema/index.ts";
import { endLogin, endLogins } from "#server/guards/logins.ts";
import { sessionIdOf } from "#server/guards/lucia.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { sha256 } from "#server/lib/ids.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import type { LogoutAnswer } from "../schema.ts";

/** Ends the login that either token names, an expired access token included. Answers alike when none does. */
export async function logout(
  { db, clock }: { db: Db; clock: Clock },
  tokens: { accessToken: string | null; refreshToken: string | null },
): Promise<LogoutAnswer> {
  await db.write(async (tx) => {
    const found = new Set<number>();
    if (tokens.accessToken !== null) {
      const rows = await tx
        .select({ rowId: accessTokens.loginRowId })
        .from(accessTokens)
        .where(eq(accessTokens.tokenHash, sessionIdOf(tokens.accessToken)));
      for (const row of rows) found.add(row.rowId);
    }
    if (tokens.refreshToken !== null) {
      const rows = await tx
        .select({ rowId: refreshTokens.loginRowId })
        .from(refreshTokens)
        .innerJoin(logins, and(eq(logins.rowId, refreshTokens.loginRowId), isNull(logins.endedAt)))
        .where(eq(refreshTokens.tokenHash, sha256(tokens.refreshToken)));
      for (const row of rows) found.add(row.rowId);
    }
    for (const rowId of found) await endLogin(tx, rowId, "manual", clock.now());
  });
  return { message: answerTexts.loggedOut };
}

/** Ends every login of the member: whoever holds one of their tokens is signed out. */
export async function logoutEverywhere(
  { db, clock }: { db: Db; clock: Clock },
  member: Member,
): Promise<LogoutAnswer> {
  await db.write((tx) => endLogins(tx, member.rowId, { but: null, reason: "manual", now: clock.now() }));
  return { message: answerTexts.loggedOutEverywhere };
}
