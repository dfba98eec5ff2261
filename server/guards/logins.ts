import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { accessTokens, logins } from "#db/schema/index.ts";

/** A login lives 60 days since its last use. Milliseconds. */
export const LOGIN_IDLE = 60 * 24 * 3_600_000;

export type EndReason = "manual" | "expired" | "revoked";

/** Ends a login and all its tokens at once. */
export async function endLogin(tx: Tx, loginRowId: number, reason: EndReason, now: number): Promise<void> {
  await tx.update(logins).set({ endedAt: now, endReason: reason }).where(eq(logins.rowId, loginRowId));
  await tx.delete(accessTokens).where(eq(accessTokens.loginRowId, loginRowId));
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
  return rowIds.length;
}
