import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { logins, securityAlerts } from "#db/schema/index.ts";
import { forgetDevice, rememberHash } from "#server/guards/devices.ts";
import { endLogin, endLogins } from "#server/guards/logins.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { alertAnswers } from "#server/texts/en/security-alerts.ts";
import type { ReplyAnswer, ReplyInput } from "../schema.ts";
import { noteAccountEvent } from "./account-events.ts";
import { alertOf, findAlert } from "./alerts.ts";

type Deps = { db: Db; clock: Clock; uuid: () => string };
type Found = Awaited<ReturnType<typeof findAlert>>;

/**
 * Closes an alert by what the member says of it. "me": the browser that it speaks of is the account's. "not_me": that
 * browser is known no more, and its login ends; where there is none any more, or it is the one that asks, all others do.
 * Throws ALERT_NOT_FOUND.
 */
export async function replyToAlert(
  deps: Deps,
  member: Member,
  { alertId, answer }: ReplyInput,
  { ip }: { ip: string },
): Promise<ReplyAnswer> {
  return deps.db.write(async (tx) => {
    const found = await findAlert(tx, member, alertId);
    const alert = await close(tx, deps.clock, found, answer === "me" ? "false_positive" : "resolved");
    const deviceHash = found.event?.deviceHash ?? null;
    const device = { userRowId: member.rowId, deviceHash: deviceHash ?? "" };
    if (answer === "me") {
      if (deviceHash !== null) await rememberHash(tx, device, deps.clock.now());
      return { success: true, message: alertAnswers.me, alert, endedSessions: 0, next: "none" };
    }
    const isOwn = found.alert.loginRowId === member.loginRowId;
    if (deviceHash !== null && !isOwn) await forgetDevice(tx, device);
    const endedSessions = await endWhatItSpeaksOf(tx, deps.clock, member, found);
    if (endedSessions > 0)
      await noteAccountEvent(tx, deps, { type: "signed_out_elsewhere", userRowId: member.rowId, ip });
    const [message, next] = member.hasPassword
      ? ([alertAnswers.notMe, "change_password"] as const)
      : ([alertAnswers.notMeAtProvider, "secure_provider"] as const);
    return { success: true, message, alert, endedSessions, next };
  });
}

async function close(tx: Tx, clock: Clock, found: Found, status: "false_positive" | "resolved") {
  const change = { status, acknowledgedAt: found.alert.acknowledgedAt ?? clock.now() };
  await tx.update(securityAlerts).set(change).where(eq(securityAlerts.rowId, found.alert.rowId));
  return alertOf({ ...found, alert: { ...found.alert, ...change } });
}

async function endWhatItSpeaksOf(tx: Tx, clock: Clock, member: Member, { alert }: Found): Promise<number> {
  const now = clock.now();
  if (alert.loginRowId !== null && alert.loginRowId !== member.loginRowId) {
    const isLive = and(eq(logins.rowId, alert.loginRowId), isNull(logins.endedAt), gt(logins.expiresAt, now));
    const [live] = await tx.select({ rowId: logins.rowId }).from(logins).where(isLive).limit(1);
    if (live) {
      await endLogin(tx, live.rowId, "revoked", now);
      return 1;
    }
  }
  return endLogins(tx, member.rowId, { but: member.loginRowId, reason: "revoked", now });
}
