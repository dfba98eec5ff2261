import { and, eq, gt, lte } from "drizzle-orm";
import type { Db, Reader } from "#db/client.ts";
import { invitations } from "#db/schema/index.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import type { Clock } from "#server/lib/clock.ts";
import { randomToken, sha256 } from "#server/lib/ids.ts";
import { lately } from "#server/lib/lifetime.ts";
import type { Seal } from "#server/lib/seal.ts";
import { mailTexts } from "#server/texts/en/mails.ts";

const LIVES = 7 * 24 * 3_600_000;

type Deps = { db: Db; baseUrl: string; clock: Clock; uuid: () => string; seal: Seal; wakeOutbox: () => void };

/** Invites an address, in its one form; an invitation from before is replaced. Answers its link, which is mailed too. */
export async function invite(deps: Deps, email: string): Promise<string> {
  const token = randomToken();
  const link = `${deps.baseUrl}/register?invitation=${token}`;
  const now = deps.clock.now();
  await deps.db.write(async (tx) => {
    const row = { linkHash: sha256(token), createdAt: now, expiresAt: now + LIVES };
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

/** Whether the secret is that of a live invitation of this very address. */
export async function fitsInvitation(
  { db, clock }: { db: Db; clock: Clock },
  email: string,
  token: string,
): Promise<boolean> {
  const isMeant = and(eq(invitations.email, email), eq(invitations.linkHash, sha256(token)));
  const [found] = await db
    .select({ rowId: invitations.rowId })
    .from(invitations)
    .where(and(isMeant, isOpen(clock.now())))
    .limit(1);
  return found !== undefined;
}

/** Whether an address that somebody else has confirmed is invited. */
export async function isInvited(db: Reader, email: string, now: number): Promise<boolean> {
  const [found] = await db
    .select({ rowId: invitations.rowId })
    .from(invitations)
    .where(and(eq(invitations.email, email), isOpen(now)))
    .limit(1);
  return found !== undefined;
}

function isOpen(now: number) {
  const { from, to } = lately(now, LIVES);
  return and(gt(invitations.createdAt, from), lte(invitations.createdAt, to));
}
