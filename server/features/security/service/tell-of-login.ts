import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { type loginEvents, securityAlerts, type users } from "#db/schema/index.ts";
import { CRITICAL, levelOf, SUSPICIOUS } from "#server/engines/login-risk/login-risk.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import type { Clock } from "#server/lib/clock.ts";
import { lately } from "#server/lib/lifetime.ts";
import type { Seal } from "#server/lib/seal.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import { nameOfPlace } from "./places.ts";
import { raiseAlert } from "./raise-alert.ts";
import { wordReasons } from "./risk-words.ts";

type Deps = { baseUrl: string; clock: Clock; uuid: () => string; seal: Seal };
type Login = { user: typeof users.$inferSelect; event: typeof loginEvents.$inferSelect };

const HOUR = 3_600_000;
/** Who knows the password could fill the mailbox else; each sign-in has its alert all the same. */
const MAILS_AN_HOUR = 3;

/**
 * Tells the member of a sign-in by the rules: of a suspicious one by alert and mail, of a browser never seen before by an
 * alert. In the transaction of the sign-in.
 */
export async function tellOfLogin(tx: Tx, deps: Deps, login: Login): Promise<void> {
  const { riskScore, riskReasons } = login.event;
  if (riskScore >= SUSPICIOUS) {
    await mailSuspicion(tx, deps, login);
    await raise(tx, deps, login, "suspicious_login", riskScore >= CRITICAL ? "critical" : "high");
  } else if (riskReasons.some(({ code }) => code === "unknown_device")) {
    await raise(tx, deps, login, "new_device", levelOf(riskScore));
  }
}

async function raise(
  tx: Tx,
  deps: Deps,
  { user, event }: Login,
  type: "suspicious_login" | "new_device",
  severity: ReturnType<typeof levelOf>,
): Promise<void> {
  const { ipAddress: ip, loginRowId, rowId: eventRowId } = event;
  await raiseAlert(tx, deps, { type, severity, userRowId: user.rowId, ip, loginRowId, eventRowId });
}

async function mailSuspicion(tx: Tx, deps: Deps, { user, event }: Login): Promise<void> {
  const now = deps.clock.now();
  if ((await countTold(tx, user.rowId, now)) >= MAILS_AN_HOUR) return;
  const reasons = wordReasons(event.riskReasons, event).filter(({ points }) => points > 0);
  await queueMail(tx, deps, {
    kind: "suspicious_login",
    to: { address: user.email, name: user.name },
    words: mailTexts.suspiciousLogin({
      name: user.name,
      at: now,
      browser: mailable(event.browser),
      system: mailable(event.operatingSystem),
      place: event.country === null ? event.ipAddress : nameOfPlace(event),
      reasons: reasons.map(({ text }) => text),
      link: `${deps.baseUrl}/forgot-password`,
    }),
  });
}

/** A program may call itself as it likes: what a mailbox would take for an address of a site is not mailed. */
function mailable(name: string | null): string | null {
  return name !== null && /^[\p{L}\d ()-]+(?: [\d.]+)?$/u.test(name) ? name : null;
}

async function countTold(tx: Tx, userRowId: number, now: number): Promise<number> {
  const { from, to } = lately(now, HOUR);
  const [row] = await tx
    .select({ n: sql<number>`count(*)` })
    .from(securityAlerts)
    .where(
      and(
        eq(securityAlerts.userRowId, userRowId),
        eq(securityAlerts.type, "suspicious_login"),
        gt(securityAlerts.createdAt, from),
        lte(securityAlerts.createdAt, to),
      ),
    );
  return row?.n ?? 0;
}
