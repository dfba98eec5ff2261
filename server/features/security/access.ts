import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { accountEvents, loginEvents } from "#db/schema/index.ts";
import { CRITICAL_SCORE } from "#server/engines/login-risk/login-risk.ts";
import { AppError } from "#server/errors.ts";
import type { Member } from "#server/guards/member.ts";
import { isUnexpired } from "#server/lib/recent-window.ts";

const DAY = 24 * 3_600_000;

/**
 * Throws MAIL_PROOF_REQUIRED for a login with critical risk during its first day, because an attacker may use
 * it. A password reset by a mailed link proves the mailbox and permits all logins of the following day.
 * Callers change the password or address, or delete the account.
 */
export async function requireNonCriticalLogin(db: Reader, member: Member, now: number): Promise<void> {
  if (!isUnexpired(member.signedInAt + DAY, DAY, now)) return;
  const [event] = await db
    .select({ riskScore: loginEvents.riskScore })
    .from(loginEvents)
    .where(and(eq(loginEvents.loginRowId, member.loginRowId), sql`success = 1`))
    .limit(1);
  if (!event || event.riskScore < CRITICAL_SCORE) return;
  if (!(await hasProvenMailboxSinceSignIn(db, member))) throw new AppError("MAIL_PROOF_REQUIRED");
}

async function hasProvenMailboxSinceSignIn(db: Reader, { rowId, signedInAt }: Member): Promise<boolean> {
  const [reset] = await db
    .select({ rowId: accountEvents.rowId })
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.userRowId, rowId),
        eq(accountEvents.type, "password_reset"),
        gt(accountEvents.createdAt, signedInAt - DAY),
        lte(accountEvents.createdAt, signedInAt),
      ),
    )
    .limit(1);
  return reset !== undefined;
}
