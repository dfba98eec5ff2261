import { and, eq, gt, isNotNull, isNull, lte } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { oneTimeTokens, users } from "#db/schema/index.ts";
import { randomToken, sha256 } from "#server/lib/ids.ts";
import { LINK_LIFETIMES, recentWindow } from "#server/lib/recent-window.ts";

export type Purpose = keyof typeof LINK_LIFETIMES;

type Row = typeof oneTimeTokens.$inferSelect;
type UserRow = typeof users.$inferSelect;

/**
 * Many links of these kinds may wait: a stranger's tries have mails to trust a browser sent, and would kill the link that
 * is being opened; each removal link belongs to an identity of its own.
 */
const KEEPS_OLDER: ReadonlySet<Purpose> = new Set(["trust_device", "remove_identity"]);

/**
 * Makes the secret of a link, bound to member, purpose, address and, where it removes one, identity. The links of the same
 * kind from before die, but for `KEEPS_OLDER`.
 */
export async function makeLink(
  tx: Tx,
  {
    purpose,
    userRowId,
    email,
    identityRowId = null,
  }: { purpose: Purpose; userRowId: number; email: string; identityRowId?: number | null },
  now: number,
): Promise<string> {
  if (!KEEPS_OLDER.has(purpose)) await killLinks(tx, userRowId, purpose);
  const token = randomToken();
  await tx.insert(oneTimeTokens).values({
    tokenHash: sha256(token),
    purpose,
    userRowId,
    email,
    identityRowId,
    createdAt: now,
    expiresAt: now + LINK_LIFETIMES[purpose],
  });
  return token;
}

/** The address that opens a link to set a password. */
export function resetLinkOf({ baseUrl }: { baseUrl: string }, token: string): string {
  return `${baseUrl}/reset-password/${token}`;
}

/** Links that nobody has opened open no more. */
export async function killLinks(tx: Tx, userRowId: number, purpose: Purpose): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userRowId, userRowId),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
      ),
    );
}

/**
 * What was asked for under a password that counts no more goes with it: links to set another, and a change of address,
 * which would give the account to whoever asked for it. Answers whether such a change was waiting.
 */
export async function dropRequests(tx: Tx, userRowId: number): Promise<boolean> {
  await killLinks(tx, userRowId, "reset_password");
  await killLinks(tx, userRowId, "change_email");
  const dropped = await tx
    .update(users)
    .set({ pendingEmail: null })
    .where(and(eq(users.rowId, userRowId), isNotNull(users.pendingEmail)))
    .returning({ rowId: users.rowId });
  return dropped.length > 0;
}

/** Whether a member has a link of this kind to this address that waits to be opened. */
export async function hasLink(
  db: Reader,
  { purpose, userRowId, email }: { purpose: Purpose; userRowId: number; email: string },
  now: number,
): Promise<boolean> {
  const ofMember = and(eq(oneTimeTokens.userRowId, userRowId), eq(oneTimeTokens.email, email));
  const [found] = await db
    .select({ rowId: oneTimeTokens.rowId })
    .from(oneTimeTokens)
    .where(and(ofMember, isLiveAs(purpose, now), isNull(oneTimeTokens.usedAt)))
    .limit(1);
  return found !== undefined;
}

/** A link that has not run out, opened or not, and whose it is; undefined for any other. */
export async function findLink(
  db: Reader,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<{ link: Row; user: UserRow } | undefined> {
  const [found] = await db
    .select({ link: oneTimeTokens, user: users })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.rowId, oneTimeTokens.userRowId))
    .where(isGood(purpose, token, now))
    .limit(1);
  return found;
}

/** Opens a link, once: whoever comes second gets undefined. */
export async function takeLink(
  tx: Tx,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<{ link: Row; user: UserRow } | undefined> {
  const [link] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(isGood(purpose, token, now), isNull(oneTimeTokens.usedAt)))
    .returning();
  if (!link) return undefined;
  const [user] = await tx.select().from(users).where(eq(users.rowId, link.userRowId)).limit(1);
  return user && { link, user };
}

function isGood(purpose: Purpose, token: string, now: number) {
  return and(eq(oneTimeTokens.tokenHash, sha256(token)), isLiveAs(purpose, now));
}

/** Made lately: under a clock that was set back since, a link lives no longer. */
function isLiveAs(purpose: Purpose, now: number) {
  const { from, to } = recentWindow(now, LINK_LIFETIMES[purpose]);
  return and(
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.createdAt, from),
    lte(oneTimeTokens.createdAt, to),
  );
}
