import { and, desc, eq, gt, isNotNull, min } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { pendingRegistrations } from "#db/schema/index.ts";
import type { Env } from "#server/env.ts";
import { queueMail, readTransportState } from "#server/features/mails/service.ts";
import { countMailRequest } from "#server/guards/mail-limits.ts";
import type { Clock } from "#server/lib/clock.ts";
import { randomToken, sha256 } from "#server/lib/ids.ts";
import type { Seal } from "#server/lib/seal.ts";
import { answerTexts } from "#server/texts/en/answers.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import type { MailAnswer, ResendInput } from "../schema.ts";
import { LINK_HOURS } from "./register-account.ts";

type Deps = {
  db: Db;
  env: Env;
  baseUrl: string;
  clock: Clock;
  uuid: () => string;
  seal: Seal;
  wakeOutbox: () => void;
};

/**
 * Mails a new link for the newest pending registration of the address; the older links stay good. An address that is
 * unknown or confirmed gets the same answer and no mail.
 */
export async function resendVerification(
  deps: Deps,
  { email }: ResendInput,
  origin: { ip: string },
): Promise<MailAnswer> {
  const token = randomToken();
  await deps.db.write(async (tx) => {
    await countMailRequest(tx, deps.clock, { kind: "resend", email, ip: origin.ip });
    const now = deps.clock.now();
    const [pending] = await tx
      .select()
      .from(pendingRegistrations)
      .where(
        and(
          eq(pendingRegistrations.email, email),
          isNotNull(pendingRegistrations.linkHash),
          gt(pendingRegistrations.expiresAt, now),
        ),
      )
      .orderBy(desc(pendingRegistrations.createdAt))
      .limit(1);
    if (!pending) return;
    // Each link is a copy of the row of its registration, down to the hash that nothing else has.
    const [first] = await tx
      .select({ askedAt: min(pendingRegistrations.createdAt) })
      .from(pendingRegistrations)
      .where(
        and(
          eq(pendingRegistrations.email, email),
          eq(pendingRegistrations.passwordHash, pending.passwordHash),
        ),
      );
    const { rowId: _, ...copy } = pending;
    await tx.insert(pendingRegistrations).values({
      ...copy,
      linkHash: sha256(token),
      createdAt: now,
      expiresAt: now + LINK_HOURS * 3_600_000,
    });
    const link = `${deps.baseUrl}/verify-email/${token}`;
    await queueMail(tx, deps, {
      kind: "verify_email",
      to: { address: email, name: null },
      ...mailTexts.verify({ link, askedAt: first?.askedAt ?? pending.createdAt }),
      link,
    });
  });
  deps.wakeOutbox();
  const state = await readTransportState(deps.db, deps.env.SMTP_URL !== undefined);
  return {
    emailSent: state === "working",
    message: { working: answerTexts.resent, failing: answerTexts.resendFailed, none: answerTexts.noMail }[
      state
    ],
  };
}
