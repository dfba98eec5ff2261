import { eq } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/client.ts";
import { identities, loginEvents, securityAlerts } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { forgetDevice, rememberDeviceHash } from "#server/guards/devices.ts";
import { endLogin, endLoginsOfMember } from "#server/guards/logins.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { alertAnswers } from "#server/texts/en/security-alerts.ts";
import type { ReplyAnswer, ReplyInput, ReplyToAllAnswer, ReplyToAllInput, SecurityAlert } from "../schema.ts";
import { recordAccountEvent } from "./account-events.ts";
import {
  findLiveLoginsOfBrowser,
  isAlertAboutCaller,
  markBrowserSignInsAsDisowned,
} from "./alerted-browser.ts";
import { requireAlert, toAlertAnswer } from "./alerts.ts";

type Deps = { db: Db; clock: Clock; uuid: () => string };
type Found = Awaited<ReturnType<typeof requireAlert>>;

/**
 * Closes an alert with the member's answer. "me" accepts the sign-in and makes its browser known; when the
 * caller uses that browser, it only closes the alert. "not_me" disowns the sign-in and ends all logins of its
 * browser. If the alert's login has already ended or is the caller's, "not_me" ends all other logins. Throws
 * ALERT_NOT_FOUND.
 */
export async function replyToAlert(
  deps: Deps,
  member: Member,
  { alertId, answer }: ReplyInput,
  { ip }: { ip: string },
): Promise<ReplyAnswer> {
  const { alerts, endedSessions, next } = await replyToAlerts(
    deps,
    member,
    { alertIds: [alertId], answer },
    { ip },
  );
  const [alert] = alerts;
  if (!alert) throw new AppError("ALERT_NOT_FOUND");
  return { success: true, message: messages[next], alert, endedSessions, next };
}

const messages = {
  none: alertAnswers.me,
  change_password: alertAnswers.notMe,
  secure_provider: alertAnswers.notMeAtProvider,
  remove_service: alertAnswers.notMeAddedService,
} as const;

/** Answers several alerts like `replyToAlert`, in one transaction. Throws ALERT_NOT_FOUND. */
export async function replyToAlerts(
  deps: Deps,
  member: Member,
  { alertIds, answer }: ReplyToAllInput,
  { ip }: { ip: string },
): Promise<ReplyToAllAnswer> {
  return deps.db.write(async (tx) => {
    const alerts: SecurityAlert[] = [];
    const types = new Set<SecurityAlert["alertType"]>();
    let endedSessions = 0;
    for (const alertId of new Set(alertIds)) {
      const found = await requireAlert(tx, member, alertId);
      types.add(found.type);
      alerts.push(await closeAlertByAnswer(answer, tx, deps.clock, member, found));
      if (answer === "not_me") endedSessions += await disownSignIn(tx, deps.clock, member, found);
    }
    if (endedSessions > 0)
      await recordAccountEvent(tx, deps, { type: "signed_out_elsewhere", userRowId: member.rowId, ip });
    const next = answer === "me" ? "none" : await chooseNextStep(tx, member, types);
    return { alerts, endedSessions, next };
  });
}

/**
 * The step that the member should take next. Removing an identity is only suggested, because it needs
 * reauthentication, which an attacker with a stolen token does not have.
 */
async function chooseNextStep(
  db: Reader,
  { rowId, hasPassword }: Member,
  types: ReadonlySet<SecurityAlert["alertType"]>,
): Promise<ReplyAnswer["next"]> {
  if (types.has("identity_added")) {
    const linked = await db
      .select({ rowId: identities.rowId })
      .from(identities)
      .where(eq(identities.userRowId, rowId));
    // The last sign-in method cannot be removed.
    if (linked.length > (hasPassword ? 0 : 1)) return "remove_service";
  }
  return hasPassword ? "change_password" : "secure_provider";
}

async function closeAlertByAnswer(
  answer: ReplyInput["answer"],
  tx: Tx,
  clock: Clock,
  member: Member,
  found: Found,
): Promise<SecurityAlert> {
  if (answer === "not_me") return closeAlert(tx, clock, found, "resolved");
  const isTheirs = await isAlertAboutCaller(tx, member, found);
  if (!isTheirs) await acceptSignIn(tx, clock, member, found);
  // A resolved alert stays resolved, because an attacker could answer from a login that the member has
  // disowned.
  return closeAlert(
    tx,
    clock,
    found,
    isTheirs && found.status === "resolved" ? "resolved" : "false_positive",
  );
}

async function closeAlert(tx: Tx, clock: Clock, found: Found, status: "false_positive" | "resolved") {
  const change = { status, acknowledgedAt: found.acknowledgedAt ?? clock.now() };
  await tx.update(securityAlerts).set(change).where(eq(securityAlerts.rowId, found.rowId));
  return toAlertAnswer({ ...found, ...change });
}

/** Accepts the alert's sign-in: later sign-ins are compared with it, and its browser becomes known. */
async function acceptSignIn(
  tx: Tx,
  clock: Clock,
  member: Member,
  { eventRowId, deviceHash }: Found,
): Promise<void> {
  if (eventRowId === null) return;
  await tx.update(loginEvents).set({ disowned: false }).where(eq(loginEvents.rowId, eventRowId));
  if (deviceHash !== null) await rememberDeviceHash(tx, { userRowId: member.rowId, deviceHash }, clock.now());
}

/**
 * Disowns the alert's sign-in and ends the logins of its browser, but never the caller's login. Returns the
 * number of ended logins.
 */
async function disownSignIn(tx: Tx, clock: Clock, member: Member, found: Found): Promise<number> {
  const { eventRowId, loginRowId, deviceHash } = found;
  const now = clock.now();
  const live = await findLiveLoginsOfBrowser(tx, member, found, now);
  if (eventRowId !== null && loginRowId !== member.loginRowId) {
    await markBrowserSignInsAsDisowned(tx, member, { ...found, eventRowId }, live);
    if (deviceHash !== null) await forgetDevice(tx, { userRowId: member.rowId, deviceHash });
  }
  if (loginRowId === null || !live.includes(loginRowId))
    return endLoginsOfMember(tx, member.rowId, { except: member.loginRowId, reason: "revoked", now });
  for (const rowId of live) await endLogin(tx, rowId, "revoked", now);
  return live.length;
}
