import { and, eq, gt, isNotNull, isNull, lte } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { oneTimeTokens, users } from "#db/schema/index.ts";
import { randomToken, sha256Hex } from "#server/lib/ids.ts";
import { createRecentWindow, LINK_LIFETIMES } from "#server/lib/recent-window.ts";

export type Purpose = keyof typeof LINK_LIFETIMES;

type Row = typeof oneTimeTokens.$inferSelect;
type UserRow = typeof users.$inferSelect;

/**
 * Kinds with several valid links: an attacker's sign-ins cause trust mails, which must not invalidate the link being
 * opened; each removal link belongs to its own identity.
 */
const KEEPS_OLDER: ReadonlySet<Purpose> = new Set(["trust_device", "remove_identity"]);

/**
 * Creates a link's secret for a member, purpose, address and optional identity. Older links of the same kind become
 * invalid, except for `KEEPS_OLDER`.
 */
export async function createOneTimeToken(
  tx: Tx,
  {
    purpose,
    userRowId,
    email,
    identityRowId = null,
  }: { purpose: Purpose; userRowId: number; email: string; identityRowId?: number | null },
  now: number,
): Promise<string> {
  if (!KEEPS_OLDER.has(purpose)) await deleteUnopenedLinks(tx, userRowId, purpose);
  const token = randomToken();
  await tx.insert(oneTimeTokens).values({
    tokenHash: sha256Hex(token),
    purpose,
    userRowId,
    email,
    identityRowId,
    createdAt: now,
    expiresAt: now + LINK_LIFETIMES[purpose],
  });
  return token;
}

/** The address of a link to set a password. */
export function passwordResetUrl({ baseUrl }: { baseUrl: string }, token: string): string {
  return `${baseUrl}/reset-password/${token}`;
}

/** Invalidates unopened links of this kind. */
export async function deleteUnopenedLinks(tx: Tx, userRowId: number, purpose: Purpose): Promise<void> {
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
 * Drops requests made under the old password: reset links, and a change of address, which would give the account to
 * its requester. Returns whether such a change was pending.
 */
export async function cancelResetAndEmailChange(tx: Tx, userRowId: number): Promise<boolean> {
  await deleteUnopenedLinks(tx, userRowId, "reset_password");
  await deleteUnopenedLinks(tx, userRowId, "change_email");
  const dropped = await tx
    .update(users)
    .set({ pendingEmail: null })
    .where(and(eq(users.rowId, userRowId), isNotNull(users.pendingEmail)))
    .returning({ rowId: users.rowId });
  return dropped.length > 0;
}

/** Whether a member has an unopened link of this kind to this address. */
export async function hasUnopenedLink(
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

/** An unexpired link, opened or not, with its member; undefined for any other. */
export async function findUnexpiredLink(
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

/** Opens a link once; later calls get undefined. */
export async function consumeOneTimeLink(
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
  return and(eq(oneTimeTokens.tokenHash, sha256Hex(token)), isLiveAs(purpose, now));
}

/** Created recently: after the clock was set back, a link does not live longer. */
function isLiveAs(purpose: Purpose, now: number) {
  const { from, to } = createRecentWindow(now, LINK_LIFETIMES[purpose]);
  return and(
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.createdAt, from),
    lte(oneTimeTokens.createdAt, to),
  );
}
