import { eq } from "drizzle-orm";
import type { Db, Reader } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { getTierInForce } from "#server/guards/session-reader.ts";
import type { Clock } from "#server/lib/clock.ts";
import { getStoredFormsOfEmail } from "#server/lib/email-address.ts";
import type { Passwords } from "#server/lib/passwords/passwords.ts";
import { verbAnswers } from "#server/texts/en/operator.ts";
import { findAccountByEmail } from "../access.ts";
import { createConfirmedAccount } from "./create-confirmed-account.ts";
import { createOneTimeToken, createPasswordResetUrl } from "./one-time-links.ts";
import { findPendingRegistration } from "./pending.ts";

type Deps = { db: Db; clock: Clock; uuid: () => string };

/** An operator's command failed; the message is one sentence for the operator. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

/**
 * Creates a confirmed account. Without a password, the returned `link` sets one; it works once, within an
 * hour. Throws OperatorError when the address has an account.
 */
export async function createAccountByOperator(
  deps: Deps & { baseUrl: string; passwords: Passwords },
  { email, name, password }: { email: string; name: string; password?: string | undefined },
): Promise<{ email: string; link: string | null }> {
  const passwordHash = password === undefined ? null : await deps.passwords.hash(password);
  return deps.db.write(async (tx) => {
    // The unique index alone would miss an account whose address is stored unnormalized.
    const isTaken = (await findAccountByEmail(tx, email)) !== undefined;
    const made = isTaken
      ? null
      : await createConfirmedAccount(tx, deps, { email, name, passwordHash, timezone: null });
    if (!made) throw new OperatorError(verbAnswers.accountThere(email));
    if (passwordHash !== null) return { email, link: null };
    const wanted = { purpose: "reset_password", userRowId: made.rowId, email } as const;
    return {
      email,
      link: createPasswordResetUrl(deps, await createOneTimeToken(tx, wanted, deps.clock.now())),
    };
  });
}

/**
 * Confirms an address without its mailed link: its newest pending registration becomes an account. Throws
 * OperatorError when none is pending.
 */
export async function confirmAccountByOperator(
  deps: Deps,
  address: string,
): Promise<{ id: string; email: string }> {
  const email = getStoredFormsOfEmail(address).canonical;
  await deps.db.write(async (tx) => {
    const user = await findAccountByEmail(tx, address);
    if (user) {
      const emailVerifiedAt = user.emailVerifiedAt ?? deps.clock.now();
      await tx.update(users).set({ emailVerifiedAt }).where(eq(users.rowId, user.rowId));
      return;
    }
    const pending = await findPendingRegistration(tx, email, { askedHashes: [] }, deps.clock.now());
    if (!pending) throw new OperatorError(verbAnswers.nobodyAsked(email));
    await createConfirmedAccount(tx, deps, pending);
  });
  return requireAccountByEmail(deps.db, address);
}

/**
 * Sets the tier; premium lasts from `since` to `until`, both in milliseconds. Null for `until` means no end.
 * Null for `since` means now or, when premium is already in force, its present start, so that the monthly
 * counts continue.
 */
export async function setAccountTier(
  deps: Deps,
  address: string,
  tier: "freemium" | "premium",
  period: { since: number | null; until: number | null },
): Promise<{ email: string }> {
  const now = deps.clock.now();
  const tierUntil = tier === "premium" ? period.until : null;
  return deps.db.write(async (tx) => {
    const account = await requireAccountByEmail(tx, address);
    const begun = getTierInForce(account, now) === "premium" ? account.tierSince : now;
    const tierSince = tier === "premium" ? (period.since ?? begun) : null;
    await tx.update(users).set({ tier, tierSince, tierUntil }).where(eq(users.rowId, account.rowId));
    return account;
  });
}

/** The account of an address. Throws OperatorError when there is none or it is being deleted. */
export async function requireAccountByEmail(db: Reader, address: string): Promise<typeof users.$inferSelect> {
  const user = await findAccountByEmail(db, address);
  if (!user || user.deletedAt !== null) {
    throw new OperatorError(verbAnswers.noAccount(getStoredFormsOfEmail(address).canonical));
  }
  return user;
}
