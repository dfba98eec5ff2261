import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { loginEvents, securityAlerts } from "#db/schema/index.ts";
import type { Clock } from "#server/lib/clock.ts";
import { createRecentWindow } from "#server/lib/recent-window.ts";

type Row = typeof securityAlerts.$inferInsert;

/** A new alert; the optional fields are its origin, as far as known. */
export type NewAlert = Pick<Row, "type" | "severity" | "userRowId"> & {
  ip?: string | null;
  loginRowId?: number | null;
  /** The sign-in that the alert is about; by default the sign-in that began the login. */
  eventRowId?: number | null;
};

/** Alert types that occur repeatedly and are stored at most once per hour. */
const THROTTLED: ReadonlySet<Row["type"]> = new Set(["account_lockout", "brute_force"]);
const HOUR = 3_600_000;

/** Stores an alert; call it in the transaction of its cause. Returns false when the alert was throttled. */
export async function storeAlertUnlessThrottled(
  tx: Tx,
  deps: { clock: Clock; uuid: () => string },
  { type, severity, userRowId, ip = null, loginRowId = null, eventRowId = null }: NewAlert,
): Promise<boolean> {
  const now = deps.clock.now();
  if (THROTTLED.has(type)) {
    const { from, to } = createRecentWindow(now, HOUR);
    const [recent] = await tx
      .select({ rowId: securityAlerts.rowId })
      .from(securityAlerts)
      .where(
        and(
          eq(securityAlerts.userRowId, userRowId),
          eq(securityAlerts.type, type),
          gt(securityAlerts.createdAt, from),
          lte(securityAlerts.createdAt, to),
        ),
      )
      .limit(1);
    if (recent) return false;
  }
  await tx.insert(securityAlerts).values({
    id: deps.uuid(),
    userRowId,
    type,
    severity,
    ipAddress: ip,
    loginRowId,
    eventRowId: eventRowId ?? (await findRowIdOfSignIn(tx, loginRowId)),
    createdAt: now,
  });
  return true;
}

/** Row id of the sign-in that began the login; null when it was deleted. */
async function findRowIdOfSignIn(tx: Tx, loginRowId: number | null): Promise<number | null> {
  if (loginRowId === null) return null;
  const [event] = await tx
    .select({ rowId: loginEvents.rowId })
    .from(loginEvents)
    .where(and(eq(loginEvents.loginRowId, loginRowId), sql`success = 1`))
    .limit(1);
  return event?.rowId ?? null;
}
