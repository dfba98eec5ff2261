import { and, eq, inArray, ne } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { identities, users } from "#db/schema/index.ts";
import { queueMail } from "#server/features/mails/service/queue-mail.ts";
import { recordAccountEvent } from "#server/features/security/service/account-events.ts";
import { storeAlertUnlessThrottled } from "#server/features/security/service/store-alert.ts";
import type { Clock } from "#server/lib/clock.ts";
import { getIssuerDisplayName } from "#server/lib/identity/issuers.ts";
import type { Seal } from "#server/lib/seal.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import { createOneTimeToken } from "./one-time-links.ts";

type Deps = { clock: Clock; uuid: () => string };
/** The configured identity provider; null when there is none. */
export type Issuer = { issuer: string } | null;

/**
 * Whether the account has a password or an identity of the configured issuer. The identity with row id
 * `excluded` does not count.
 */
export async function hasSignInMethod(
  db: Reader,
  userRowId: number,
  provider: Issuer,
  excluded: number | null = null,
): Promise<boolean> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.rowId, userRowId))
    .limit(1);
  if (user?.passwordHash != null) return true;
  if (!provider) return false;
  const [other] = await db
    .select({ rowId: identities.rowId })
    .from(identities)
    .where(
      and(
        eq(identities.userRowId, userRowId),
        eq(identities.issuer, provider.issuer),
        ...(excluded === null ? [] : [ne(identities.rowId, excluded)]),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/**
 * Removes the identities that `which` selects, with an alert and a history entry; the caller sends the mail.
 * Returns the distinct names of their services.
 */
export async function removeMatchingIdentities(
  tx: Tx,
  deps: Deps,
  {
    userRowId,
    which,
    ip,
    loginRowId = null,
  }: {
    userRowId: number;
    which: (identity: typeof identities.$inferSelect) => boolean;
    ip: string | null;
    loginRowId?: number | null;
  },
): Promise<string[]> {
  const found = await tx.select().from(identities).where(eq(identities.userRowId, userRowId));
  const removed = found.filter(which);
  if (removed.length === 0) return [];
  const rowIds = removed.map(({ rowId }) => rowId);
  await tx.delete(identities).where(inArray(identities.rowId, rowIds));
  await recordAccountEvent(tx, deps, { type: "identity_removed", userRowId, ip });
  await storeAlertUnlessThrottled(tx, deps, {
    type: "identity_removed",
    severity: "low",
    userRowId,
    ip,
    loginRowId,
  });
  return [...new Set(removed.map(({ issuer }) => getIssuerDisplayName(issuer)))];
}

/**
 * A token for a link that sets a password, when the account has no other sign-in method; else null. The
 * caller must have verified the mailbox.
 */
export async function createTokenIfNoSignInMethod(
  tx: Tx,
  { clock, identityProvider }: { clock: Clock; identityProvider: Issuer },
  { rowId: userRowId, email }: { rowId: number; email: string },
): Promise<string | null> {
  if (await hasSignInMethod(tx, userRowId, identityProvider)) return null;
  return createOneTimeToken(tx, { purpose: "reset_password", userRowId, email }, clock.now());
}

/** Mails the member that identities were removed. The mail has no warning when the operator removed them. */
export async function mailIdentityRemoval(
  tx: Tx,
  deps: Deps & { baseUrl: string; seal: Seal },
  { email, name }: { email: string; name: string },
  services: readonly string[],
  { byOperator = false } = {},
): Promise<void> {
  await queueMail(tx, deps, {
    kind: "identity_removed",
    to: { address: email, name },
    words: mailTexts.identityRemoved({
      name,
      services,
      occurredAt: deps.clock.now(),
      link: `${deps.baseUrl}/forgot-password`,
      byOperator,
    }),
  });
}
