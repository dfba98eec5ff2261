import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { accessTokens, loginEvents, logins } from "#db/schema/index.ts";

/** Milliseconds from its last use until a login ends: 60 days. */
export const LOGIN_IDLE_MS = 60 * 24 * 3_600_000;

export type EndReason = "manual" | "expired" | "revoked";

/** Ends a login, which invalidates its tokens at once. */
export async function endLogin(tx: Tx, loginRowId: number, reason: EndReason, now: number): Promise<void> {
  await tx.update(logins).set({ endedAt: now, endReason: reason }).where(eq(logins.rowId, loginRowId));
  await tx.delete(accessTokens).where(eq(accessTokens.loginRowId, loginRowId));
  await recordLoginEnds(tx, [loginRowId]);
}

/** Copies the ends of these logins to their login events, which are stored longer than the logins. */
export async function recordLoginEnds(tx: Tx, loginRowIds: readonly number[]): Promise<void> {
  if (loginRowIds.length === 0) return;
  // The duration of an expired login ends with its last use.
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
 * Ends all logins of a member except `except` and returns their number. Deletes their access tokens; with
 * `keepTokens` they remain stored but invalid, so that requests with them get the reason.
 */
export async function endLoginsOfMember(
  tx: Tx,
  userRowId: number,
  {
    except,
    reason,
    now,
    keepTokens = false,
  }: { except: number | null; reason: EndReason; now: number; keepTokens?: boolean },
): Promise<number> {
  const live = and(
    eq(logins.userRowId, userRowId),
    isNull(logins.endedAt),
    ...(except === null ? [] : [ne(logins.rowId, except)]),
  );
  const ended = await tx
    .update(logins)
    .set({ endedAt: now, endReason: reason })
    .where(live)
    .returning({ rowId: logins.rowId });
  const rowIds = ended.map(({ rowId }) => rowId);
  if (rowIds.length > 0 && !keepTokens)
    await tx.delete(accessTokens).where(inArray(accessTokens.loginRowId, rowIds));
  await recordLoginEnds(tx, rowIds);
  return rowIds.length;
}
