import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { accessTokens, logins, refreshTokens } from "#db/schema/index.ts";
import { recordAccountEvent } from "#server/features/security/service/account-events.ts";
import { endLogin, endLoginsOfMember } from "#server/guards/logins.ts";
import { hashTokenToSessionId } from "#server/guards/lucia.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { sha256Hex } from "#server/lib/ids.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import type { LogoutAnswer } from "../schema.ts";

type Deps = { db: Db; clock: Clock; uuid: () => string };

/** Ends the login of either token, also of an expired access token. Succeeds also when no login is found. */
export async function logout(
  deps: Deps,
  { accessToken, refreshToken }: { accessToken: string | null; refreshToken: string | null },
  { ip }: { ip: string },
): Promise<LogoutAnswer> {
  const hashes = [
    ...(accessToken === null ? [] : [[accessTokens, hashTokenToSessionId(accessToken)] as const]),
    ...(refreshToken === null ? [] : [[refreshTokens, sha256Hex(refreshToken)] as const]),
  ];
  await deps.db.write(async (tx) => {
    const found = new Map<number, number>();
    for (const [table, hash] of hashes) {
      // An ended login is skipped, because the time of its end identifies logins that disabling the account
      // ended.
      const rows = await tx
        .select({ rowId: logins.rowId, userRowId: logins.userRowId })
        .from(logins)
        .innerJoin(table, eq(table.loginRowId, logins.rowId))
        .where(and(eq(table.tokenHash, hash), isNull(logins.endedAt)));
      for (const row of rows) found.set(row.rowId, row.userRowId);
    }
    for (const [rowId, userRowId] of found) {
      await endLogin(tx, rowId, "manual", deps.clock.now());
      await recordAccountEvent(tx, deps, { type: "signed_out", userRowId, ip });
    }
  });
  return { message: answerTexts.loggedOut };
}

/** Ends every login of the member, including the caller's. */
export async function logoutEverywhere(
  deps: Deps,
  member: Member,
  { ip }: { ip: string },
): Promise<LogoutAnswer> {
  await deps.db.write(async (tx) => {
    await endLoginsOfMember(tx, member.rowId, { except: null, reason: "manual", now: deps.clock.now() });
    await recordAccountEvent(tx, deps, { type: "signed_out_everywhere", userRowId: member.rowId, ip });
  });
  return { message: answerTexts.loggedOutEverywhere };
}
