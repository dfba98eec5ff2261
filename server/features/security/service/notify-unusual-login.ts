import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { loginEvents, type users } from "#db/schema/index.ts";
import {
  CRITICAL_SCORE,
  getRiskLevelOfScore,
  SUSPICIOUS_SCORE,
} from "#server/engines/login-risk/login-risk.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Seal } from "#server/lib/seal.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import { formatPlaceOrNetwork } from "./places.ts";
import { getRiskReasonsWithTexts } from "./risk-words.ts";
import { storeAlertUnlessThrottled } from "./store-alert.ts";
import { isSuspicionMailDue } from "./suspicion-mails.ts";

type Deps = { baseUrl: string; clock: Clock; uuid: () => string; seal: Seal };
/** `devices` are the device secrets in the cookies of the browser. */
type Login = {
  user: typeof users.$inferSelect;
  event: typeof loginEvents.$inferSelect;
  devices: readonly string[];
};

/**
 * Notifies the member of an unusual sign-in; call it in the sign-in's transaction. A suspicious sign-in
 * raises an alert and, when one is due, a mail. A new browser raises an alert only.
 */
export async function notifyUnusualLogin(tx: Tx, deps: Deps, login: Login): Promise<void> {
  const { riskScore, riskReasons } = login.event;
  if (riskScore >= SUSPICIOUS_SCORE) {
    await queueSuspicionMailIfDue(tx, deps, login);
    await storeAlertAboutLogin(
      tx,
      deps,
      login,
      "suspicious_login",
      riskScore >= CRITICAL_SCORE ? "critical" : "high",
    );
  } else if (riskReasons.some(({ code }) => code === "unknown_device")) {
    await storeAlertAboutLogin(tx, deps, login, "new_device", getRiskLevelOfScore(riskScore));
  }
}

async function storeAlertAboutLogin(
  tx: Tx,
  deps: Deps,
  { user, event }: Pick<Login, "user" | "event">,
  type: "suspicious_login" | "new_device",
  severity: ReturnType<typeof getRiskLevelOfScore>,
): Promise<void> {
  const { ipAddress: ip, loginRowId, rowId: eventRowId } = event;
  await storeAlertUnlessThrottled(tx, deps, {
    type,
    severity,
    userRowId: user.rowId,
    ip,
    loginRowId,
    eventRowId,
  });
}

async function queueSuspicionMailIfDue(tx: Tx, deps: Deps, { user, event, devices }: Login): Promise<void> {
  const now = deps.clock.now();
  if (!(await isSuspicionMailDue(tx, { userRowId: user.rowId, event, devices }, now))) return;
  await tx.update(loginEvents).set({ mailed: true }).where(eq(loginEvents.rowId, event.rowId));
  const reasons = getRiskReasonsWithTexts(event.riskReasons, event).filter(({ points }) => points > 0);
  await queueMail(tx, deps, {
    kind: "suspicious_login",
    to: { address: user.email, name: user.name },
    words: mailTexts.suspiciousLogin({
      name: user.name,
      occurredAt: now,
      browser: getNameUnlessWebAddress(event.browser),
      system: getNameUnlessWebAddress(event.operatingSystem),
      place: event.country === null ? event.ipAddress : formatPlaceOrNetwork(event),
      reasons: reasons.map(({ text }) => text),
      link: `${deps.baseUrl}/forgot-password`,
    }),
  });
}

/**
 * The User-Agent header chooses the name, so an attacker could place a link in the mail. Null for a name that
 * looks like a web address.
 */
function getNameUnlessWebAddress(name: string | null): string | null {
  return name !== null && /^[\p{L}\d ()-]+(?: [\d.]+)?$/u.test(name) ? name : null;
}
