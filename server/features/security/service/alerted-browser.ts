import { and, eq, gt, ne, or, sql } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { loginEvents, logins } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import type { requireAlert } from "./alerts.ts";
import { createLiveLoginConditions } from "./live-logins.ts";

/** The sign-in, the login and the browser of an alert; each is null when it was deleted. */
export type Alerted = Pick<
  Awaited<ReturnType<typeof requireAlert>>,
  "eventRowId" | "loginRowId" | "deviceHash"
>;

const isSuccess = sql`${loginEvents.success} = 1`;

/** Row ids of the live logins of the alert's browser, including the alert's login but never the caller's. */
export async function findLiveLoginsOfBrowser(
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
    .where(and(...createLiveLoginConditions(member, now), ne(logins.rowId, member.loginRowId), isThere));
  return rows.map(({ rowId }) => rowId);
}

/**
 * Marks sign-ins as not made by the member: the alert's sign-in, later sign-ins of its browser, and those of
 * the `live` logins. Never marks the caller's sign-in.
 */
export async function markBrowserSignInsAsDisowned(
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

/** Whether the caller uses the login or browser of the alert, or a login that the member disowned. */
export async function isAlertAboutCaller(
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
