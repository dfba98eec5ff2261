import { and, eq, gt, ne, or, sql } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { loginEvents, logins } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import type { findAlert } from "./alerts.ts";
import { liveOf } from "./live-logins.ts";

/** The sign-in that an alert speaks of, its login, and the browser that made it; null as far as that is forgotten. */
export type Alerted = Pick<Awaited<ReturnType<typeof findAlert>>, "eventRowId" | "loginRowId" | "deviceHash">;

const isSuccess = sql`${loginEvents.success} = 1`;

/** The live logins of that browser, the one that the alert speaks of among them, but never the one that asks. */
export async function findLiveThere(
  db: Reader,
  member: Member,
  { loginRowId, deviceHash }: Alerted,
  now: number,
): Promise<number[]> {
  const isThere = or(
    ...(loginRowId === null ? [] : [eq(logins.rowId, loginRowId)]),
    ...(deviceHash === null ? [] : [eq(loginEvents.deviceHash, deviceHash)]),
  );
  if (!isThere) return [];
  const rows = await db
    .selectDistinct({ rowId: logins.rowId })
    .from(logins)
    .leftJoin(loginEvents, and(eq(loginEvents.loginRowId, logins.rowId), isSuccess))
    .where(and(...liveOf(member, now), ne(logins.rowId, member.loginRowId), isThere));
  return rows.map(({ rowId }) => rowId);
}

/** Disowns that sign-in, what that browser signed in since, and what it is still signed in by; never the one that asks. */
export async function disownThere(
  tx: Tx,
  member: Member,
  { eventRowId, deviceHash }: Alerted & { eventRowId: number },
  live: readonly number[],
): Promise<void> {
  await tx
    .update(loginEvents)
    .set({ disowned: true })
    .where(
      and(
        eq(loginEvents.userRowId, member.rowId),
        isSuccess,
        sql`${loginEvents.loginRowId} is not ${member.loginRowId}`,
        or(
          eq(loginEvents.rowId, eventRowId),
          sql`${loginEvents.loginRowId} in (select value from json_each(${JSON.stringify(live)}))`,
          ...(deviceHash === null
            ? []
            : [and(eq(loginEvents.deviceHash, deviceHash), gt(loginEvents.rowId, eventRowId))]),
        ),
      ),
    );
}

/** Whether who asks is who is asked about: by that login or that browser; or by one that speaks for nobody itself. */
export async function isAskedAbout(
  db: Reader,
  member: Member,
  { loginRowId, deviceHash }: Alerted,
): Promise<boolean> {
  if (loginRowId === member.loginRowId) return true;
  const [asking] = await db
    .select({ deviceHash: loginEvents.deviceHash, disowned: loginEvents.disowned })
    .from(loginEvents)
    .where(and(eq(loginEvents.loginRowId, member.loginRowId), isSuccess))
    .limit(1);
  if (!asking) return false;
  return asking.disowned || (deviceHash !== null && asking.deviceHash === deviceHash);
}
