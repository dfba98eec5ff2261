import { and, eq, gt, lte } from "drizzle-orm";
import type { Db, Reader } from "#db/client.ts";
import { invitations } from "#db/schema/index.ts";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import type { Clock } from "#server/lib/clock.ts";
import { createRandomToken, sha256Hex } from "#server/lib/ids.ts";
import { createRecentWindow } from "#server/lib/recent-window.ts";
import type { Seal } from "#server/lib/seal.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import type { InvitationAnswer, VerifyEmailInput } from "../schema.ts";

const LIFETIME_MS = 7 * 24 * 3_600_000;

type Deps = { db: Db; baseUrl: string; clock: Clock; uuid: () => string; seal: Seal; wakeOutbox: () => void };

/** Invites an address, which invalidates its earlier invitation. Returns the mailed link. */
export async function mailInvitationLink(deps: Deps, email: string): Promise<string> {
  const token = createRandomToken();
  const link = `${deps.baseUrl}/register?invitation=${token}`;
  const now = deps.clock.now();
  await deps.db.write(async (tx) => {
    const row = { linkHash: sha256Hex(token), createdAt: now, expiresAt: now + LIFETIME_MS };
    await tx
      .insert(invitations)
      .values({ email, ...row })
      .onConflictDoUpdate({ target: invitations.email, set: row });
    await queueMail(tx, deps, {
      kind: "invitation",
      to: { address: email, name: null },
      words: mailTexts.invitation({ link }),
    });
  });
  deps.wakeOutbox();
  return link;
}

/** The invited address; null when the token is unknown or expired. */
export async function findEmailByInvitationToken(
  db: Reader,
  token: string,
  now: number,
): Promise<string | null> {
  const [found] = await db
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(eq(invitations.linkHash, sha256Hex(token)), createUnexpiredInvitationCondition(now)))
    .limit(1);
  return found?.email ?? null;
}

/** The invited address, which the registration form shows. Throws INVALID_LINK or REGISTRATION_CLOSED. */
export async function readInvitedEmail(
  { db, env, clock }: { db: Db; env: Env; clock: Clock },
  { token }: VerifyEmailInput,
): Promise<InvitationAnswer> {
  if (env.SIGNUP === "closed") throw new AppError("REGISTRATION_CLOSED");
  const email = await findEmailByInvitationToken(db, token, clock.now());
  if (email === null) throw new AppError("INVALID_LINK");
  return { email };
}

/** Whether a confirmed address has an unexpired invitation, for sign-ups without its link. */
export async function isEmailInvited(db: Reader, email: string, now: number): Promise<boolean> {
  const [found] = await db
    .select({ rowId: invitations.rowId })
    .from(invitations)
    .where(and(eq(invitations.email, email), createUnexpiredInvitationCondition(now)))
    .limit(1);
  return found !== undefined;
}

function createUnexpiredInvitationCondition(now: number) {
  const { from, to } = createRecentWindow(now, LIFETIME_MS);
  return and(gt(invitations.createdAt, from), lte(invitations.createdAt, to));
}
