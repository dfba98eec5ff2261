import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { loginEvents, logins, securityAlerts } from "#db/schema/index.ts";
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
 * Closes an alert by what the member says of it. "me": the sign-in that it speaks of, and its browser, are the account's.
 * "not_me": they are not, and its login ends; where there is none any more, or it is the one that asks, all others do.
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
    await own(tx, deps.clock, member, found, answer);
    if (answer === "me") {
      return { success: true, message: alertAnswers.me, alert, endedSessions: 0, next: "none" };
    }
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
  const change = { status, acknowledgedAt: found.acknowledgedAt ?? clock.now() };
  await tx.update(securityAlerts).set(change).where(eq(securityAlerts.rowId, found.rowId));
  return alertOf({ ...found, ...change });
}

/** Whether later sign-ins are compared with this one, and its browser is known. Nobody disowns the login they ask by. */
async function own(
  tx: Tx,
  clock: Clock,
  member: Member,
  { eventRowId, loginRowId, deviceHash }: Found,
  answer: ReplyInput["answer"],
): Promise<void> {
  if (eventRowId === null || (answer === "not_me" && loginRowId === member.loginRowId)) return;
  await tx
    .update(loginEvents)
    .set({ disowned: answer === "not_me" })
    .where(eq(loginEvents.rowId, eventRowId));
  if (deviceHash === null) return;
  const device = { userRowId: member.rowId, deviceHash };
  if (answer === "me") await rememberHash(tx, device, clock.now());
  else await forgetDevice(tx, device);
}

async function endWhatItSpeaksOf(
  tx: Tx,
  clock: Clock,
  member: Member,
  { loginRowId }: Found,
): Promise<number> {
  const now = clock.now();
  if (loginRowId !== null && loginRowId !== member.loginRowId) {
    const isLive = and(eq(logins.rowId, loginRowId), isNull(logins.endedAt), gt(logins.expiresAt, now));
    const [live] = await tx.select({ rowId: logins.rowId }).from(logins).where(isLive).limit(1);
    if (live) {
      await endLogin(tx, live.rowId, "revoked", now);
      return 1;
    }
  }
  return endLogins(tx, member.rowId, { but: member.loginRowId, reason: "revoked", now });
}
