import { and, eq, gt, isNotNull, isNull, lte } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { oneTimeTokens, users } from "#db/schema/index.ts";
import { createRandomToken, sha256Hex } from "#server/lib/ids.ts";
import { createRecentWindow, LINK_LIFETIMES } from "#server/lib/recent-window.ts";

export type Purpose = keyof typeof LINK_LIFETIMES;

type Row = typeof oneTimeTokens.$inferSelect;
type UserRow = typeof users.$inferSelect;

/**
 * Purposes with several valid links at once. An attacker's sign-ins cause trust mails, which must not
 * invalidate the member's own trust link. Each removal link belongs to another identity.
 */
const KEEPS_OLDER: ReadonlySet<Purpose> = new Set(["trust_device", "remove_identity"]);

/**
 * Creates the token of a link. Older unopened links with the same purpose become invalid, except for
 * `KEEPS_OLDER`.
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
  const token = createRandomToken();
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

/** URL of the page that sets a password. */
export function createPasswordResetUrl({ baseUrl }: { baseUrl: string }, token: string): string {
  return `${baseUrl}/reset-password/${token}`;
}

/** Invalidates the member's unopened links with this purpose. */
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
 * Cancels requests made under the old password: reset links and a pending change of address, because an
 * attacker may have made them. Returns whether a change of address was pending.
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

/** Whether the member has an unopened, unexpired link with this purpose and address. */
export async function hasUnopenedLink(
  db: Reader,
  { purpose, userRowId, email }: { purpose: Purpose; userRowId: number; email: string },
  now: number,
): Promise<boolean> {
  const ofMember = and(eq(oneTimeTokens.userRowId, userRowId), eq(oneTimeTokens.email, email));
  const [found] = await db
    .select({ rowId: oneTimeTokens.rowId })
    .from(oneTimeTokens)
    .where(and(ofMember, createUnexpiredLinkCondition(purpose, now), isNull(oneTimeTokens.usedAt)))
    .limit(1);
  return found !== undefined;
}

/** An unexpired link, opened or not, with its member; undefined when the token is unknown or expired. */
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
    .where(createUnexpiredTokenCondition(purpose, token, now))
    .limit(1);
  return found;
}

/**
 * Marks a link as used and returns it with its member; undefined when it is unknown, expired or already used.
 */
export async function consumeOneTimeLink(
  tx: Tx,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<{ link: Row; user: UserRow } | undefined> {
  const [link] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(createUnexpiredTokenCondition(purpose, token, now), isNull(oneTimeTokens.usedAt)))
    .returning();
  if (!link) return undefined;
  const [user] = await tx.select().from(users).where(eq(users.rowId, link.userRowId)).limit(1);
  return user && { link, user };
}

function createUnexpiredTokenCondition(purpose: Purpose, token: string, now: number) {
  return and(eq(oneTimeTokens.tokenHash, sha256Hex(token)), createUnexpiredLinkCondition(purpose, now));
}

/**
 * Condition for unexpired links. It compares creation times, so that a clock that is set back extends no
 * link.
 */
function createUnexpiredLinkCondition(purpose: Purpose, now: number) {
  const { from, to } = createRecentWindow(now, LINK_LIFETIMES[purpose]);
  return and(
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.createdAt, from),
    lte(oneTimeTokens.createdAt, to),
  );
}
