import { eq } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { loginEvents, securityAlerts } from "#db/schema/index.ts";
import { forgetDevice, rememberHash } from "#server/guards/devices.ts";
import { endLogin, endLogins } from "#server/guards/logins.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { alertAnswers } from "#server/texts/en/security-alerts.ts";
import type { ReplyAnswer, ReplyInput } from "../schema.ts";
import { noteAccountEvent } from "./account-events.ts";
import { disownThere, findLiveThere, isAskedAbout } from "./alerted-browser.ts";
import { alertOf, findAlert } from "./alerts.ts";

type Deps = { db: Db; clock: Clock; uuid: () => string };
type Found = Awaited<ReturnType<typeof findAlert>>;

/**
 * Closes an alert by what the member says of it. "me": the sign-in that it speaks of, and its browser, are the account's;
 * said by that very browser it closes the alert alone. "not_me": they are not, and every login of that browser ends; where
 * the alert's has ended, or is the one that asks, all others do. Throws ALERT_NOT_FOUND.
 */
export async function replyToAlert(
  deps: Deps,
  member: Member,
  { alertId, answer }: ReplyInput,
  { ip }: { ip: string },
): Promise<ReplyAnswer> {
  return deps.db.write(async (tx) => {
    const found = await findAlert(tx, member, alertId);
    if (answer === "me") {
      const isTheirs = await isAskedAbout(tx, member, found);
      if (!isTheirs) await own(tx, deps.clock, member, found);
      // A stranger could say it of what their member has disowned.
      const status = isTheirs && found.status === "resolved" ? "resolved" : "false_positive";
      const alert = await close(tx, deps.clock, found, status);
      return { success: true, message: alertAnswers.me, alert, endedSessions: 0, next: "none" };
    }
    const alert = await close(tx, deps.clock, found, "resolved");
    const endedSessions = await disown(tx, deps.clock, member, found);
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

/** Later sign-ins are compared with this one, and its browser is known. */
async function own(tx: Tx, clock: Clock, member: Member, { eventRowId, deviceHash }: Found): Promise<void> {
  if (eventRowId === null) return;
  await tx.update(loginEvents).set({ disowned: false }).where(eq(loginEvents.rowId, eventRowId));
  if (deviceHash !== null) await rememberHash(tx, { userRowId: member.rowId, deviceHash }, clock.now());
}

/** Ends what it speaks of, and makes it a stranger's. Nobody disowns the login they ask by. Answers how many ended. */
async function disown(tx: Tx, clock: Clock, member: Member, found: Found): Promise<number> {
  const { eventRowId, loginRowId, deviceHash } = found;
  const now = clock.now();
  const live = await findLiveThere(tx, member, found, now);
  if (eventRowId !== null && loginRowId !== member.loginRowId) {
    await disownThere(tx, member, { ...found, eventRowId }, live);
    if (deviceHash !== null) await forgetDevice(tx, { userRowId: member.rowId, deviceHash });
  }
  if (loginRowId === null || !live.includes(loginRowId))
    return endLogins(tx, member.rowId, { but: member.loginRowId, reason: "revoked", now });
  for (const rowId of live) await endLogin(tx, rowId, "revoked", now);
  return live.length;
}
