import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { accessTokens, loginEvents, logins } from "#db/schema/index.ts";

/** A login lives 60 days since its last use. Milliseconds. */
export const LOGIN_IDLE = 60 * 24 * 3_600_000;

export type EndReason = "manual" | "expired" | "revoked";

/** Ends a login and all its tokens at once. */
export async function endLogin(tx: Tx, loginRowId: number, reason: EndReason, now: number): Promise<void> {
  await tx.update(logins).set({ endedAt: now, endReason: reason }).where(eq(logins.rowId, loginRowId));
  await tx.delete(accessTokens).where(eq(accessTokens.loginRowId, loginRowId));
  await noteEnds(tx, [loginRowId]);
}

/** The attempts that made these logins remember how they ended: a login is forgotten long before its attempt is. */
export async function noteEnds(tx: Tx, loginRowIds: readonly number[]): Promise<void> {
  if (loginRowIds.length === 0) return;
  // Of what ran out nobody knows when it was left: it was used until its last use.
  const until = sql`case end_reason when 'expired' then last_used_at else ended_at end`;
  await tx.run(
    sql`update ${loginEvents} set (ended_at, end_reason, session_minutes) =
      (select min(ended_at, expires_at), end_reason, max(0, ${until} - created_at) / 60000 from ${logins}
        where row_id = ${loginEvents}.login_row_id)
      where success = 1 and ended_at is null
        and login_row_id in (select value from json_each(${JSON.stringify(loginRowIds)}))`,
  );
}

/**
 * Ends every login of a member, but the one that stays. Their access tokens go, or, where their holders should read why,
 * stay as tokens of an ended login, which opens nothing. Answers how many ended.
 */
export async function endLogins(
  tx: Tx,
  userRowId: number,
  {
    but,
    reason,
    now,
    keepTokens = false,
  }: { but: number | null; reason: EndReason; now: number; keepTokens?: boolean },
): Promise<number> {
  const live = and(
    eq(logins.userRowId, userRowId),
    isNull(logins.endedAt),
    ...(but === null ? [] : [ne(logins.rowId, but)]),
  );
  const ended = await tx
    .update(logins)
    .set({ endedAt: now, endReason: reason })
    .where(live)
    .returning({ rowId: logins.rowId });
  const rowIds = ended.map(({ rowId }) => rowId);
  if (rowIds.length > 0 && !keepTokens)
    await tx.delete(accessTokens).where(inArray(accessTokens.loginRowId, rowIds));
  await noteEnds(tx, rowIds);
  return rowIds.length;
}
